import type { Answer } from '../../../shared/search/answers.ts'
import { AnswerList } from '../../parts/answers/answer-list.tsx'
import { words } from '../../parts/answers/words.ts'

/** Above the listings, and never among them. */
export function Answers({ answers }: { answers: Answer[] }) {
  return (
    <section className="answers" aria-labelledby="answers">
      <h2 id="answers">{words.title}</h2>
      <AnswerList answers={answers} />
    </section>
  )
}
