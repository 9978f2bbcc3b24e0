/** Registering for events, waiting for a place, and leaving (§4, rulings 25 and 27). */
import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm'
import { ADULT } from '../../shared/registration-state.ts'
import {
  CONSENT_VERSION,
  type Registration,
  type RegistrationInput,
} from '../../shared/registrations.ts'
import type { User } from '../../shared/users.ts'
import type { Ciphers } from '../ciphers.ts'
import type { Database, Transaction } from '../db/open.ts'
import { eventRegistrations, events } from '../db/schema.ts'
import { conflict, forbidden, invalid, notFound, unprocessable } from '../errors.ts'
import { words } from '../words.ts'
import {
  count,
  lockEvent,
  offerFreePlaces,
  requireFull,
  requireToCome,
  takePlace,
  type EventRow,
  type RegistrationRow,
  type Tell,
} from './event-places.ts'
import { readPhone } from './phone.ts'
import { holdUser } from './user-locks.ts'

/** What the rules of this file need besides the database. */
export interface RegistrationParts {
  ciphers: Ciphers
  now: Date
  tell: Tell
}

/** Takes a place for one participant. Throws conflict when none is free or the person is registered already. */
export async function register(
  db: Database,
  { ciphers, now }: RegistrationParts,
  user: User,
  eventId: number,
  input: RegistrationInput,
): Promise<RegistrationRow> {
  return db.transaction(async (tx) => {
    await holdUser(tx, user.id)
    // The row first, the event last: others wait for the event's row only as long as it takes to commit.
    const row = await write(tx, { ciphers, now }, user, eventId, input, { status: 'confirmed' })
    await takePlace(tx, eventId, now)
    return row
  })
}

/** Waits for a place at an event that is full. */
export async function joinWaitlist(
  db: Database,
  { ciphers, now }: RegistrationParts,
  user: User,
  eventId: number,
  input: RegistrationInput,
): Promise<RegistrationRow> {
  return db.transaction(async (tx) => {
    await holdUser(tx, user.id)
    requireFull(await lockEvent(tx, eventId), now)
    return write(tx, { ciphers, now }, user, eventId, input, {
      status: 'waitlisted',
      waitingSince: now,
    })
  })
}

/** Takes the place that was offered. */
export async function acceptOffer(
  db: Database,
  { now }: RegistrationParts,
  user: User,
  id: number,
): Promise<void> {
  await change(db, user, id, async (tx, registration, event) => {
    requireToCome(event, now)
    const { status, offeredUntil } = registration
    if (status !== 'offered' || !offeredUntil || offeredUntil <= now)
      throw unprocessable(words.offerEnded)
    await set(tx, id, { status: 'confirmed', offeredUntil: null, updatedAt: now })
    await count(tx, event.id, { openOffers: -1, currentParticipants: 1 })
  })
}

/** Gives a place back, declines an offer, or stops waiting; what becomes free is offered to the next. */
export async function cancelRegistration(
  db: Database,
  { now, tell }: RegistrationParts,
  user: User,
  id: number,
): Promise<void> {
  await change(db, user, id, async (tx, { status }, event) => {
    if (status === 'cancelled') throw conflict(words.registrationCancelledBefore)
    requireToCome(event, now)
    await set(tx, id, { status: 'cancelled', offeredUntil: null, updatedAt: now })
    if (status === 'waitlisted') return
    await count(
      tx,
      event.id,
      status === 'offered' ? { openOffers: -1 } : { currentParticipants: -1 },
    )
    await offerFreePlaces(tx, event.id, now, tell)
  })
}

/** The person's own registrations, the latest event first (§7 `GET /api/user/events`). */
export async function findRegistrations(
  db: Database,
  ciphers: Ciphers,
  userId: number,
): Promise<Registration[]> {
  const rows = await db
    .select({ registration: getTableColumns(eventRegistrations), event: getTableColumns(events) })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.userId, userId))
    .orderBy(desc(events.startDate), desc(eventRegistrations.id))
  return rows.map(({ registration, event }) => toRegistration(registration, event, ciphers))
}

