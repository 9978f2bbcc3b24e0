import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { MoreAnswers } from '../answers/answers.tsx'
import { HowRead } from './how-read.tsx'
import { NearestReachable } from './reachable.tsx'

interface BelowProps {
  state: DirectoryState
  answer: SearchAnswer
  isNoted: boolean
  isAnswered: boolean
  /** One answers elsewhere on the page, beside those of `answer`. */
  hasArticle?: boolean
}

/** What belongs to a search and can be read after its listings. */
export function Below({ state, answer, isNoted, isAnswered, hasArticle = false }: BelowProps) {
  const { listings, note, answers, pinned, reachable } = answer
  // Above the listings stands one of them alone.
  const nearest = ((isAnswered || reachable?.other) && reachable?.nearest) || null
  const other = (isAnswered && reachable?.other) || null
  return (
    <>
      {reachable && (nearest ?? other) && (
        <p className="small">
          <NearestReachable by={reachable.by} nearest={nearest} other={other} note={note} />
        </p>
      )}
      {isNoted && (
        <HowRead
          state={state}
          note={note}
          listings={listings}
          hasArticle={hasArticle || answers.some(({ kind }) => kind === 'article')}
        />
      )}
      {isAnswered && <MoreAnswers answers={answers} pinned={pinned} />}
    </>
  )
}
