import type { ListingDetail } from '../../../shared/listings.ts'
import { Note } from '../../ui/note.tsx'
import { FactRow } from './fact-row.tsx'
import { knownFacts, unknownFacts } from './known-facts.tsx'
import { mailLink } from '../../parts/mail-link.ts'
import { words } from './words.ts'

interface FactsProps {
  listing: ListingDetail
  contactEmail: string | null
}

/** Each known fact with where it comes from; what nobody knows is gathered in one note. */
export function Facts({ listing, contactEmail }: FactsProps) {
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className="facts">
        {knownFacts(listing).map((known) => (
          <FactRow key={known.label} {...known} listing={listing} contactEmail={contactEmail} />
        ))}
      </dl>
      <Note look="warn">
        <p>
          <strong>{words.weDoNotKnow}</strong> {unknownFacts(listing).join(', ')}.
        </p>
        {contactEmail && (
          <p>
            <a className="more" href={mailLink(contactEmail, words.tellUsSubject(listing.name))}>
              {words.tellUs}
            </a>
          </p>
        )}
      </Note>
    </section>
  )
}
