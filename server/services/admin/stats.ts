import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { STATS_WEEKS, type AdminStats, type StatsWeek } from '../../../shared/admin/stats.ts'
import { CATEGORIES } from '../../../shared/listings/category-names.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { Database } from '../../db/open.ts'
import {
  categories,
  contactSubmissions,
  listingReviews,
  listings,
  listingSubmissions,
  newsletterSubscriptions,
  users,
} from '../../db/schema.ts'
import { isMessage, isUnread } from '../contact/messages.ts'
import { isReader, stateOf } from '../newsletter/state.ts'
import { findWaitingQueues } from './waiting.ts'

const LATEST = 5

/** What the Dashboard tab shows (§2). */
export async function findAdminStats(db: Database, now: Date): Promise<AdminStats> {
  const present = isNull(listings.removedAt)
  const all = await db.$count(listings, present)
  const approved = await db.$count(listings, eq(listings.isApproved, true))
  const known = await db.$count(categories)
  return {
    listings: all,
    approved,
    approvedRate: all === 0 ? null : Math.round((approved / all) * 1000) / 10,
    pending: {
      listings: all - approved,
      submissions: await db.$count(listingSubmissions, eq(listingSubmissions.status, 'pending')),
    },
    waiting: await findWaitingQueues(db),
    users: await db.$count(users),
    subscribers: {
      confirmed: await db.$count(newsletterSubscriptions, isReader),
      unconfirmed: await db.$count(newsletterSubscriptions, eq(stateOf, 'unconfirmed')),
    },
    categories: known,
    missingCategories: Math.max(0, CATEGORIES.length - known),
    latestSubmissions: await findLatestSubmissions(db),
    unreadMessages: await db.$count(contactSubmissions, isUnread),
    latestMessages: await findLatestMessages(db),
    weeks: await countWeeks(db, now),
  }
}

async function findLatestSubmissions(db: Database): Promise<AdminStats['latestSubmissions']> {
  const rows = await db
    .select({
      id: listingSubmissions.id,
      name: listingSubmissions.name,
      submitterName: listingSubmissions.submitterName,
      status: listingSubmissions.status,
      createdAt: listingSubmissions.createdAt,
    })
    .from(listingSubmissions)
    .orderBy(desc(listingSubmissions.createdAt), desc(listingSubmissions.id))
    .limit(LATEST)
  return rows.map((row) => ({
    ...row,
    status: STATUSES.find((status) => status === row.status) ?? 'pending',
    createdAt: row.createdAt.toISOString(),
  }))
}

async function findLatestMessages(db: Database): Promise<AdminStats['latestMessages']> {
  const { id, subject, name, kind, isRead, createdAt } = contactSubmissions
  const rows = await db
    .select({ id, subject, name, kind, isRead, createdAt })
    .from(contactSubmissions)
    .where(isMessage)
    .orderBy(desc(createdAt), desc(id))
    .limit(LATEST)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

const STATUSES = ['pending', 'approved', 'rejected'] as const

const COUNTED = {
  listings: { table: listings, createdAt: listings.createdAt },
  submissions: { table: listingSubmissions, createdAt: listingSubmissions.createdAt },
  users: { table: users, createdAt: users.createdAt },
  reviews: { table: listingReviews, createdAt: listingReviews.createdAt },
}

const WEEK = 7 * 86_400

async function countWeeks(db: Database, now: Date): Promise<StatsWeek[]> {
  const first = mondayInIndia(now).getTime() - (STATS_WEEKS - 1) * WEEK * 1000
  const weeks = Array.from({ length: STATS_WEEKS }, (_, index) => ({
    start: indianDay(new Date(first + index * WEEK * 1000)),
    listings: 0,
    submissions: 0,
    users: 0,
    reviews: 0,
  }))
  const since = new Date(first)
  for (const name of ['listings', 'submissions', 'users', 'reviews'] as const) {
    const { table, createdAt } = COUNTED[name]
    const number = sql<number>`floor(extract(epoch from ${createdAt} - ${since.toISOString()}::timestamptz) / ${sql.raw(String(WEEK))})::int`
    const rows = await db
      .select({ number, count: count() })
      .from(table)
      .where(and(gte(createdAt, since)))
      .groupBy(sql`1`)
    for (const { number, count } of rows) {
      const week = weeks[number]
      if (week) week[name] = count
    }
  }
  return weeks
}

/** When this week began: Monday, midnight in India, which has no summer time. */
export function mondayInIndia(now: Date): Date {
  const day = new Date(`${indianDay(now)}T00:00:00+05:30`)
  const weekday = (new Date(`${indianDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7
  return new Date(day.getTime() - weekday * 86_400_000)
}
