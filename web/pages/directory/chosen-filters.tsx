import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import { RemoveChip } from '../../ui/chip.tsx'
import type { Asked } from './asked.ts'
import { words } from './words.ts'

interface ChosenFiltersProps {
  state: DirectoryState
  asked: Asked
}

/** What narrows the results, each with its way out. */
export function ChosenFilters({ state, asked }: ChosenFiltersProps) {
  const { search, near, radius, region, category } = asked
  const chosen = [
    search && { text: words.quoted(search), without: { search: '' } },
    state.exact && { text: words.exactly, without: { exact: false } },
    near && { text: words.nearChip(near), without: { near: '' } },
    radius && { text: words.within(radius), without: { radius: undefined } },
    region && { text: region, without: { region: '' } },
    category && { text: category, without: { category: 'all' as const } },
  ].filter((filter) => typeof filter === 'object')
  if (chosen.length === 0) return null
  return (
    <ul className="chips">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <RemoveChip to={directoryPath({ ...state, ...without, page: 1 })} remove={words.remove}>
            {text}
          </RemoveChip>
        </li>
      ))}
    </ul>
  )
}
