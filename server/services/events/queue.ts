/** Events as admins see them: all of them, with what only they may know. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { EventQueue } from '../../../shared/events/rules.ts'
import type { AdminEvent, EventQueueQuery } from '../../../shared/events/events.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations, events, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { endOf } from './end.ts'
import { toEvent, type Reading } from './rows.ts'
import { say } from '../../sentences.ts'

/** What waits longest comes first; what was, the latest first. */
export async function findEventQueue(
  db: Database,
  reading: Reading,
  { show, search, id, limit, offset }: EventQueueQuery,
): Promise<{ events: AdminEvent[]; total: number }> {
  const where = and(
    QUEUES[show](reading.now),
    search ? holds(search) : undefined,
    id === undefined ? undefined : eq(events.id, id),
  )
  const rows = await selectEvents(db)
    .where(where)
    .orderBy(...ORDERS[show], asc(events.id))
    .limit(limit)
    .offset(offset)
  return {
    events: rows.map((row) => toAdminEvent(row, reading)),
    total: await db.$count(events, where),
  }
}

export async function requireAdminEvent(
  db: Database | Transaction,
  reading: Reading,
  id: number,
): Promise<AdminEvent> {
  const [row] = await selectEvents(db).where(eq(events.id, id))
  if (!row) throw notFound(say.eventNotFound)
  return toAdminEvent(row, reading)
}

/** It waits for an admin. */
export const isPendingEvent = and(eq(events.isApproved, false), isNull(events.cancelledAt))

const QUEUES: Record<EventQueue, (now: Date) => SQL | undefined> = {
  pending: () => isPendingEvent,
  upcoming: (now) =>
    and(eq(events.isApproved, true), gt(events.startDate, now), isNull(events.cancelledAt)),
  past: (now) => lte(events.startDate, now),
  cancelled: () => isNotNull(events.cancelledAt),
  all: () => undefined,
}

const ORDERS: Record<EventQueue, SQL[]> = {
  pending: [asc(events.createdAt)],
  upcoming: [asc(events.startDate)],
  past: [desc(events.startDate)],
  cancelled: [desc(events.startDate)],
  all: [desc(events.startDate)],
}

function selectEvents(db: Database | Transaction) {
  const all = db
    .select({ count: count() })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, events.id))
  const waiting = db
    .select({ count: count() })
    .from(eventRegistrations)
    .where(
      and(eq(eventRegistrations.eventId, events.id), eq(eventRegistrations.status, 'waitlisted')),
    )
  return db
    .select({
      event: events,
      proposer: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      registrations: sql<number>`(${all})`.mapWith(Number),
      waiting: sql<number>`(${waiting})`.mapWith(Number),
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.proposedBy))
    .$dynamic()
}

function toAdminEvent(
  { event, proposer, ...counts }: Awaited<ReturnType<typeof selectEvents>>[number],
  reading: Reading,
): AdminEvent {
  const { isApproved, latitude, longitude, openOffers } = event
  const name = [proposer?.firstName, proposer?.lastName].filter(Boolean).join(' ')
  return {
    ...toEvent(event, reading),
    isApproved,
    isOver: endOf(event) <= reading.now,
    latitude,
    longitude,
    imageAddress: event.imageUrl,
    proposer: proposer && { name, email: proposer.email },
    openOffers,
    ...counts,
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  }
}

/** The text as it is: nothing in it is a pattern. */
const holds = (text: string) =>
  or(
    ...[events.title, events.location, events.organizer].map(
      (column) => sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`,
    ),
  )
