import { useSuspenseQuery } from '@tanstack/react-query'
import BookOpen from 'lucide-react/icons/book-open'
import List from 'lucide-react/icons/list'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Arch } from '../../ui/arch.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { settings } from '../../queries/site.ts'
import { aboutPath } from './about-links.tsx'
import { AboutPage } from './about-page.tsx'
import { Operator } from './operator.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { words } from './words.ts'

const ICONS = { '/directory': List, '/blog': BookOpen, '/help-now': LifeBuoy }

/** §2 "About". */
export function About() {
  const { name } = useSuspenseQuery(settings()).data
  useOldAddresses()
  const { sections } = words
  return (
    <AboutPage
      path="/about"
      title={words.title(name)}
      description={words.description(name)}
      lead={words.lead}
      here={words.here}
    >
      <section aria-labelledby="mission">
        <h2 id="mission">{sections.mission}</h2>
        <TextBlocks of={words.mission(name)} level={3} />
      </section>
      <section aria-labelledby="values">
        <h2 id="values">{sections.values}</h2>
        <dl className="values">
          {words.values.map(({ name: value, text }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="offer">
        <h2 id="offer">{sections.offer}</h2>
        <ul className="offer">
          {words.offer.map(({ to, name: what, text }) => (
            <li key={to}>
              <Arch size="icon">
                <Icon of={ICONS[to]} />
              </Arch>
              <div>
                <Link to={to}>{what}</Link>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Operator />
    </AboutPage>
  )
}

/** "/about#privacy" was an address until its part became a page; without script it leads to the link to that page. */
function useOldAddresses() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const page = words.pages.find(({ id }) => hash === `#${id}`)
    if (page) void navigate(aboutPath(page.id), { replace: true })
  }, [hash, navigate])
}
