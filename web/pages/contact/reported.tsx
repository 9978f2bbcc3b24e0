import { useEffect } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { words } from './words.ts'

interface ReportedProps {
  /** The address of the page that says so. */
  follow: string
  /** An email address was given, to which it goes, too. */
  hasEmail: boolean
  listingId: number
}

/** The clear end of a report: where its sender sees what becomes of it. */
export function Reported({ follow, hasEmail, listingId }: ReportedProps) {
  useEffect(() => document.getElementById('step')?.focus(), [])
  return (
    <section className="stack" aria-labelledby="step">
      <h2 id="step" tabIndex={-1}>
        {words.reportedTitle}
      </h2>
      <Note look="good">
        <p>
          <Link to={follow}>{words.follow}</Link>
        </p>
        <p>{hasEmail ? words.followByEmail : words.followHint}</p>
      </Note>
      <div className="btn-row">
        <ButtonLink to={`/listing/${listingId}`}>{words.toListing}</ButtonLink>
      </div>
    </section>
  )
}
