/** Proposing events, and what admins do with them (§6, rulings 25, 26 and 28). Each act of an admin is written down. */
import { eq } from 'drizzle-orm'
import type { AdminEventInput, EventEdit, EventInput } from '../../../shared/events/input.ts'
import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { AdminEvent, EventProposal } from '../../../shared/events/events.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, forbidden, invalid, notFound } from '../../errors.ts'
import { moment } from '../../../shared/formats/moments.ts'
import { words } from '../../words.ts'
import { recordAct } from '../admin/audit.ts'
import { endOf } from './end.ts'
import { storedAdminEvent, storedEvent } from './input.ts'
import { capacityTaken, offerFreeSeats, setCapacity, type Notify } from '../registrations/seats.ts'
import type { EventRow } from '../registrations/rows.ts'
import { fixEnd, isAtOtherTime, isSame, notifyOfMove, type NotifyOfChange } from './moves.ts'
import { dropApproval, renewApproval, tellOrganisersOfMove } from './proposer.ts'
import { requireAdminEvent } from './queue.ts'
import { toProposal, type Reading } from './rows.ts'
import { lockAdmin, lockUser } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

/** A proposal waits until an admin has approved it; it gives no access to anyone who registers (ruling 26). */
export async function proposeEvent(
  db: Database,
  user: User,
  input: EventInput,
  now: Date,
): Promise<EventProposal> {
  if (!user.isEmailVerified) throw forbidden(say.verifyFirst)
  const stored = storedEvent(input)
  if (stored.startDate <= now) throw invalid(say.eventNotToCome, { startDay: say.eventNotToCome })
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const [row] = await tx
      .insert(events)
      .values({ ...stored, proposedBy: user.id })
      .returning()
    if (!row) throw notFound(say.eventNotFound)
    return toProposal(row)
  })
}

/** An admin's own, shown at once when they say so. */
export async function createEvent(
  db: Database,
  admin: User,
  { isApproved, ...input }: AdminEventInput & { isApproved: boolean },
  reading: Reading,
): Promise<AdminEvent> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const [row] = await tx
      .insert(events)
      .values({ ...storedAdminEvent(input), isApproved })
      .returning({ id: events.id })
    if (!row) throw notFound(say.eventNotFound)
    await record(tx, admin, 'event.edit', row.id, 'created')
    if (isApproved) await record(tx, admin, 'event.approve', row.id)
    return requireAdminEvent(tx, reading, row.id)
  })
}

interface Editing {
  env: ServerEnv
  now: Date
  tell: Notify
  tellOfChange: NotifyOfChange
}

/**
 * Changes an event as the admin read it. Throws conflict when it has changed since, and, with the number, when fewer
 * would fit than have a place or an offer. Whoever is concerned is told when it moves, and no mail leaves with what was before.
 */
export async function editEvent(
  db: Database,
  admin: User,
  id: number,
  { updatedAt, moveReason, ...input }: EventEdit,
  { tell, tellOfChange, ...reading }: Editing,
): Promise<AdminEvent> {
  const { maxParticipants, ...stored } = storedAdminEvent(input)
  return act(db, admin, id, reading, async (tx, event) => {
    if (event.updatedAt.getTime() !== Date.parse(updatedAt)) throw conflict(say.eventChanged)
    const isSeen = IN_CALENDARS.some((field) => !isSame(event[field], stored[field]))
    const change = { ...stored, sequence: event.sequence + (isSeen ? 1 : 0) }
    await set(tx, event, change, reading.now)
    const after = { ...event, ...change, updatedAt: reading.now }
    const isMoved = isAtOtherTime(event, after)
    if (isMoved) await fixEnd(tx, event, reading.now, moveReason)
    const telling = { now: reading.now, reason: moveReason, tell: tellOfChange }
    const told = await notifyOfMove(tx, event, after, telling)
    const approval = await renewApproval(tx, reading.env, after)
    const own = { before: event, after, reason: moveReason, approval }
    if (told)
      await tellOrganisersOfMove(tx, reading.env, { ...own, told: told.map((one) => one.userId) })
    if (maxParticipants !== event.maxParticipants)
      await changeCapacity(tx, event, maxParticipants, reading.now, tell)
    // One that was over may be to come again, with places that became free in the meantime.
    await offerFreeSeats(tx, id, reading.now, tell)
    await record(
      tx,
      admin,
      'event.edit',
      id,
      isMoved ? moveOf(event, after, moveReason) : undefined,
    )
  })
}

