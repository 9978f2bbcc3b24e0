import { rightName, VERDICTS, verdictName } from '../../../shared/checks/provider-form.ts'
import { RISKY_FACTS } from '../../../shared/checks/rules.ts'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { ErrorLine } from '../../ui/form/error-line.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useLanguage } from './in-language.ts'
import type { ConfirmWords } from './words.ts'

interface WrittenProps {
  field: CorrectedField
  /** What was sent before and refused, by the names of the form. */
  typed: Record<string, string>
  problems: Record<string, string>
}

/** One fact: what the listing says, whether that is right, and what is right instead. */
export function FactAsked({ value, ...props }: WrittenProps & { value: string }) {
  const { field, typed, problems } = props
  const { words } = useLanguage()
  const label = words.fields[field]
  const isName = verdictName(field)
  const problem = problems[isName]
  return (
    <fieldset className="confirm-fact" id={isName} aria-describedby={problem && `${isName}-error`}>
      <legend>{label}</legend>
      <p className="breaks">{sayAll(words, field, value)}</p>
      <ErrorLine id={`${isName}-error`} error={problem} />
      <div className="confirm-verdict">
        {VERDICTS.map((verdict) => (
          <Choice
            key={verdict}
            type="radio"
            name={isName}
            value={verdict}
            defaultChecked={typed[isName] === verdict}
          >
            {words[verdict]}
          </Choice>
        ))}
      </div>
      <div className="confirm-right">
        <Written {...props} label={words.whatIsRight(label)} />
      </div>
    </fieldset>
  )
}

/** What nobody has told us yet. */
export function FactUnknown(props: WrittenProps) {
  const { words } = useLanguage()
  return <Written {...props} label={words.fields[props.field]} />
}

function Written({ field, typed, problems, label }: WrittenProps & { label: string }) {
  const { words } = useLanguage()
  const toName = rightName(field)
  const options = optionsOf(field)
  return (
    <Field id={toName} label={label} hint={hintOf(words, field)} error={problems[toName]}>
      {(control) =>
        options ? (
          <select {...control} name={toName} defaultValue={typed[toName]}>
            <option value="">{words.choose}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {sayOption(words, field, option)}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            name={toName}
            type="text"
            inputMode={MODES[field]}
            maxLength={LIMITS.correction}
            defaultValue={typed[toName]}
            // By it the rules of the page know that nothing is written.
            placeholder=" "
            autoComplete="off"
          />
        )
      }
    </Field>
  )
}

/** One of a few, to be chosen; what several of a few may be is typed. */
function optionsOf(field: CorrectedField): readonly string[] | undefined {
  const rules: { kind: string; of?: readonly string[] } = LISTING_FIELDS[field]
  return rules.kind === 'choice' ? rules.of : undefined
}

function sayOption(words: ConfirmWords, field: CorrectedField, option: string): string {
  const known: Partial<Record<string, Partial<Record<string, string>>>> = words.options
  return known[field]?.[option] ?? option
}

const sayAll = (words: ConfirmWords, field: CorrectedField, value: string) =>
  value
    .split(', ')
    .map((option) => sayOption(words, field, option))
    .join(', ')

function hintOf(words: ConfirmWords, field: CorrectedField) {
  if (RISKY_FACTS.has(field)) return words.risky
  return LISTS.some((list) => list === field) ? words.listHint : undefined
}

const LISTS = ['services', 'languages', 'accessibility', 'modes']

const MODES: Partial<Record<CorrectedField, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  website: 'url',
}
