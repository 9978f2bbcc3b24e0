/** What both sides know of submissions, without a schema (§4, §5, §9, ruling 42). */

/** A listing to add, or a change of one that is there. */
export const SUBMISSION_KINDS = ['new', 'change'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** What the moderators' queue may be narrowed to. */
export const SUBMISSION_QUEUES = [...SUBMISSION_STATUSES, 'all'] as const
export type SubmissionQueue = (typeof SUBMISSION_QUEUES)[number]

/** Why a listing may be the one somebody means. */
export const DUPLICATE_REASONS = ['phone', 'website', 'name'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/**
 * What a moderator is warned of: it may promise a cure (ruling 42). Of a change: it leads families elsewhere, replaces what
 * was checked, or names its sender's own address.
 */
export const SUBMISSION_WARNINGS = [
  'promises-cure',
  'leads-elsewhere',
  'replaces-checked',
  'own-email',
] as const
export type SubmissionWarning = (typeof SUBMISSION_WARNINGS)[number]

/** It has a warning, or repeats a listing or another that waits: it is read by itself before it is approved. */
export const isReadAlone = (submission: {
  warnings: readonly SubmissionWarning[]
  duplicates: readonly unknown[]
  twins: readonly unknown[]
}): boolean =>
  [submission.warnings, submission.duplicates, submission.twins].some((signs) => signs.length > 0)
