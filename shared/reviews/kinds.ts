/** What a review may be. Apart from its rules, because no page that is seen first needs these lists. */

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
 * Why it waits: it holds an address, number or link; its writer sent the listing in, or proved that it is theirs; it was
 * reported; it was changed after it had been taken down; or it is a rewrite.
 */
export const WAITING_FOR = ['contact', 'own-listing', 'reports', 'change', ...REWRITES] as const
export type WaitingFor = (typeof WAITING_FOR)[number]

/** `open` is what an admin has to look at: those that wait, and those reported. */
export const REVIEW_QUEUES = ['open', 'hidden', 'all'] as const
export type ReviewQueue = (typeof REVIEW_QUEUES)[number]

export const REPORT_REASONS = ['names-someone', 'unkind', 'untrue', 'advertising', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
