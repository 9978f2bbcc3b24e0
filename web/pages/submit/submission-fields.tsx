import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import { errorAt, FormField } from '../../parts/form/form-field.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { categories } from '../../queries/categories.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { words } from './words.ts'

interface Part {
  of: FormInUse<TypedSubmission>
}

type TextName = keyof typeof words.labels &
  Exclude<keyof TypedSubmission, 'picture' | 'ageGroups' | 'modes' | 'category'>

const hints: Partial<Record<string, string>> = words.hints

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
  // A draft can choose only among options that are there when the form is.
  const { data: kinds } = useSuspenseQuery(categories())
  return (
    <FormField of={of} name="category" label={words.labels.category}>
      {(control) => (
        <select {...control}>
          <option value="">{words.chooseCategory}</option>
          {kinds.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
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
  const error = errorAt(of, id)
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend>{words.labels[name]}</legend>
      {error && <p className="error">{error}</p>}
      <div className="choices-2">
        {LISTING_FIELDS[name].of.map((option) => (
          <Choice key={option} type="checkbox" value={option} {...control}>
            {sayOption(name, option)}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
