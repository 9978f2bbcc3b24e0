/** Where something can wait for an admin. */
export const WAITING_QUEUES = [
  'submissions',
  'reports',
  'claims',
  'reviews',
  'messages',
  'events',
  'listings',
] as const
