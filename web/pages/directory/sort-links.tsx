import { Link } from 'react-router'
import { directoryPath, SORTS, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchNote } from '../../../shared/search/search.ts'
import { words } from './words.ts'

/** The order of the results, as links. */
export function SortLinks({ state, note }: { state: DirectoryState; note: SearchNote }) {
  const hasWords = note.words.length > 0 || note.preferred.length > 0
  const isUnmeasured = note.place?.measuredFrom === null
  const best = hasWords || state.region || isUnmeasured ? 'words' : note.place ? 'near' : 'standing'
  return (
    <nav className="sort-links only-wide" aria-label={words.sort}>
      <span aria-hidden="true">{words.sort}</span>
      <ul>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              to={directoryPath({ ...state, sort, page: 1 })}
              aria-current={sort === state.sort ? 'true' : undefined}
              preventScrollReset
            >
              {words.sortName(sort, best)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
