/**
 * Who has a place (ruling 25). Locks are taken in one order: people (accounts/locks.ts), the event, its registrations. The
 * database holds the limit: `events_capacity` refuses one more than fits, whatever is decided here.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { OFFER_HOURS, registrationState } from '../../../shared/events/registration-state.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { conflict, notFound, unprocessable, type AppError } from '../../errors.ts'
import { forEachIsolated } from '../for-each-isolated.ts'
import { eraseChildren, type EventRow, type RegistrationRow } from './rows.ts'
import { say } from '../../sentences.ts'

/** Told to whom it concerns, in the transaction in which it happens. */
export type Notify = (
  tx: Transaction,
  what: 'registered' | 'waitlisted' | 'offered' | 'offer-ended' | 'left',
  registration: RegistrationRow,
  event: EventRow,
) => Promise<void>

/** Whoever changes who has a place goes one after the other; undefined when the event has gone in the meantime. */
export async function findAndLockEvent(tx: Transaction, id: number): Promise<EventRow | undefined> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('no key update')
  return event
}

/** Holds an event. Throws not found, also for what is not public. */
export async function lockEvent(tx: Transaction, id: number): Promise<EventRow> {
  const event = await findAndLockEvent(tx, id)
  if (!event?.isApproved) throw notFound(say.eventNotFound)
  return event
}

/** Places that are neither taken nor offered; null where there is no limit. */
export const freeSeats = ({
  maxParticipants,
  currentParticipants,
  openOffers,
}: Pick<EventRow, 'maxParticipants' | 'currentParticipants' | 'openOffers'>) =>
  maxParticipants === null ? null : maxParticipants - currentParticipants - openOffers

/** Throws unless the event is full and can be waited for. The event must be locked. */
export function requireFull(event: EventRow, now: Date): void {
  const state = stateOf(event, now)
  if (event.registrationUrl) throw whyClosed(event, now)
  if (state === 'open') throw conflict(say.placeFree)
  if (state !== 'full') throw whyClosed(event, now)
}

/** Throws unless the event is still to come. */
export function requireToCome(event: EventRow, now: Date): void {
  const state = stateOf(event, now)
  if (state === 'cancelled') throw unprocessable(say.eventCancelled)
  if (state === 'past') throw unprocessable(say.eventPassed)
}

/**
 * Offers what is free to those who wait longest; to be called after every change that can free a place, with the event
 * locked. An offer ends after `OFFER_HOURS`, and when the event starts.
 */
export async function offerFreeSeats(
  tx: Transaction,
  eventId: number,
  now: Date,
  tell: Notify,
): Promise<void> {
  const event = await findAndLockEvent(tx, eventId)
  if (!event?.isApproved) return
  const free = freeSeats(event)
  const state = stateOf(event, now)
  if (state === 'cancelled' || state === 'past' || (free !== null && free <= 0)) return
  const waiting = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(isOf(eventId, 'waitlisted'))
    .orderBy(asc(eventRegistrations.waitingSince), asc(eventRegistrations.id))
  const next = await (free === null ? waiting : waiting.limit(free))
  if (next.length === 0) return
  const until = new Date(
    Math.min(now.getTime() + OFFER_HOURS * 3_600_000, event.startDate.getTime()),
  )
  const offered = await tx
    .update(eventRegistrations)
    .set({ status: 'offered', offeredUntil: until, updatedAt: now })
    .where(
      inArray(
        eventRegistrations.id,
        next.map(({ id }) => id),
      ),
    )
    .returning()
  await count(tx, eventId, { openOffers: offered.length })
  for (const { id } of next) {
    const registration = offered.find((one) => one.id === id)
    if (registration) await tell(tx, 'offered', registration, event)
  }
}

/** Offers that nobody took in time end, and what they kept is offered to the next. */
export async function endLateOffers(db: Database, now: Date, tell: Notify): Promise<void> {
  const late = await db
    .selectDistinct({ eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.status, 'offered'), lte(eventRegistrations.offeredUntil, now)))
    .orderBy(asc(eventRegistrations.eventId))
  const ids = late.map(({ eventId }) => eventId)
  await forEachIsolated(ids, (eventId) =>
    db.transaction(async (tx) => {
      const event = await findAndLockEvent(tx, eventId)
      if (!event) return
      const ended = await tx
        .update(eventRegistrations)
        .set({ status: 'cancelled', offeredUntil: null, updatedAt: now })
        .where(and(isOf(eventId, 'offered'), lte(eventRegistrations.offeredUntil, now)))
        .returning()
      await eraseChildren(tx, isAnyOf(ended), now)
      await count(tx, eventId, { openOffers: -ended.length })
      // Nobody wants to hear of a place at what does not take place, or is over.
      const isToCome = !event.cancelledAt && event.startDate > now
      for (const registration of isToCome ? ended.toSorted((a, b) => a.id - b.id) : [])
        await tell(tx, 'offer-ended', registration, event)
      await offerFreeSeats(tx, eventId, now, tell)
    }),
  )
}

/** Fewer places than are taken or offered; said at the field, too. */
export function capacityTaken(taken: number) {
  const message = say.capacityTaken(taken)
  return conflict(message, { maxParticipants: message })
}

/** Throws conflict, with the number, when fewer would fit than have a place or an offer (ruling 25). */
export async function setCapacity(
  tx: Transaction,
  eventId: number,
  maxParticipants: number | null,
  now: Date,
  tell: Notify,
): Promise<void> {
  const event = await lockEvent(tx, eventId)
  const taken = event.currentParticipants + event.openOffers
  if (maxParticipants !== null && maxParticipants < taken) throw capacityTaken(taken)
  await tx.update(events).set({ maxParticipants }).where(eq(events.id, eventId))
  await offerFreeSeats(tx, eventId, now, tell)
}

/** Changes the counters of a locked event by so many. */
export async function count(
  tx: Transaction,
  eventId: number,
  by: { currentParticipants?: number; openOffers?: number },
): Promise<void> {
  await tx
    .update(events)
    .set({
      currentParticipants: sql`${events.currentParticipants} + ${by.currentParticipants ?? 0}::int`,
      openOffers: sql`${events.openOffers} + ${by.openOffers ?? 0}::int`,
    })
    .where(eq(events.id, eventId))
}

const isAnyOf = (rows: RegistrationRow[]) =>
  inArray(
    eventRegistrations.id,
    rows.map(({ id }) => id),
  )

const isOf = (eventId: number, status: RegistrationRow['status']) =>
  and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.status, status))

export const stateOf = (event: EventRow, now: Date) =>
  registrationState(
    {
      startDate: event.startDate.toISOString(),
      registrationDeadline: event.registrationDeadline?.toISOString() ?? null,
      cancelledAt: event.cancelledAt?.toISOString() ?? null,
      freeSeats: freeSeats(event),
    },
    now,
  )

/** Why nobody can register for an event, in the words of §4. */
export function whyClosed(event: EventRow, now: Date): AppError {
  if (event.registrationUrl) return unprocessable(say.registersElsewhere)
  switch (stateOf(event, now)) {
    case 'cancelled':
      return unprocessable(say.eventCancelled)
    case 'past':
      return unprocessable(say.eventPassed)
    case 'closed':
      return unprocessable(say.registrationClosed)
    // "Open" only when a place became free since: then trying again helps.
    default:
      return conflict(say.eventFull)
  }
}
