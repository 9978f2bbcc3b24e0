/** Erasing what was told of participants before its time (ruling 27): the row keeps event, status and consent date. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Registration } from '../../../shared/events/registrations.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations } from '../../db/schema.ts'
import { unprocessable } from '../../errors.ts'
import { ERASED, eraseChildren, NEEDS_ERASED, toRegistration } from './rows.ts'
import { change, type RegistrationParts } from './registrations.ts'
import { say } from '../../sentences.ts'

/** Erases what was told, at once, of what is cancelled or has begun, or who was marked as there: others cancel. */
export async function eraseDetails(
  db: Database,
  { ciphers, now }: Pick<RegistrationParts, 'ciphers' | 'now'>,
  user: User,
  id: number,
): Promise<Registration> {
  return change(db, user, id, async (tx, registration, event) => {
    const isToCome = event.cancelledAt === null && event.startDate > now
    const isLeft = registration.status === 'cancelled' || registration.status === 'attended'
    if (isToCome && !isLeft) throw unprocessable(say.cancelToErase)
    await tx
      .update(eventRegistrations)
      .set({ ...ERASED, erasedAt: now })
      .where(and(eq(eventRegistrations.id, id), isNull(eventRegistrations.erasedAt)))
    return toRegistration(ciphers, { ...registration, ...ERASED }, event, now)
  })
}

/** An event that does not take place needs nobody's needs and emergency contacts, and nothing at all of a child. */
export async function eraseForCancelled(
  tx: Transaction,
  eventId: number,
  now: Date,
): Promise<void> {
  const isOfEvent = eq(eventRegistrations.eventId, eventId)
  await tx.update(eventRegistrations).set(NEEDS_ERASED).where(isOfEvent)
  await eraseChildren(tx, isOfEvent, now)
}
