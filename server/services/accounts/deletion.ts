import { and, asc, eq, inArray, ne, notInArray, or } from 'drizzle-orm'
import { pictureName } from '../../../shared/pictures.ts'
import type { RegistrationStatus } from '../../../shared/events/registration-state.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import {
  contactSubmissions,
  eventRegistrations,
  events,
  listingSubmissions,
  newsletterSubscriptions,
  users,
} from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { conflict } from '../../errors.ts'
import { accountDeletedMail } from '../../mail/templates/accounts/account-deleted.ts'
import { endLinksOf } from '../claims/end.ts'
import { isMessageOf } from '../contact/messages.ts'
import { eraseOrganiser } from '../events/erasure.ts'
import { forgetUploads } from '../listings/pictures.ts'
import { count, findAndLockEvent, offerFreeSeats } from '../registrations/seats.ts'
import { forgetTokens } from './one-time-tokens.ts'
import { cancelQueuedMails, queueMail } from '../../mail/outbox.ts'
import { pictureStore } from '../pictures/store.ts'
import { notifyByMail } from '../registrations/mails.ts'
import { ERASED } from '../registrations/rows.ts'
import { forgetReporter } from '../reports/reply.ts'
import { openSecrets } from '../../start/secrets.ts'
import { eraseReviewsOf } from '../reviews/counters.ts'
import { lockUserAndAdmins } from './locks.ts'
import { say } from '../../sentences.ts'

/**
 * Erases a person (ruling 21): account, picture, sessions, likes, reviews, messages, newsletter and future registrations go; past registrations,
 * reports of listings and submissions stay without the person; what was approved stays, a place's page as it is, an event without its organiser's contacts. The last mail says so. Throws conflict for the last admin.
 */
export async function deleteAccount(db: Database, env: ServerEnv, user: User): Promise<void> {
  const pictures = await db.transaction(async (tx) => {
    // What the person is writing at this moment is done before, or not at all.
    const { user: leaver, otherAdmins } = await lockUserAndAdmins(tx, user.id, 'update')
    if (leaver.role === 'admin' && otherAdmins.length === 0) throw conflict(say.lastAdminLeaves)
    await leaveEvents(tx, env, user)
    await forgetProposals(tx, user)
    await eraseOrganiser(tx, user, new Date())
    await forgetSubmitter(tx, user)
    const uploads = await forgetUploads(tx, user.id)
    await eraseReviewsOf(tx, user.id)
    await eraseMessages(tx, user)
    await forgetReporter(tx, openSecrets(env), user)
    await endLinksOf(tx, user.id)
    // A link that is still in the inbox must not bring the account back.
    await forgetTokens(tx, user.email)
    if (user.isEmailVerified)
      await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, user.email))
    // Sessions, ways to sign in, likes and claims of listings go with it.
    const [erased] = await tx
      .delete(users)
      .where(eq(users.id, user.id))
      .returning({ url: users.profileImageUrl })
    // To an address that is not confirmed somebody else may be written.
    if (user.isEmailVerified) await cancelQueuedMails(tx, user.email)
    await queueMail(tx, { ...accountDeletedMail(publicSettings(env)), to: user.email })
    return [pictureName(erased?.url ?? null), ...uploads]
  })
  for (const picture of pictures) if (picture) await pictureStore(env).erase(picture)
}

/**
 * Places at events to come become free, and are offered to those who wait; of past events only the count remains. Events
 * are held in the order of their numbers, also those that lose the person who proposed them.
 */
async function leaveEvents(tx: Transaction, env: ServerEnv, user: User): Promise<void> {
  const mine = eq(eventRegistrations.userId, user.id)
  const concerned = tx
    .select({ id: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(mine)
  const found = await tx
    .select({ id: events.id })
    .from(events)
    .where(or(inArray(events.id, concerned), eq(events.proposedBy, user.id)))
    .orderBy(asc(events.id))
  const now = new Date()
  for (const { id } of found) {
    const event = await findAndLockEvent(tx, id)
    if (!event) continue
    const there = and(mine, eq(eventRegistrations.eventId, id))
    if (event.startDate <= now) {
      await tx
        .update(eventRegistrations)
        .set({ userId: null, ...ERASED, erasedAt: now })
        .where(there)
      continue
    }
    const left = await tx.delete(eventRegistrations).where(there).returning()
    const had = (...wanted: RegistrationStatus[]) =>
      left.filter(({ status }) => wanted.includes(status)).length
    const by = {
      currentParticipants: -had('confirmed', 'attended'),
      openOffers: -had('offered'),
    }
    if (by.currentParticipants === 0 && by.openOffers === 0) continue
    await count(tx, id, by)
    await offerFreeSeats(tx, id, now, notifyByMail(env))
  }
}

/** Proposals that wait, with their contacts, are the person's own and go; what was approved stays (ruling 21). */
async function forgetProposals(tx: Transaction, user: User): Promise<void> {
  const registered = tx.select({ id: eventRegistrations.eventId }).from(eventRegistrations)
  await tx
    .delete(events)
    .where(
      and(
        eq(events.proposedBy, user.id),
        eq(events.isApproved, false),
        notInArray(events.id, registered),
      ),
    )
}

/** Drafts that nobody approved are the person's own and go; the others lose the person. */
async function forgetSubmitter(tx: Transaction, user: User): Promise<void> {
  const mine = eq(listingSubmissions.userId, user.id)
  await tx.delete(listingSubmissions).where(and(mine, ne(listingSubmissions.status, 'approved')))
  await tx
    .update(listingSubmissions)
    .set({ userId: null, submitterName: null, submitterEmail: null })
    .where(mine)
}

async function eraseMessages(tx: Transaction, user: User): Promise<void> {
  await tx.delete(contactSubmissions).where(isMessageOf(user))
}
