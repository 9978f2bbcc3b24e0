import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { SearchNote } from './search-note.tsx'
import { toSentences } from './sentences.ts'
import { Reachable } from './reachable.tsx'

interface LeadProps {
  state: DirectoryState
  answer: SearchAnswer
  /** What was understood of the words matters. */
  isNoted: boolean
  /** An answer of another kind stands above. */
  isAnswered: boolean
}

/** What has to be read before the listings of a search, in short lines. */
export function Lead({ state, answer, isNoted, isAnswered }: LeadProps) {
  const { note, reachable, listings, beyond } = answer
  const reach = reachable && (
    <Reachable state={state} reachable={reachable} note={note} isShort={isAnswered} />
  )
  const isSaid = beyond > 0 || toSentences(note, state, listings).length > 0
  if (!isNoted || (!reach && !isSaid)) return reach
  return (
    <div className="results-lead small">
      <SearchNote state={state} note={note} listings={listings} beyond={beyond} />
      {reach}
    </div>
  )
}
