import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { SearchNote } from '../../parts/search-note/search-note.tsx'
import { toSentences } from '../../parts/search-note/sentences.ts'
import { Reachable } from './reachable.tsx'

interface LeadProps {
  state: DirectoryState
  answer: SearchAnswer
  /** An answer of another kind stands above. */
  isAnswered: boolean
}

/** What has to be read before the listings of a search, in short lines. */
export function Lead({ state, answer: { note, reachable, listings }, isAnswered }: LeadProps) {
  if (!reachable && toSentences(note, state, listings).length === 0) return null
  return (
    <div className="results-lead small">
      <SearchNote state={state} note={note} listings={listings} />
      {reachable && (
        <Reachable state={state} reachable={reachable} note={note} isShort={isAnswered} />
      )}
    </div>
  )
}
