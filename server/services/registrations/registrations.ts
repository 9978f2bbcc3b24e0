/** Registering for events, waiting for a place, and leaving (§4, rulings 25 and 27). */
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type {
  Registering,
  Registration,
  RegistrationInput,
} from '../../../shared/events/registrations.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { conflict, forbidden, notFound, unprocessable } from '../../errors.ts'
import {
  count,
  findAndLockEvent,
  lockEvent,
  offerFreeSeats,
  requireFull,
  requireToCome,
  stateOf,
  type Notify,
} from './seats.ts'
import { ERASED, type EventRow, type RegistrationRow, toRegistration, toRow } from './rows.ts'
import { isOrganiser } from './organisers.ts'
import type { MailContent } from '../../mail/outbox.ts'
import { loadEventAndNextId, throwRefusal, takeSeat } from './take-seat.ts'
import { lockUser } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

/** What the rules of this file need besides the database. */
export interface RegistrationParts {
  ciphers: Ciphers
  now: Date
  tell: Notify
  /** What is mailed to people who get a seat at once; null for nothing. */
  letter: (registrationId: number, event: EventRow) => MailContent | null
}

/** Takes a place for one participant. Throws conflict when none is free or the person is registered already. */
export async function register(
  db: Database,
  parts: RegistrationParts,
  user: User,
  eventId: number,
  input: RegistrationInput,
): Promise<Registration> {
  const { ciphers, now, letter } = parts
  const { event, registrationId } = await loadEventAndNextId(db, eventId)
  if (!user.isEmailVerified) throw forbidden(say.verifyFirst)
  const kept = toRow(ciphers, user, eventId, input, now)
  const row = { ...kept, id: registrationId, status: 'confirmed', offeredUntil: null } as const
  const mail = letter(registrationId, event)
  if (await takeSeat(db, event, row, mail && { ...mail, to: user.email }, now))
    return toRegistration(ciphers, row, event, now)
  await throwRefusal(db, user.id, event, now)
  return register(db, parts, user, eventId, input)
}

/** Waits for a place at an event that is full. */
export async function joinWaitlist(
  db: Database,
  { ciphers, now, tell }: RegistrationParts,
  user: User,
  eventId: number,
  input: RegistrationInput,
): Promise<Registration> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const event = await lockEvent(tx, eventId)
    const place = { status: 'waitlisted', waitingSince: now } as const
    requireFull(event, now)
    const row = await write(tx, { ciphers, now }, user, eventId, input, place)
    await tell(tx, 'waitlisted', row, event)
    return toRegistration(ciphers, row, event, now)
  })
}

/** Takes the place that was offered. */
export async function acceptOffer(
  db: Database,
  { ciphers, now, tell }: RegistrationParts,
  user: User,
  id: number,
): Promise<Registration> {
  return change(db, user, id, async (tx, registration, event) => {
    if (!event.isApproved) throw notFound(say.eventNotFound)
    requireToCome(event, now)
    const { status, offeredUntil } = registration
    if (status !== 'offered' || !offeredUntil || offeredUntil <= now)
      throw unprocessable(say.offerEnded)
    const row = await set(tx, id, { status: 'confirmed', offeredUntil: null, updatedAt: now })
    await count(tx, event.id, { openOffers: -1, currentParticipants: 1 })
    await tell(tx, 'registered', row, event)
    return toRegistration(ciphers, row, event, now)
  })
}

/** Gives a place back, declines an offer, or stops waiting; what becomes free is offered to the next. */
export async function cancelRegistration(
  db: Database,
  { ciphers, now, tell }: RegistrationParts,
  user: User,
  id: number,
): Promise<Registration> {
  return change(db, user, id, async (tx, { status, isMinor }, event) => {
    if (status === 'cancelled') throw conflict(say.registrationCancelledBefore)
    if (status === 'attended') throw conflict(say.attendedAlready)
    requireToCome(event, now)
    const row = await set(tx, id, {
      status: 'cancelled',
      offeredUntil: null,
      updatedAt: now,
      // Withdrawing the consent erases at once what was told of the child.
      ...(isMinor && { ...ERASED, erasedAt: now }),
    })
    await tell(tx, 'left', row, event)
    if (status !== 'waitlisted') {
      const isOffer = status === 'offered'
      await count(tx, event.id, isOffer ? { openOffers: -1 } : { currentParticipants: -1 })
      await offerFreeSeats(tx, event.id, now, tell)
    }
    return toRegistration(ciphers, row, event, now)
  })
}

