import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
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
  const { total, nearest, other } = callable
  if (total === 0 && !nearest && !other) return null
  return (
    <p className="small">
      <strong>{words.nobody} </strong>
      {total > 0 && (
        <Link to={directoryPath({ ...state, phone: true, page: 1 })}>{words.show(total)}</Link>
      )}
      {!isShort && <NearestCalls {...callable} />}
    </p>
  )
}

/** Who offers the same, however far away, and where that is far, who is near. */
export function NearestCalls({ nearest, other }: Pick<CallableFound, 'nearest' | 'other'>) {
  return (
    <>
      {nearest && <Call says={words.nearest} listing={nearest} />}
      {nearest && other && ' '}
      {other && <Call says={words.other} listing={other} kind={other.categoryName} />}
    </>
  )
}

interface CallProps {
  says: string
  listing: Listing
  /** Where it is not what was asked for. */
  kind?: string
}

const Call = ({ says, listing, kind = '' }: CallProps) => (
  <span className="block">
    {says} <Link to={`/listing/${listing.id}`}>{listing.name}</Link>{' '}
    {words.about([kind, listingWords.cardPlace(listing)])}
  </span>
)
