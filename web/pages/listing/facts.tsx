import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Link } from 'react-router'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { FactGroup } from './fact-group.tsx'
import { groupFacts } from './fact-groups.ts'
import { knownFacts, unknownFacts } from './known-facts.tsx'
import { Sources } from './sources.tsx'
import { words } from './words.ts'

/** What helps to decide, by who is behind it; what nobody knows in one line; where it all comes from, folded. */
export function Facts({ listing }: { listing: ListingDetail }) {
  const known = knownFacts(listing)
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      {groupFacts(known, listing.website).map((group) => (
        <FactGroup key={group.facts[0]?.label} {...group} />
      ))}
      <p className="unknown">
        <Icon of={CircleHelp} />
        <span>
          <strong>{words.weDoNotKnow}</strong> {unknownFacts(listing).join(', ')}.{' '}
          <Link to={contactPath({ kind: 'missing', listing: String(listing.id) })}>
            {words.tellUs}
          </Link>
        </span>
      </p>
      {listing.facts.length > 0 && <Sources listing={listing} />}
    </section>
  )
}
