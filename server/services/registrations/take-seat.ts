/** Taking a place (ruling 25): what many do at the same second, so it is one reading and one statement. */
import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/open.ts'
import { insertFrom } from '../../db/insert-from.ts'
import { sqlState, withRetries } from '../../db/retries.ts'
import { eventRegistrations, events, mails, users } from '../../db/schema.ts'
import { conflict, notFound, unauthorized } from '../../errors.ts'
import { whyClosed } from './seats.ts'
import type { EventRow, RegistrationRow } from './rows.ts'
import { announceMail, toMailRow, type NewMail } from '../../mail/outbox.ts'
import { say } from '../../sentences.ts'

/** An event as it is, and the number of a registration that is about to be made, which its email has to contain. */
export async function loadEventAndNextId(
  db: Database,
  eventId: number,
): Promise<{ event: EventRow; registrationId: number }> {
  const [found] = await db
    .select({
      event: getTableColumns(events),
      registrationId: sql<number>`nextval(pg_get_serial_sequence('event_registrations', 'id'))::int`,
    })
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.isApproved, true)))
  if (!found) throw notFound(say.eventNotFound)
  return found
}

type NewRegistration = Partial<RegistrationRow> &
  Pick<RegistrationRow, 'id' | 'eventId'> & { userId: number }

/**
 * Takes one place, and writes who it is for and the letter that says so, by one statement that finds no place where none
 * is left. The person is held before the event, as everywhere (accounts/locks.ts), and the event until the statement is done.
 * False when there is no place, when the person has one, or when `event` was edited since it was read: the letter tells
 * what was read.
 */
export async function takeSeat(
  db: Database,
  event: EventRow,
  row: NewRegistration,
  letter: NewMail | null,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString()
  const mail = letter
    ? sql`, mail as (${insertFrom(mails, toMailRow(letter), 'registration')})`
    : sql``
  const statement = sql`
    with person as (select id from users where id = ${row.userId} for key share),
    place as (
      update events set current_participants = current_participants + 1 from person
      where events.id = ${event.id} and sequence = ${event.sequence}
        and is_approved and registration_url is null and cancelled_at is null and start_date > ${moment}
        and coalesce(registration_deadline > ${moment}, true)
        and coalesce(current_participants + open_offers < max_participants, true)
      returning events.id),
    registration as (${insertFrom(eventRegistrations, row, 'place')} returning id)${mail}
    select id from registration`
  try {
    const { rowCount } = await withRetries(() => prepared(db, statement))
    if (rowCount === 0) return false
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false
    throw error
  }
  if (letter) announceMail()
  return true
}

/** Under a name of its own, so that a connection plans it once: planning takes longer than doing it. */
function prepared(db: Database, statement: SQL) {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const name = createHash('sha256').update(text).digest('base64url')
  return db.$client.query({ name, text, values })
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** The person has a place already: `event_registrations_open`. Nothing of the statement was done. */
const UNIQUE_VIOLATION = '23505'

/** Throws why no place could be taken, unless that was because the event has been edited since it was read. */
export async function throwRefusal(
  db: Database,
  userId: number,
  read: EventRow,
  now: Date,
): Promise<void> {
  const { event } = await loadEventAndNextId(db, read.id)
  const [person] = await db
    .select({ registration: eventRegistrations.id })
    .from(users)
    .leftJoin(
      eventRegistrations,
      and(
        eq(eventRegistrations.userId, users.id),
        eq(eventRegistrations.eventId, read.id),
        ne(eventRegistrations.status, 'cancelled'),
      ),
    )
    .where(eq(users.id, userId))
  if (!person) throw unauthorized(say.signInFirst)
  if (person.registration !== null) throw conflict(say.alreadyRegistered)
  if (event.sequence === read.sequence) throw whyClosed(event, now)
}
