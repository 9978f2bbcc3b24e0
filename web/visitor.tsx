import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { hasUserHint } from '../shared/accounts/visitor.ts'
import type { User } from '../shared/accounts/users.ts'
import { useHydrated } from './parts/use-hydrated.ts'
import { currentUser } from './queries/admin/users.ts'

interface Drawn {
  hasHint: boolean
  /** Whom the page was drawn for; undefined where nobody was asked. */
  user: User | null | undefined
}

const DrawnContext = createContext<Drawn>({ hasHint: false, user: undefined })

/** `hasHint`: what the page was drawn for, so that the browser's first draw is the server's. */
export function VisitorProvider({ hasHint, children }: { hasHint: boolean; children: ReactNode }) {
  const hint = useSyncExternalStore(
    onPageShown,
    () => hasUserHint(document.cookie),
    () => hasHint,
  )
  const queryClient = useQueryClient()
  const [user] = useState(() => queryClient.getQueryData(currentUser().queryKey))
  const drawn = useMemo(() => ({ hasHint: hint, user }), [hint, user])
  return <DrawnContext value={drawn}>{children}</DrawnContext>
}

/** A page that comes back from the browser's memory may find that somebody has signed in or out in the meantime. */
function onPageShown(listener: () => void) {
  addEventListener('pageshow', listener)
  return () => removeEventListener('pageshow', listener)
}

export type Visitor =
  | { state: 'guest'; user: null }
  | { state: 'loading'; user: null }
  | { state: 'signed-in'; user: User }

/**
 * Who is looking (§4). A guest's browser asks nothing; when asking fails the visitor is signed out (§8).
 * A part of the page that is taken over after the answer came begins as the server drew it all the same.
 */
export function useVisitor(): Visitor {
  const drawn = use(DrawnContext)
  const isHydrated = useHydrated()
  const { data, isPending } = useQuery({ ...currentUser(), enabled: drawn.hasHint })
  const user = isHydrated ? data : drawn.user
  if (user) return { state: 'signed-in', user }
  const isAsked = isHydrated ? isPending : user === undefined
  return { state: drawn.hasHint && isAsked ? 'loading' : 'guest', user: null }
}
