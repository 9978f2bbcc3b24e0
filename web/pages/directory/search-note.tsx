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

function toSentences(note: Understood, isEmpty: boolean): string[] {
  const { corrections, meanings, category, place, age, leftOut } = note
  const isPlaceRead = place?.isFromWords === true
  return [
    // The folded form says it already where every word was taken as it is.
    (corrections.length > 0 || (isPlaceRead && (meanings.length > 0 || isEmpty))) &&
      (isEmpty ? words.lookedFor(note) : words.showing(note)),
    corrections.length > 0 && words.typed(corrections.map(({ typed }) => typed)),
    ...meanings.map(({ typed, meant }) => words.meant(typed, meant)),
    category && !isItsName(category) && words.kind(category.name),
    age !== null && words.age(age),
    leftOut.length > 0 && words.leftOut(leftOut),
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