async function write(
  tx: Transaction,
  { ciphers, now }: Pick<RegistrationParts, 'ciphers' | 'now'>,
  user: User,
  eventId: number,
  input: RegistrationInput,
  place: Pick<typeof eventRegistrations.$inferInsert, 'status' | 'waitingSince'>,
): Promise<RegistrationRow> {
  if (!user.isEmailVerified) throw forbidden(words.verifyFirst)
  const [row] = await tx
    .insert(eventRegistrations)
    .values({
      ...place,
      eventId,
      userId: user.id,
      registeredAt: now,
      ...stored(ciphers, user, eventId, input, now),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw conflict(words.alreadyRegistered)
  return row
}

/** What is kept of an input: of a minor the consent, of everybody the needs as ciphertexts. */
function stored(
  ciphers: Ciphers,
  user: User,
  eventId: number,
  input: RegistrationInput,
  now: Date,
) {
  const { forWhom, participantName, participantAge } = input
  const isMinor = forWhom === 'ward' && input.isMinor === true
  if (isMinor && now.getFullYear() - (input.guardianBirthYear ?? now.getFullYear()) < ADULT)
    throw invalid(words.guardianTooYoung, { guardianBirthYear: words.guardianTooYoung })
  const seal = (field: string, text: string) =>
    text ? ciphers.seal(text, aboutOf(eventId, field)) : null
  return {
    forWhom,
    isMinor,
    participantName,
    participantEmail: user.email,
    participantPhone: phone('participantPhone', input.participantPhone),
    participantAge: participantAge ?? null,
    specialRequirements: seal('specialRequirements', input.specialRequirements),
    emergencyContact: seal('emergencyContact', input.emergencyContact),
    emergencyPhone: seal('emergencyPhone', phone('emergencyPhone', input.emergencyPhone) ?? ''),
    ...(isMinor && {
      guardianName: input.guardianName,
      guardianBirthYear: input.guardianBirthYear ?? null,
      guardianRelation: input.guardianRelation ?? null,
      consentVersion: CONSENT_VERSION,
      consentAt: now,
    }),
  }
}

function phone(field: string, typed: string): string | null {
  if (!typed) return null
  const read = readPhone(typed)
  if (!read) throw invalid(words.phoneNotDialable, { [field]: words.phoneNotDialable })
  return read
}

/** Where a ciphertext stands: one taken to another field or event does not open. */
const aboutOf = (eventId: number, field: string) => `event ${eventId} ${field}`

type Sealed = 'specialRequirements' | 'emergencyContact' | 'emergencyPhone'

/** One of the three texts, readable; null where there is none. */
export function unseal(ciphers: Ciphers, row: RegistrationRow, field: Sealed): string | null {
  const sealed = row[field]
  return sealed === null ? null : ciphers.open(sealed, aboutOf(row.eventId, field))
}

function toRegistration(row: RegistrationRow, event: EventRow, ciphers: Ciphers): Registration {
  return {
    id: row.id,
    eventId: event.id,
    eventTitle: event.title,
    eventStartDate: event.startDate.toISOString(),
    eventEndDate: event.endDate?.toISOString() ?? null,
    eventLocation: event.location,
    isEventCancelled: event.cancelledAt !== null,
    status: row.status === 'confirmed' ? 'registered' : row.status,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    participantName: row.participantName,
    participantAge: row.participantAge,
    emergencyContactName: unseal(ciphers, row, 'emergencyContact'),
    emergencyContactPhone: unseal(ciphers, row, 'emergencyPhone'),
    specialRequirements: unseal(ciphers, row, 'specialRequirements'),
    createdAt: row.registeredAt.toISOString(),
  }
}

/** Runs `work` with the person, the event and the person's own registration held, in that order. */
async function change(
  db: Database,
  user: User,
  id: number,
  work: (tx: Transaction, registration: RegistrationRow, event: EventRow) => Promise<void>,
): Promise<void> {
  const isMine = and(eq(eventRegistrations.id, id), eq(eventRegistrations.userId, user.id))
  await db.transaction(async (tx) => {
    await holdUser(tx, user.id)
    const [found] = await tx.select().from(eventRegistrations).where(isMine)
    if (!found) throw notFound(words.registrationNotFound)
    const event = await lockEvent(tx, found.eventId)
    // Read again: it may have changed until the event was held.
    const [registration] = await tx.select().from(eventRegistrations).where(isMine)
    if (!registration) throw notFound(words.registrationNotFound)
    await work(tx, registration, event)
  })
}

async function set(
  tx: Transaction,
  id: number,
  values: Partial<typeof eventRegistrations.$inferInsert>,
): Promise<void> {
  await tx
    .update(eventRegistrations)
    .set(values)
    .where(and(eq(eventRegistrations.id, id), ne(eventRegistrations.status, 'cancelled')))
}
