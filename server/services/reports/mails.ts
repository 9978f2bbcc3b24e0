import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { listings, users } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { queueMail } from '../../mail/outbox.ts'
import { reportAnsweredMail, reportUnsafeMail } from '../../mail/templates/reports.ts'
import { passesMailThrottle } from '../accounts/unconfirmed-mails.ts'
import type { SecretFor } from '../../start/secrets.ts'

/** Somebody says that a place is not safe: each admin hears it at once. Nothing that was typed is in it. */
export async function tellAdmins(
  tx: Transaction,
  env: ServerEnv,
  listingId: number,
): Promise<void> {
  const site = publicSettings(env)
  const [listing] = await tx
    .select({ name: listings.name })
    .from(listings)
    .where(eq(listings.id, listingId))
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isEmailVerified, true), isNull(users.suspendedAt)))
  const url = new URL('/admin/reports', site.publicUrl).href
  const mail = reportUnsafeMail(site, { name: listing?.name ?? '', url })
  for (const { email } of admins) await queueMail(tx, { ...mail, to: email })
}

interface Answered {
  email: string
  listing: { id: number; name: string }
  isAccepted: boolean
  isCorrected: boolean
  answer: string | null
  /** The number of the decision that it tells of. */
  decision: number
}

/**
 * Tells a reporter what became of their report, in words of ours and of the moderator: somebody else may have typed the
 * address, so it gets one such mail a day at most (ruling 30). Their link says it in any case.
 */
export async function tellReporter(
  tx: Transaction,
  { env, secretFor }: { env: ServerEnv; secretFor: SecretFor },
  { email, listing, decision, ...answered }: Answered,
): Promise<void> {
  if (!(await passesMailThrottle(tx, secretFor, email, 'contact'))) return
  const site = publicSettings(env)
  const url = new URL(`/listing/${listing.id}`, site.publicUrl).href
  await queueMail(tx, {
    ...reportAnsweredMail(site, { ...answered, name: listing.name, url }),
    to: email,
    decision,
  })
}
