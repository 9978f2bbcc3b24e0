/** Who sees an event's participants, and what of them and when (ruling 26). */
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import {
  ARRIVING_HOURS,
  SEEN_AFTER_DAYS,
  SEEN_BEFORE_DAYS,
} from '../../../shared/events/registration-state.ts'
import type {
  OrganisedEvent,
  Participant,
  Participants,
} from '../../../shared/events/registrations.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventOrganisers, eventRegistrations, events } from '../../db/schema.ts'
import { conflict, forbidden, notFound, unprocessable } from '../../errors.ts'
import { endOf } from '../events/end.ts'
import { formatPhone } from '../listings/phone.ts'
import { findAndLockEvent } from './seats.ts'
import { type EventRow, type RegistrationRow, decrypt } from './rows.ts'
import { lockUser } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

const DAY = 86_400_000
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY)
const HOUR = 3_600_000

/** Who takes part; from three days before until one day after, and to its organisers and admins alone. */
export async function findParticipants(
  db: Database,
  ciphers: Ciphers,
  user: User,
  eventId: number,
  now = new Date(),
): Promise<Participants> {
  await requireOrganiser(db, user, eventId)
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  if (!event) throw notFound(say.eventNotFound)
  const { isOpen, arrivesAt } = windowOf(event, now)
  const { fixedEnd } = eventRegistrations
  const rows = isOpen
    ? await db
        .select()
        .from(eventRegistrations)
        .where(
          and(
            eq(eventRegistrations.eventId, eventId),
            inArray(eventRegistrations.status, ['confirmed', 'attended']),
            or(isNull(fixedEnd), gt(fixedEnd, daysBefore(now, SEEN_AFTER_DAYS))),
          ),
        )
        .orderBy(asc(eventRegistrations.participantName), asc(eventRegistrations.id))
    : []
  return {
    ...toOrganised(event),
    maxParticipants: event.maxParticipants,
    taken: event.currentParticipants,
    offered: event.openOffers,
    waiting: await db.$count(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.status, 'waitlisted')),
    ),
    isOpen,
    arrivesAt: arrivesAt.toISOString(),
    isArriving: arrivesAt <= now,
    closed: isOpen ? event.currentParticipants - rows.length : 0,
    participants: rows.map((row) => toParticipant(ciphers, row)),
  }
}

/** The events that an account is named for, the next first, as long as something of them may be seen. */
export async function findOrganisedEvents(
  db: Database,
  user: User,
  now = new Date(),
): Promise<OrganisedEvent[]> {
  const rows = await db
    .select({ event: events })
    .from(eventOrganisers)
    .innerJoin(events, eq(events.id, eventOrganisers.eventId))
    .where(eq(eventOrganisers.userId, user.id))
    .orderBy(asc(events.startDate), asc(events.id))
  return rows
    .filter(({ event }) => now < windowOf(event, now).closesAt)
    .map(({ event }) => toOrganised(event))
}

/** Says who came. It may be taken back. */
export async function setAttendance(
  db: Database,
  ciphers: Ciphers,
  user: User,
  registrationId: number,
  attended: boolean,
  now = new Date(),
): Promise<Participant> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const isIt = eq(eventRegistrations.id, registrationId)
    const [found] = await tx.select().from(eventRegistrations).where(isIt)
    // To others it is not told that there is such a registration.
    if (!found) throw forbidden(say.organisersOnly)
    await requireOrganiser(tx, user, found.eventId)
    const event = await findAndLockEvent(tx, found.eventId)
    if (!event) throw notFound(say.eventNotFound)
    const { isOpen, arrivesAt } = windowOf(event, now)
    const { fixedEnd } = found
    const isClosed = fixedEnd && fixedEnd <= daysBefore(now, SEEN_AFTER_DAYS)
    if (!isOpen || isClosed) throw unprocessable(say.participantsClosed)
    if (arrivesAt > now) throw unprocessable(say.notBegun)
    // Both count as taking part, so no counter changes.
    const [row] = await tx
      .update(eventRegistrations)
      .set({ status: attended ? 'attended' : 'confirmed', updatedAt: now })
      .where(and(isIt, inArray(eventRegistrations.status, ['confirmed', 'attended'])))
      .returning()
    if (!row) throw conflict(say.registrationCancelledBefore)
    return toParticipant(ciphers, row)
  })
}

async function requireOrganiser(db: Database | Transaction, user: User, eventId: number) {
  if (!(await isOrganiser(db, user, eventId))) throw forbidden(say.organisersOnly)
}

/** Proposing an event gives no access; neither does taking part. */
export async function isOrganiser(
  db: Database | Transaction,
  user: User,
  eventId: number,
): Promise<boolean> {
  if (user.role === 'admin') return true
  const [row] = await db
    .select()
    .from(eventOrganisers)
    .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, user.id)))
  return row !== undefined
}

function toOrganised(event: EventRow): OrganisedEvent {
  const { opensAt, closesAt } = windowOf(event)
  return {
    eventId: event.id,
    title: event.title,
    startDate: event.startDate.toISOString(),
    endDate: event.endDate?.toISOString() ?? null,
    isAllDay: event.isAllDay,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    isCancelled: event.cancelledAt !== null,
  }
}

/** Who would have come to an event that does not take place is nobody's to see. */
function windowOf(event: EventRow, now = new Date()) {
  const { startDate, cancelledAt } = event
  const opensAt = new Date(startDate.getTime() - SEEN_BEFORE_DAYS * DAY)
  const closesAt = new Date(endOf(event).getTime() + SEEN_AFTER_DAYS * DAY)
  const arrivesAt = new Date(startDate.getTime() - ARRIVING_HOURS * HOUR)
  return { opensAt, closesAt, arrivesAt, isOpen: !cancelledAt && opensAt <= now && now < closesAt }
}

function toParticipant(ciphers: Ciphers, row: RegistrationRow): Participant {
  const emergencyContactPhone = decrypt(ciphers, row, 'emergencyPhone')
  return {
    id: row.id,
    status: row.status === 'attended' ? 'attended' : 'registered',
    firstName: firstName(row),
    age: row.participantAge,
    specialRequirements: decrypt(ciphers, row, 'specialRequirements'),
    emergencyContactName: decrypt(ciphers, row, 'emergencyContact'),
    emergencyContactPhone,
    emergencyContactPhoneText: emergencyContactPhone && formatPhone(emergencyContactPhone),
  }
}

/** A child's is asked for as first name or initials alone; of others the first word is shown. */
const firstName = ({ isMinor, participantName }: RegistrationRow) =>
  isMinor ? participantName : (participantName?.split(/\s+/)[0] ?? null)
