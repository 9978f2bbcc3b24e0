import { and, eq, isNull } from 'drizzle-orm'
import type { ContactAnswer, ContactForm, ContactInput } from '../../../shared/contact/contact.ts'
import { UNCONFIRMED_DAYS } from '../../../shared/retention.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions, listings } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { unprocessable } from '../../errors.ts'
import { formatTyped } from '../listings/phone.ts'
import { selectListings, toListing } from '../listings/rows.ts'
import { contactMessageMail } from '../../mail/templates/contact-message.ts'
import { saysOf } from './correctable.ts'
import type { Box } from './keys.ts'
import { askToConfirm } from './mails.ts'
import { readProof, takeProof } from './proof.ts'
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

/**
 * Keeps a message and mails it to the site, in one transaction. Without a proof of work it waits until its sender has
 * pressed the button in a mail (ruling 40), which may have to wait for a day (ruling 30).
 */
export async function takeMessage(
  db: Database,
  { env, secretFor, hasMail }: Box & { hasMail: boolean },
  { altcha, homepage: _empty, listingId, ...message }: ContactInput,
): Promise<ContactAnswer> {
  const proof = altcha === undefined ? undefined : await readProof(secretFor, altcha)
  if (!proof && !hasMail) throw unprocessable(say.contact.needsScript)
  return db.transaction(async (tx) => {
    if (proof) await takeProof(tx, proof)
    const confirmBy = proof ? null : new Date(Date.now() + UNCONFIRMED_DAYS * 86_400_000)
    const [kept] = await tx
      .insert(contactSubmissions)
      .values({
        ...message,
        listingId: await holdListing(tx, listingId),
        confirmBy,
        isMailOwed: confirmBy !== null,
      })
      .returning()
    if (!kept) throw new Error('The message was not written')
    if (!confirmBy) {
      await mailToSite(tx, env, kept)
      return { state: 'sent' }
    }
    await askToConfirm(tx, { env, secretFor }, kept.email)
    return { state: 'to-confirm' }
  })
}

/** A listing that has gone in the meantime takes no message with it. */
async function holdListing(tx: Transaction, id: number | null): Promise<number | null> {
  if (id === null) return null
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, id))
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
