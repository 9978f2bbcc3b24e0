import {
  directoryPath,
  PAGE_SIZE,
  PAGE_SIZES,
  type DirectoryState,
} from '../../../shared/listings/directory.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { words } from './words.ts'

/** More on a page, or fewer again (ruling 33): the page that has what comes first now. */
export function SizeLink({ state, total }: { state: DirectoryState; total: number }) {
  if (total <= PAGE_SIZE) return null
  const first = (state.page - 1) * state.size
  return PAGE_SIZES.filter((size) => size !== state.size).map((size) => (
    <p key={size}>
      <MoreLink to={directoryPath({ ...state, size, page: Math.floor(first / size) + 1 })}>
        {words.onAPage(size)}
      </MoreLink>
    </p>
  ))
}
