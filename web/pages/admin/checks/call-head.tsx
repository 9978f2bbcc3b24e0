import Copy from 'lucide-react/icons/copy'
import Phone from 'lucide-react/icons/phone'
import { useState, type RefObject } from 'react'
import { EMERGENCY_LINES } from '../../../../shared/checks/rules.ts'
import type { NewLink } from '../../../../shared/checks/provider-answers.ts'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { timeOf } from '../../../../shared/formats/event-when.ts'
import { useChange } from '../../../notices/use-change.ts'
import { copyText } from '../../../parts/copy-text.ts'
import { makeMessage, recordTry } from '../../../queries/admin/checks.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from '../queue/key.tsx'
import { words } from './words.ts'

interface CallHeadProps {
  task: CheckTask
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Whom to call and how, and a message for those who would rather read. */
export function CallHead({ task, headingRef }: CallHeadProps) {
  const { call, listing, reason, waiting, dueOn, leaseUntil, lastCall, shouldWrite } = task
  const isEmergency = call !== null && EMERGENCY_LINES.includes(call.phone)
  const [message, setMessage] = useState<NewLink>()
  const [isCopied, setIsCopied] = useState(false)
  const attempt = useChange(recordTry(task))
  const { mutate, isPending } = useChange({
    ...makeMessage(task.id),
    onSuccess: async (made: NewLink) => {
      setMessage(made)
      attempt.mutate({ channel: 'whatsapp', outcome: 'message-left' })
      setIsCopied(
        await copyText(made.message).then(
          () => true,
          () => false,
        ),
      )
    },
  })
  return (
    <div className="call-head">
      <div>
        <h2 ref={headingRef} tabIndex={-1}>
          {listing.values.name}
        </h2>
        <p className="soft small">
          {words.about(waiting, reason, dueOn, timeOf(leaseUntil))}
          {call?.isHeldBack && ` ${words.heldBack}`}
          {!call && ` ${words.noNumber}`}
          {call && task.isHelpline && ` ${isEmergency ? words.emergency : words.helpline}`}
          {call && lastCall && ` ${words.lastCall[lastCall]}`}
          {shouldWrite && ` ${words.shouldWrite}`}
        </p>
        {message && (
          <div role="status" className="stack-s">
            <p>{isCopied ? words.copied : words.notCopied}</p>
            {!isCopied && (
              <textarea readOnly rows={4} value={message.message} aria-label={words.message} />
            )}
          </div>
        )}
      </div>
      <div className="row">
        {call && !isEmergency && (
          <ButtonLink to={`tel:${call.phone}`} icon={Phone} aria-keyshortcuts="C">
            <Keyed on="C">{words.call(call.text)}</Keyed>
          </ButtonLink>
        )}
        <Button
          look="quiet"
          icon={Copy}
          aria-keyshortcuts="W"
          isBusy={isPending}
          onClick={() => mutate()}
        >
          <Keyed on="W">{words.message}</Keyed>
        </Button>
        {message?.whatsapp && (
          <a href={message.whatsapp} target="_blank" rel="noreferrer">
            {words.openWhatsApp}
          </a>
        )}
        {message && (
          <a href={message.sheet} target="_blank" rel="noreferrer">
            {words.openSheet}
          </a>
        )}
      </div>
    </div>
  )
}
