import LogOut from 'lucide-react/icons/log-out'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useVisitor } from '../../../visitor.tsx'
import type { Act } from './user-dialog.tsx'
import { nameOf } from './user-name.ts'
import { words } from '../words.ts'

interface UserRowProps {
  user: AdminUser
  onAct: (act: Act) => void
}

export function UserRow({ user, onAct }: UserRowProps) {
  const { user: me } = useVisitor()
  const { id, email, username, role, isSuspended, isEmailVerified } = user
  const isMe = me?.id === id
  return (
    <article className="user-row">
      <div className="stack-s">
        <div className="row">
          <h3>{nameOf(user)}</h3>
          {role === 'admin' && (
            <Badge look="info" icon={ShieldCheck}>
              {words.admin}
            </Badge>
          )}
          {isSuspended && (
            <Badge look="bad" icon={UserX}>
              {words.suspended}
            </Badge>
          )}
          {!isEmailVerified && <Badge look="warn">{words.notVerified}</Badge>}
          {isMe && <Badge>{words.you}</Badge>}
        </div>
        <p className="breaks">{email}</p>
        <p className="soft small">
          {username} · {words.joined(shortDate(user.createdAt) ?? '')} ·{' '}
          {words.sessions(user.openSessions)} · {words.wrote(user.reviewCount)}
        </p>
      </div>
      {!isMe && (
        <div className="btn-row">
          {actsFor(user).map(({ act, icon }) => (
            <Button key={act} icon={icon} onClick={() => onAct(act)} aria-haspopup="dialog">
              {words.acts[act].button}
              <VisuallyHidden>{words.actOn(nameOf(user))}</VisuallyHidden>
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}

function actsFor({ role, isSuspended, openSessions }: AdminUser) {
  const acts: { act: Act; icon: typeof LogOut }[] = []
  if (!isSuspended)
    acts.push(
      role === 'admin'
        ? { act: 'makeUser', icon: UserCheck }
        : { act: 'makeAdmin', icon: ShieldCheck },
    )
  if (openSessions > 0) acts.push({ act: 'endSessions', icon: LogOut })
  acts.push(isSuspended ? { act: 'restore', icon: UserCheck } : { act: 'suspend', icon: UserX })
  return acts
}
