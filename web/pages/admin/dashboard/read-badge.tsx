import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import { Badge } from '../../../ui/badge.tsx'
import { words } from '../messages/words.ts'

/** Whether somebody has read a message. */
export const ReadBadge = ({ isRead }: { isRead: boolean }) =>
  isRead ? (
    <Badge icon={MailOpen}>{words.read}</Badge>
  ) : (
    <Badge look="info" icon={Mail}>
      {words.unread}
    </Badge>
  )
