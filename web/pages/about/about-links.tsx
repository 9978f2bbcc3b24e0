import { Link, useLocation } from 'react-router'
import { words, type AboutId } from './words.ts'

export const aboutPath = (id: AboutId) => `/about/${id}`

/** The other pages about the site. Each link has the name of the part of /about that it once was, which old links lead to. */
export function AboutLinks() {
  const { pathname } = useLocation()
  return (
    <nav className="about-links note" aria-labelledby="more-about">
      <h2 id="more-about">{words.more}</h2>
      <ul>
        {words.pages.map(({ id, title, lead }) => (
          <li key={id}>
            <Link
              id={pathname === '/about' ? id : undefined}
              to={aboutPath(id)}
              aria-current={pathname === aboutPath(id) ? 'page' : undefined}
            >
              {title}
            </Link>
            <p>{lead}</p>
          </li>
        ))}
        <li>
          <Link to="/coverage">{words.coverage}</Link>
          <p>{words.coverageLead}</p>
        </li>
      </ul>
    </nav>
  )
}
