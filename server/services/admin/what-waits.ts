import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { findMissingBackup } from '../../backup/nightly.ts'
import type { Database, Transaction } from '../../db/open.ts'
import {
  contactSubmissions,
  events,
  listingClaims,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
  mails,
  users,
} from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { whatWaitsMail, type Waiting } from '../../mail/templates/what-waits.ts'
import { isWaitingClaim } from '../claims/queue.ts'
import { isUnread } from '../contact/messages.ts'
import { isPendingEvent } from '../events/queue.ts'
import { isOpenReport, UNSAFE_FIRST } from '../reports/queue.ts'
import { isOpenReview, reviewWaitsSince } from '../reviews/moderation.ts'
import { queueMail } from '../../mail/outbox.ts'

/** Whoever is asked again sooner has told it already. */
const HOURS_BETWEEN = 20

/** Tells the admins who want to know what waits for one of them (ruling 42). Nothing waits: no mail. */
export async function sendDigest(db: Database, env: ServerEnv): Promise<void> {
  const backup = await findMissingBackup(db, env)
  await db.transaction(async (tx) => {
    // Two processes at once: the second one finds the mails of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('what-waits'))`)
    const since = sql`now() - make_interval(hours => ${HOURS_BETWEEN})`
    const told = await tx.$count(
      mails,
      and(eq(mails.kind, 'what-waits'), gt(mails.createdAt, since)),
    )
    if (told > 0) return
    const waiting: Waiting[] = await findWaiting(tx)
    if (backup) waiting.unshift({ kind: 'backup', name: backup.folder, since: backup.since })
    if (waiting.length === 0) return
    const site = publicSettings(env)
    const admins = await tx
      .select({ email: users.email })
      .from(users)
      .where(
        and(
          eq(users.role, 'admin'),
          eq(users.wantsWaitingMail, true),
          eq(users.isEmailVerified, true),
          isNull(users.suspendedAt),
        ),
      )
    const mail = whatWaitsMail(site, {
      waiting,
      url: new URL('/admin', site.publicUrl).href,
      stopUrl: new URL('/account#waiting-mail', site.publicUrl).href,
    })
    for (const { email } of admins) await queueMail(tx, { ...mail, to: email })
  })
}

async function findWaiting(tx: Transaction): Promise<Waiting[]> {
  const submitted = await tx
    .select({
      kind: listingSubmissions.kind,
      name: listingSubmissions.name,
      since: listingSubmissions.createdAt,
    })
    .from(listingSubmissions)
    .where(eq(listingSubmissions.status, 'pending'))
    .orderBy(asc(listingSubmissions.createdAt), asc(listingSubmissions.id))
  const reviewed = await tx
    .select({ name: listings.name, since: reviewWaitsSince(tx) })
    .from(listingReviews)
    .innerJoin(listings, eq(listings.id, listingReviews.listingId))
    .where(isOpenReview(tx))
    .orderBy(asc(reviewWaitsSince(tx)), asc(listingReviews.id))
  const proposed = await tx
    .select({ name: events.title, since: events.createdAt })
    .from(events)
    .where(and(isPendingEvent, isNotNull(events.proposedBy)))
    .orderBy(asc(events.createdAt), asc(events.id))
  const written = await tx
    .select({ name: contactSubmissions.subject, since: contactSubmissions.createdAt })
    .from(contactSubmissions)
    .where(isUnread)
    .orderBy(asc(contactSubmissions.createdAt), asc(contactSubmissions.id))
  const reported = await tx
    .select({ name: listings.name, since: listingReports.createdAt })
    .from(listingReports)
    .innerJoin(listings, eq(listings.id, listingReports.listingId))
    .where(isOpenReport)
    .orderBy(UNSAFE_FIRST, asc(listingReports.createdAt), asc(listingReports.id))
  const claimed = await tx
    .select({ name: listings.name, since: listingClaims.createdAt })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .where(isWaitingClaim)
    .orderBy(asc(listingClaims.createdAt), asc(listingClaims.id))
  return [
    ...submitted,
    ...proposed.map((event) => ({ ...event, kind: 'event' as const })),
    ...reviewed.map((review) => ({ ...review, kind: 'review' as const })),
    ...reported.map((report) => ({ ...report, kind: 'report' as const })),
    ...claimed.map((claim) => ({ ...claim, kind: 'claim' as const })),
    ...written.map((message) => ({ ...message, kind: 'message' as const })),
  ].toSorted((one, other) => one.since.getTime() - other.since.getTime())
}
