import {
  fieldsOf,
  LISTING_FIELDS,
  type FactField,
  type ListingField,
} from '../../../../shared/listings/fields.ts'
import { RISKY_FACTS } from '../../../../shared/checks/rules.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { listingWords } from '../../../parts/listing/words.ts'
import type { Typed } from './use-call.ts'
import { words } from './words.ts'

interface FactEditProps {
  field: FactField
  /** What the listing says, and what was typed since. */
  values: Typed
  onType: (typed: Typed) => void
  waits: boolean
}

/** The fields of a fact, to write what they say instead. */
export function FactEdit({ field, values, onType, waits }: FactEditProps) {
  return (
    <div className="stack-s ask-edit">
      {fieldsOf(field)
        .filter((name) => name !== 'phoneToCheck')
        .map((name) => (
          <Control key={name} name={name} value={values[name]} onType={onType} />
        ))}
      {waits && RISKY_FACTS.has(field) && <p className="soft small">{words.risky}</p>}
    </div>
  )
}

interface ControlProps {
  name: ListingField
  value: unknown
  onType: (typed: Typed) => void
}

function Control({ name, value, onType }: ControlProps) {
  const { kind } = LISTING_FIELDS[name]
  const label = listingWords.field(name)
  const id = `check-${name}`
  const options = optionsOf(LISTING_FIELDS[name])
  if (kind !== 'choice' && options.length > 0) {
    const chosen: unknown[] = Array.isArray(value) ? value : []
    return (
      <fieldset>
        <legend>{label}</legend>
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
  const control = {
    id,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {kind === 'items' && <span className="soft">{words.separator}</span>}
      </label>
      {kind === 'choice' ? (
        <select {...control}>
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {sayOption(name, option)}
            </option>
          ))}
        </select>
      ) : kind === 'lines' || kind === 'items' ? (
        <textarea {...control} rows={3} />
      ) : (
        <input {...control} />
      )}
    </div>
  )
}

const optionsOf = (field: object): readonly string[] =>
  'of' in field && Array.isArray(field.of) ? field.of : []
