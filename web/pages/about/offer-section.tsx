import { MoreLink } from '../../ui/button/more-link.tsx'
import { TextSection } from './text-section.tsx'
import { words } from './words.ts'

/** What there is today, each with the way to it. */
export function OfferSection() {
  return (
    <TextSection id="offer" title={words.sections.offer} blocks={[]}>
      <dl className="offer">
        {words.offer.map(({ to, name, text, go }) => (
          <div key={to}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd>
              <MoreLink to={to} hasArrow>
                {go}
              </MoreLink>
            </dd>
          </div>
        ))}
      </dl>
    </TextSection>
  )
}
