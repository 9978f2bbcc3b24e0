import type { Answer } from '../../../shared/search/answers.ts'
import type { PinnedAnswer } from '../../../shared/search/pinned.ts'
import { AnswerList } from './answer-list.tsx'
import { words } from './words.ts'

interface AnswersProps {
  answers: Answer[]
  /** What our team chose for the words. */
  pinned: PinnedAnswer[]
}

/** Above the listings, and never among them. */
export function Answers({ answers, pinned }: AnswersProps) {
  return (
    <>
      {pinned.length > 0 && (
        <section className="answers" aria-labelledby="pinned">
          <h2 id="pinned">{words.chosen}</h2>
          <p className="small">{words.chosenHint}</p>
          <AnswerList answers={pinned} />
        </section>
      )}
      {answers.length > 0 && (
        <section className="answers" aria-labelledby="answers">
          <h2 id="answers">{words.title}</h2>
          <AnswerList answers={answers} />
        </section>
      )}
    </>
  )
}
