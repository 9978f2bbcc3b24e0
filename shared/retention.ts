import { UNDO_HOURS } from './listings/limits.ts'

/** How long things are kept that nobody deletes (ruling 24): the jobs, the privacy section and docs/security.md agree. */

/** The text of a mail that does not leave. */
export const MAIL_TEXT_DAYS = 7
/** What is left of a mail afterwards: kind, masked address, times. */
export const MAIL_DAYS = 30
/** What admins did. */
export const AUDIT_MONTHS = 24
/** A file of listings that was imported, with what it said: long after it can be undone, to look up what it did. */
export const IMPORT_DAYS = 30
/** What a deleted listing said: as long as deleting it can be undone. Its name stays, so that no import brings it back. */
export const REMOVED_HOURS = UNDO_HOURS
/** A picture that somebody uploaded for a listing and then named in no submission. */
export const UPLOAD_DAYS = 7
/** A newsletter address that nobody confirmed, since it was last asked for. */
export const SUBSCRIPTION_DAYS = 30
/** One that was unsubscribed: so long the link of an old mail still says so, and can take it back. */
export const UNSUBSCRIBED_DAYS = 30
/** What somebody wrote in a form and has not sent, in their browser: long enough to ask for a phone number. */
export const DRAFT_DAYS = 7
/** On which days a search that was understood found nothing. */
export const SEARCH_MISS_MONTHS = 12
/** To which address a provider was written, as a keyed hash: so long it counts (docs/checks.md). */
export const PROVIDER_HASH_DAYS = 62
/** That a listing's provider was written to, which counts for half a year. */
export const PROVIDER_MAIL_DAYS = 400
/** A provider's link that nobody used, after its end: until then it says so to who opens it. */
export const ENDED_LINK_DAYS = 90
/** What somebody wrote by the contact form. */
export const MESSAGE_MONTHS = 12
/** That somebody says a listing is theirs, and has not shown it. */
export const CLAIM_DAYS = 30
/** What was written there without JavaScript, while nobody has pressed the button in the mail (ruling 40). */
export const UNCONFIRMED_DAYS = 7
/** The answer to a change, sealed, so that the same one again changes nothing; docs/decisions/022. */
export const IDEMPOTENCY_HOURS = 24
/** Nightly backups, unless BACKUP_KEEP_DAYS says otherwise. */
export const BACKUP_DAYS = 14
export const BACKUP_DAYS_AT_MOST = 35
