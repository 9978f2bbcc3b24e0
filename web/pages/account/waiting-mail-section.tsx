import type { User } from '../../../shared/accounts/users.ts'
import { useChange } from '../../notices/use-change.ts'
import { Failure } from '../../parts/failure.tsx'
import { changeWaitingMail } from '../../queries/accounts/account.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** Whether an admin gets the daily mail of what waits (ruling 42). */
export function WaitingMailSection({ user }: { user: User }) {
  const saving = useChange(changeWaitingMail(user))
  // While it is saved, what was chosen is there.
  const wants = saving.isPending ? saving.variables : user.wantsWaitingMail
  return (
    <Section id="waiting-mail" title={words.waitingMailTitle}>
      <p>{words.waitingMailText}</p>
      <Choice
        type="checkbox"
        checked={wants}
        aria-busy={saving.isPending || undefined}
        onChange={({ currentTarget }) => {
          if (!saving.isPending) saving.mutate(currentTarget.checked)
        }}
      >
        {words.waitingMailWanted}
      </Choice>
      <Failure of={saving} />
    </Section>
  )
}
