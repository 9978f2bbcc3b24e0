import { FLAGS } from '../../../../shared/search/musts.ts'
import { FACT_FILTER_NAMES, type DirectoryState } from '../../../../shared/listings/directory.ts'
import { ageWords } from '../../../parts/listing/age-words.ts'
import { RemoveChip } from '../../../ui/chip.tsx'
import type { NamedFilters } from '../named-filters.ts'
import { words } from '../words.ts'
import { toResults } from './filter-values.ts'
import { OfferedFilters } from './offered-filters.tsx'

/**
 * What narrows the results, each with its way out; the words stand above them, beside "Change". On a phone the folded form
 * and the filters say it.
 */
export function ChosenFilters({ state, named }: { state: DirectoryState; named: NamedFilters }) {
  const { near, radius, region, category } = named
  const { ageGroup, language } = state
  const chosen = [
    state.exact && { text: words.exactly, without: { exact: false } },
    near && { text: words.nearChip(near), without: { near: '' } },
    radius && { text: words.within(radius), without: { radius: undefined } },
    region && { text: region, without: { region: '' } },
    category && { text: category, without: { category: 'all' as const } },
    ...FLAGS.map((flag) => state[flag] && { text: words[flag], without: { [flag]: false } }),
    language && { text: language, without: { language: '' } },
    ageGroup && { text: ageWords[ageGroup], without: { ageGroup: undefined } },
  ].filter((filter) => typeof filter === 'object')
  if (chosen.length === 0 && !FACT_FILTER_NAMES.some((name) => state[name])) return null
  return (
    <ul className="chips only-wide">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <RemoveChip to={toResults({ ...state, ...without })} remove={words.remove}>
            {text}
          </RemoveChip>
        </li>
      ))}
      <OfferedFilters as="chip" state={state} />
    </ul>
  )
}
