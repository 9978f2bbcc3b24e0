import { Link } from 'react-router'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { claimPath } from '../../../shared/claims/rules.ts'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { words } from './words.ts'

/** What is wrong here, whose it is (ruling 6), and others near it. Below what is known; in a wide window, beside it. */
export function Owner({ listing }: { listing: ListingDetail }) {
  const { id, town, category, categoryName, phone, email, website } = listing
  // Where none is known, the next step has led there already.
  const isReachable = phone ?? email ?? website
  const about = (kind: 'wrong' | 'own-listing') => contactPath({ kind, listing: String(id) })
  return (
    <ul className="foot-links foot-box">
      <li>
        {words.somethingWrong} <Link to={about('wrong')}>{words.tellUsRight}</Link>
      </li>
      <li>
        {words.isYours} <Link to={about('own-listing')}>{words.askUs}</Link>{' '}
        <Link to={claimPath(id)}>{words.lookAfter}</Link>
      </li>
      {town && isReachable && (
        <li>
          <Link to={directoryPath({ category, search: words.nearSearch(town) })}>
            {words.othersNear(categoryName, town)}
          </Link>
        </li>
      )}
    </ul>
  )
}
