import type { ReactNode } from 'react'
import type { Answer, PinnedAnswer } from '../../../shared/search/answers.ts'
import { classes } from '../../ui/classes.ts'
import { AnswerList } from './answer-list.tsx'
import { words } from './words.ts'

interface AnswersProps {
  answers: Answer[]
  /** What our team chose for the words. */
  pinned: PinnedAnswer[]
}

/** All of them, above the listings and never among them. */
export function Answers({ answers, pinned }: AnswersProps) {
  return (
    <>
      {pinned.length > 0 && <Pinned pinned={pinned} />}
      {answers.length > 0 && (
        <section className="answers" aria-labelledby="answers">
          <h2 id="answers">{words.title}</h2>
          <AnswerList answers={answers} />
        </section>
      )}
    </>
  )
}

/** What our team chose, else the best one: so much stands above the listings of the directory. */
export function BestAnswers({ answers, pinned }: AnswersProps) {
  const more = toMore({ answers, pinned }).length
  const way = more > 0 && (
    <a href={`#${MORE}`} className="small">
      {words.below(more)}
    </a>
  )
  if (pinned.length > 0)
    return (
      <Pinned pinned={pinned} isShort>
        {way}
      </Pinned>
    )
  if (answers.length === 0) return null
  return (
    <section className="answers answers-best" aria-labelledby="answers">
      <h2 id="answers" className="vh-narrow">
        {words.title}
      </h2>
      <AnswerList answers={answers.slice(0, 1)} isShort />
      {way}
    </section>
  )
}

/** The others, below the listings. */
export function MoreAnswers(found: AnswersProps) {
  const more = toMore(found)
  if (more.length === 0) return null
  return (
    <section className="answers" aria-labelledby={MORE}>
      <h2 id={MORE}>{found.pinned.length > 0 ? words.title : words.more}</h2>
      <AnswerList answers={more} />
    </section>
  )
}

const MORE = 'more-answers'

const toMore = ({ answers, pinned }: AnswersProps) =>
  pinned.length > 0 ? answers : answers.slice(1)

interface PinnedProps {
  pinned: PinnedAnswer[]
  isShort?: boolean
  children?: ReactNode
}

function Pinned({ pinned, isShort, children }: PinnedProps) {
  return (
    <section className={classes('answers', isShort && 'answers-best')} aria-labelledby="pinned">
      <h2 id="pinned">{words.chosen}</h2>
      <p className="small">{words.chosenHint}</p>
      <AnswerList answers={pinned} isShort={isShort} />
      {children}
    </section>
  )
}
