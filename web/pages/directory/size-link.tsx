import { Link } from 'react-router'
import {
  directoryPath,
  PAGE_SIZE,
  PAGE_SIZES,
  type DirectoryState,
} from '../../../shared/listings/directory.ts'
import { words } from './words.ts'

/** More on a page, or fewer again (ruling 33): the page that has what comes first now. */
export function SizeLink({ state, total }: { state: DirectoryState; total: number }) {
  if (total <= PAGE_SIZE) return null
  const first = (state.page - 1) * state.size
  return PAGE_SIZES.filter((size) => size !== state.size).map((size) => (
    <p key={size}>
      <Link to={directoryPath({ ...state, size, page: Math.floor(first / size) + 1 })}>
        {words.onAPage(size)}
      </Link>
    </p>
  ))
}
