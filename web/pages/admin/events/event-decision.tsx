import { ApproveButton } from '../queue/approve-button.tsx'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { approveEvent, rejectEvent } from '../../../queries/events/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { Keyed } from '../queue/key.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { isProposal } from './is-proposal.ts'
import { adminEventWords as words } from './words.ts'

/** A word on an event that nobody sees yet. Whoever proposed it reads why it was rejected. */
export function EventDecision({ event }: { event: AdminEvent }) {
  const { id, proposer } = event
  const { goOn } = useQueue()
  const panel = useReasonPanel()
  const approval = useChange({ ...approveEvent(id), onSuccess: () => goOn(id) })
  const form = useForm({
    schema: async () => (await import('../../../../shared/events/input.ts')).rejectInput,
    says: { reason: words.reject.missing },
    draft: { name: `event-reject ${id}`, onFound: panel.onFound },
    change: { ...rejectEvent(id), onSuccess: () => goOn(id) },
  })
  return (
    <Bar
      said={approval.error && <Failure of={approval} />}
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
  )
}
