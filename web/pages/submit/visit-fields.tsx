import { DECIDING_FIELDS } from '../../../shared/listings/deciding-facts.ts'
import { LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import { LIMITS } from '../../../shared/limits.ts'
import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { SelectField } from '../../parts/form/select-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Choices, Line, Lines } from './submission-fields.tsx'
import { words } from './words.ts'

interface VisitFieldsProps {
  of: FormInUse<TypedSubmission>
}

/** What families ask before a first visit, folded: none of it is needed. It opens where something stands in it, or is wrong. */
export function VisitFields({ of }: VisitFieldsProps) {
  const ids = DECIDING_FIELDS.map((name) => of.idOf(name))
  const wasWrong = of.problems.some(({ field }) => ids.some((id) => id === field))
  const isSaid = DECIDING_FIELDS.some((name) => [of.getValues(name) ?? ''].flat().join('') !== '')
  return (
    <Details className="fold" isOpen={wasWrong || isSaid || undefined} summary={words.visit}>
      <div className="fields">
        <Select of={of} name="takesNewPeople" />
        <div className="pair">
          <Select of={of} name="feesBand" />
          <Line of={of} name="fees" maxLength={LIMITS.shortFact} autoComplete="off" isOptional />
        </div>
        <Choices of={of} name="modes" />
        <Line of={of} name="hours" maxLength={LIMITS.shortFact} autoComplete="off" isOptional />
        <Select of={of} name="diagnosisNeeded" />
        <Lines of={of} name="whatToBring" isOptional />
        <Lines of={of} name="nextStep" isOptional />
      </div>
    </Details>
  )
}

interface SelectProps extends VisitFieldsProps {
  name: 'takesNewPeople' | 'feesBand' | 'diagnosisNeeded'
}

const Select = ({ of, name }: SelectProps) => (
  <SelectField
    of={of}
    name={name}
    label={words.labels[name]}
    isOptional
    none={words.notKnown}
    options={LISTING_FIELDS[name].of}
    say={(option) => sayOption(name, option)}
  />
)
