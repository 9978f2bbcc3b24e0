import Mail from 'lucide-react/icons/mail'
import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchAnswer, SearchNote } from '../../../shared/search/search.ts'
import { listingWords } from '../listing/words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { about, emailFirst, reachableWords } from './reachable-words.ts'

type ReachableFound = NonNullable<SearchAnswer['reachable']>

interface ReachableProps {
  state: DirectoryState
  reachable: ReachableFound
  note: SearchNote
  /** An answer of another kind stands above: who is nearest is named below the listings. */
  isShort?: boolean
}

/** The way on where nobody on the page can be called, and for who writes rather than calls. */
export function Reachable({ state, reachable, note, isShort }: ReachableProps) {
  const { by, isNone, total, nearest, other } = reachable
  // Who does not phone is told so even where there is no way on.
  if (total === 0 && !nearest && !other && by === 'phone') return null
  return (
    <p className="small">
      {isNone && <strong>{reachableWords[by].none(total > 0)}</strong>}{' '}
      {!isNone && total > 0 && state.sort === 'best' && `${emailFirst} `}
      {total > 0 && (
        <Link to={directoryPath({ ...state, [by]: true, page: 1 })}>
          {reachableWords[by].show(total)}
        </Link>
      )}
      {/* The listings begin on the first screen: where both are known, the one far away waits until after them. */}
      {!isShort && <NearestReachable {...reachable} nearest={other ? null : nearest} note={note} />}
    </p>
  )
}

/** Who offers the same, however far away, and where that is far, who is near. */
export function NearestReachable({
  by,
  nearest,
  other,
  note: { place },
}: Pick<ReachableFound, 'by' | 'nearest' | 'other'> & { note: SearchNote }) {
  const words = reachableWords[by]
  const from = place?.measuredFrom
  const named = (says: string, listing: Listing, kind = '') => {
    const { id, name, distance } = listing
    const far = from && distance !== null ? listingWords.distance(distance, from) : ''
    return (
      <span className="block">
        {says} {/* On paper it leads nowhere, so that the number stands beside it. */}
        <Link to={`/listing/${id}`} data-printed={` ${listing[by]}`}>
          {name}
        </Link>{' '}
        {about([kind, listingWords.cardPlace(listing), far])}
      </span>
    )
  }
  return (
    <>
      {nearest && named(words.nearest, nearest)}
      {nearest && other && ' '}
      {other && named(words.other, other, other.categoryName)}
    </>
  )
}

/** On a card, where others have the way to call. */
export const WriteButton = ({ email }: { email: string }) => (
  <ButtonLink to={`mailto:${email}`} icon={Mail} className="lc-call">
    {listingWords.write}
  </ButtonLink>
)
