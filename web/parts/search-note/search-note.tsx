import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchNote as Understood } from '../../../shared/search/search.ts'
import { Note } from '../../ui/note.tsx'
import { noteWords as words } from './note-words.ts'

interface SearchNoteProps {
  state: DirectoryState
  note: Understood
  /** Nothing was found, so nothing is shown. */
  isEmpty: boolean
  /** One answers, above: nobody has to look for it. */
  hasArticle: boolean
}

/** What was understood of the words, above the results; nothing where they were taken as they are. */
export function SearchNote({ state, note, isEmpty, hasArticle }: SearchNoteProps) {
  const sentences = [...toSentences(note, isEmpty), ...aboutPlace(note, state)]
  // People who have said where they are need not be asked.
  const intents = note.intents.filter(
    (intent) => !(intent === 'near-me' && note.place) && !(intent === 'how-to' && hasArticle),
  )
  const isChanged =
    note.corrections.length > 0 || note.meanings.length > 0 || note.leftOut.length > 0
  if (sentences.length === 0 && intents.length === 0 && !state.exact) return null
  return (
    <Note>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {intents.map((intent) => (
        <p key={intent}>
          {words.intents[intent]}
          {intent === 'how-to' && (
            <>
              {' '}
              <Link to="/blog">{words.articles}</Link>
            </>
          )}
          {intent === 'online' && (
            <>
              {' '}
              <Link to={directoryPath({ region: 'All India', view: state.view })}>
                {words.allIndia}
              </Link>
            </>
          )}
        </p>
      ))}
      {note.corrections.map(
        ({ typed, place }) =>
          place && (
            <p key={place.id}>
              <Link to={directoryPath(nearGuess(state, typed, place.id))} className="more">
                {words.near(place.name)}
              </Link>
            </p>
          ),
      )}
      {state.exact && <p>{words.isExact}</p>}
      {(isChanged || state.exact) && (
        <p>
          <Link to={directoryPath({ ...state, exact: !state.exact, page: 1 })} className="more">
            {state.exact ? words.notExact : words.exactly(state.search)}
          </Link>
        </p>
      )}
    </Note>
  )
}

/** The same search, with the place that a word may be meant to be instead of the word. */
const nearGuess = (state: DirectoryState, typed: string, near: string): DirectoryState => ({
  ...state,
  search: state.search.replace(typed, '').replace(/\s+/g, ' ').trim(),
  near,
  page: 1,
})

function toSentences(note: Understood, isEmpty: boolean): string[] {
  const { corrections, meanings, category, place, age, leftOut, unsaid, further, excluded } = note
  const isPlaceRead = place?.isFromWords === true
  return [
    // The folded form says it already where every word was taken as it is.
    isPlaceRead &&
      (corrections.length > 0 || meanings.length > 0 || isEmpty) &&
      (isEmpty ? words.lookedFor(note) : words.showing(note)),
    ...corrections.map(({ typed, used, place }) => words.guess(typed, place?.name ?? used)),
    ...meanings.map(({ typed, meant }) => words.meant(typed, meant)),
    category && !isItsName(category) && words.kind(category.name),
    age !== null && words.age(age),
    leftOut.length > 0 && words.leftOut(leftOut),
    excluded.length > 0 && words.excluded(excluded),
    // What is nowhere is nowhere else, either.
    !isEmpty && unsaid.length > 0 && words.unsaid(unsaid),
    !isEmpty && place && further && words.further[further](place.name),
  ].filter((sentence) => typeof sentence === 'string')
}

/** What cannot be said of how far listings are, and why. A state is looked through: nobody expects it. */
function aboutPlace({ place }: Understood, { near, radius }: DirectoryState): string[] {
  if (place?.measuredFrom && radius !== undefined) return [words.withRadius]
  if (!place || place.measuredFrom !== null || !(near || place.isFromWords)) return []
  const [, ...within] = place.label.split(', ')
  return [
    within.length > 0 && words.unmeasured(place.name, within.join(', ')),
    radius !== undefined && words.withoutRadius(place.name, radius),
  ].filter((sentence) => typeof sentence === 'string')
}

/** "school" says on its own that Special Schools come first. */
const isItsName = ({ name, typed }: NonNullable<Understood['category']>) =>
  name.toLowerCase().includes(typed.toLowerCase())
