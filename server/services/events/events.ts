/** Events as people find and read them (§2 Events, ruling 28). */
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type {
  Event,
  EventFilters,
  EventMonth,
  EventProposal,
  EventsQuery,
  UsualEvent,
} from '../../../shared/events/events.ts'
import { addMonths, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { events, usualEvents } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { aliasesOf, namesakes } from '../../places/gazetteer.ts'
import { findAddresses } from '../answers/answers.ts'
import { byTime, sourceOf, toEvent, toProposal, type Reading } from './rows.ts'
import type { EventRow } from '../registrations/rows.ts'
import { say } from '../../sentences.ts'

interface Found {
  events: Event[]
  total: number
}

/** All that are approved: those to come, then what was. */
export async function findEvents(
  db: Database,
  reading: Reading,
  { region, search, limit, offset }: EventsQuery,
): Promise<Found> {
  const where = and(eq(events.isApproved, true), isIn(region), await says(db, search))
  const rows = await db
    .select()
    .from(events)
    .where(where)
    .orderBy(...byTime(reading.now))
    .limit(limit)
    .offset(offset)
  return { events: toEvents(rows, reading), total: await db.$count(events, where) }
}

/** Those that have yet to begin: featured ones, then the next. Who meant to go finds here that one was cancelled. */
export async function findUpcomingEvents(
  db: Database,
  reading: Reading,
  { region, search, limit, offset }: EventsQuery,
): Promise<Found> {
  const where = and(isBefore(reading.now, region), await says(db, search))
  const rows = await db
    .select()
    .from(events)
    .where(where)
    .orderBy(
      sql`${events.isFeatured} and ${isNull(events.cancelledAt)} desc`,
      asc(events.startDate),
      asc(events.id),
    )
    .limit(limit)
    .offset(offset)
  return { events: toEvents(rows, reading), total: await db.$count(events, where) }
}

/** The rows of a feed: what is not over yet, cancelled ones too, so that a calendar takes them out. */
export const findFeedRows = (db: Database, now: Date, region: string): Promise<EventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.isApproved, true), isNotOver(now), isIn(region)))
    .orderBy(asc(events.startDate), asc(events.id))
    .limit(MOST_IN_FEED)

const MOST_IN_FEED = 1_000

/** Every event that is on in a month of India's calendar. */
export async function findEventMonth(
  db: Database,
  reading: Reading,
  { month, region }: { month?: string | undefined; region: string },
): Promise<EventMonth> {
  const today = indianDay(reading.now)
  const shown = month ?? today.slice(0, 7)
  const from = momentInIndia(`${shown}-01`)
  const until = momentInIndia(`${addMonths(shown, 1)}-01`)
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.isApproved, true),
        lt(events.startDate, until),
        or(gte(events.startDate, from), gt(events.endDate, from)),
        isIn(region),
      ),
    )
    .orderBy(asc(events.startDate), asc(events.id))
    .limit(MOST_IN_MONTH)
  return { month: shown, today, events: toEvents(rows, reading) }
}

const MOST_IN_MONTH = 500

/** What is not approved is not there, whoever asks. */
export async function findEvent(db: Database, reading: Reading, id: number): Promise<Event> {
  return toEvent(await requireShownEvent(db, id), reading)
}

export async function requireShownEvent(db: Database, id: number): Promise<EventRow> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.isApproved, true)))
  if (!row) throw notFound(say.eventNotFound)
  return row
}

/** What happens again, month by month; those of no known month last. What is for all of India is in every region. */
export async function findUsualEvents(
  db: Database,
  { region, search }: EventFilters,
): Promise<UsualEvent[]> {
  const isEverywhere = or(isNull(usualEvents.region), eq(usualEvents.region, ALL_INDIA))
  const rows = await db
    .select()
    .from(usualEvents)
    .where(
      and(
        region ? or(isIn(region, usualEvents), isEverywhere) : undefined,
        await says(db, search, sql`'/events#usual-' || ${usualEvents.id}`),
      ),
    )
    .orderBy(sql`${usualEvents.month} nulls last`, asc(usualEvents.id))
  return rows.map((row) => {
    const { id, title, organizer, location, description, usually, month } = row
    return { id, title, organizer, location, description, usually, month, source: sourceOf(row) }
  })
}

/** What somebody proposed, the newest first. */
export async function findProposals(db: Database, user: User): Promise<EventProposal[]> {
  const rows = await db
    .select()
    .from(events)
    .where(eq(events.proposedBy, user.id))
    .orderBy(desc(events.createdAt), desc(events.id))
  return rows.map(toProposal)
}

/** Without an end it lasts until its day in India does. */
const isNotOver = (now: Date) =>
  or(
    gt(events.endDate, now),
    and(isNull(events.endDate), gte(events.startDate, momentInIndia(indianDay(now)))),
  )

const isBefore = (now: Date, region = '') =>
  and(eq(events.isApproved, true), gt(events.startDate, now), isIn(region))

/** It has yet to begin, and takes place. */
export const isToCome = (now: Date) => and(isBefore(now), isNull(events.cancelledAt))

/** Also in other words; the order stays that of time. A cancelled event is found by none. */
async function says(
  db: Database,
  search: string,
  path = sql`'/events/' || ${events.id}`,
): Promise<SQL | undefined> {
  return search ? inArray(path, await findAddresses(db, search, 'event')) : undefined
}

const toEvents = (rows: EventRow[], reading: Reading) => rows.map((row) => toEvent(row, reading))

type Placed = Pick<typeof events | typeof usualEvents, 'region' | 'town'>

/** In a state or a town, by any of its names; a word the gazetteer does not hold is compared as it is. */
export function isIn(
  region: string,
  { region: itsRegion, town: itsTown }: Placed = events,
): SQL | undefined {
  if (!region) return undefined
  const places = namesakes(region)
  const names = [region, ...places.flatMap((place) => [place.name, ...aliasesOf(place)])]
  const known = [...new Set(names.map((name) => name.toLowerCase()))]
  return or(inArray(sql`lower(${itsRegion})`, known), inArray(sql`lower(${itsTown})`, known))
}
