import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { waitingChecks } from '../../../queries/admin/checks.ts'
import { adminStats, setup } from '../../../queries/admin/listings.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Admin } from '../admin.tsx'
import { LatestMessages } from './latest-messages.tsx'
import { LatestSubmissions } from './latest-submissions.tsx'
import { SeedCategories } from './seed-categories.tsx'
import { Waiting } from './waiting.tsx'
import { Weeks } from './weeks.tsx'
import { Setup } from './setup.tsx'
import { words } from './words.ts'

/** The tab 'Dashboard': what waits, what is still to set, how many of everything, and what was new (§2). */
export function AdminDashboard() {
  return (
    <Admin>
      <Dashboard />
    </Admin>
  )
}

function Dashboard() {
  const { data } = useQuery(adminStats())
  const { data: setUp } = useQuery(setup())
  const checks = useQuery({ ...waitingChecks(), throwOnError: false })
  return (
    <section className="stack-l dash" aria-labelledby="tab">
      {/* Seen in the rail, and above on a phone. */}
      <h2 id="tab" className="vh" tabIndex={-1}>
        {words.title}
      </h2>
      {!(data && setUp) && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data && setUp && (
        <>
          <Waiting waiting={data.waiting} checks={checks.data?.waiting} />
          <Setup setup={setUp} />
          <Statistics stats={data} />
          <div className="latest">
            <LatestSubmissions submissions={data.latestSubmissions} />
            <LatestMessages messages={data.latestMessages} />
          </div>
          <Weeks weeks={data.weeks} />
          <p>
            <MoreLink to="/admin/audit" hasArrow>
              {words.audit}
            </MoreLink>
          </p>
        </>
      )}
    </section>
  )
}

function Statistics({ stats }: { stats: AdminStats }) {
  const { listings, approved, approvedRate, users, categories, missingCategories } = stats
  const { confirmed, unconfirmed } = stats.subscribers
  return (
    <section className="stack-s" aria-labelledby="statistics">
      <h3 id="statistics">{words.statistics}</h3>
      <div className="stats">
        <Statistic name={words.listings} value={words.number(listings)} to="/admin/listings" />
        <Statistic
          name={words.approvedRate}
          value={words.rate(approvedRate)}
          to="/admin/listings?show=approved"
        >
          <p className="hint">{words.approvedText(approved)}</p>
        </Statistic>
        <Statistic name={words.users} value={words.number(users)} to="/admin/users" />
        <Statistic name={words.subscribers} value={words.number(confirmed)} to="/admin/newsletter">
          {unconfirmed > 0 && <p className="hint">{words.subscribersText(unconfirmed)}</p>}
        </Statistic>
        <Statistic name={words.categories} value={words.number(categories)}>
          <SeedCategories missing={missingCategories} />
        </Statistic>
      </div>
    </section>
  )
}

interface StatisticProps {
  name: string
  value: string
  /** Where what was counted is listed. */
  to?: string
  children?: ReactNode
}

function Statistic({ name, value, to, children }: StatisticProps) {
  return (
    <div className="stat">
      <p className="stat-value">{value}</p>
      <h4>{to ? <Link to={to}>{name}</Link> : name}</h4>
      {children}
    </div>
  )
}
