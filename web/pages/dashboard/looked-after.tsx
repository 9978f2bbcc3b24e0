import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OwnClaim } from '../../../shared/claims/claims.ts'
import { claimPath } from '../../../shared/claims/rules.ts'
import { ownClaims } from '../../queries/claims/claims.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { lookedAfterWords as words } from './looked-after-words.ts'
import { OwnRows } from './own-rows.tsx'
import { words as dashboard } from './words.ts'

/** Listings somebody has shown to be theirs, or would like to. It is in My Listings. */
export function LookedAfter() {
  const { data } = useQuery(ownClaims())
  return (
    <section className="stack" aria-labelledby="looked-after">
      <h3 id="looked-after">{words.title}</h3>
      <OwnRows of={data} words={words} keyOf={({ listing }) => listing.id}>
        {(claim) => <Row claim={claim} />}
      </OwnRows>
    </section>
  )
}

function Row({ claim: { listing, state, reason, hasNotTaken } }: { claim: OwnClaim }) {
  return (
    <article className="stack-s own-event">
      <h4 className="breaks">
        {listing.isShown ? <Link to={`/listing/${listing.id}`}>{listing.name}</Link> : listing.name}
      </h4>
      <p>{listing.isShown ? words.states[state] : dashboard.noLongerListed}</p>
      {hasNotTaken && listing.isShown && <p>{words.notTaken}</p>}
      {reason && <p className="as-typed">{reason}</p>}
      {listing.isShown && (
        <p>
          <ButtonLink to={claimPath(listing.id)}>
            {words.acts[state]}
            <VisuallyHidden>{dashboard.of(listing.name)}</VisuallyHidden>
          </ButtonLink>
        </p>
      )}
    </article>
  )
}
