import Search from 'lucide-react/icons/search'
import { Form, Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

const LINKS = [
  { to: '/', label: words.home },
  { to: '/directory', label: words.directory },
  { to: '/blog', label: words.blog },
  { to: '/help-now', label: words.helpNow },
  { to: '/contact', label: words.tellUs },
]

export function NextSteps() {
  return (
    <div className="text-width stack-l">
      <Form className="search" role="search" action="/directory">
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
      </Form>
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on">{words.waysOn}</h2>
        <ul className="foot-links">
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
