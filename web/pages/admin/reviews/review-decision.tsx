import type { ReactNode } from 'react'
import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { useChange } from '../../../notices/use-change.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { moderateReview } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { ItemBody } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { answered } from '../queue/overtaken.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useOvertaken } from '../queue/use-overtaken.ts'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { ApproveButton } from '../queue/approve-button.tsx'
import { words } from './words.ts'

interface ReviewDecisionProps {
  review: ModeratedReview
  /** What is decided on. */
  children: ReactNode
}

/** A word on a review: it is public, or it is hidden, and then why. */
export function ReviewDecision({ review, children }: ReviewDecisionProps) {
  const { id, state, reports } = review
  const { goOn } = useQueue()
  const panel = useReasonPanel()
  const overtaken = useOvertaken(state === 'waiting' || reports.length > 0)
  const change = overtaken.mine({ ...moderateReview(review), onSuccess: () => goOn(id) })
  const approval = useChange(change)
  const form = useForm({
    schema: async () => (await import('../../../../shared/reviews/reviews.ts')).moderationForm,
    says: { reason: words.reasonMissing },
    values: { state: 'hidden' as const },
    draft: { name: `review-decision ${id}`, onFound: panel.onFound },
    change,
  })
  if (overtaken.isOvertaken && state !== 'waiting')
    return answered({
      id,
      title: words.overtaken[state],
      refusals: overtaken.refusals,
      written: form.getValues('reason'),
      children,
    })
  return (
    <>
      <ItemBody>{children}</ItemBody>
      <Bar
        refusal={overtaken.refusal}
        failed={approval}
        isPanelOpen={panel.isOpen}
        panel={
          <ReasonPanel
            of={form}
            name="reason"
            title={words.why}
            reasons={words.reasons}
            label={words.reasonLabel}
            onClose={panel.close}
          >
            <FormSubmit of={form} busy={words.hiding} aria-keyshortcuts="Control+Enter">
              <Keyed on="Ctrl Enter">{words.hideWithReason}</Keyed>
            </FormSubmit>
          </ReasonPanel>
        }
      >
        <ApproveButton
          isBusy={approval.isPending}
          onClick={() => approval.mutate({ state: 'shown' })}
        >
          {approval.isPending ? words.approving : words.approve}
        </ApproveButton>
        {state !== 'hidden' && (
          <Button aria-keyshortcuts="R" aria-expanded={panel.isOpen} onClick={panel.open}>
            <Keyed on="R">{words.hide}</Keyed>
          </Button>
        )}
      </Bar>
    </>
  )
}
