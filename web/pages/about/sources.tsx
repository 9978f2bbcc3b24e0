import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { AboutText } from './about-text.tsx'
import { words } from './words.ts'

/** With whose data of places we use, and under which licence (ruling 10). */
export const Sources = () => (
  <AboutText id="sources" blocks={words.sources}>
    <section>
      <h2>{words.placesTitle}</h2>
      <p>{words.placesText}</p>
      <ul>
        {words.credits.map(({ href, name, text, licence, licenceHref }) => (
          <li key={href}>
            <ExternalLink href={href} isNoteHidden>
              {name}
            </ExternalLink>
            {': '}
            {text}{' '}
            <ExternalLink href={licenceHref} isNoteHidden>
              {licence}
            </ExternalLink>
            {'.'}
          </li>
        ))}
      </ul>
    </section>
  </AboutText>
)
