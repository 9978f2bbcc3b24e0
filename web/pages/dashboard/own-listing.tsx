import { useQuery } from '@tanstack/react-query'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { SubmissionState } from '../../parts/submission-status.tsx'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { categories } from '../../queries/categories.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Time } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { wayOn } from '../submit/way-on.ts'
import { words } from './words.ts'

interface Own {
  submission: Submission
}

interface OfUser extends Own {
  userId: number
}

/** One submission of one's own: its state, what was sent in short and folded as a whole, and what you can do about it. */
export function OwnListing({ submission, userId }: OfUser) {
  const { name, kind, status, adminNotes } = submission
  return (
    <article className="own-listing">
      <SubmissionState status={status} />
      <div className="stack-s">
        <h3 className="breaks">{name}</h3>
        <InShort submission={submission} />
        {kind === 'change' && <p>{words.isChange}</p>}
        {status === 'rejected' && adminNotes && (
          <p className="as-typed said">
            <strong>{words.moderatorSays}</strong> {adminNotes}
          </p>
        )}
        <p className="soft small">{words.whatNow[status]}</p>
        <AllSent submission={submission} />
      </div>
      <SubmissionLinks submission={submission} userId={userId} />
    </article>
  )
}

/** "Therapists. Shop 3, Mapusa. 0832 222 3333. Sent on 19 November 2026." */
function InShort({ submission }: Own) {
  const { category, address, phoneText, createdAt } = submission
  const { data: kinds } = useQuery(categories())
  const place = [address, listingWords.place(submission)].filter(Boolean).join(', ')
  const known = [kinds?.find(({ slug }) => slug === category)?.name ?? category, place, phoneText]
  return (
    <p className="soft small breaks">
      {known.filter(Boolean).join('. ')}. {words.sentOn} <Time of={createdAt} />.
    </p>
  )
}

function AllSent({ submission: { name, description, email, website } }: Own) {
  return (
    <details className="own-sent">
      <summary>
        {words.allSent}
        <VisuallyHidden>{words.of(name)}</VisuallyHidden>
      </summary>
      <div className="stack-s">
        <p className="as-typed">{description}</p>
        {email && <p className="breaks">{email}</p>}
        {website && <p className="breaks">{websiteHost(website)}</p>}
      </div>
    </details>
  )
}

/** Edit while it waits; once it is public, its page and a change of it; what was rejected is sent again. */
function SubmissionLinks({ submission, userId }: OfUser) {
  const { id, name, status, listingId } = submission
  const of = <VisuallyHidden>{words.of(name)}</VisuallyHidden>
  return (
    <div className="row-end">
      {status === 'pending' && (
        <ButtonLink to={`/submit-listing?edit=${id}`}>
          {words.editSubmission}
          {of}
        </ButtonLink>
      )}
      {status === 'rejected' && <SendAgain submission={submission} userId={userId} />}
      {status === 'approved' && listingId !== null && (
        <>
          <ButtonLink to={`/listing/${listingId}`}>
            {words.viewDetails}
            {of}
          </ButtonLink>
          <MoreLink to={`/submit-listing?listing=${listingId}`} about={words.of(name)}>
            {words.suggestChange}
          </MoreLink>
        </>
      )}
    </div>
  )
}

function SendAgain({ submission, userId }: OfUser) {
  const { to, take } = wayOn(submission, userId)
  return (
    // Also where it opens in another tab.
    <ButtonLink to={to} onClick={take} onAuxClick={take}>
      {words.sendAgain}
      <VisuallyHidden>{words.of(submission.name)}</VisuallyHidden>
    </ButtonLink>
  )
}
