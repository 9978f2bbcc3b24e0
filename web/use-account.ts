import { useLocation } from 'react-router'
import { signInAddress } from '../shared/accounts/visitor.ts'
import type { Account } from './layout/types.ts'
import type { ScreenLinks } from './screens.ts'
import type { Visitor } from './visitor.tsx'

/** What the header shows of the visitor, with the links the route table has for them. */
export function useAccount(rows: ScreenLinks[], visitor: Visitor): Account {
  const { pathname, search } = useLocation()
  if (visitor.state === 'guest') return { state: 'guest', signIn: signInAddress(pathname + search) }
  const links = rows.flatMap(({ path, account, linksFor }) =>
    account && mayFollow(visitor, linksFor) ? [{ to: path, label: account }] : [],
  )
  const to = links[0]?.to ?? '/account'
  if (visitor.state === 'loading') return { state: 'loading', to }
  const { id, firstName, lastName, email, profileImageUrl } = visitor.user
  return {
    state: 'signed-in',
    to,
    id,
    firstName,
    lastName,
    email,
    profileImageUrl,
    links,
  }
}

/** Whether a link is there for this visitor. Until we know who it is, only what everybody signed in has. */
function mayFollow({ state, user }: Visitor, linksFor: ScreenLinks['linksFor']): boolean {
  if (linksFor === 'admin' || linksFor === 'checker') return user?.role === linksFor
  return linksFor === undefined || state !== 'guest'
}
