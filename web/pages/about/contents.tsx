import { Link } from 'react-router'
import { words } from './words.ts'

/** The list of the page's parts, in their order. */
export function Contents() {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="text-lg">
        {words.contents}
      </h2>
      <ul className="foot-links">
        {Object.entries(words.sections).map(([id, title]) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
