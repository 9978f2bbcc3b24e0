import { useEffect } from 'react'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Steps } from '../../ui/form/steps.tsx'
import { words } from './words.ts'

/** The clear end: that it has arrived, and what happens next. */
export function Received({ name }: { name: string }) {
  useEffect(() => document.getElementById('step')?.focus(), [])
  return (
    <section className="stack" aria-labelledby="step">
      <h2 id="step" tabIndex={-1}>
        {words.sentTitle}
      </h2>
      <p>{words.sentText(name)}</p>
      <Steps steps={words.sentSteps} />
      <div className="btn-row">
        <ButtonLink to="/dashboard/listings" look="primary">
          {words.toListings}
        </ButtonLink>
        <MoreLink to="/submit-listing">{words.another}</MoreLink>
      </div>
    </section>
  )
}
