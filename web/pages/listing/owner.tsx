import { Link } from 'react-router'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { claimPath } from '../../../shared/claims/rules.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { othersOf, pathToOthers, type WithOthers } from './others.ts'
import { words } from './words.ts'

type Owned = WithOthers & Pick<ListingDetail, 'id' | 'phone' | 'email' | 'website'>

/** What is wrong here, whose it is (ruling 6), and others near it. Below what is known; in a wide window, beside it. */
export function Owner({ listing }: { listing: Owned }) {
  const { id, phone, email, website } = listing
  // Where none is known, the next step has led there already.
  const isReachable = phone ?? email ?? website
  const about = (kind: 'wrong' | 'own-listing') => contactPath({ kind, listing: String(id) })
  return (
    <ul className="lone-links foot-box">
      <li>
        {words.somethingWrong} <Link to={about('wrong')}>{words.tellUsRight}</Link>
      </li>
      <li>
        {words.isYours} <Link to={about('own-listing')}>{words.askUs}</Link>{' '}
        <Link to={claimPath(id)}>{words.lookAfter}</Link>
      </li>
      {isReachable && (
        <li>
          <Link to={pathToOthers(listing)}>{othersOf(listing)}</Link>
        </li>
      )}
    </ul>
  )
}
