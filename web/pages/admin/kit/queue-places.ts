import type { AdminStats } from '../../../../shared/admin/stats.ts'
import { words } from '../words.ts'

type Queue = AdminStats['waiting'][number]['queue']

/** Where each queue is. */
export const QUEUE_PLACES = {
  submissions: '/admin/submissions',
  reports: '/admin/reports',
  claims: '/admin/claims',
  reviews: '/admin/reviews',
  messages: '/admin/messages',
  events: '/admin/events',
  listings: '/admin/listings?show=unapproved',
} as const satisfies Record<Queue, string>

export const QUEUE_NAMES = {
  submissions: words.submissions,
  reports: words.reports,
  claims: words.claims,
  reviews: words.reviews,
  messages: words.messages,
  events: words.events,
  listings: words.listingsToApprove,
} as const satisfies Record<Queue, string>
