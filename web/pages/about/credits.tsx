import { ExternalLink } from '../../ui/external-link.tsx'
import { words } from './words.ts'

/** Whose data of places we use, and under which licence (ruling 10). */
export function Credits() {
  return (
    <>
      <h3>{words.placesTitle}</h3>
      <p>{words.placesText}</p>
      <ul>
        {words.credits.map(({ href, name, text, licence, licenceHref }) => (
          <li key={href}>
            <ExternalLink href={href} note={words.newTab} isNoteHidden>
              {name}
            </ExternalLink>
            {': '}
            {text}{' '}
            <ExternalLink href={licenceHref} note={words.newTab} isNoteHidden>
              {licence}
            </ExternalLink>
            {'.'}
          </li>
        ))}
      </ul>
    </>
  )
}
