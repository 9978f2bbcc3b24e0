import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { buttonClass } from '../ui/button/look.ts'
import { closeFromOutside } from '../ui/dialog/close-from-outside.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import type { SignedInAccount } from './types.ts'
import { useArrival } from './use-arrival.ts'
import { useSameAccount } from './use-same-account.ts'
import { nameOf, WhoIsSignedIn } from './who-is-signed-in.tsx'
import { words } from './words.ts'

/** The menu of somebody signed in (§2). The browser opens and closes it. */
export function UserMenu({ account }: { account: SignedInAccount }) {
  useSameAccount(account.id)
  useArrival(nameOf(account))
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => (box.current ? closeFromOutside(box.current) : undefined), [])
  const close = () => box.current?.removeAttribute('open')
  return (
    <details className="user-menu" ref={box}>
      <summary className={buttonClass('quiet')}>
        <Icon of={CircleUserRound} />
        <span>{words.account}</span>
      </summary>
      <div className="user-menu-body">
        <WhoIsSignedIn {...account} />
        <ul className="user-menu-links">
          {account.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SignOutButton ownScreens={account.links} />
      </div>
    </details>
  )
}

interface UserInSheetProps {
  account: SignedInAccount
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

/** The same in the menu of small screens. */
export function UserInSheet({ account, onChoose }: UserInSheetProps) {
  return (
    <>
      <WhoIsSignedIn {...account} />
      {account.links.map(({ to, label }) => (
        <ButtonLink key={to} to={to} isWide onClick={onChoose}>
          {label}
        </ButtonLink>
      ))}
      <SignOutButton ownScreens={account.links} onChoose={onChoose} />
    </>
  )
}
