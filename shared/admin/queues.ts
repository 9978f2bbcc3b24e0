/** Where something can wait for an admin. */
export const WAITING_QUEUES = ['submissions', 'reviews', 'messages', 'events', 'listings'] as const
