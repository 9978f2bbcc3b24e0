import {
  FACT_FILTERS,
  type DirectoryState,
  type FactFilter,
} from '../../../../shared/listings/directory.ts'
import { RemoveChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FilterLinks } from './filter-links.tsx'
import { toResults } from './filter-values.ts'
import { words } from './offered-words.ts'

interface OfferedProps {
  as: 'links' | 'field' | 'chip'
  name: FactFilter
  state: DirectoryState
  countOf?: ((name: FactFilter, value: string) => number | undefined) | undefined
  counted?: ((label: string, count: number | undefined) => string) | undefined
}

/** A filter by a fact that few listings have: beside the results, in the form for a phone, and where it is chosen. */
export function Offered(props: OfferedProps) {
  if (props.as === 'links') return <Links {...props} />
  return props.as === 'field' ? <OneField {...props} /> : <Chip {...props} />
}

const labelOf = (name: FactFilter, value: string) => {
  const labels: Record<string, string> = words.options[name]
  return labels[value] ?? value
}

/** What can be chosen of a fact that few listings have: only what some of what was found have. */
const optionsOf = ({ name, state, countOf }: OfferedProps) =>
  FACT_FILTERS[name]
    .map((value) => ({ value, label: labelOf(name, value), count: countOf?.(name, value) }))
    .filter(({ value, count }) => value === state[name] || (count ?? 0) > 0)

/** Beside the results: a link for each. */
function Links(props: OfferedProps) {
  const { name, state } = props
  const any = { value: undefined, label: words.any, count: undefined }
  return (
    <FilterLinks
      id={name}
      title={words.title[name]}
      links={[any, ...optionsOf(props)].map(({ value, label, count }) => ({
        label,
        to: { ...state, [name]: value },
        isOn: state[name] === value,
        count,
      }))}
    />
  )
}

/** In the form for a phone. */
function OneField(props: OfferedProps) {
  const { name, state, counted } = props
  return (
    <Field id={`filter-${name}`} label={words.title[name]}>
      {(control) => (
        <select {...control} name={name} defaultValue={state[name] ?? ''}>
          <option value="">{words.any}</option>
          {optionsOf(props).map(({ value, label, count }) => (
            <option key={value} value={value}>
              {counted?.(label, count) ?? label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Among what narrows the results. */
const Chip = ({ name, state }: OfferedProps) => (
  <li>
    <RemoveChip to={toResults({ ...state, [name]: undefined })} remove={words.remove}>
      {labelOf(name, state[name] ?? '')}
    </RemoveChip>
  </li>
)
