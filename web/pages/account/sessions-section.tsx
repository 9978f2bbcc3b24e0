import { useQuery } from '@tanstack/react-query'
import type { Session } from '../../../shared/accounts/users.ts'
import { useChange } from '../../notices/use-change.ts'
import { Failure } from '../../parts/failure.tsx'
import { endSession, signOutEverywhere } from '../../queries/accounts/account.ts'
import { sessions } from '../../queries/admin/users.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountForm } from './account-form.tsx'
import { deviceName } from './device-name.ts'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** Where one is signed in, and the way out of each place and of all. */
export function SessionsSection() {
  const { data: open } = useQuery(sessions())
  const everywhere = useChange(signOutEverywhere())
  return (
    <Section id="sessions" title={words.sessionsTitle}>
      {open ? (
        <ul className="account-list">
          {open.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Loading label={words.loading}>
          <Skeleton width="most" />
        </Loading>
      )}
      <AccountForm act="end-sessions" className="row" onSend={() => everywhere.mutate()}>
        <Button type="submit" isBusy={everywhere.isPending}>
          {everywhere.isPending ? words.signingOut : words.signOutEverywhere}
        </Button>
        <span className="hint">{words.signOutEverywhereText}</span>
      </AccountForm>
      <Failure of={everywhere} />
    </Section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const ending = useChange({
    ...endSession(),
    // The row with its button is gone.
    onSuccess: () => document.getElementById('sessions')?.focus(),
  })
  const { mutate, isPending } = ending
  const device = deviceName(session.device)
  return (
    <li>
      <div>
        <p className="who-name">{device}</p>
        <p className="soft small">
          {words.since} <Time of={session.createdAt} />, {words.until}{' '}
          <Time of={session.expiresAt} />
        </p>
        <Failure of={ending} />
      </div>
      {session.isCurrent ? (
        <Badge look="info">{words.here}</Badge>
      ) : (
        <AccountForm act="end-session" onSend={() => mutate(session.id)}>
          <input type="hidden" name="session" value={session.id} />
          <Button type="submit" isBusy={isPending}>
            {isPending ? words.signingOut : words.signOutThere}
            <VisuallyHidden>{words.signOutThereOf(device)}</VisuallyHidden>
          </Button>
        </AccountForm>
      )}
    </li>
  )
}
