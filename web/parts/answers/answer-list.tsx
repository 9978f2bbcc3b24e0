import { Link } from 'react-router'
import type { PinnedAnswer } from '../../../shared/search/pinned.ts'
import { words } from './words.ts'

/** What answers a search besides listings, as links. */
export function AnswerList({ answers }: { answers: PinnedAnswer[] }) {
  return (
    <ul className="answers-list">
      {answers.map(({ kind, title, within, path, excerpt, when }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <span className="small soft">
            {words.kind(kind, within)}
            {when && <strong>{words.when(when)}</strong>}
          </span>
          <span className="small">{excerpt}</span>
        </li>
      ))}
    </ul>
  )
}
