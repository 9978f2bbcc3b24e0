import { asc, eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AdminStats } from '../../../shared/admin/stats.ts'
import type { Database } from '../../db/open.ts'
import {
  contactSubmissions,
  events,
  listingClaims,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
} from '../../db/schema.ts'
import { isWaitingClaim } from '../claims/queue.ts'
import { isUnread } from '../contact/messages.ts'
import { isPendingEvent } from '../events/queue.ts'
import { WAITS_FOR_APPROVAL } from '../listings/gone.ts'
import { isOpenReport } from '../reports/queue.ts'
import { isOpenReview, reviewWaitsSince } from '../reviews/moderation.ts'

type Waiting = AdminStats['waiting'][number]

/** What waits for an admin in each queue, as the queue shows it; the queue with the oldest comes first. */
export async function findWaitingQueues(db: Database): Promise<Waiting[]> {
  const nameOf = (listingId: Column) =>
    sql<string>`(${db.select({ name: listings.name }).from(listings).where(eq(listings.id, listingId))})`
  const isPending = eq(listingSubmissions.status, 'pending')
  const { name, createdAt } = listingSubmissions
  const queues = [
    await queueOf(db, 'submissions', listingSubmissions, { name, since: createdAt }, isPending),
    await queueOf(
      db,
      'reports',
      listingReports,
      { name: nameOf(listingReports.listingId), since: listingReports.createdAt },
      isOpenReport,
    ),
    await queueOf(
      db,
      'claims',
      listingClaims,
      { name: nameOf(listingClaims.listingId), since: listingClaims.createdAt },
      isWaitingClaim,
    ),
    await queueOf(
      db,
      'reviews',
      listingReviews,
      { name: nameOf(listingReviews.listingId), since: reviewWaitsSince(db) },
      isOpenReview(db),
    ),
    await queueOf(
      db,
      'messages',
      contactSubmissions,
      { name: contactSubmissions.subject, since: contactSubmissions.createdAt },
      isUnread,
    ),
    await queueOf(
      db,
      'events',
      events,
      { name: events.title, since: events.createdAt },
      isPendingEvent,
    ),
    // Since when one is not approved is not kept apart; nothing has changed it since.
    await queueOf(
      db,
      'listings',
      listings,
      { name: listings.name, since: listings.updatedAt },
      WAITS_FOR_APPROVAL,
    ),
  ]
  return queues
    .filter((queue) => queue !== undefined)
    .toSorted((one, other) => one.since.localeCompare(other.since))
}

async function queueOf(
  db: Database,
  queue: Waiting['queue'],
  table: PgTable,
  { name, since }: { name: Column | SQL<string>; since: Column | SQL },
  where: SQL | undefined,
): Promise<Waiting | undefined> {
  const [oldest] = await db
    .select({
      name: sql<string>`${name}`,
      since: sql`${since}`.mapWith(listings.createdAt),
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(table)
    .where(where)
    .orderBy(asc(since))
    .limit(1)
  if (!oldest) return undefined
  return { queue, count: oldest.count, name: oldest.name, since: oldest.since.toISOString() }
}
