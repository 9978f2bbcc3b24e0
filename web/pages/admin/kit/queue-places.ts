import type { AdminStats } from '../../../../shared/admin/stats.ts'

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
  submissions: 'Submissions',
  reports: 'Reports',
  claims: 'Claims',
  reviews: 'Reviews',
  messages: 'Messages',
  events: 'Events',
  listings: 'Listings to approve',
} as const satisfies Record<Queue, string>
