import { Link } from 'react-router'
import type { ContactForm } from '../../../shared/contact/contact.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import { OTHER } from './contact-request.ts'
import { words } from './words.ts'

/** What the page of a listing says, line by line: the one that is wrong is pressed. */
export function WhichFact({ listing }: { listing: NonNullable<ContactForm['listing']> }) {
  const about = (field: string) =>
    contactPath({ kind: 'wrong', listing: String(listing.id), field })
  return (
    <div className="stack">
      <p id="which">
        {words.whichLead} <Link to={`/listing/${listing.id}`}>{listing.name}</Link>
      </p>
      <ul className="which" aria-labelledby="which">
        {listing.says.map(({ field, value }) => (
          <li key={field}>
            <Link to={about(field)}>
              <strong>{words.facts[field]}</strong>
              <span className={value ? undefined : 'soft'}>
                {value ? sayOption(field, value) : words.notKnownYet}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={about(OTHER)}>
            <strong>{words.somethingElse}</strong>
          </Link>
        </li>
      </ul>
    </div>
  )
}
