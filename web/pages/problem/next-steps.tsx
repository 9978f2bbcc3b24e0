import Search from 'lucide-react/icons/search'
import { Link } from 'react-router'
import { AskingForm } from '../../parts/asking-form.tsx'
import styles from '../../styles/problem.css?url'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

const LINKS = [
  { to: '/', label: words.home },
  { to: '/directory', label: words.directory },
  { to: '/blog', label: words.blog },
  { to: '/help-now', label: words.helpNow },
  { to: '/contact', label: words.tellUs },
]

/** Its code comes after the page's own, so it says by itself when it answers. */
const sayTakenOver = (element: HTMLElement | null) => element?.setAttribute('data-hydrated', '')

export function NextSteps() {
  return (
    <div id="next-steps" className="text-width stack-l" ref={sayTakenOver}>
      <link rel="stylesheet" href={styles} precedence="problem" />
      <AskingForm className="search" role="search" action="/directory">
        <label htmlFor="problem-search">{words.search}</label>
        <input
          id="problem-search"
          name="search"
          type="search"
          placeholder={words.searchHint}
          autoComplete="off"
        />
        <Button type="submit" look="primary" icon={Search}>
          {words.searchButton}
        </Button>
      </AskingForm>
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on">{words.waysOn}</h2>
        <ul className="ruled-links">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
