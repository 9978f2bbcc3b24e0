import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApproveButton } from '../queue/approve-button.tsx'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { useChange } from '../../../notices/use-change.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { approveEvent, rejectEvent } from '../../../queries/events/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { ItemBody } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { answered } from '../queue/overtaken.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useOvertaken } from '../queue/use-overtaken.ts'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { isProposal } from './is-proposal.ts'
import { adminEventWords as words } from './words.ts'

interface EventDecisionProps {
  event: AdminEvent
  /** It is there no more: this is how it was. */
  isGone: boolean
  /** An answer was refused. */
  onLate: () => void
  /** What is decided on. */
  children: ReactNode
}

/** A word on an event that nobody sees yet. Whoever proposed it reads why it was rejected. */
export function EventDecision({ event, isGone, onLate, children }: EventDecisionProps) {
  const { id, proposer, isApproved, cancelledAt } = event
  const { goOn } = useQueue()
  const panel = useReasonPanel()
  const isOpen = !isGone && !isApproved && !cancelledAt
  const { isOvertaken, refusals, mine } = useOvertaken(isOpen)
  const answer = <Answer, Input>(change: UseMutationOptions<Answer, Error, Input>) =>
    mine({
      ...change,
      onSuccess: () => goOn(id),
      onError: (...failed) => {
        onLate()
        return change.onError?.(...failed)
      },
    })
  const approval = useChange(answer(approveEvent(id)))
  const form = useForm({
    schema: async () => (await import('../../../../shared/events/input.ts')).rejectInput,
    says: { reason: words.reject.missing },
    draft: { name: `event-reject ${id}`, onFound: panel.onFound },
    change: answer(rejectEvent(id)),
  })
  if (!isOpen)
    return answered({
      id,
      isOvertaken,
      title: words.overtaken[isGone ? 'gone' : isApproved ? 'approved' : 'cancelled'],
      refusals,
      written: form.getValues('reason'),
      children,
    })
  return (
    <>
      <ItemBody>{children}</ItemBody>
      <Bar
        failed={approval}
        isPanelOpen={panel.isOpen}
        panel={
          isProposal(event) && (
            <ReasonPanel
              of={form}
              name="reason"
              title={words.reject.why}
              reasons={words.reject.reasons}
              label={words.reject.label(proposer?.name)}
              onClose={panel.close}
            >
              <FormSubmit of={form} busy={words.working} aria-keyshortcuts="Control+Enter">
                <Keyed on="Ctrl Enter">{words.reject.yes}</Keyed>
              </FormSubmit>
            </ReasonPanel>
          )
        }
      >
        <ApproveButton isBusy={approval.isPending} onClick={() => approval.mutate()}>
          {words.approve}
        </ApproveButton>
        {isProposal(event) && (
          <Button aria-keyshortcuts="R" aria-expanded={panel.isOpen} onClick={panel.open}>
            <Keyed on="R">{words.reject.button}</Keyed>
          </Button>
        )}
      </Bar>
    </>
  )
}
