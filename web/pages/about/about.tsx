import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { settings } from '../../queries/site.ts'
import { aboutPath } from './about-links.tsx'
import { AboutPage } from './about-page.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { words } from './words.ts'

const TRAIL = [{ to: '/', label: words.home }]

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
      trail={TRAIL}
      here={words.here}
    >
      <section aria-labelledby="mission">
        <h2 id="mission">{sections.mission}</h2>
        <TextBlocks of={words.mission(name)} level={3} />
      </section>
      <section aria-labelledby="values">
        <h2 id="values">{sections.values}</h2>
        <TextBlocks of={words.values} level={3} />
      </section>
      <section aria-labelledby="offer">
        <h2 id="offer">{sections.offer}</h2>
        <dl className="offer">
          {words.offer.map(({ to, name: what, text, go }) => (
            <div key={to}>
              <dt>{what}</dt>
              <dd>{text}</dd>
              <dd>
                <MoreLink to={to} hasArrow>
                  {go}
                </MoreLink>
              </dd>
            </div>
          ))}
        </dl>
      </section>
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
