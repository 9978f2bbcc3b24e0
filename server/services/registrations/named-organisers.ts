/** Which accounts an admin has named for an event; each naming is written down (ruling 26). */
import { and, asc, eq } from 'drizzle-orm'
import type { Organiser } from '../../../shared/events/registrations.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventOrganisers, events, users } from '../../db/schema.ts'
import { publicSettings, siteOrigin, type ServerEnv } from '../../env/env.ts'
import { notFound } from '../../errors.ts'
import { eventOrganiserMail } from '../../mail/templates/event-organiser.ts'
import { words } from '../../words.ts'
import { recordAct } from '../admin/audit.ts'
import type { EventRow } from './rows.ts'
import { queueMail } from '../../mail/outbox.ts'
import { eventFacts } from './mails.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

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

/** Lets an account see an event's participants, and tells it so by mail; naming it twice changes nothing. */
export async function nameOrganiser(
  db: Database,
  env: ServerEnv,
  admin: User,
  eventId: number,
  email: string,
): Promise<Organiser[]> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const event = await requireEvent(tx, eventId)
    const [named] = await tx.select().from(users).where(eq(users.email, email)).for('key share')
    if (!named?.isEmailVerified) throw notFound(say.organiserUnknown)
    const [row] = await tx
      .insert(eventOrganisers)
      .values({ eventId, userId: named.id, namedBy: admin.id })
      .onConflictDoNothing()
      .returning()
    if (!row) return
    await recordAct(tx, {
      admin,
      action: 'user.organiser',
      subjectId: named.id,
      detail: words.ofEvent(eventId),
    })
    const manageUrl = `${siteOrigin(env)}/events/${eventId}/manage`
    const mail = eventOrganiserMail(publicSettings(env), { ...eventFacts(env, event), manageUrl })
    await queueMail(tx, { ...mail, to: named.email })
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
    await lockAdmin(tx, admin.id)
    const removed = await tx
      .delete(eventOrganisers)
      .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, userId)))
      .returning()
    if (removed.length === 0) throw notFound(say.organiserNotFound)
    await recordAct(tx, {
      admin,
      action: 'user.organiser-end',
      subjectId: userId,
      detail: words.ofEvent(eventId),
    })
  })
  return findOrganisers(db, eventId)
}

async function requireEvent(db: Database | Transaction, id: number): Promise<EventRow> {
  const [event] = await db.select().from(events).where(eq(events.id, id))
  if (!event) throw notFound(say.eventNotFound)
  return event
}
