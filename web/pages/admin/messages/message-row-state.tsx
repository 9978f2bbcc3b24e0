import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Message } from '../../../../shared/contact/contact.ts'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

/** What a message is about, and whether somebody has read it. */
export function MessageRowState({ message: { kind, isRead } }: { message: Message }) {
  if (isRead)
    return (
      <RowState icon={MailOpen}>
        {words.read}. {words.kinds[kind]}
      </RowState>
    )
  const isWarning = kind === 'wrong'
  return (
    <RowState icon={isWarning ? TriangleAlert : Mail} isWarning={isWarning}>
      {words.kinds[kind]}
    </RowState>
  )
}
