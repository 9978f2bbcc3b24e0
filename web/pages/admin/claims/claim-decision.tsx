import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Claim, ReadOutCode } from '../../../../shared/claims/claims.ts'
import { useChange } from '../../../notices/use-change.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { serverMessage } from '../../../parts/form/server-message.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { decideClaim, makeCode } from '../../../queries/claims/claims.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { ItemBody } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { answered } from '../queue/overtaken.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useOvertaken } from '../queue/use-overtaken.ts'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { words as queueWords } from '../queue/words.ts'
import { words } from './words.ts'

interface ClaimDecisionProps {
  claim: Claim
  hasCode: boolean
  onCode: (code: ReadOutCode) => void
  /** The claim's own address. */
  to: string
  /** What is decided on. */
  children: ReactNode
}

/** A claim that waits gets a code that is read out, or is declined; one that was shown is ended. Both with a reason. */
export function ClaimDecision({ claim, hasCode, onCode, to, children }: ClaimDecisionProps) {
  const { id, way, phone, state, decidedBy } = claim
  const isOpen = state === 'waiting' || state === 'sent'
  const isEnded = !isOpen && state !== 'proven'
  const { goOn } = useQueue()
  const navigate = useNavigate()
  const panel = useReasonPanel()
  const decision = state === 'proven' ? 'ended' : 'declined'
  const { isOvertaken, refusal, refusals, mine } = useOvertaken(!isEnded)
  const making = useChange(mine({ ...makeCode(claim), onSuccess: onCode }))
  const form = useForm({
    schema: async () => (await import('../../../../shared/claims/claims.ts')).claimReasonForm,
    says: { reason: serverMessage },
    values: { reason: '' },
    draft: { name: `claim-decision ${id}`, onFound: panel.onFound },
    change: mine({ ...decideClaim(claim, decision), onSuccess: () => goOn(id) }),
  })
  if (isEnded)
    return answered({
      id,
      isOvertaken,
      title: words.overtaken[state](decidedBy ?? queueWords.somebody),
      refusals,
      written: form.getValues('reason'),
      children,
    })
  const make = () => {
    // With its code it is in another list: it stays open here.
    void navigate(to, { replace: true })
    making.mutate()
  }
  return (
    <>
      <ItemBody>{children}</ItemBody>
      <Bar
        refusal={refusal}
        failed={making}
        isPanelOpen={panel.isOpen}
        panel={
          <ReasonPanel
            of={form}
            name="reason"
            title={words.why}
            reasons={words.reasons[decision]}
            label={words.reasonLabel}
            onClose={panel.close}
          >
            <FormSubmit of={form} busy={words.sending} aria-keyshortcuts="Control+Enter">
              <Keyed on="Ctrl Enter">{isOpen ? words.declineAndSend : words.endAndSend}</Keyed>
            </FormSubmit>
          </ReasonPanel>
        }
      >
        {isOpen && way === 'phone' && phone && (
          <Button
            icon={Phone}
            isBusy={making.isPending}
            onClick={make}
            // Another one has no key: the code that was just read out would stop working.
            {...(!hasCode && { look: 'primary', 'aria-keyshortcuts': 'A' })}
          >
            {making.isPending ? (
              words.making
            ) : hasCode ? (
              words.another
            ) : (
              <Keyed on="A">{words.makeCode}</Keyed>
            )}
          </Button>
        )}
        <Button aria-keyshortcuts="R" aria-expanded={panel.isOpen} onClick={panel.open}>
          <Keyed on="R">{isOpen ? words.decline : words.end}</Keyed>
        </Button>
      </Bar>
    </>
  )
}
