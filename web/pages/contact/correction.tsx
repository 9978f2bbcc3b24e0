import { Link } from 'react-router'
import type { ContactForm, TypedContact } from '../../../shared/contact/contact.ts'
import { inSentence } from '../../../shared/formats/in-sentence.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { FormField } from '../../parts/form/form-field.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import type { correctedFact } from './contact-request.ts'
import { words } from './words.ts'

interface CorrectionProps {
  of: FormInUse<TypedContact>
  listing: NonNullable<ContactForm['listing']>
  corrected: NonNullable<ReturnType<typeof correctedFact>>
}

/** One fact: what the page says, what is right, and how its sender knows. */
export function Correction({ of, listing, corrected: { field, value } }: CorrectionProps) {
  const fact = words.facts[field]
  const isList = LISTS.some((list) => list === field)
  return (
    <>
      <div className="seen">
        <p>
          <Link to={`/listing/${listing.id}`}>{listing.name}</Link>
        </p>
        <p>
          {words.onPage(fact)} <strong>{value ?? words.nothingYet}</strong>
        </p>
        <p>
          <Link to={contactPath({ kind: 'wrong', listing: String(listing.id) })}>
            {words.anotherLine}
          </Link>
        </p>
      </div>
      <FormField
        of={of}
        name="right"
        label={words.right(inSentence(fact))}
        hint={isList ? words.listHint : words.rightHint}
        isOptional
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode={MODES[field]}
            maxLength={LIMITS.correction}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField of={of} name="message" label={words.howKnown} hint={words.howKnownHint} isOptional>
        {(control) => <textarea {...control} rows={3} maxLength={LIMITS.message} />}
      </FormField>
    </>
  )
}

const LISTS = ['services', 'languages', 'accessibility']

const MODES: Partial<Record<string, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  website: 'url',
}
