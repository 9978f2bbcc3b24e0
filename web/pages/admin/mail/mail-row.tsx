import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { Mail } from '../../../../shared/admin/mails.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { Badge } from '../../../ui/badge.tsx'
import { words } from '../words.ts'

const LOOKS = {
  waiting: { look: 'warn', icon: Clock },
  sent: { look: 'good', icon: Check },
  failed: { look: 'bad', icon: X },
} as const

/** An email in two lines: what it is and where it stands; then when, to whom, and what went wrong if anything did. */
export function MailRow({ mail }: { mail: Mail }) {
  const { kind, state, createdAt, recipient, tries, error } = mail
  const facts = [
    words.mailTo(recipient),
    tries > 1 && words.tries(tries),
    error && words.mailProblem(error),
  ]
  return (
    <article className="line-row">
      <div className="line-row-name">
        <strong>{words.mailKinds[kind]}</strong>
        <Badge {...LOOKS[state]}>{words.mailStates[state]}</Badge>
      </div>
      <p className="line-row-facts">
        <time dateTime={createdAt}>{dayAndTime(createdAt)}</time> ·{' '}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </article>
  )
}
