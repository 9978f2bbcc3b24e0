import { Link } from 'react-router'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { claimPath } from '../../../shared/claims/rules.ts'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { words } from './words.ts'

/** What else one can do here: look at others near it, and have the listing corrected or removed (ruling 6). */
export function Owner({ listing }: { listing: ListingDetail }) {
  const { id, town, category, categoryName } = listing
  const about = (kind: 'wrong' | 'own-listing') => contactPath({ kind, listing: String(id) })
  return (
    <ul className="foot-links foot-box">
      {town && (
        <li>
          <Link to={directoryPath({ category, search: words.nearSearch(town) })}>
            {words.othersNear(categoryName, town)}
          </Link>
        </li>
      )}
      <li>
        <span>
          {words.somethingWrong} <Link to={about('wrong')}>{words.tellUsRight}</Link>
        </span>
      </li>
      <li>
        <span>
          {words.isYours} <Link to={about('own-listing')}>{words.askUs}</Link> {words.or}{' '}
          <Link to={claimPath(id)}>{words.lookAfter}</Link>
        </span>
      </li>
    </ul>
  )
}
