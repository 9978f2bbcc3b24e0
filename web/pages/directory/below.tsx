import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { MoreAnswers } from '../../parts/answers/answers.tsx'
import { HowRead } from '../../parts/search-note/how-read.tsx'
import { NearestReachable } from './reachable.tsx'

interface BelowProps {
  state: DirectoryState
  answer: SearchAnswer
  isNoted: boolean
  isAnswered: boolean
}

/** What belongs to a search and can be read after its listings. */
export function Below({ state, answer, isNoted, isAnswered }: BelowProps) {
  const { listings, note, answers, pinned, reachable } = answer
  const isEmpty = listings.length === 0
  return (
    <>
      {isAnswered && (reachable?.nearest ?? reachable?.other) && (
        <p className="small">
          <NearestReachable {...reachable} />
        </p>
      )}
      {isNoted && (
        <HowRead
          state={state}
          note={note}
          isEmpty={isEmpty}
          hasArticle={answers.some(({ kind }) => kind === 'article')}
        />
      )}
      {isAnswered && <MoreAnswers answers={answers} pinned={pinned} />}
    </>
  )
}
