import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { SearchNote } from '../../parts/search-note/search-note.tsx'
import { toSentences } from '../../parts/search-note/sentences.ts'
import { Callable } from './callable.tsx'

interface LeadProps {
  state: DirectoryState
  answer: SearchAnswer
  /** An answer of another kind stands above. */
  isAnswered: boolean
}

/** What has to be read before the listings of a search, in short lines. */
export function Lead({ state, answer: { note, callable, listings }, isAnswered }: LeadProps) {
  const isEmpty = listings.length === 0
  if (!callable && toSentences(note, state, isEmpty).length === 0) return null
  return (
    <div className="results-lead small">
      <SearchNote state={state} note={note} isEmpty={isEmpty} />
      {callable && <Callable state={state} callable={callable} isShort={isAnswered} />}
    </div>
  )
}
