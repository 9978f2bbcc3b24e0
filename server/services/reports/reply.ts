import { createHmac } from 'node:crypto'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import type { SecretFor } from '../../start/secrets.ts'

/** What seals the address of a reporter, and finds it again for the account that has it. */
export interface ReplyParts {
  ciphers: Ciphers
  secretFor: SecretFor
}

/** An address moved to the report of another listing does not open. */
const about = ({ listingId, sentAbout }: About) => `report of listing ${sentAbout ?? listingId}`

/** Where its listing was merged into another one, the address still opens for the one that was reported. */
type About = Pick<typeof listingReports.$inferSelect, 'listingId'> & { sentAbout?: number | null }

export const sealReply = ({ ciphers, secretFor }: ReplyParts, report: About, email: string) => ({
  replyTo: ciphers.seal(email, about(report)),
  replyHash: hashReply(secretFor, email),
})

export const openReply = (
  { ciphers }: Pick<ReplyParts, 'ciphers'>,
  report: Pick<typeof listingReports.$inferSelect, 'listingId' | 'sentAbout' | 'replyTo'>,
): string | null => report.replyTo && ciphers.open(report.replyTo, about(report))

/** The reports of an account: sent while signed in, or under its address, once that is known to be the person's. */
export const isReportOf = (
  secretFor: SecretFor,
  { id, email, isEmailVerified }: Pick<User, 'id' | 'email' | 'isEmailVerified'>,
) => or(eq(listingReports.userId, id), isEmailVerified ? isReportFrom(secretFor, email) : undefined)

/** Whose sender gave this address. */
export const isReportFrom = (secretFor: SecretFor, email: string) =>
  eq(listingReports.replyHash, hashReply(secretFor, email))

/** What was said of a listing stays; who said it, and in which words, goes with the account. */
export async function forgetReporter(
  tx: Transaction,
  secretFor: SecretFor,
  user: User,
): Promise<void> {
  await tx
    .update(listingReports)
    .set({ userId: null, replyTo: null, replyHash: null, text: '' })
    .where(isReportOf(secretFor, user))
}

/** Seals anew what was sealed with the secret before; answers how many. */
export async function reencryptReports(db: Database, parts: ReplyParts): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(listingReports)
      .where(
        and(
          isNotNull(listingReports.replyTo),
          sql`not starts_with(${listingReports.replyTo}, ${parts.ciphers.prefix})`,
        ),
      )
      .orderBy(asc(listingReports.id))
      .for('update')
    for (const row of rows) {
      const email = openReply(parts, row)
      if (!email) continue
      await tx
        .update(listingReports)
        .set(sealReply(parts, row, email))
        .where(eq(listingReports.id, row.id))
    }
    return rows.length
  })
}

/** Nobody who has the table alone can try addresses out. */
const hashReply = (secretFor: SecretFor, email: string): string =>
  createHmac('sha256', secretFor('contact')).update(`report ${email.toLowerCase()}`).digest('hex')
