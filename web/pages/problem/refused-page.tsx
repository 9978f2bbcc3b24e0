import { Link, useLocation } from 'react-router'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { buttonClass } from '../../ui/button/look.ts'
import { NextSteps } from './next-steps.tsx'
import { words } from './words.ts'

interface RefusedPageProps {
  status: 403 | 429
  /** What the server said, in a sentence: with 429, when to try again. */
  problem: unknown
}

/** Not for this visitor, or not just now: that is no fault, and the page says what you can do instead. */
export function RefusedPage({ status, problem }: RefusedPageProps) {
  const { pathname, search } = useLocation()
  const { title, text } = words.refused[status]
  return (
    <div className="wrap">
      <PageHead title={title} description={words.description} path={pathname} isUnlisted />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead">{messageOf(problem) ?? text}</p>
      </div>
      <div className="stack-l">
        {messageOf(problem) && <p>{text}</p>}
        {status === 429 && (
          // A full load: it asks the server again, whatever the script remembers.
          <Link to={`${pathname}${search}`} reloadDocument className={buttonClass('primary')}>
            {words.tryAgain}
          </Link>
        )}
        <p>
          <a href="tel:112">{words.inDanger}</a>
        </p>
        <NextSteps />
      </div>
    </div>
  )
}

const messageOf = (problem: unknown): string | undefined =>
  typeof problem === 'object' &&
  problem !== null &&
  'message' in problem &&
  typeof problem.message === 'string'
    ? problem.message
    : undefined
