import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { Suspense } from 'react'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { UserMenu } from './later.ts'
import { SignInLink } from './sign-in-link.tsx'
import type { Account } from './types.ts'
import { words } from './words.ts'

/** The sign-in link, the placeholder or the user menu at the right of the header (§2). The last two are equally wide. */
export function AccountBar({ account }: { account: Account }) {
  if (account.state === 'guest') return <SignInLink to={account.signIn} look="quiet" />
  const placeholder = (
    <ButtonLink to={account.to} look="quiet" icon={CircleUserRound}>
      {words.account}
    </ButtonLink>
  )
  if (account.state === 'loading') return placeholder
  return (
    <Suspense fallback={placeholder}>
      <UserMenu account={account} />
    </Suspense>
  )
}
