import { useEffect, useRef, useState } from 'react'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { forgetDraft, keepDraft, readDraft } from '../../parts/form/drafts.ts'
import { draftOf, toStep, type Target } from './subject.ts'
import { toFields, toTyped } from './submission-values.ts'
import { words } from './words.ts'

interface DecidedProps {
  submission: Submission
  userId: number
  /** The name of the draft of what was changed in it. */
  about: string
}

/** Read by a moderator before it was changed: how that ended, and the way on for what was written. */
export function Decided({ submission, userId, about }: DecidedProps) {
  const { id, status, adminNotes, listingId } = submission
  const [draft] = useState(() => readDraft(about, userId))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (status === 'pending') return null
  const isTaken = draft !== undefined || listingId === null
  const next: Target = {
    ...(listingId === null ? { kind: 'new', id: '' } : { kind: 'change', id: String(listingId) }),
    again: isTaken ? String(id) : undefined,
  }
  const take = () => {
    const to = draftOf(next)
    // Taken up before, and perhaps written on since.
    if (!isTaken || readDraft(to, userId)) return
    const sent = listingId === null ? toFields(toTyped({ kind: 'edit', submission })) : {}
    const written = Object.entries({ ...sent, ...draft?.fields })
    // A picture goes with the submission it was sent with.
    const fields = Object.fromEntries(written.filter(([name]) => !name.startsWith('picture')))
    keepDraft(to, userId, { fields })
    forgetDraft(about, userId)
  }
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {words.decided}
      </h2>
      <p>{words.decidedHow[status]}</p>
      {adminNotes && <p className="as-typed">{adminNotes}</p>}
      {draft && <p>{words.typedKept}</p>}
      <div className="btn-row">
        <ButtonLink to={toStep(next)} look="primary" onClick={take}>
          {listingId === null ? words.sendAgain : words.suggestChange}
        </ButtonLink>
        <MoreLink to="/dashboard/listings">{words.toListings}</MoreLink>
      </div>
    </section>
  )
}
