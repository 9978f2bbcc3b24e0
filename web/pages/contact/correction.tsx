import { Link } from 'react-router'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import type { ContactForm, TypedContact } from '../../../shared/contact/contact.ts'
import { inSentence } from '../../../shared/formats/in-sentence.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { likelyKind, reportKinds } from '../../../shared/reports/rules.ts'
import { FormField } from '../../parts/form/form-field.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { optionWords, sayOption } from '../../parts/listing/choice-words.ts'
import { Options } from '../../ui/form/options.tsx'
import type { correctedFact } from './contact-request.ts'
import { WhatIsWrong } from './what-is-wrong.tsx'
import { words } from './words.ts'

interface CorrectionProps {
  of: FormInUse<TypedContact>
  listing: NonNullable<ContactForm['listing']>
  corrected: NonNullable<ReturnType<typeof correctedFact>>
}

/** One fact: what the page says, what is wrong with it, and what is right. */
export function Correction({ of, listing, corrected: { field, value } }: CorrectionProps) {
  const fact = words.facts[field]
  const isList = LISTS.some((list) => list === field)
  const options = optionsOf(field)
  return (
    <>
      <div className="seen">
        <p className="lone-links">
          <Link to={`/listing/${listing.id}`}>{listing.name}</Link>
        </p>
        <p>
          {words.onPage(fact)} <strong>{value ? sayOption(field, value) : unknownOf(field)}</strong>
        </p>
        <p className="lone-links">
          <Link to={contactPath({ kind: 'wrong', listing: String(listing.id) })}>
            {words.anotherLine}
          </Link>
        </p>
      </div>
      {value && (
        <WhatIsWrong
          of={of}
          kinds={reportKinds(field)}
          legend={words.whatIsIt}
          other={likelyKind(field, value) === 'other' ? words.isWrong : undefined}
        />
      )}
      <FormField
        of={of}
        name="right"
        label={isNoun(field) ? words.right(inSentence(fact)) : words.whatIsRight}
        hint={hintOf(isList, value !== null)}
        isOptional
      >
        {(control) =>
          options ? (
            <select {...control}>
              <option value="">{words.doNotKnow}</option>
              <Options of={Object.keys(options)} say={(option) => sayOption(field, option)} />
            </select>
          ) : (
            <input
              {...control}
              type="text"
              inputMode={MODES[field]}
              maxLength={LIMITS.correction}
              autoComplete="off"
            />
          )
        }
      </FormField>
    </>
  )
}

/** Where no street is known, the page shows the town as the address. */
const unknownOf = (field: CorrectedField) =>
  field === 'address' ? words.noStreetYet : words.notKnownYet

/** Of what the page says, that it is wrong is enough. */
const hintOf = (isList: boolean, isSaid: boolean) =>
  isSaid
    ? isList
      ? words.listHint
      : words.rightHint
    : isList
      ? words.listOrMoreHint
      : words.rightOrMoreHint

/** “The right hours”, but not “The right takes new people”. */
const isNoun = (field: CorrectedField) => field !== 'modes' && !optionsOf(field)

const LISTS = ['services', 'languages', 'accessibility', 'modes']

const MODES: Partial<Record<string, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  website: 'url',
}

/** Where one of a few words is right. */
const optionsOf = (field: CorrectedField) =>
  field === 'takesNewPeople' || field === 'feesBand' || field === 'diagnosisNeeded'
    ? optionWords[field]
    : undefined
