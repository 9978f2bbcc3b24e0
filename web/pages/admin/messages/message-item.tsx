import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import Reply from 'lucide-react/icons/reply'
import { Link } from 'react-router'
import type { Message } from '../../../../shared/contact/contact.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { useChange } from '../../../notices/use-change.ts'
import { mailLink } from '../../../parts/mail-link.ts'
import { markMessage, messageNumbered } from '../../../queries/admin/messages.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { ItemBody, ItemHead, ItemMissing } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { useRow } from '../queue/use-row.ts'
import { useSaidInBar } from '../queue/use-said-in-bar.ts'
import { words } from './words.ts'

interface MessageItemProps {
  id: string
  /** As the list has it; one that is opened by a link may be in none of it. */
  listed: Message | undefined
  /** Whether the list shows only what nobody has read. */
  leavesWhenRead: boolean
  onDelete: (message: Message) => void
}

/** One message as it was written, and what may be done with it. */
export function MessageItem({ id, listed, ...rest }: MessageItemProps) {
  const { data } = useQuery({ ...messageNumbered(id), enabled: !listed })
  const message = useRow(listed, data)
  if (message) return <Read message={message} {...rest} />
  return <ItemMissing isLoading={!data} words={words} />
}

interface ReadProps extends Omit<MessageItemProps, 'id' | 'listed'> {
  message: Message
}

function Read({ message, leavesWhenRead, onDelete }: ReadProps) {
  const { subject, isRead, email, kind, createdAt } = message
  const { goOn } = useQueue()
  const saidInBar = useSaidInBar()
  const marking = useChange({
    ...saidInBar(markMessage(message)),
    onSuccess: () => {
      if (leavesWhenRead) goOn(message.id)
    },
  })
  const mark = isRead ? words.markUnread : words.markRead
  return (
    <>
      <ItemHead title={subject}>
        {isRead && `${words.read}. `}
        {words.kinds[kind]}, {dayAndTime(createdAt)}
      </ItemHead>
      <ItemBody>
        {message.message && <p className="as-typed said">{message.message}</p>}
        <Sender message={message} />
        {email && <p className="soft small">{words.repliesLeave}</p>}
        <p>
          <Button
            look="quiet"
            className="item-more"
            onClick={() => onDelete(message)}
            aria-haspopup="dialog"
          >
            {words.delete}
          </Button>
        </p>
      </ItemBody>
      <Bar failed={marking}>
        <Button
          look="primary"
          icon={isRead ? Mail : MailOpen}
          aria-keyshortcuts="A"
          isBusy={marking.isPending}
          onClick={() => marking.mutate(!isRead)}
        >
          <Keyed on="A">{mark}</Keyed>
        </Button>
        {email && (
          <ButtonLink
            to={mailLink(encodeURIComponent(email), words.replySubject(subject))}
            icon={Reply}
            aria-keyshortcuts="R"
          >
            <Keyed on="R">{words.reply}</Keyed>
          </ButtonLink>
        )}
      </Bar>
    </>
  )
}

function Sender({ message: { name, email, phoneText, listing, sender } }: { message: Message }) {
  return (
    <dl className="pairs">
      <div>
        <dt>{words.from}</dt>
        <dd>
          {name}
          {email && (
            <>
              , <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </>
          )}
        </dd>
      </div>
      {sender && (
        <div>
          <dt>{words.proof}</dt>
          <dd>{words.senders[sender]}</dd>
        </div>
      )}
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
