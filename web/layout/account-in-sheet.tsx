import { Suspense, type MouseEvent } from 'react'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { UserInSheet } from './later.ts'
import { SignInLink } from './sign-in-link.tsx'
import type { Account } from './types.ts'
import { words } from './words.ts'

interface AccountInSheetProps {
  account: Account
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

/** The same in the menu of small screens. */
export function AccountInSheet({ account, onChoose }: AccountInSheetProps) {
  if (account.state === 'guest') return <SignInLink to={account.signIn} isWide />
  const placeholder = (
    <ButtonLink to={account.to} isWide onClick={onChoose}>
      {words.account}
    </ButtonLink>
  )
  if (account.state === 'loading') return placeholder
  return (
    <Suspense fallback={placeholder}>
      <UserInSheet account={account} onChoose={onChoose} />
    </Suspense>
  )
}
