import LogOut from 'lucide-react/icons/log-out'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useChange } from '../notices/use-change.ts'
import { Failure } from '../parts/failure.tsx'
import { forget, SIGN_OUT, signOut } from '../queries/accounts/sign-out.ts'
import { Button } from '../ui/button/button.tsx'
import { currentOf } from './current.ts'
import type { LinkItem } from './types.ts'
import { words } from './words.ts'

interface SignOutButtonProps {
  /** The screens that are somebody's own: whoever signs out there goes home. */
  ownScreens: LinkItem[]
  onChoose?: (event: MouseEvent<HTMLElement>) => void
}

export function SignOutButton({ ownScreens, onChoose }: SignOutButtonProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leaving = useChange({
    ...signOut(),
    onSuccess: (...done) => {
      forget(...done)
      if (ownScreens.some((screen) => currentOf(screen, pathname))) void navigate('/')
    },
  })
  const { mutate, isPending } = leaving
  return (
    // A form, so that it works before the script and without it.
    <form
      method="post"
      action={SIGN_OUT}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Button type="submit" icon={LogOut} isWide isBusy={isPending} onClick={onChoose}>
        {isPending ? words.signingOut : words.signOut}
      </Button>
      <Failure of={leaving} />
    </form>
  )
}