/** What the audit log keeps of a move: from when to when, and why. */
const moveOf = (before: EventRow, after: EventRow, reason: string) =>
  words.eventMoved(momentsOf(before), momentsOf(after), reason)

const momentsOf = ({ startDate, endDate }: EventRow) =>
  [startDate, endDate].flatMap((date) => (date ? [moment(date)] : [])).join(' – ')

/** What a calendar shows of an event: a change of it is told by the feed (RFC 5545, SEQUENCE). */
const IN_CALENDARS = [
  'title',
  'description',
  'startDate',
  'endDate',
  'isAllDay',
  'location',
  'town',
  'region',
  'organizer',
] as const

/** Featured ones come first among those to come. */
export async function featureEvent(
  db: Database,
  admin: User,
  id: number,
  isFeatured: boolean,
  reading: Reading,
): Promise<AdminEvent> {
  return act(db, admin, id, reading, async (tx, event) => {
    if (event.isFeatured === isFeatured) return
    await set(tx, event, { isFeatured }, reading.now)
    await record(tx, admin, 'event.edit', id, isFeatured ? 'featured' : 'not featured')
  })
}

/**
 * For good; only what nobody has ever registered for. Who proposed an event hears of its end: it is rejected, or cancelled as long as it
 * is not over, with a reason.
 */
export async function deleteEvent(
  db: Database,
  { env, now }: { env: ServerEnv; now: Date },
  admin: User,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const event = await lockRow(tx, id, 'update')
    const isEnded = event.cancelledAt !== null || (event.isApproved && endOf(event) <= now)
    if (event.proposedBy !== null && !isEnded) throw conflict(say.proposerHears(event.isApproved))
    if ((await tx.$count(eventRegistrations, eq(eventRegistrations.eventId, id))) > 0)
      throw conflict(say.eventHasRegistrations)
    await dropApproval(tx, env, event)
    await tx.delete(events).where(eq(events.id, id))
    await record(tx, admin, 'event.delete', id, event.title)
  })
}

/** One act of an admin on an event that is locked in the meantime; answers how the event is then. */
export async function act(
  db: Database,
  admin: User,
  id: number,
  reading: Reading,
  change: (tx: Transaction, event: EventRow) => Promise<void>,
): Promise<AdminEvent> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    await change(tx, await lockRow(tx, id))
    return requireAdminEvent(tx, reading, id)
  })
}

/** Approved or not. `update` waits for whoever is just registering: nobody gets a place in what is being deleted. */
export async function lockRow(
  tx: Transaction,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<EventRow> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for(strength)
  if (!event) throw notFound(say.eventNotFound)
  return event
}

async function changeCapacity(
  tx: Transaction,
  { id, isApproved, currentParticipants, openOffers }: EventRow,
  maxParticipants: number | null,
  now: Date,
  tell: Notify,
): Promise<void> {
  if (isApproved) return setCapacity(tx, id, maxParticipants, now, tell)
  const taken = currentParticipants + openOffers
  if (maxParticipants !== null && maxParticipants < taken) throw capacityTaken(taken)
  await tx.update(events).set({ maxParticipants }).where(eq(events.id, id))
}

export const set = (
  tx: Transaction,
  { id }: EventRow,
  change: Partial<typeof events.$inferInsert>,
  now: Date,
) =>
  tx
    .update(events)
    .set({ ...change, updatedAt: now })
    .where(eq(events.id, id))

export const record = (
  tx: Transaction,
  admin: User,
  action: AuditAction,
  subjectId: number,
  detail?: string,
) => recordAct(tx, { admin, action, subjectId, detail })
