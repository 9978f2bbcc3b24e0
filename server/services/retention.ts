import { inArray, isNull, lt, ne, and, or, sql } from 'drizzle-orm'
import {
  AUDIT_MONTHS,
  CLAIM_DAYS,
  ENDED_LINK_DAYS,
  IDEMPOTENCY_HOURS,
  IMPORT_DAYS,
  MAIL_DAYS,
  MESSAGE_MONTHS,
  SEARCH_MISS_MONTHS,
} from '../../shared/retention.ts'
import type { Database } from '../db/open.ts'
import {
  auditLog,
  contactSubmissions,
  idempotencyKeys,
  listingChanges,
  listingClaims,
  listingImports,
  listingReports,
  mails,
  providerLinks,
  rateLimits,
  searchMisses,
  searchRuleChanges,
  sessions,
  verifications,
} from '../db/schema.ts'

/** What is left of a mail once it is sent or given up: kind, masked address, times. */
export async function forgetOldMails(db: Database): Promise<void> {
  await db
    .delete(mails)
    .where(
      and(
        ne(mails.state, 'waiting'),
        lt(mails.createdAt, sql`now() - make_interval(days => ${MAIL_DAYS})`),
      ),
    )
}

/** What admins did, and what it changed of listings and of the search. */
export async function forgetOldActs(db: Database): Promise<void> {
  const end = sql`now() - make_interval(months => ${AUDIT_MONTHS})`
  await db.delete(auditLog).where(lt(auditLog.createdAt, end))
  await db.delete(listingChanges).where(lt(listingChanges.createdAt, end))
  await db.delete(searchRuleChanges).where(lt(searchRuleChanges.createdAt, end))
}

/** On which days a search found nothing. */
export async function forgetOldMisses(db: Database): Promise<void> {
  await db
    .delete(searchMisses)
    .where(
      lt(searchMisses.day, sql`(now() - make_interval(months => ${SEARCH_MISS_MONTHS}))::date`),
    )
}

/** Files of listings, with their rows. */
export async function forgetOldImports(db: Database): Promise<void> {
  await db
    .delete(listingImports)
    .where(lt(listingImports.createdAt, sql`now() - make_interval(days => ${IMPORT_DAYS})`))
}

/** Messages; those that nobody confirmed say themselves when they end (ruling 40). */
export async function forgetOldMessages(db: Database): Promise<void> {
  const end = sql`now() - make_interval(months => ${MESSAGE_MONTHS})`
  await db
    .delete(contactSubmissions)
    .where(or(lt(contactSubmissions.createdAt, end), lt(contactSubmissions.confirmBy, sql`now()`)))
}

/** What was said to be wrong in listings, with those that say the same. */
export async function forgetOldReports(db: Database): Promise<void> {
  const end = sql`now() - make_interval(months => ${MESSAGE_MONTHS})`
  const old = db
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(lt(listingReports.createdAt, end))
  await db
    .delete(listingReports)
    .where(or(lt(listingReports.createdAt, end), inArray(listingReports.sameAs, old)))
}

/** Links that no provider used: for a while each still says that it has ended. What was said by one stays with its listing. */
export async function forgetUnusedLinks(db: Database): Promise<void> {
  await db
    .delete(providerLinks)
    .where(
      and(
        isNull(providerLinks.usedAt),
        lt(providerLinks.expiresAt, sql`now() - make_interval(days => ${ENDED_LINK_DAYS})`),
      ),
    )
}

/** Claims of listings that nobody has shown; and those that have ended. */
export async function forgetOldClaims(db: Database): Promise<void> {
  const { provenAt, createdAt, endedAt } = listingClaims
  await db
    .delete(listingClaims)
    .where(
      or(
        and(isNull(provenAt), lt(createdAt, sql`now() - make_interval(days => ${CLAIM_DAYS})`)),
        lt(endedAt, sql`now() - make_interval(months => ${MESSAGE_MONTHS})`),
      ),
    )
}

/** Sessions, what a link in a mail stands for, and counted tries say themselves when they end; answers end after a day. */
export async function forgetExpiredSignIns(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`))
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))
}
