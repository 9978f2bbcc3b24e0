import { Link } from 'react-router'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { claimPath } from '../../../shared/claims/rules.ts'
import { ALL_INDIA, directoryPath } from '../../../shared/listings/directory.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { words } from './words.ts'

type Owned = Pick<
  ListingDetail,
  'id' | 'town' | 'region' | 'category' | 'categoryName' | 'phone' | 'email' | 'website'
>

/** What is wrong here, whose it is (ruling 6), and others near it. Below what is known; in a wide window, beside it. */
export function Owner({ listing }: { listing: Owned }) {
  const { id, town, region, category, categoryName, phone, email, website } = listing
  // Without a town it is not known what is near: the state is as close as we can say.
  const state = region === ALL_INDIA ? '' : (region ?? '')
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
          {town ? (
            <Link to={directoryPath({ category, search: words.nearSearch(town) })}>
              {words.othersNear(categoryName, town)}
            </Link>
          ) : (
            <Link to={directoryPath({ category, region: state })}>
              {words.othersIn(categoryName, state)}
            </Link>
          )}
        </li>
      )}
    </ul>
  )
}
