import { useSuspenseQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useSearchParams } from 'react-router'
import type { WaitingMessage } from '../../../shared/contact/contact.ts'
import { dayAndTime } from '../../../shared/formats/event-when.ts'
import { FormKey } from '../../parts/form-key.tsx'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { waitingMessages } from '../../queries/contact.ts'
import { CONFIRM_FORM } from '../../queries/admin/messages.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { words } from './words.ts'

const TRAIL = [{ to: '/contact', label: words.title }]

/**
 * Where the mail leads whose message was sent without script: one press sends it, because programs open links, too. It
 * shows what else waits from that address, so that nobody vouches for words of a stranger.
 */
export function ConfirmMessage() {
  const [params] = useSearchParams()
  const key = params.get('key') ?? ''
  const waiting = useSuspenseQuery(waitingMessages(key)).data
  const { title, lead } = headOf(waiting)
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={title}
        description={words.pressDescription}
        path="/contact/confirm"
        isUnlisted
      />
      <PageTop trail={TRAIL} here={words.pressTitle} title={title} lead={lead} />
      {waiting && waiting.length > 0 ? (
        <WaitingForm of={key} waiting={waiting} isRefused={params.has('problem')} />
      ) : (
        <div className="btn-row">
          <ButtonLink to="/contact">{words.another}</ButtonLink>
        </div>
      )}
    </div>
  )
}

function headOf(waiting: WaitingMessage[] | null) {
  if (!waiting) return { title: words.tooLateTitle, lead: words.tooLateText }
  if (waiting.length === 0) return { title: words.alreadyTitle, lead: words.alreadyText }
  return { title: words.pressTitle, lead: words.pressLead }
}

interface WaitingFormProps {
  /** The key of the mail. */
  of: string
  waiting: WaitingMessage[]
  /** It was sent with nothing ticked. */
  isRefused: boolean
}

/** A form that a browser sends on its own, with script and without. What the mail was sent for is ticked. */
function WaitingForm({ of, waiting, isRefused }: WaitingFormProps) {
  return (
    <form method="post" action={CONFIRM_FORM} className="stack">
      <FormKey />
      <input type="hidden" name="key" value={of} />
      {isRefused && (
        <Note look="bad" role="alert">
          <p>{words.noneTicked}</p>
        </Note>
      )}
      <fieldset className="field" aria-describedby="waiting-hint">
        <legend>{words.waiting}</legend>
        <p className="hint" id="waiting-hint">
          {words.waitingHint}
        </p>
        {waiting.map(({ id, subject, createdAt, isNamed }) => (
          <Choice key={id} type="checkbox" name="message" value={id} defaultChecked={isNamed}>
            {subject} <span className="hint">{words.written(dayAndTime(createdAt))}</span>
          </Choice>
        ))}
      </fieldset>
      <div>
        <Button type="submit" look="primary" icon={Send}>
          {words.press}
        </Button>
      </div>
      <p className="hint">{words.notYou}</p>
    </form>
  )
}
