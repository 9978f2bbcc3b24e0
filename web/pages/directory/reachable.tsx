import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { about, reachableWords } from './reachable-words.ts'

type ReachableFound = NonNullable<SearchAnswer['reachable']>

interface ReachableProps {
  state: DirectoryState
  reachable: ReachableFound
  /** An answer of another kind stands above: who is nearest is named below the listings. */
  isShort?: boolean
}

/** The way on where nobody on the page can be called, and for who writes rather than calls. */
export function Reachable({ state, reachable, isShort }: ReachableProps) {
  const { by, isNone, total, nearest, other } = reachable
  // Who does not phone is told so even where there is no way on.
  if (total === 0 && !nearest && !other && by === 'phone') return null
  return (
    <p className="small">
      {isNone && <strong>{reachableWords[by].none} </strong>}
      {total > 0 && (
        <Link to={directoryPath({ ...state, [by]: true, page: 1 })}>
          {reachableWords[by].show(total)}
        </Link>
      )}
      {/* The listings begin on the first screen: where both are known, one waits until after them. */}
      {!isShort && <NearestReachable {...reachable} other={nearest ? null : other} />}
    </p>
  )
}

/** Who offers the same, however far away, and where that is far, who is near. */
export function NearestReachable({
  by,
  nearest,
  other,
}: Pick<ReachableFound, 'by' | 'nearest' | 'other'>) {
  const words = reachableWords[by]
  return (
    <>
      {nearest && <Named says={words.nearest} listing={nearest} />}
      {nearest && other && ' '}
      {other && <Named says={words.other} listing={other} kind={other.categoryName} />}
    </>
  )
}

interface NamedProps {
  says: string
  listing: Listing
  /** Where it is not what was asked for. */
  kind?: string
}

const Named = ({ says, listing, kind = '' }: NamedProps) => (
  <span className="block">
    {says} <Link to={`/listing/${listing.id}`}>{listing.name}</Link>{' '}
    {about([kind, listingWords.cardPlace(listing)])}
  </span>
)
