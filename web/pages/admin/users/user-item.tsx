import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { Bar } from '../queue/bar.tsx'
import { ItemBody, ItemHead } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import type { Act } from './user-dialog.tsx'
import { nameOf } from './user-name.ts'
import { Pairs } from '../queue/pairs.tsx'
import { words } from './words.ts'

interface UserItemProps {
  user: AdminUser
  /** Asks before it is done. */
  onAct: (act: Act) => void
}

/** One account: what there is of it, and what an admin may do with it. Nobody acts on their own. */
export function UserItem({ user, onAct }: UserItemProps) {
  const { user: me } = useVisitor()
  const { id, email, createdAt, isSuspended, isEmailVerified } = user
  const isMe = me?.id === id
  const act = isSuspended ? 'restore' : 'suspend'
  const key = isSuspended ? 'A' : 'R'
  return (
    <>
      <ItemHead title={nameOf(user)}>
        {isMe && `${words.you}. `}
        {email}. {words.joined(shortDate(createdAt) ?? '')}.
      </ItemHead>
      <ItemBody>
        {(isSuspended || !isEmailVerified) && (
          <Note look="warn">
            <p>{isSuspended ? words.suspended : words.notVerified}</p>
          </Note>
        )}
        <Facts user={user} />
        {isMe ? (
          <p className="soft small">{words.notYourself}</p>
        ) : (
          <div className="item-acts">
            {actsFor(user).map((one) => (
              <ActButton key={one} act={one} onAct={onAct} />
            ))}
          </div>
        )}
      </ItemBody>
      {!isMe && (
        <Bar>
          <Button aria-haspopup="dialog" aria-keyshortcuts={key} onClick={() => onAct(act)}>
            <Keyed on={key}>{words.acts[act].button}</Keyed>
          </Button>
        </Bar>
      )}
    </>
  )
}

interface ActButtonProps {
  act: Act
  onAct: (act: Act) => void
}

/** It goes once it is done: the keyboard goes on from who it was about. */
const ActButton = ({ act, onAct }: ActButtonProps) => (
  <Button ref={useKeptFocus<HTMLButtonElement>()} aria-haspopup="dialog" onClick={() => onAct(act)}>
    {words.acts[act].button}
  </Button>
)

function Facts({ user }: { user: AdminUser }) {
  const { username, role, reviewCount, openSessions } = user
  const facts = [
    [words.username, username],
    [words.role, words.roles[role]],
    [words.reviews, reviewCount],
    [words.signedIn, words.sessions(openSessions)],
  ] as const
  return <Pairs of={facts} valueClass="breaks" />
}

/** What is seldom done. Who is suspended gets no role. */
function actsFor({ role, isSuspended, openSessions }: AdminUser): Act[] {
  const acts: Act[] = []
  if (openSessions > 0) acts.push('endSessions')
  if (!isSuspended && role === 'user') acts.push('makeChecker')
  if (role === 'checker') acts.push('endChecker')
  if (!isSuspended) acts.push(role === 'admin' ? 'makeUser' : 'makeAdmin')
  return acts
}
