/** What happens to those who planned to come when an event is moved. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { REMINDED_BEFORE_DAYS } from '../../../shared/events/registration-state.ts'
import type { Transaction } from '../../db/open.ts'
import { eventRegistrations } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { endOf } from './end.ts'
import type { EventRow, RegistrationRow } from '../registrations/rows.ts'
import { say } from '../../sentences.ts'

/** Told once for each who has a place, is offered one or waits, in the transaction in which the event is moved. */
export type NotifyOfChange = (
  tx: Transaction,
  registration: RegistrationRow,
  before: EventRow,
  after: EventRow,
  reason: string,
) => Promise<void>

/** When, where and in which way: people who planned to come have to plan again. */
const MOVES = ['startDate', 'endDate', 'isAllDay', 'location', 'town', 'region', 'mode'] as const

/** Whether an edit gives the event another beginning or end. */
export const isAtOtherTime = (before: EventRow, after: Pick<EventRow, 'startDate' | 'endDate'>) =>
  !isSame(before.startDate, after.startDate) || !isSame(before.endDate, after.endDate)

/**
 * What was told for an event that has begun was told for its end as it was: a later one opens nothing again, and keeps
 * nothing longer (rulings 26 and 27). Whoever registers after the move tells it for the new one. Throws invalid when one
 * that has begun is moved without a reason.
 */
export async function fixEnd(
  tx: Transaction,
  event: EventRow,
  now: Date,
  reason: string,
): Promise<void> {
  const hasBegun = event.startDate <= now
  if (hasBegun && !reason)
    throw invalid(say.moveReasonMissing, { moveReason: say.moveReasonMissing })
  if (!hasBegun && !event.cancelledAt) return
  await tx
    .update(eventRegistrations)
    .set({ fixedEnd: endOf(event) })
    .where(and(eq(eventRegistrations.eventId, event.id), isNull(eventRegistrations.fixedEnd)))
}

/**
 * Tells whoever is concerned when an edit has moved the event, and lets them be reminded of the new day. Answers whom it
 * told; null where there is no move to tell of.
 */
export async function notifyOfMove(
  tx: Transaction,
  before: EventRow,
  after: EventRow,
  { now, reason, tell }: { now: Date; reason: string; tell: NotifyOfChange },
): Promise<RegistrationRow[] | null> {
  if (before.cancelledAt || MOVES.every((field) => isSame(before[field], after[field]))) return null
  const isOver = endOf(before) <= now && endOf(after) <= now
  if (isOver && !isAtOtherTime(before, after)) return null
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
  const all = await findConcerned(tx, before.id)
  const concerned = all.filter(({ status }) => !isOver || TOOK_PART.has(status))
  for (const registration of concerned) await tell(tx, registration, before, after, reason)
  return concerned
}

const TOOK_PART: ReadonlySet<RegistrationRow['status']> = new Set(['confirmed', 'attended'])

const remindedUntil = (now: Date) => now.getTime() + REMINDED_BEFORE_DAYS * 86_400_000

/** Told once for each who has a place, is offered one or waits, in the transaction in which the event is cancelled. */
export type TellOfCancellation = (
  tx: Transaction,
  registration: RegistrationRow,
  event: EventRow,
  reason: string,
) => Promise<void>

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
