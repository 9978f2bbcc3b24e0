import LogIn from 'lucide-react/icons/log-in'
import { useEffect } from 'react'
import { REPORT_REASONS } from '../../../../shared/reviews/kinds.ts'
import type { Review } from '../../../../shared/reviews/reviews.ts'
import { signInAddress } from '../../../../shared/accounts/visitor.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormGroup } from '../../../parts/form/form-group.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { reportReview } from '../../../queries/reviews/review-changes.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { closeDialog } from '../../../ui/dialog/close-dialog.ts'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { reportWords as words } from './report-words.ts'

interface ReportDialogProps {
  review: Review
  listingId: number
  id: string
}

/** Tells the moderators about a review (ruling 7). */
export function ReportDialog({ id, review, listingId }: ReportDialogProps) {
  const { state } = useVisitor()
  useEffect(() => openDialog(id), [id])
  const close = () => closeDialog(id)
  return (
    <Dialog id={id} title={words.report} close={words.close} isKept>
      <div className="dialog-body">
        {state === 'guest' ? (
          <Note icon={LogIn}>
            <p>{words.signInFirst}</p>
            <p>
              <MoreLink
                to={signInAddress(`/listing/${listingId}/reviews`)}
                reloadDocument
                about={words.toReport}
              >
                {words.signIn}
              </MoreLink>
            </p>
          </Note>
        ) : (
          <ReportForm reviewId={review.id} onDone={close} />
        )}
      </div>
    </Dialog>
  )
}

function ReportForm({ reviewId, onDone }: { reviewId: number; onDone: () => void }) {
  const form = useForm({
    schema: async () => (await import('../../../../shared/reviews/reviews.ts')).reportInput,
    says: { reason: words.chooseReason, note: words.noteTooLong },
    draft: `report ${reviewId}`,
    change: reportReview(reviewId),
    onDone,
  })
  return (
    <div className="stack">
      <p>{words.reportText}</p>
      <Form of={form}>
        <FormGroup of={form} name="reason" legend={words.reason}>
          {(control) =>
            REPORT_REASONS.map((reason) => (
              <Choice key={reason} type="radio" value={reason} {...control}>
                {words.reasons[reason]}
              </Choice>
            ))
          }
        </FormGroup>
        <FormField of={form} name="note" label={words.note} isOptional>
          {(control) => <textarea {...control} rows={3} />}
        </FormField>
        <div className="btn-row">
          <FormSubmit of={form} busy={words.sending}>
            {words.send}
          </FormSubmit>
        </div>
      </Form>
    </div>
  )
}
