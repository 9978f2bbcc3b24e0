import { Link } from 'react-router'
import {
  DEFAULT_RADIUS,
  directoryPath,
  type DirectoryState,
} from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchNote as Understood } from '../../../shared/search/search.ts'
import { noteWords as words } from './note-words.ts'
import { toSentences } from './sentences.ts'

interface SearchNoteProps {
  state: DirectoryState
  note: Understood
  /** What is shown. */
  listings: Pick<Listing, 'town' | 'taluka' | 'ages' | 'ageMax' | 'distance'>[]
  /** How many more there are a little further away. */
  beyond: number
}

/**
 * What has to be read before the results: what they do not say, what was corrected or left out. Short lines, so that
 * the results begin on the first screen of a phone; the rest is below them (how-read.tsx).
 */
export function SearchNote({ state, note, listings, beyond }: SearchNoteProps) {
  const sentences = toSentences(note, state, listings)
  const { corrections, place: near } = note
  if (sentences.length === 0 && beyond === 0) return null
  // What serves the place from anywhere comes before what is some way off.
  const isFar =
    !note.further &&
    listings.every(({ distance, town, taluka }) =>
      distance === null ? !town && !taluka : distance > DEFAULT_RADIUS,
    )
  return (
    <p>
      {sentences.join(' ')}
      {sentences.at(-1) === words.intents['near-me'] && (
        <span className="needs-script"> {words.orLocate}</span>
      )}
      {beyond > 0 && near && (
        <>
          {' '}
          {isFar && `${words.noneWithin(DEFAULT_RADIUS)} `}
          <Link to={directoryPath({ ...state, near: near.id, radius: DEFAULT_RADIUS })}>
            {words.beyond(DEFAULT_RADIUS, beyond)}
          </Link>
        </>
      )}
      {corrections.map(
        ({ typed, place }) =>
          place && (
            <span key={place.id}>
              {' '}
              <Link to={directoryPath(nearGuess(state, typed, place.id))}>
                {words.near(place.name)}
              </Link>
            </span>
          ),
      )}
      {corrections.length > 0 && (
        <>
          {' '}
          <Link to={directoryPath({ ...state, exact: true, page: 1 })}>{words.exactly}</Link>
        </>
      )}
    </p>
  )
}

/** The same search, with the place that a word may be meant to be instead of the word. */
const nearGuess = (state: DirectoryState, typed: string, near: string): DirectoryState => ({
  ...state,
  search: state.search.replace(typed, '').replace(/\s+/g, ' ').trim(),
  near,
  page: 1,
})
