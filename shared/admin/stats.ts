import { z } from 'zod'
import { CONTACT_KINDS } from '../contact/rules.ts'
import { WAITING_QUEUES } from './queues.ts'

/** Weeks the Dashboard tab looks back, this one included (§2). */
export const STATS_WEEKS = 12

const weekSchema = z.object({
  start: z.string().meta({ description: 'Its Monday in India, YYYY-MM-DD' }),
  listings: z.int(),
  submissions: z.int(),
  users: z.int(),
  reviews: z.int(),
})

/** What the Dashboard tab shows (§2). */
export const adminStatsSchema = z
  .object({
    listings: z.int().meta({ description: 'Those that are not deleted' }),
    approved: z.int(),
    approvedRate: z
      .number()
      .nullable()
      .meta({ description: 'Per cent of the listings, to one decimal; null without listings' }),
    pending: z.object({ listings: z.int(), submissions: z.int() }),
    waiting: z
      .array(
        z.object({
          queue: z.enum(WAITING_QUEUES),
          count: z.int(),
          name: z.string().meta({ description: 'Of the oldest' }),
          since: z.string().meta({ description: 'Since when the oldest waits' }),
        }),
      )
      .meta({ description: 'Queues that are not empty, the one with the oldest first' }),
    users: z.int(),
    subscribers: z
      .object({ confirmed: z.int(), unconfirmed: z.int() })
      .meta({ description: 'Newsletter addresses: issues go to the confirmed ones' }),
    categories: z.int(),
    missingCategories: z.int().meta({ description: 'Those that seeding would make' }),
    latestSubmissions: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          submitterName: z.string().nullable(),
          status: z.enum(['pending', 'approved', 'rejected']),
          createdAt: z.string(),
        }),
      )
      .meta({ description: 'Five, the newest first' }),
    unreadMessages: z.int(),
    latestMessages: z
      .array(
        z.object({
          id: z.int(),
          subject: z.string(),
          name: z.string(),
          kind: z.enum(CONTACT_KINDS),
          isRead: z.boolean(),
          createdAt: z.string(),
        }),
      )
      .meta({ description: 'Five, the newest first' }),
    weeks: z.array(weekSchema).meta({ description: 'What is new in each week, the oldest first' }),
  })
  .meta({ id: 'AdminStats' })

export type AdminStats = z.output<typeof adminStatsSchema>
export type StatsWeek = z.output<typeof weekSchema>
