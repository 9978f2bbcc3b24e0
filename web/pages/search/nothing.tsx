import { Link } from 'react-router'
import { emptyWords } from '../../parts/search-note/empty-words.ts'
import { Empty } from '../../ui/empty.tsx'
import { words } from './words.ts'

/** Ways on where nothing at all is found. */
export const Nothing = () => (
  <Empty title={emptyWords.otherWays}>
    <p>{words.nothingMore}</p>
    <ul className="lone-links">
      {words.ways.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </Empty>
)
