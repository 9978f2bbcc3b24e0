import { useEffect, useRef, useState } from 'react'
import type { RefusedForm } from '../../../shared/errors.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { wayOn } from './way-on.ts'
import { WhatYouWrote } from './what-you-wrote.tsx'
import { words } from './words.ts'

interface DecidedProps {
  submission: Submission
  userId: number
  refused: RefusedForm | undefined
}

/** Read by a moderator before it was changed: how that ended, and the way on for what was written. */
export function Decided({ submission, userId, refused }: DecidedProps) {
  const { status, adminNotes, listingId } = submission
  const [{ to, draft, take }] = useState(() => wayOn(submission, userId))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (status === 'pending') return null
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {words.decided}
      </h2>
      <p>{words.decidedHow[status]}</p>
      {adminNotes && <p className="as-typed">{adminNotes}</p>}
      <WhatYouWrote refused={refused} />
      {draft && <p>{words.typedKept}</p>}
      <div className="btn-row">
        <ButtonLink to={to} look="primary" onClick={take}>
          {listingId === null ? words.sendAgain : words.suggestChange}
        </ButtonLink>
        <MoreLink to="/dashboard/listings">{words.toListings}</MoreLink>
      </div>
    </section>
  )
}
