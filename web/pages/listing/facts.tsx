import { Link } from 'react-router'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { Note } from '../../ui/note.tsx'
import { FactRow } from './fact-row.tsx'
import { knownFacts, unknownFacts } from './known-facts.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { words } from './words.ts'

/** Each known fact with where it comes from; what nobody knows is gathered in one note. */
export function Facts({ listing }: { listing: ListingDetail }) {
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className="facts">
        {knownFacts(listing).map((known) => (
          <FactRow key={known.label} {...known} listing={listing} />
        ))}
      </dl>
      <Note look="warn">
        <p>
          <strong>{words.weDoNotKnow}</strong> {unknownFacts(listing).join(', ')}.
        </p>
        <p>
          <Link className="more" to={contactPath({ kind: 'missing', listing: String(listing.id) })}>
            {words.tellUs}
          </Link>
        </p>
      </Note>
    </section>
  )
}
