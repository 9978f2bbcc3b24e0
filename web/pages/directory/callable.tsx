import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { callableWords as words } from './callable-words.ts'

type CallableFound = NonNullable<SearchAnswer['callable']>

interface CallableProps {
  state: DirectoryState
  callable: CallableFound
  /** An answer of another kind stands above: the nearest is named below the listings. */
  isShort?: boolean
}

/** The way on where nobody on the page can be called. */
export function Callable({ state, callable, isShort }: CallableProps) {
  const { total, nearest } = callable
  if (total === 0 && !nearest) return null
  return (
    <p className="small">
      <strong>{words.nobody} </strong>
      {total > 0 && (
        <Link to={directoryPath({ ...state, phone: true, page: 1 })}>{words.show(total)}</Link>
      )}
      {!isShort && <NearestCall {...callable} />}
    </p>
  )
}

export function NearestCall({ nearest, isOther }: Pick<CallableFound, 'nearest' | 'isOther'>) {
  if (!nearest) return null
  return (
    <>
      {isOther ? words.other : words.nearest}{' '}
      <Link to={`/listing/${nearest.id}`}>{nearest.name}</Link>{' '}
      {words.about([isOther ? nearest.categoryName : '', listingWords.cardPlace(nearest)])}
    </>
  )
}
