import type { ComponentProps } from 'react'
import type { AdminListing, TypedListing } from '../../../../shared/listings/admin.ts'
import {
  LISTING_FIELDS,
  type ChoiceField,
  type FactField,
  type OneOfField,
} from '../../../../shared/listings/fields.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { FormField, problemAt } from '../../../parts/form/form-field.tsx'
import { SelectField } from '../../../parts/form/select-field.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { CategorySelect } from '../../../parts/listing/category-select.tsx'
import { OptionChoices } from '../../../parts/listing/option-choices.tsx'
import { ErrorLine } from '../../../ui/form/error-line.tsx'
import { FactFold } from './fact-fold.tsx'
import { fieldWords } from './field-words.ts'
import { words } from './words.ts'

export interface PartProps {
  of: FormInUse<TypedListing>
  listing: AdminListing | undefined
}

type TextName = Exclude<FactField, 'coordinates' | ChoiceField> | 'latitude' | 'longitude' | 'ages'

interface TextProps extends PartProps, Omit<ComponentProps<'input'>, 'name' | 'of'> {
  name: TextName
  /** Required, so never "(optional)". */
  isRequired?: boolean
}

/** A field of one line. */
export function Line({ of, listing: _listing, name, isRequired, ...input }: TextProps) {
  return (
    <FormField
      of={of}
      name={name}
      label={fieldWords[name]}
      hint={words.hints[name]}
      isOptional={!isRequired}
    >
      {(control) => <input autoComplete="off" {...input} {...control} />}
    </FormField>
  )
}

/** A field of several lines. */
export function Lines({ of, name, isRequired }: TextProps) {
  const isList = LISTING_FIELDS[name].kind === 'items'
  return (
    <FormField
      of={of}
      name={name}
      label={fieldWords[name]}
      hint={isList ? words.hints.items : words.hints[name]}
      isOptional={!isRequired}
    >
      {(control) => <textarea {...control} rows={name === 'description' ? 6 : 3} />}
    </FormField>
  )
}

/** A field with where it was read and how it was checked. */
export function SourcedLine(props: TextProps & { name: FactField }) {
  return (
    <div className="sourced">
      <Line {...props} />
      <FactFold of={props.of} listing={props.listing} field={props.name} />
    </div>
  )
}

export function SourcedLines(props: TextProps & { name: FactField }) {
  return (
    <div className="sourced">
      <Lines {...props} />
      <FactFold of={props.of} listing={props.listing} field={props.name} />
    </div>
  )
}

interface ChoiceProps extends PartProps {
  name: OneOfField
  hint?: string | undefined
}

/** One of a few words. */
export const OneOf = ({ of, name, hint }: ChoiceProps) => (
  <SelectField
    of={of}
    name={name}
    label={fieldWords[name]}
    hint={hint}
    isOptional
    none={words.notKnown}
    options={LISTING_FIELDS[name].of}
    say={(option) => sayOption(name, option)}
  />
)

export function CategoryField({ of }: Pick<PartProps, 'of'>) {
  return (
    <FormField of={of} name="category" label={fieldWords.category}>
      {(control) => <CategorySelect {...control} none={words.chooseCategory} />}
    </FormField>
  )
}

interface ChoicesProps extends PartProps {
  name: 'ageGroups' | 'modes' | 'otherCategories'
}

/** Any of a few words. */
export function Choices({ of, name }: ChoicesProps) {
  const control = of.register(name)
  const id = of.idOf(name)
  const hint = words.hints[name]
  const problem = problemAt(of, id)
  const isWrong = problem && !problem.isRight
  const describedBy = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={describedBy || undefined}>
      <legend>{fieldWords[name]}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorLine id={`${id}-error`} error={problem?.message} isRight={problem?.isRight} />
      <OptionChoices name={name} control={control} />
    </fieldset>
  )
}
