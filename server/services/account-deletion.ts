import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { pictureName } from '../../shared/pictures.ts'
import type { User } from '../../shared/users.ts'
import type { Database, Transaction } from '../db/open.ts'
import { eventRegistrations, events, listingSubmissions, users } from '../db/schema.ts'
import { publicSettings, type ServerEnv } from '../env.ts'
import { conflict } from '../errors.ts'
import { accountDeletedMail } from '../mail/account-deleted.ts'
import { words } from '../words.ts'
import { forgetUploads } from './listing-pictures.ts'
import { forgetTokens } from './one-time-tokens.ts'
import { queueMail } from './outbox.ts'
import { pictureStore } from './picture-store.ts'
import { eraseReviewsOf } from './review-counters.ts'
import { lockUserAndAdmins } from './user-locks.ts'

/**
 * Erases a person (ruling 21): account, picture, sessions, likes, reviews and future registrations go; past registrations and
 * submissions stay without the person; what was approved stays. The last mail says so. Throws conflict for the last admin.
 */
export async function deleteAccount(db: Database, env: ServerEnv, user: User): Promise<void> {
  const pictures = await db.transaction(async (tx) => {
    // What the person is writing at this moment is done before, or not at all.
    const { user: leaver, otherAdmins } = await lockUserAndAdmins(tx, user.id, 'update')
    if (leaver.role === 'admin' && otherAdmins.length === 0) throw conflict(words.lastAdminLeaves)
    await leaveEvents(tx, user)
    await forgetSubmitter(tx, user)
    const uploads = await forgetUploads(tx, user.id)
    await eraseReviewsOf(tx, user.id)
    // A link that is still in the inbox must not bring the account back.
    await forgetTokens(tx, user.email)
    // Sessions, ways to sign in and likes go with it.
    const [erased] = await tx
      .delete(users)
      .where(eq(users.id, user.id))
      .returning({ url: users.profileImageUrl })
    await queueMail(tx, { ...accountDeletedMail(publicSettings(env)), to: user.email })
    return [pictureName(erased?.url ?? null), ...uploads]
  })
  for (const picture of pictures) if (picture) await pictureStore(env).erase(picture)
}

/** Places at events to come become free; of events that were, only the count remains. */
async function leaveEvents(tx: Transaction, user: User): Promise<void> {
  const mine = eq(eventRegistrations.userId, user.id)
  const toCome = tx.select({ id: events.id }).from(events).where(gt(events.startDate, new Date()))
  const past = tx.select({ id: events.id }).from(events).where(lte(events.startDate, new Date()))
  const left = await tx
    .delete(eventRegistrations)
    .where(and(mine, inArray(eventRegistrations.eventId, toCome)))
    .returning({ eventId: eventRegistrations.eventId, status: eventRegistrations.status })
  for (const { eventId, status } of left)
    if (status === 'confirmed' || status === 'attended')
      await tx
        .update(events)
        .set({ currentParticipants: sql`greatest(${events.currentParticipants} - 1, 0)` })
        .where(eq(events.id, eventId))
  await tx
    .update(eventRegistrations)
    .set({
      userId: null,
      participantName: null,
      participantEmail: null,
      participantPhone: null,
      participantAge: null,
      specialRequirements: null,
      emergencyContact: null,
      emergencyPhone: null,
    })
    .where(and(mine, inArray(eventRegistrations.eventId, past)))
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
