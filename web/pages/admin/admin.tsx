import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useVisitor } from '../../visitor.tsx'
import { words } from './words.ts'

/** The tabs that exist, in the order of ruling 33. */
const TABS = [
  { to: '/admin', label: words.dashboard },
  { to: '/admin/submissions', label: words.submissions },
  { to: '/admin/listings', label: words.listings },
  { to: '/admin/import', label: words.csvImport },
  { to: '/admin/events', label: words.events },
  { to: '/admin/blog', label: words.blog },
  { to: '/admin/ads', label: words.paid },
  { to: '/admin/messages', label: words.messages },
  { to: '/admin/reviews', label: words.reviews },
  { to: '/admin/users', label: words.users },
  { to: '/admin/mail', label: words.mail },
]

/** What surrounds every tab: who may enter, the greeting, the tabs (§2 "Admin dashboard"). */
export function Admin({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, user } = useVisitor()
  const title = headingFor(state, user?.role)
  // What has no tab of its own belongs to the one it is reached from: a listing's page, the audit log.
  const here = TABS.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={here && user?.role === 'admin' ? `${here.label} · ${title}` : title}
        description={words.description}
        path={pathname}
        isUnlisted
      />
      <div className="page-head">
        <h1>{title}</h1>
        {user?.role === 'admin' && (
          <p className="lead">{words.hello(user.firstName || user.email)}</p>
        )}
      </div>
      {state === 'guest' && <SignInFirst>{words.signInFirst}</SignInFirst>}
      {state === 'loading' && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
        </Loading>
      )}
      {user && user.role !== 'admin' && (
        <div className="stack">
          <p>{words.forbiddenText}</p>
          <p>
            <MoreLink to="/">{words.returnHome}</MoreLink>
          </p>
        </div>
      )}
      {user?.role === 'admin' && (
        <div className="stack">
          <TabLinks
            label={words.tabs}
            tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab === here }))}
          />
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
          {children}
        </div>
      )}
    </div>
  )
}

function headingFor(state: 'guest' | 'loading' | 'signed-in', role: string | undefined): string {
  if (state === 'guest') return words.authenticationRequired
  return state === 'signed-in' && role !== 'admin' ? words.forbidden : words.title
}
