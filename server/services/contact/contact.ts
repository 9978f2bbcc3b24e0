import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import {
  isReport,
  type ContactAnswer,
  type ContactForm,
  type ContactInput,
} from '../../../shared/contact/contact.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { likelyKind, reportPath } from '../../../shared/reports/rules.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { UNCONFIRMED_DAYS } from '../../../shared/retention.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions, listings } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { invalid, unprocessable } from '../../errors.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import { lockUser } from '../accounts/locks.ts'
import { formatTyped } from '../listings/phone.ts'
import { selectListings, toListing } from '../listings/rows.ts'
import { contactMessageMail } from '../../mail/templates/contact-message.ts'
import { saysOf } from './correctable.ts'
import type { Box } from './keys.ts'
import { askToConfirm } from './mails.ts'
import { readProof, takeProof } from './proof.ts'
import { keepReport } from '../reports/keep.ts'
import { queueMail } from '../../mail/outbox.ts'
import { say } from '../../sentences.ts'

/** The listing that a form is about, as long as everybody may read it. */
export async function findAskedListing(
  db: Database,
  id: number | undefined,
): Promise<ContactForm['listing']> {
  if (id === undefined) return null
  const [row] = await selectListings(db).where(
    and(eq(listings.id, id), eq(listings.isApproved, true), isNull(listings.removedAt)),
  )
  if (!row) return null
  const listing = toListing(row)
  return { id, name: listing.name, says: saysOf(listing) }
}

/** What takes what is written: the box, with what seals the address of a reporter. */
export interface Letterbox extends Box {
  ciphers: Ciphers
}

/**
 * Keeps a message and mails it to the site, in one transaction; what is wrong in a listing is kept with the listing.
 * Without a proof of work it waits until its sender has pressed the button in a mail (ruling 40), which may have to wait
 * for a day (ruling 30).
 */
export async function takeMessage(
  db: Database,
  { hasMail, ...box }: Letterbox & { hasMail: boolean },
  { altcha, homepage: _empty, listingId, ...message }: ContactInput,
  user: User | null,
): Promise<ContactAnswer> {
  const proof = altcha === undefined ? undefined : await readProof(box.secretFor, altcha)
  if (!proof && !hasMail) throw unprocessable(say.contact.needsScript)
  if (!proof && !message.email)
    throw invalid(say.contact.needsEmail, { email: say.contact.needsEmail })
  return db.transaction(async (tx) => {
    if (proof) await takeProof(tx, proof)
    // The person before the listing (accounts/locks.ts): an account that goes at this moment writes nothing after it.
    if (user && message.kind === 'own-listing') await lockUser(tx, user.id)
    const listing = await holdListing(tx, listingId)
    const confirmBy = proof ? null : new Date(Date.now() + UNCONFIRMED_DAYS * 86_400_000)
    if (!confirmBy && listing !== null && isReport({ kind: message.kind, listingId: listing })) {
      const said = { ...message, listingId: listing, userId: user?.id ?? null }
      return { state: 'sent', follow: await sendReport(tx, box, said) }
    }
    const [kept] = await tx
      .insert(contactSubmissions)
      .values({
        ...message,
        ...senderOf(message.kind, user),
        listingId: listing,
        confirmBy,
        isMailOwed: confirmBy !== null,
      })
      .returning()
    if (!kept) throw new Error('The message was not written')
    if (!confirmBy) {
      await mailToSite(tx, box.env, kept)
      return { state: 'sent', follow: null }
    }
    await askToConfirm(tx, box, kept.email)
    return { state: 'to-confirm', follow: null }
  })
}

/** Anybody can type a provider's name and address; who was signed in nobody can. Of other messages nothing is kept of it. */
const senderOf = (kind: ContactInput['kind'], user: User | null) =>
  kind === 'own-listing' && { userId: user?.id ?? null, isGuest: !user }

type Reported = Pick<
  typeof contactSubmissions.$inferSelect,
  'field' | 'report' | 'seen' | 'right' | 'message' | 'email'
> & { listingId: number; userId: number | null }

/** Keeps it as a report, and gives the page that says what becomes of it. */
export async function sendReport(
  tx: Transaction,
  { env, ciphers, secretFor }: Letterbox,
  { listingId, userId, field, report, seen, right, message, email }: Reported,
): Promise<string> {
  const token = await keepReport(tx, env, {
    listingId,
    userId,
    field,
    seen,
    right,
    kind: report ?? likelyKind(field, seen),
    text: message.slice(0, LIMITS.notes),
    saidBy: 'visitor',
    ...(email && { reply: { ciphers, secretFor, email } }),
    now: new Date(),
  })
  return reportPath(token)
}

/** A listing that has gone in the meantime takes no message with it. Of one that nobody has seen, nothing is told. */
async function holdListing(tx: Transaction, id: number | null): Promise<number | null> {
  if (id === null) return null
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), isNotNull(listings.publishedAt)))
    .for('key share')
  return listing?.id ?? null
}

/** Brings a message to the site's own address, where there is one. */
export async function mailToSite(
  tx: Transaction,
  env: ServerEnv,
  message: typeof contactSubmissions.$inferSelect,
): Promise<void> {
  if (!env.CONTACT_EMAIL) return
  const [listing] = message.listingId
    ? await tx
        .select({ name: listings.name })
        .from(listings)
        .where(eq(listings.id, message.listingId))
    : []
  const site = publicSettings(env)
  const url = new URL(`/admin/messages?show=all&id=${message.id}`, site.publicUrl).href
  const mail = contactMessageMail(site, {
    ...message,
    phone: message.phone && formatTyped(message.phone),
    listing: listing?.name,
    url,
  })
  await queueMail(tx, { ...mail, to: env.CONTACT_EMAIL, replyTo: message.email })
}
