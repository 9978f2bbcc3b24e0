import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { signInAddress } from '../../shared/accounts/visitor.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { words } from './words.ts'

/** In place of what only somebody signed in sees: why, and the way in, which leads back here. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div className="stack">
      <p>{children}</p>
      <ButtonLink
        to={signInAddress(pathname + search)}
        reloadDocument
        rel="nofollow"
        look="primary"
      >
        {words.signIn}
      </ButtonLink>
    </div>
  )
}
