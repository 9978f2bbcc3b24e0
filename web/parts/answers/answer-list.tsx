import { Link } from 'react-router'
import type { PinnedAnswer } from '../../../shared/search/answers.ts'
import { classes } from '../../ui/classes.ts'
import { words } from './words.ts'

interface AnswerListProps {
  answers: PinnedAnswer[]
  /** On a phone only the title, and what it is: the listings below it begin on the first screen. */
  isShort?: boolean
}

/** What answers a search besides listings, as links. */
export function AnswerList({ answers, isShort }: AnswerListProps) {
  const more = isShort ? 'only-wide' : undefined
  return (
    <ul className="answers-list">
      {answers.map(({ kind, title, within, path, excerpt, when }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>{' '}
          <span className="small soft">
            {words.kind(kind)}
            {within && <span className={more}>{words.within(within)}</span>}
            {when && <strong>{words.when(when)}</strong>}
          </span>
          <span className={classes('small', more)}>{excerpt}</span>
        </li>
      ))}
    </ul>
  )
}
