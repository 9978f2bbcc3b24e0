import { FRESH_MINUTES, signInAddress } from '../../../shared/accounts/visitor.ts'
import { useChange } from '../../notices/use-change.ts'
import { signOut } from '../../queries/accounts/sign-out.ts'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

/** In place of a form that an account without a password sends only soon after signing in: the way to do so, and back. */
export function SignInAgain() {
  const { mutate, isPending } = useChange({
    ...signOut(),
    onSuccess: () => location.assign(signInAddress('/account')),
  })
  return (
    <div className="stack-s">
      <p>{words.signInAgainText(FRESH_MINUTES)}</p>
      <div>
        <Button look="primary" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? words.signingOut : words.signInAgain}
        </Button>
      </div>
    </div>
  )
}
