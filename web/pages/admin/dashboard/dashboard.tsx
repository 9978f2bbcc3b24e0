import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { adminStats, setup } from '../../../queries/admin/listings.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Admin } from '../admin.tsx'
import { LatestMessages } from './latest-messages.tsx'
import { LatestSubmissions } from './latest-submissions.tsx'
import { SeedCategories } from './seed-categories.tsx'
import { Weeks } from './weeks.tsx'
import { Setup } from './setup.tsx'
import { words } from './words.ts'

/** The tab 'Dashboard': how many of everything, what waits, and what was new (§2). */
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
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
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
          <Statistics stats={data} />
          <Setup setup={setUp} />
          <LatestSubmissions submissions={data.latestSubmissions} />
          <LatestMessages messages={data.latestMessages} />
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
  const { listings, approved, approvedRate, pending, users, categories, missingCategories } = stats
  const { confirmed, unconfirmed } = stats.subscribers
  return (
    <section className="stats" aria-label={words.statistics}>
      <Statistic name={words.listings} value={words.number(listings)} />
      <Statistic name={words.pending} value={words.number(pending.listings + pending.submissions)}>
        <p className="soft small">{words.pendingText(pending.listings, pending.submissions)}</p>
        {pending.listings > 0 && (
          <MoreLink to="/admin/listings?show=unapproved">{words.pendingLink}</MoreLink>
        )}
      </Statistic>
      <Statistic name={words.approvedRate} value={words.rate(approvedRate)}>
        <p className="soft small">{words.approvedText(approved)}</p>
      </Statistic>
      <Statistic name={words.unreadMessages} value={words.number(stats.unreadMessages)}>
        {stats.unreadMessages > 0 && <MoreLink to="/admin/messages">{words.messagesLink}</MoreLink>}
      </Statistic>
      <Statistic name={words.users} value={words.number(users)} />
      <Statistic name={words.subscribers} value={words.number(confirmed)}>
        <p className="soft small">{words.subscribersText(unconfirmed)}</p>
        <MoreLink to="/admin/newsletter">{words.subscribersLink}</MoreLink>
      </Statistic>
      <Statistic name={words.categories} value={words.number(categories)}>
        <SeedCategories missing={missingCategories} />
      </Statistic>
    </section>
  )
}

interface StatisticProps {
  name: string
  value: string
  children?: ReactNode
}

function Statistic({ name, value, children }: StatisticProps) {
  return (
    <div className="stat">
      <h3>{name}</h3>
      <p className="stat-value">{value}</p>
      {children}
    </div>
  )
}
