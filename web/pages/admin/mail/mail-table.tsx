import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { Mail } from '../../../../shared/admin/mails.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Time } from '../../../ui/time.tsx'
import { ColumnHeads } from '../kit/column-heads.tsx'
import { words } from '../words.ts'

const LOOKS = {
  waiting: { look: 'warn', icon: Clock },
  sent: { look: 'good', icon: Check },
  failed: { look: 'bad', icon: X },
} as const

const { mailColumns: columns } = words

/** On a narrow screen each mail is a block, its cells below each other with their column's name. */
export function MailTable({ mails }: { mails: Mail[] }) {
  return (
    <table className="mails">
      <caption className="vh">{words.mailTable}</caption>
      <ColumnHeads names={columns} />
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td data-label={columns.created}>
              <Time of={mail.createdAt} />
            </td>
            <td data-label={columns.kind}>{words.mailKinds[mail.kind]}</td>
            <td data-label={columns.recipient} className="breaks">
              {mail.recipient}
            </td>
            <td data-label={columns.state}>
              <span>
                <Badge {...LOOKS[mail.state]}>{words.mailStates[mail.state]}</Badge>{' '}
                {mail.tries > 1 && <span className="soft small">{words.tries(mail.tries)}</span>}
              </span>
            </td>
            <td data-label={columns.error}>{mail.error ?? words.noError}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