/** The person's own registrations, the latest event first (§7 `GET /api/user/events`). */
export async function findRegistrations(
  db: Database,
  ciphers: Ciphers,
  userId: number,
  eventId?: number,
): Promise<Registration[]> {
  const waitlistPosition = sql<
    number | null
  >`case when ${eventRegistrations.status} = 'waitlisted' then (
    select count(*)::int from event_registrations w
    where w.event_id = ${eventRegistrations.eventId} and w.status = 'waitlisted'
      and (w.waiting_since, w.id) <= (${eventRegistrations.waitingSince}, ${eventRegistrations.id})) end`
  const rows = await db
    .select({
      registration: getTableColumns(eventRegistrations),
      event: getTableColumns(events),
      waitlistPosition,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        eventId === undefined ? undefined : eq(eventRegistrations.eventId, eventId),
      ),
    )
    .orderBy(desc(events.startDate), desc(eventRegistrations.id))
  const now = new Date()
  return rows.map((row) =>
    toRegistration(ciphers, row.registration, row.event, now, row.waitlistPosition),
  )
}

/** The state of an event, and of the visitor's part in it; what was cancelled is over. */
export async function findRegistering(
  db: Database,
  ciphers: Ciphers,
  user: User | null,
  eventId: number,
): Promise<Omit<Registering, 'keptDays'>> {
  const event = await findEvent(db, eventId)
  const all = user ? await findRegistrations(db, ciphers, user.id, eventId) : []
  return {
    eventId,
    title: event.title,
    startDate: event.startDate.toISOString(),
    endDate: event.endDate?.toISOString() ?? null,
    isAllDay: event.isAllDay,
    location: event.location,
    price: event.price,
    ageGroup: event.ageGroup,
    state: stateOf(event, new Date()),
    contactEmail: event.contactEmail,
    registrationUrl: event.registrationUrl,
    own: all.find(({ status }) => status !== 'cancelled') ?? null,
    organises: user !== null && (await isOrganiser(db, user, eventId)),
  }
}

/** An event that everybody may see, as it is. Throws not found. */
async function findEvent(db: Database | Transaction, id: number): Promise<EventRow> {
  const [event] = await db.select().from(events).where(eq(events.id, id))
  if (!event?.isApproved) throw notFound(say.eventNotFound)
  return event
}

async function write(
  tx: Transaction,
  { ciphers, now }: Pick<RegistrationParts, 'ciphers' | 'now'>,
  user: User,
  eventId: number,
  input: RegistrationInput,
  place: Pick<typeof eventRegistrations.$inferInsert, 'status' | 'waitingSince'>,
): Promise<RegistrationRow> {
  if (!user.isEmailVerified) throw forbidden(say.verifyFirst)
  const [row] = await tx
    .insert(eventRegistrations)
    .values({ ...place, ...toRow(ciphers, user, eventId, input, now) })
    .onConflictDoNothing()
    .returning()
  if (!row) throw conflict(say.alreadyRegistered)
  return row
}

/** Runs `work` with the person, the event and the person's own registration held, in that order. */
export async function change(
  db: Database,
  user: User,
  id: number,
  work: (tx: Transaction, registration: RegistrationRow, event: EventRow) => Promise<Registration>,
): Promise<Registration> {
  const isMine = and(eq(eventRegistrations.id, id), eq(eventRegistrations.userId, user.id))
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const [found] = await tx.select().from(eventRegistrations).where(isMine)
    const event = found && (await findAndLockEvent(tx, found.eventId))
    // Read again: it may have changed until the event was held.
    const [registration] = await tx.select().from(eventRegistrations).where(isMine)
    if (!event || !registration) throw notFound(say.registrationNotFound)
    return work(tx, registration, event)
  })
}

async function set(
  tx: Transaction,
  id: number,
  values: Partial<typeof eventRegistrations.$inferInsert>,
): Promise<RegistrationRow> {
  const [row] = await tx
    .update(eventRegistrations)
    .set(values)
    .where(and(eq(eventRegistrations.id, id), ne(eventRegistrations.status, 'cancelled')))
    .returning()
  if (!row) throw notFound(say.registrationNotFound)
  return row
}
