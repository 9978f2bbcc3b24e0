import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useVisitor } from '../../visitor.tsx'
import { LikedListings } from './liked-listings.tsx'
import { LookedAfter } from './looked-after.tsx'
import { Next, Summary } from './next.tsx'
import { OrganisedEvents } from './organised-events.tsx'
import { OwnListings } from './own-listings.tsx'
import { OwnEvents } from './own-events.tsx'
import { OwnReviews } from './own-reviews.tsx'
import { Registrations } from './registrations.tsx'
import { SignedOut } from './signed-out.tsx'
import { words } from './words.ts'

const TABS: { to: string; label: string; content: ReactNode }[] = [
  {
    to: '/dashboard',
    label: words.registrations,
    content: (
      <>
        <OrganisedEvents />
        <Registrations />
      </>
    ),
  },
  {
    to: '/dashboard/listings',
    label: words.listings,
    content: (
      <>
        <OwnListings />
        <LookedAfter />
        <OwnEvents />
      </>
    ),
  },
  {
    to: '/dashboard/likes',
    label: words.likes,
    content: (
      <>
        <LikedListings />
        <OwnReviews />
      </>
    ),
  },
]

/** §2 "User dashboard": three tabs, each with an address of its own. */
export function Dashboard() {
  const { pathname } = useLocation()
  const { state, user } = useVisitor()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state === 'signed-in' && !wasSignedIn) setWasSignedIn(true)
  const tab = TABS.find(({ to }) => to === pathname) ?? TABS[0]
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={user && tab ? `${tab.label} · ${words.title}` : words.title}
        description={words.description}
        path={pathname}
        isUnlisted
      />
      <div className="page-head">
        <Breadcrumbs here={words.title} />
        <h1>{words.title}</h1>
        {user && <Summary user={user} />}
      </div>
      {state === 'guest' &&
        // Whoever has just signed out is not told to sign in.
        (wasSignedIn ? <SignInFirst>{words.loginRequired.text}</SignInFirst> : <SignedOut />)}
      {state === 'loading' && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
        </Loading>
      )}
      {user && (
        <div className="with-side with-side-r">
          <div className="stack">
            <div className="own-tabs">
              <TabLinks
                label={words.tabs}
                tabs={TABS.map(({ to, label }) => ({ to, label, isCurrent: to === tab?.to }))}
              />
            </div>
            <section className="stack" aria-labelledby="tab">
              <h2 id="tab" tabIndex={-1} className="vh-narrow">
                {tab?.label}
              </h2>
              {tab?.content}
            </section>
          </div>
          <Next user={user} />
        </div>
      )}
    </div>
  )
}
