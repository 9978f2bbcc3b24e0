import type { ComponentProps, ReactNode } from 'react'
import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { ErrorLine } from '../../ui/form/error-line.tsx'
import { FormField, problemAt } from '../../parts/form/form-field.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { CategorySelect } from '../../parts/listing/category-select.tsx'
import { OptionChoices } from '../../parts/listing/option-choices.tsx'
import { words } from './words.ts'

interface Part {
  of: FormInUse<TypedSubmission>
}

type TextName = keyof typeof words.labels &
  Exclude<keyof TypedSubmission, 'picture' | 'ageGroups' | 'modes' | 'category'>

const hints: Partial<Record<string, ReactNode>> = {
  ...words.hints,
  town: <span className="needs-script">{words.hints.town}</span>,
}

interface LineProps extends Part, Omit<ComponentProps<'input'>, 'name' | 'of'> {
  name: TextName
  isOptional?: boolean
}

/** A field of one line. */
export function Line({ of, name, isOptional, ...input }: LineProps) {
  return (
    <FormField
      of={of}
      name={name}
      label={words.labels[name]}
      hint={hints[name]}
      isOptional={isOptional}
    >
      {(control) => <input {...input} {...control} />}
    </FormField>
  )
}

interface LinesProps extends Part {
  name: TextName
  rows?: number
  isOptional?: boolean
}

/** A field of several lines. */
export function Lines({ of, name, rows = 3, isOptional }: LinesProps) {
  return (
    <FormField
      of={of}
      name={name}
      label={words.labels[name]}
      hint={hints[name]}
      isOptional={isOptional}
    >
      {(control) => <textarea {...control} rows={rows} />}
    </FormField>
  )
}

export function CategoryField({ of }: Part) {
  return (
    <FormField of={of} name="category" label={words.labels.category}>
      {(control) => <CategorySelect {...control} none={words.chooseCategory} />}
    </FormField>
  )
}

interface ChoicesProps extends Part {
  name: 'ageGroups' | 'modes'
}

/** Any of a few words. */
export function Choices({ of, name }: ChoicesProps) {
  const control = of.register(name)
  const id = of.idOf(name)
  const problem = problemAt(of, id)
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend>
        {words.labels[name]} <span className="optional">{formWords.optional}</span>
      </legend>
      <ErrorLine error={problem?.message} isRight={problem?.isRight} />
      <OptionChoices name={name} control={control} filledIn={of.filledIn(name)} />
    </fieldset>
  )
}
