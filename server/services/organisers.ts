/** Who sees an event's participants, and what of them and when (ruling 26). */
import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  ARRIVING_HOURS,
  SEEN_AFTER_DAYS,
  SEEN_BEFORE_DAYS,
} from '../../shared/registration-state.ts'
import type { Organiser, Participant, Participants } from '../../shared/registrations.ts'
import type { User } from '../../shared/users.ts'
import type { Ciphers } from '../ciphers.ts'
import type { Database, Transaction } from '../db/open.ts'
import { eventOrganisers, eventRegistrations, events, users } from '../db/schema.ts'
import { conflict, forbidden, notFound, unprocessable } from '../errors.ts'
import { words } from '../words.ts'
import { recordAct } from './audit.ts'
import { holdEvent, type EventRow, type RegistrationRow } from './event-places.ts'
import { unseal } from './registration-rows.ts'
import { holdAdmin, holdUser } from './user-locks.ts'

const DAY = 86_400_000
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
  if (!event) throw notFound(words.eventNotFound)
  const { opensAt, closesAt, isOpen } = windowOf(event, now)
  const rows = isOpen
    ? await db
        .select()
        .from(eventRegistrations)
        .where(
          and(
            eq(eventRegistrations.eventId, eventId),
            inArray(eventRegistrations.status, ['confirmed', 'attended']),
          ),
        )
        .orderBy(asc(eventRegistrations.participantName), asc(eventRegistrations.id))
    : []
  return {
    eventId,
    title: event.title,
    startDate: event.startDate.toISOString(),
    endDate: event.endDate?.toISOString() ?? null,
    isAllDay: event.isAllDay,
    maxParticipants: event.maxParticipants,
    taken: event.currentParticipants,
    offered: event.openOffers,
    waiting: await db.$count(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.status, 'waitlisted')),
    ),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    isOpen,
    participants: rows.map((row) => toParticipant(ciphers, row)),
  }
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
    await holdUser(tx, user.id)
    const isIt = eq(eventRegistrations.id, registrationId)
    const [found] = await tx.select().from(eventRegistrations).where(isIt)
    // To others it is not told that there is such a registration.
    if (!found) throw forbidden(words.organisersOnly)
    await requireOrganiser(tx, user, found.eventId)
    const event = await holdEvent(tx, found.eventId)
    if (!event) throw notFound(words.eventNotFound)
    if (!windowOf(event, now).isOpen) throw unprocessable(words.participantsClosed)
    if (event.startDate.getTime() - ARRIVING_HOURS * HOUR > now.getTime())
      throw unprocessable(words.notBegun)
    // Both count as taking part, so no counter changes.
    const [row] = await tx
      .update(eventRegistrations)
      .set({ status: attended ? 'attended' : 'confirmed', updatedAt: now })
      .where(and(isIt, inArray(eventRegistrations.status, ['confirmed', 'attended'])))
      .returning()
    if (!row) throw conflict(words.registrationCancelledBefore)
    return toParticipant(ciphers, row)
  })
}

export async function findOrganisers(db: Database, eventId: number): Promise<Organiser[]> {
  await requireEvent(db, eventId)
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(eventOrganisers)
    .innerJoin(users, eq(users.id, eventOrganisers.userId))
    .where(eq(eventOrganisers.eventId, eventId))
    .orderBy(asc(users.email))
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
  }))
}

/** Lets an account see an event's participants; naming it twice changes nothing. */
export async function nameOrganiser(
  db: Database,
  admin: User,
  eventId: number,
  email: string,
): Promise<Organiser[]> {
  await db.transaction(async (tx) => {
    await holdAdmin(tx, admin.id)
    await requireEvent(tx, eventId)
    const [named] = await tx.select().from(users).where(eq(users.email, email)).for('key share')
    if (!named?.isEmailVerified) throw notFound(words.organiserUnknown)
    const [row] = await tx
      .insert(eventOrganisers)
      .values({ eventId, userId: named.id, namedBy: admin.id })
      .onConflictDoNothing()
      .returning()
    if (row)
      await recordAct(tx, {
        admin,
        action: 'user.organiser',
        subjectId: named.id,
        detail: words.ofEvent(eventId),
      })
  })
  return findOrganisers(db, eventId)
}

export async function removeOrganiser(
  db: Database,
  admin: User,
  eventId: number,
  userId: number,
): Promise<Organiser[]> {
  await db.transaction(async (tx) => {
    await holdAdmin(tx, admin.id)
    const removed = await tx
      .delete(eventOrganisers)
      .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, userId)))
      .returning()
    if (removed.length === 0) throw notFound(words.organiserNotFound)
    await recordAct(tx, {
      admin,
      action: 'user.organiser-end',
      subjectId: userId,
      detail: words.ofEvent(eventId),
    })
  })
  return findOrganisers(db, eventId)
}

/** Proposing an event gives no access; neither does taking part. */
async function requireOrganiser(db: Database | Transaction, user: User, eventId: number) {
  if (user.role === 'admin') return
  const [row] = await db
    .select()
    .from(eventOrganisers)
    .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, user.id)))
  if (!row) throw forbidden(words.organisersOnly)
}

async function requireEvent(db: Database | Transaction, id: number): Promise<void> {
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.id, id))
  if (!event) throw notFound(words.eventNotFound)
}

function windowOf({ startDate, endDate }: EventRow, now: Date) {
  const opensAt = new Date(startDate.getTime() - SEEN_BEFORE_DAYS * DAY)
  const closesAt = new Date((endDate ?? startDate).getTime() + SEEN_AFTER_DAYS * DAY)
  return { opensAt, closesAt, isOpen: opensAt <= now && now < closesAt }
}

function toParticipant(ciphers: Ciphers, row: RegistrationRow): Participant {
  return {
    id: row.id,
    status: row.status === 'attended' ? 'attended' : 'registered',
    firstName: firstName(row),
    age: row.participantAge,
    specialRequirements: unseal(ciphers, row, 'specialRequirements'),
    emergencyContactName: unseal(ciphers, row, 'emergencyContact'),
    emergencyContactPhone: unseal(ciphers, row, 'emergencyPhone'),
  }
}

/** A child's is asked for as first name or initials alone; of others the first word is shown. */
const firstName = ({ isMinor, participantName }: RegistrationRow) =>
  isMinor ? participantName : (participantName?.split(/\s+/)[0] ?? null)
