import { directoryPath, type DirectoryState } from '../../../shared/directory.ts'
import { RemoveChip } from '../../ui/chip.tsx'
import { words } from './words.ts'

interface ChosenFiltersProps {
  state: DirectoryState
  category: string | undefined
}

/** What narrows the results, each with its way out. */
export function ChosenFilters({ state, category }: ChosenFiltersProps) {
  const { search, region } = state
  const chosen = [
    search && { text: words.quoted(search), without: { search: '' } },
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
