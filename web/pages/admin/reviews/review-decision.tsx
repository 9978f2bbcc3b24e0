import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Link } from 'react-router'
import { LIMITS } from '../../../../shared/limits.ts'
import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { moderateReview } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Time } from '../../../ui/time.tsx'
import { ReviewState } from './review-state.tsx'
import { words } from '../words.ts'

/** The review a moderator has open: what it says, why it is here, and the two answers. */
export function ReviewDecision({ review }: { review: ModeratedReview }) {
  const { id, listing, author, createdAt, rating, reviewText } = review
  const [first] = useState(review)
  const hasChanged = reviewText !== first.reviewText || rating !== first.rating
  return (
    <article className="queue-item" data-current aria-labelledby={`review-${id}`}>
      <div className="row row-apart">
        <ReviewState review={review} />
        <span className="soft small">
          {author}, <Time of={createdAt} />
        </span>
      </div>
      <h3 id={`review-${id}`}>
        <Link to={`/listing/${listing.id}`}>{listing.name}</Link>
      </h3>
      <div role="status">
        {hasChanged && (
          <Note look="warn">
            <p>{words.hasChanged}</p>
          </Note>
        )}
      </div>
      <Stars rating={rating} label={words.stars(rating)} />
      <p className="as-typed">{reviewText}</p>
      <Why review={review} />
      <Decision review={review} />
    </article>
  )
}

function Why({ review: { waitingFor, reason, reports } }: { review: ModeratedReview }) {
  if (!waitingFor && !reason && reports.length === 0) return null
  return (
    <Note look="warn">
      {waitingFor && <p>{words.waitingFor[waitingFor]}</p>}
      {reason && (
        <p>
          {words.lastReason} {reason}
        </p>
      )}
      {reports.length > 0 && (
        <>
          <p>
            <strong>{words.reports(reports.length)}</strong>
          </p>
          <ul>
            {reports.map((report) => (
              <li key={report.createdAt}>
                {words.reportReason[report.reason]}
                {report.note && `: ${report.note}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}

function Decision({ review }: { review: ModeratedReview }) {
  const change = { ...moderateReview(review), onSuccess: goToQueue }
  const approval = useChange(change)
  const { mutate: decide, isPending } = approval
  const form = useForm({
    schema: async () => (await import('../../../../shared/reviews/reviews.ts')).moderationForm,
    says: { reason: words.reasonMissing },
    values: { state: 'hidden' as const },
    draft: `review-decision ${review.id}`,
    change,
  })
  return (
    <Form of={form}>
      <FormField of={form} name="reason" label={words.reasonLabel} hint={words.reasonHint}>
        {(control) => <textarea {...control} rows={3} maxLength={LIMITS.notes} />}
      </FormField>
      <Failure of={approval} />
      <div className="btn-row">
        <Button
          look="primary"
          icon={Check}
          isBusy={isPending}
          onClick={() => decide({ state: 'shown' })}
        >
          {isPending ? words.approving : words.approve}
        </Button>
        {review.state !== 'hidden' && (
          <FormSubmit of={form} busy={words.hiding} look="outlined" icon={EyeOff}>
            {words.hide}
          </FormSubmit>
        )}
      </div>
    </Form>
  )
}

/** The next review is there now: so focus is at its beginning, and a second press decides nothing unread. */
function goToQueue() {
  document.getElementById('tab')?.focus()
}
