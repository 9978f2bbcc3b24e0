import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/directory.ts'
import type { SearchNote as Understood } from '../../../shared/search.ts'
import { Note } from '../../ui/note.tsx'
import { noteWords as words } from './note-words.ts'

interface SearchNoteProps {
  state: DirectoryState
  note: Understood
}

/** What was understood of the words, above the results; nothing where they were taken as they are. */
export function SearchNote({ state, note }: SearchNoteProps) {
  const sentences = toSentences(note)
  const isChanged =
    note.corrections.length > 0 || note.meanings.length > 0 || note.leftOut.length > 0
  if (sentences.length === 0 && note.intents.length === 0 && !state.exact) return null
  return (
    <Note>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {note.intents.map((intent) => (
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

function toSentences(note: Understood): string[] {
  const { corrections, meanings, category, place, age, leftOut } = note
  const isPlaceRead = place?.isFromWords === true
  return [
    (corrections.length > 0 || isPlaceRead) && words.showing(note),
    corrections.length > 0 && words.typed(corrections.map(({ typed }) => typed)),
    ...meanings.map(({ typed, meant }) => words.meant(typed, meant)),
    category && words.kind(category.typed, category.name),
    age !== null && words.age(age),
    leftOut.length > 0 && words.leftOut(leftOut),
  ].filter((sentence) => typeof sentence === 'string')
}
