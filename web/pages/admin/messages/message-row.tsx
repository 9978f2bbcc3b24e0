import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import Reply from 'lucide-react/icons/reply'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import type { Message } from '../../../../shared/contact/contact.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { mailLink } from '../../../parts/mail-link.ts'
import { markMessage } from '../../../queries/admin/messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { ReadBadge } from './read-badge.tsx'
import { words } from './words.ts'

interface MessageRowProps {
  message: Message
  onDelete: () => void
}

/** One message as it was written, and what may be done with it. */
export function MessageRow({ message, onDelete }: MessageRowProps) {
  const { id, subject, isRead, kind, createdAt } = message
  const kept = useKeptFocus<HTMLElement>()
  return (
    <article ref={kept} className="message-row stack-s" aria-labelledby={`message-${id}`}>
      <div className="row row-apart">
        <div className="row">
          <ReadBadge isRead={isRead} />
          <Badge>{words.kinds[kind]}</Badge>
        </div>
        <span className="soft small">{dayAndTime(createdAt)}</span>
      </div>
      <h3 id={`message-${id}`}>{subject}</h3>
      <Sender message={message} />
      <p className="as-typed">{message.message}</p>
      <Acts message={message} onDelete={onDelete} />
    </article>
  )
}

function Sender({ message: { name, email, phoneText, listing } }: { message: Message }) {
  return (
    <dl className="sender">
      <div>
        <dt>{words.from}</dt>
        <dd>
          {name}, <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </dd>
      </div>
      {phoneText && (
        <div>
          <dt>{words.phone}</dt>
          <dd>{phoneText}</dd>
        </div>
      )}
      {listing && (
        <div>
          <dt>{words.listing}</dt>
          <dd>
            <Link to={`/admin/listings/${listing.id}`}>{listing.name}</Link>
            {!listing.isApproved && ` (${words.notShown})`}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Acts({ message, onDelete }: MessageRowProps) {
  const { email, subject, isRead } = message
  const marking = useChange(markMessage(message))
  const about = <VisuallyHidden>{words.about(subject)}</VisuallyHidden>
  return (
    <>
      <div className="btn-row">
        <ButtonLink
          to={mailLink(encodeURIComponent(email), words.replySubject(subject))}
          icon={Reply}
        >
          {words.reply}
          {about}
        </ButtonLink>
        <Button
          icon={isRead ? Mail : MailOpen}
          isBusy={marking.isPending}
          onClick={() => marking.mutate(!isRead)}
        >
          {isRead ? words.markUnread : words.markRead}
          {about}
        </Button>
        <Button icon={Trash2} onClick={onDelete} aria-haspopup="dialog">
          {words.delete}
          {about}
        </Button>
      </div>
      <Failure of={marking} />
    </>
  )
}
