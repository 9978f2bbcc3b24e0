/** Background work on registrations, and what an operator asks for. Each may run twice, and in two processes at once. */
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { MOST_EVENT_DAYS } from '../../../shared/events/rules.ts'
import {
  REMINDED_BEFORE_DAYS,
  type RegistrationStatus,
} from '../../../shared/events/registration-state.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { forEachIsolated } from '../for-each-isolated.ts'
import { END } from '../events/end.ts'
import { findAndLockEvent, offerFreeSeats, type Notify } from './seats.ts'
import { aboutOf, ERASED, type EventRow, ENCRYPTED, decrypt } from './rows.ts'
import { remindByMail } from './mails.ts'

const DAY = 86_400_000

/** Those who got a seat in the day before the reminder, or later, have just been told. */
const TOLD_DAYS = REMINDED_BEFORE_DAYS + 1

/** Reminds who has a place, two days before; not who registered later, or was given a place just before. */
export async function remindParticipants(db: Database, env: ServerEnv, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMINDED_BEFORE_DAYS * DAY)
  const isNear = and(
    eq(events.isApproved, true),
    isNull(events.cancelledAt),
    gt(events.startDate, now),
    lte(events.startDate, soon),
  )
  const begins = sql`(select ${events.startDate} from ${events} where ${events.id} = ${eventRegistrations.eventId})`
  const daysBefore = (days: number) => sql`${begins} - make_interval(days => ${days}::int)`
  const { status, remindedAt, registeredAt, waitingSince, updatedAt } = eventRegistrations
  const isDue = and(
    eq(status, 'confirmed'),
    isNull(remindedAt),
    lt(registeredAt, daysBefore(REMINDED_BEFORE_DAYS)),
    // Those who had waited got the seat when the row changed.
    or(isNull(waitingSince), lt(updatedAt, daysBefore(TOLD_DAYS))),
  )
  await forEvents(db, and(isNear, hasRegistration(db, isDue)), async (tx, event) => {
    const stillNear = await tx
      .select()
      .from(events)
      .where(and(eq(events.id, event.id), isNear))
    if (stillNear.length === 0) return
    const reminded = await tx
      .update(eventRegistrations)
      .set({ remindedAt: now })
      .where(and(eq(eventRegistrations.eventId, event.id), isDue))
      .returning()
    for (const registration of reminded) await remindByMail(tx, env, registration, event)
  })
}

/** Erases what was told of participants and of those who agreed for them, some days after the event (ruling 27). */
export async function eraseParticipants(
  db: Database,
  { ERASE_AFTER_DAYS }: Pick<ServerEnv, 'ERASE_AFTER_DAYS'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ERASE_AFTER_DAYS * DAY)
  // Whatever an event says, nothing is kept longer than it may last (shared/events/rules.ts).
  const lasts = sql`make_interval(days => ${MOST_EVENT_DAYS}::int)`
  const end = sql`(select least(${END}, ${events.startDate} + ${lasts}) from ${events} where ${events.id} = ${eventRegistrations.eventId})`
  const isDue = and(
    isNull(eventRegistrations.erasedAt),
    sql`least(${eventRegistrations.fixedEnd}, ${end}) < ${before.toISOString()}`,
  )
  await forEvents(db, hasRegistration(db, isDue), async (tx, event) => {
    await tx
      .update(eventRegistrations)
      .set({ ...ERASED, erasedAt: now })
      .where(and(eq(eventRegistrations.eventId, event.id), isDue))
  })
}

/** Seals again, with the secret in use, what was sealed with the one before; answers how many rows. */
export async function reencrypt(db: Database, ciphers: Ciphers): Promise<number> {
  const isOld = or(
    ...ENCRYPTED.map(
      (field) => sql`not starts_with(${eventRegistrations[field]}, ${ciphers.prefix})`,
    ),
  )
  let sealed = 0
  const work = async (tx: Transaction, event: EventRow) => {
    const rows = await tx
      .select()
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, event.id), isOld))
      .orderBy(asc(eventRegistrations.id))
    for (const row of rows) {
      const texts = ENCRYPTED.flatMap((field) => {
        const text = decrypt(ciphers, row, field)
        return text === null ? [] : [[field, ciphers.seal(text, aboutOf(row.eventId, field))]]
      })
      await tx
        .update(eventRegistrations)
        .set(Object.fromEntries(texts))
        .where(eq(eventRegistrations.id, row.id))
    }
    sealed += rows.length
  }
  // What stops the first stops all: whoever asked reads what it is.
  await forEvents(db, hasRegistration(db, isOld), work, inTurn)
  return sealed
}

const counted = (...statuses: RegistrationStatus[]) =>
  sql<number>`(select count(*)::int from ${eventRegistrations} where ${eventRegistrations.eventId} = ${events.id} and ${inArray(eventRegistrations.status, statuses)})`

/**
 * Counts places and offers again, wherever they differ from the rows, and offers what is then free to those who wait: nobody
 * passes the line. Answers at how many events they differed.
 */
export async function repairSeats(db: Database, now: Date, tell: Notify): Promise<number> {
  const taken = counted('confirmed', 'attended')
  const offered = counted('offered')
  let mended = 0
  await forEvents(
    db,
    sql`(${events.currentParticipants}, ${events.openOffers}) is distinct from (${taken}, ${offered})`,
    async (tx, event) => {
      await tx
        .update(events)
        .set({ currentParticipants: taken, openOffers: offered })
        .where(eq(events.id, event.id))
      await offerFreeSeats(tx, event.id, now, tell)
      mended += 1
    },
  )
  return mended
}

const hasRegistration = (db: Database, which: ReturnType<typeof and>) =>
  inArray(
    events.id,
    db.select({ id: eventRegistrations.eventId }).from(eventRegistrations).where(which),
  )

const inTurn: typeof forEachIsolated = async (ids, work) => {
  for (const id of ids) await work(id)
}

/** One event after the other, each held in a transaction of its own. */
async function forEvents(
  db: Database,
  which: ReturnType<typeof and>,
  work: (tx: Transaction, event: EventRow) => Promise<void>,
  each = forEachIsolated,
): Promise<void> {
  const found = await db.select({ id: events.id }).from(events).where(which).orderBy(asc(events.id))
  const ids = found.map(({ id }) => id)
  await each(ids, (id) =>
    db.transaction(async (tx) => {
      const event = await findAndLockEvent(tx, id)
      if (event) await work(tx, event)
    }),
  )
}
