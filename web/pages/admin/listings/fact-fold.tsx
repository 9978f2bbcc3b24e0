import type { AdminListing, TypedListing } from '../../../../shared/listings/admin.ts'
import {
  HAND_METHODS,
  type CheckMethod,
  type FactField,
} from '../../../../shared/listings/fields.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { SelectField } from '../../../parts/form/select-field.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { Details } from '../../../ui/details.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { fieldWords } from './field-words.ts'
import { words } from './words.ts'

interface FactFoldProps {
  of: FormInUse<TypedListing>
  field: FactField
  listing: AdminListing | undefined
}

/** Where a field was read and how it was checked (ruling 2), folded below the field. It opens where something is wrong. */
export function FactFold({ of, field, listing }: FactFoldProps) {
  const fact = listing?.facts.find((known) => known.field === field)
  const start = of.idOf(`facts.${field}.`)
  const wasWrong = of.problems.some(({ field }) => field?.startsWith(start))
  return (
    <Details
      className="fact-fold"
      isOpen={wasWrong || undefined}
      summary={
        <>
          <VisuallyHidden>{words.source(fieldWords[field])}</VisuallyHidden>
          <span className="soft small block">{inShort(fact)}</span>
        </>
      }
    >
      <div className="fields">
        <p className="hint">{words.sourceRule}</p>
        <FormField of={of} name={`facts.${field}.sourceUrl`} label={words.sourceUrl} isOptional>
          {(control) => <input {...control} type="url" inputMode="url" autoComplete="off" />}
        </FormField>
        <FormField of={of} name={`facts.${field}.sourceTitle`} label={words.sourceTitle} isOptional>
          {(control) => <input {...control} autoComplete="off" />}
        </FormField>
        <FormField
          of={of}
          name={`facts.${field}.sourceDate`}
          label={words.sourceDate}
          hint={words.sourceDateHint}
          isOptional
        >
          {(control) => <input {...control} autoComplete="off" />}
        </FormField>
        <FormField of={of} name={`facts.${field}.readOn`} label={words.sourceReadOn} isOptional>
          {(control) => <input {...control} type="date" />}
        </FormField>
        <FormField of={of} name={`facts.${field}.quote`} label={words.quote} isOptional>
          {(control) => <textarea {...control} rows={2} />}
        </FormField>
        <FormField
          of={of}
          name={`facts.${field}.checkedOn`}
          label={words.factCheckedOn}
          hint={words.checkedByHint(fact?.checkedBy ?? null)}
          isOptional
        >
          {(control) => <input {...control} type="date" />}
        </FormField>
        <SelectField
          of={of}
          name={`facts.${field}.method`}
          label={words.method}
          isOptional
          none={words.notYet}
          options={methodsFor(fact?.method)}
          say={(method) => words.methods[method]}
        />
      </div>
    </Details>
  )
}

/** What a person can say, and how it was checked before. */
const methodsFor = (method: CheckMethod | null | undefined): CheckMethod[] => [
  ...new Set([...HAND_METHODS, ...(method ? [method] : [])]),
]

/** "Contact, read 21 Nov 2026, not checked" */
export function inShort(
  fact:
    | Pick<AdminListing['facts'][number], 'sourceTitle' | 'sourceUrl' | 'readOn' | 'checkedOn'>
    | null
    | undefined,
  notChecked: string = words.notChecked,
): string {
  if (!fact) return words.noSource
  const { sourceTitle, sourceUrl, readOn, checkedOn } = fact
  return [
    sourceTitle ?? sourceUrl ?? words.noSource,
    readOn && words.readOn(shortDate(readOn) ?? readOn),
    checkedOn ? words.checkedOn(shortDate(checkedOn) ?? checkedOn) : notChecked,
  ]
    .filter(Boolean)
    .join(', ')
}
