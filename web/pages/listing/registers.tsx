import type { ListedCredential } from '../../../shared/listings/listings.ts'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { words } from './registers-words.ts'

/** What it says that official registers have of it, and which of that one of us has looked up. Most listings go without. */
export function Registers({ of }: { of: ListedCredential[] }) {
  return (
    <section className="stack-s" aria-labelledby="registers">
      <h2 id="registers">{words.title}</h2>
      <ul className="registers">
        {of.map((one) => (
          <li key={`${one.register} ${one.number}`}>
            <p>
              <strong>{words.number(one)}</strong>
              {one.holder && <span>, {one.holder}</span>}
            </p>
            <p className="small">{words.standing(one)}</p>
            <p className="small">
              <ExternalLink href={one.registerUrl}>
                {words.lookUp} {words.lookUpAt(one)}
              </ExternalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
