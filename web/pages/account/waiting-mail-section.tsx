import type { User } from '../../../shared/accounts/users.ts'
import { useChange } from '../../notices/use-change.ts'
import { Failure } from '../../parts/failure.tsx'
import { changeWaitingMail } from '../../queries/accounts/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { AccountForm } from './account-form.tsx'
import { Scripted } from './scripted.tsx'
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
      <Scripted>
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
      </Scripted>
      <noscript>
        <AccountForm act="waiting-mail" className="stack-s">
          <Choice type="checkbox" name="wantsWaitingMail" defaultChecked={user.wantsWaitingMail}>
            {words.waitingMailWanted}
          </Choice>
          <Button type="submit">{words.save}</Button>
        </AccountForm>
      </noscript>
      <Failure of={saving} />
    </Section>
  )
}
