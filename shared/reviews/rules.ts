/** What both sides know of reviews, without a schema (§4, §5, §9, ruling 7). */

export const RATINGS = [1, 2, 3, 4, 5] as const
export const DEFAULT_RATING = 5
/** The listing's page shows the latest so many, and the page of all so many at a time. */
export const LATEST_REVIEWS = 3
export const REVIEWS_PAGE = 20
/** Fewer reviews than these give no mean (ruling 7). */
export const ENOUGH_FOR_MEAN = 3
/** So many days after writing it may be changed; it may be deleted always. */
export const CHANGE_DAYS = 30
/** So many reports hide a review until an admin has looked. */
export const REPORTS_TO_HIDE = 3

/** How the writer wants to be named: by first name and initial, or as who they are. */
export const AUTHORS = ['name', 'parent', 'autistic', 'professional'] as const
export type AuthorKind = (typeof AUTHORS)[number]

/** Public; waiting for a moderator; taken down by one. */
export const REVIEW_STATES = ['shown', 'waiting', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** In whose place it was written: of one that was taken down, or that readers had reported, and that its writer deleted. */
export const REWRITES = ['hidden-before', 'reported-before'] as const
export type Rewrite = (typeof REWRITES)[number]
/**
 * Why it waits: it holds an address, number or link; its writer sent the listing in; it was reported; it was changed
 * after it had been taken down; or it is a rewrite.
 */
export const WAITING_FOR = ['contact', 'own-listing', 'reports', 'change', ...REWRITES] as const
export type WaitingFor = (typeof WAITING_FOR)[number]

/** `open` is what an admin has to look at: those that wait, and those reported. */
export const REVIEW_QUEUES = ['open', 'hidden', 'all'] as const
export type ReviewQueue = (typeof REVIEW_QUEUES)[number]

export const REPORT_REASONS = ['names-someone', 'unkind', 'untrue', 'advertising', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The moment until which the writer may change it. */
export function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CHANGE_DAYS * 86_400_000)
}
