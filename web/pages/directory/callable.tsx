import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { words } from './words.ts'

interface CallableProps {
  state: DirectoryState
  callable: NonNullable<SearchAnswer['callable']>
  /** None was found, so there are none to speak of. */
  isEmpty: boolean
}

/** The way on where nobody on the page can be called. */
export function Callable({ state, callable: { total, nearest }, isEmpty }: CallableProps) {
  return (
    <p className="small">
      {!isEmpty && <strong>{words.nobodyToCall} </strong>}
      {total > 0 && (
        <Link to={directoryPath({ ...state, phone: true, page: 1 })}>
          {words.showCallable(total)}
        </Link>
      )}
      {nearest && (
        <>
          {words.nearestCall} <Link to={`/listing/${nearest.id}`}>{nearest.name}</Link>{' '}
          {words.at(listingWords.cardPlace(nearest))}
        </>
      )}
    </p>
  )
}
