import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { useTakenFocus } from '../../parts/use-taken-focus.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { useVisitor } from '../../visitor.tsx'
import { markPointer } from './kit/mark-pointer.ts'
import { Rail, type AdminTab } from './rail.tsx'
import { words } from './words.ts'

/** The one that volunteers who check facts may open, too. */
const CHECKS: AdminTab = { to: '/admin/checks', label: words.checks, hasChecks: true }

/** The eleven in the order of ruling 33, and then those that came later. */
const TABS: readonly AdminTab[] = [
  { to: '/admin', label: words.dashboard },
  { to: '/admin/submissions', label: words.submissions, queue: 'submissions' },
  { to: '/admin/listings', label: words.listings },
  { to: '/admin/import', label: words.csvImport },
  { to: '/admin/events', label: words.events, queue: 'events' },
  { to: '/admin/blog', label: words.blog },
  { to: '/admin/ads', label: words.paid },
  { to: '/admin/messages', label: words.messages, queue: 'messages' },
  { to: '/admin/reviews', label: words.reviews, queue: 'reviews' },
  { to: '/admin/users', label: words.users },
  { to: '/admin/mail', label: words.mail },
  CHECKS,
  { to: '/admin/reports', label: words.reports, queue: 'reports' },
  { to: '/admin/claims', label: words.claims, queue: 'claims' },
  { to: '/admin/search', label: words.searchTab },
]

interface AdminProps {
  /** What it is called, where it is not the tab it is reached from: the audit log. */
  part?: string
  children: ReactNode
}

/** What surrounds every tab: who may enter, the greeting, the tabs (§2 "Admin dashboard"). */
export function Admin({ part, children }: AdminProps) {
  const { pathname } = useLocation()
  const { state, user } = useVisitor()
  useEffect(markPointer, [])
  // What has no tab of its own belongs to the one it is reached from: a listing's page, the audit log.
  const here = TABS.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  const title = headingFor(state, user?.role, here === CHECKS)
  const isChecker = user?.role === 'checker' && here === CHECKS
  const isAllowed = user?.role === 'admin' || isChecker
  const [wasAllowed, setWasAllowed] = useState(isAllowed)
  if (isAllowed && !wasAllowed) setWasAllowed(true)
  const hasEnded = wasAllowed && state === 'guest'
  const heading = useTakenFocus<HTMLHeadingElement>(hasEnded)
  const head = (
    <>
      <FormStyles />
      <PageHead
        title={here && isAllowed ? `${part ?? here.label} · ${title}` : title}
        description={words.description}
        path={pathname}
        isUnlisted
      />
    </>
  )
  if (!isAllowed)
    return (
      <div className="wrap">
        {head}
        <div className="page-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {state === 'guest' && (
          <SignInFirst>{hasEnded ? words.hasEnded : words.signInFirst}</SignInFirst>
        )}
        {state === 'loading' && (
          <Loading label={words.loading}>
            <Skeleton width="half" />
          </Loading>
        )}
        {user && (
          <div className="stack">
            <p>{words.forbiddenText}</p>
            <p>
              <MoreLink to="/">{words.returnHome}</MoreLink>
            </p>
          </div>
        )}
      </div>
    )
  return (
    <div className="work" data-alone={isChecker || undefined}>
      {head}
      {isChecker || <Rail tabs={TABS} here={here} part={part ?? here?.label} />}
      <div className="work-main">
        {here === TABS[0] && !part ? (
          <div className="work-head">
            <h1>{title}</h1>
            <p className="lead">{words.hello(user.firstName || user.email)}</p>
          </div>
        ) : (
          // Its tab has the heading that is seen.
          <h1 className="vh">{title}</h1>
        )}
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        {children}
      </div>
    </div>
  )
}

function headingFor(
  state: 'guest' | 'loading' | 'signed-in',
  role: string | undefined,
  isForCheckers: boolean,
): string {
  if (state === 'guest') return words.authenticationRequired
  const isAllowed = role === 'admin' || (role === 'checker' && isForCheckers)
  return state === 'signed-in' && !isAllowed ? words.forbidden : words.title
}
