/** What becomes of those who planned to come when an event is moved. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { REMINDED_BEFORE_DAYS } from '../../shared/registration-state.ts'
import type { Transaction } from '../db/open.ts'
import { eventRegistrations } from '../db/schema.ts'
import { endOf } from './event-end.ts'
import type { EventRow, RegistrationRow } from './event-places.ts'

/** Told once for each who has a place, is offered one or waits, in the transaction in which the event is moved. */
export type TellOfChange = (
  tx: Transaction,
  registration: RegistrationRow,
  before: EventRow,
  after: EventRow,
) => Promise<void>

/** When, where and in which way: who planned to come has to plan anew. */
const MOVES = ['startDate', 'endDate', 'isAllDay', 'location', 'town', 'region', 'mode'] as const

/** Tells whoever is concerned when an edit has moved the event, and lets them be reminded of the new day. */
export async function tellOfMove(
  tx: Transaction,
  before: EventRow,
  after: EventRow,
  now: Date,
  tell: TellOfChange,
): Promise<void> {
  if (MOVES.every((field) => isSame(before[field], after[field]))) return
  if (before.cancelledAt || (endOf(before) <= now && endOf(after) <= now)) return
  // Whoever was reminded of the old day is reminded of the new one, unless that is so near that this mail does it.
  if (!isSame(before.startDate, after.startDate) && after.startDate > now)
    await tx
      .update(eventRegistrations)
      .set({ remindedAt: after.startDate.getTime() > remindedUntil(now) ? null : now })
      .where(eq(eventRegistrations.eventId, before.id))
  // Nobody has been at what is still to come: both count as taking part, so no counter changes.
  if (!isSame(before.startDate, after.startDate) && after.startDate > now)
    await tx
      .update(eventRegistrations)
      .set({ status: 'confirmed', updatedAt: now })
      .where(
        and(eq(eventRegistrations.eventId, before.id), eq(eventRegistrations.status, 'attended')),
      )
  for (const registration of await findConcerned(tx, before.id))
    await tell(tx, registration, before, after)
}

const remindedUntil = (now: Date) => now.getTime() + REMINDED_BEFORE_DAYS * 86_400_000

/** Who has a place, is offered one or waits; who came early has a place, too. */
export const findConcerned = (tx: Transaction, eventId: number): Promise<RegistrationRow[]> =>
  tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        inArray(eventRegistrations.status, ['confirmed', 'attended', 'offered', 'waitlisted']),
      ),
    )
    .orderBy(asc(eventRegistrations.id))

/** Also of moments. */
export const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
