import { useEffect, useRef } from 'react'
import {
  fieldsOf,
  LISTING_FIELDS,
  type FactField,
  type ListingField,
} from '../../../../shared/listings/fields.ts'
import { RISKY_FACTS } from '../../../../shared/checks/rules.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { fieldWords } from '../listings/field-words.ts'
import { Field } from '../../../ui/form/field.tsx'
import { idOf, type Problems } from './problems.ts'
import type { Typed } from './use-call.ts'
import { words } from './words.ts'

interface FactEditProps {
  field: FactField
  /** What the listing says, and what was typed since. */
  values: Typed
  onType: (typed: Typed) => void
  waits: boolean
  /** What the server refused, by field. */
  problems: Problems
  /** A press has just opened it: what is typed next is meant for it, and none of it is a key. */
  takesFocus: boolean
}

/** The fields of a fact, to write what they say instead. */
export function FactEdit({ field, values, onType, waits, problems, takesFocus }: FactEditProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [takesFocus])
  return (
    <div className="stack-s ask-edit" ref={box}>
      {fieldsOf(field)
        .filter((name) => name !== 'phoneToCheck')
        .map((name) => (
          <Control key={name} {...{ name, onType }} value={values[name]} error={problems[name]} />
        ))}
      {waits && RISKY_FACTS.has(field) && <p className="soft small">{words.risky}</p>}
    </div>
  )
}

interface ControlProps {
  name: ListingField
  value: unknown
  error: string | undefined
  onType: (typed: Typed) => void
}

function Control({ name, value, error, onType }: ControlProps) {
  const { kind } = LISTING_FIELDS[name]
  const label = fieldWords[name]
  const id = idOf(name)
  const options = optionsOf(LISTING_FIELDS[name])
  if (kind !== 'choice' && options.length > 0) {
    const chosen: unknown[] = Array.isArray(value) ? value : []
    return (
      <fieldset id={id} tabIndex={-1}>
        <legend>{label}</legend>
        {error && <p className="error">{error}</p>}
        {options.map((option) => (
          <label key={option} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onType({
                  [name]: options.filter((one) =>
                    one === option ? target.checked : chosen.includes(one),
                  ),
                })
              }
            />
            <span>{sayOption(name, option)}</span>
          </label>
        ))}
      </fieldset>
    )
  }
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''
  const typed = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  }
  return (
    <Field id={id} label={label} hint={kind === 'items' && words.separator} error={error}>
      {(control) =>
        kind === 'choice' ? (
          <select {...control} {...typed}>
            <option value="">{words.choose}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {sayOption(name, option)}
              </option>
            ))}
          </select>
        ) : kind === 'lines' || kind === 'items' ? (
          <textarea {...control} {...typed} rows={3} />
        ) : (
          <input {...control} {...typed} />
        )
      }
    </Field>
  )
}

const optionsOf = (field: object): readonly string[] =>
  'of' in field && Array.isArray(field.of) ? field.of : []
