import ShieldCheck from 'lucide-react/icons/shield-check'
import UserX from 'lucide-react/icons/user-x'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { RowMenu } from '../kit/row-menu.tsx'
import { words } from '../words.ts'
import type { Act } from './user-dialog.tsx'
import { nameOf } from './user-name.ts'

interface UserRowProps {
  user: AdminUser
  onAct: (act: Act) => void
}

/** A person in two lines: who, with what is unusual; then address, since when, and what there is of them. */
export function UserRow({ user, onAct }: UserRowProps) {
  const { user: me } = useVisitor()
  const { id, email, username, role, isSuspended, isEmailVerified, openSessions } = user
  const isMe = me?.id === id
  const name = nameOf(user)
  const facts = [
    email,
    username !== name && username,
    words.joined(shortDate(user.createdAt) ?? ''),
    openSessions > 0 && words.sessions(openSessions),
    user.reviewCount > 0 && words.wrote(user.reviewCount),
  ]
  return (
    <article className="line-row">
      <div className="line-row-name">
        <h3>{name}</h3>
        {role === 'admin' && (
          <Badge look="info" icon={ShieldCheck}>
            {words.admin}
          </Badge>
        )}
        {role === 'checker' && <Badge look="info">{words.checker}</Badge>}
        {isSuspended && (
          <Badge look="warn" icon={UserX}>
            {words.suspended}
          </Badge>
        )}
        {!isEmailVerified && <Badge look="warn">{words.notVerified}</Badge>}
        {isMe && <Badge>{words.you}</Badge>}
      </div>
      <p className="line-row-facts">{facts.filter(Boolean).join(' · ')}</p>
      {!isMe && (
        <RowMenu
          of={words.actOn(name)}
          items={actsFor(user).map((act) => ({
            label: words.acts[act].button,
            onChoose: () => onAct(act),
          }))}
        />
      )}
    </article>
  )
}

function actsFor({ role, isSuspended, openSessions }: AdminUser): Act[] {
  const acts: Act[] = []
  if (!isSuspended) acts.push(role === 'admin' ? 'makeUser' : 'makeAdmin')
  if (!isSuspended && role === 'user') acts.push('makeChecker')
  if (role === 'checker') acts.push('endChecker')
  if (openSessions > 0) acts.push('endSessions')
  acts.push(isSuspended ? 'restore' : 'suspend')
  return acts
}
