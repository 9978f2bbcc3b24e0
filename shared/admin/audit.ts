import { LISTING_ACTIONS } from '../listings/fields.ts'

/** What an admin may do that is written down (ruling 24). */
export const AUDIT_ACTIONS = [
  'review.show',
  'review.hide',
  'review.undo',
  'user.role',
  'user.link',
  'user.end-sessions',
  'user.suspend',
  'user.restore',
  'user.organiser',
  'user.organiser-end',
  'submission.approve',
  'submission.reject',
  'submission.undo',
  ...LISTING_ACTIONS,
  'listing.undo',
  'listing.status',
  'listing.link',
  'listing.credential',
  'categories.seed',
  'import.run',
  'import.undo',
  'event.approve',
  'event.unapprove',
  'event.edit',
  'event.cancel',
  'event.delete',
  'event.undo',
  'post.create',
  'post.edit',
  'post.publish',
  'post.unpublish',
  'post.delete',
  'message.delete',
  'report.accept',
  'report.decline',
  'report.ask',
  'report.undo',
  'claim.code',
  'claim.decline',
  'claim.end',
  'newsletter.export',
  'newsletter.delete',
  'advertisement.create',
  'advertisement.edit',
  'advertisement.delete',
  'advertisement.new-link',
  'search-rule.create',
  'search-rule.edit',
  'search-rule.delete',
  'search-rule.undo',
] as const

/** Who may do it: an admin, or whoever runs the site, by a command. */
export const AUDIT_ACTORS = ['admin', 'command'] as const

export type AuditActor = (typeof AUDIT_ACTORS)[number]
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What the audit log can be narrowed to: the noun before the dot of an action. */
export const AUDIT_NOUNS = [
  'listing',
  'submission',
  'review',
  'user',
  'import',
  'event',
  'post',
  'message',
  'report',
  'claim',
  'newsletter',
  'advertisement',
  'search-rule',
  'categories',
] as const
export type AuditNoun = (typeof AUDIT_NOUNS)[number]
