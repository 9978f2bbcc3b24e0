import { and, eq, ne, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../server/db/open.ts'
import { eventRegistrations, events } from '../../server/db/schema.ts'
import { AppError } from '../../server/errors.ts'
import { setCapacity } from '../../server/services/registrations/seats.ts'
import { buildEvent } from '../support/factories.ts'
import { untilAnswered, type Send } from './two-processes.ts'

/** 500 people who all want one of 50 places at once, some of whom cancel or wait, while an admin changes how many fit. */
export const PEOPLE = 500
export const PLACES = 50

const REGISTRATION = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
/** What a call may answer: done, the event is full or the person is in already, it is over. */
const FORESEEN = new Set([200, 404, 409, 422])

/** One rush. Fails unless it ends, and at every moment in between is, as ruling 25 says. */
export async function rush(db: Database, send: Send, cookies: string[], round: number) {
  const { id } = await buildEvent(db, { maxParticipants: PLACES })
  const statuses: number[] = []
  const running = { isOver: false }
  const ask = async (...request: Parameters<Send>) => {
    const answer = await untilAnswered(send)(...request)
    statuses.push(answer.status)
    return { status: answer.status, body: (await answer.json()) as { id: number } }
  }
  const one = async (cookie: string, i: number) => {
    const got = await ask(cookie, 'POST', `/api/events/${id}/register`, REGISTRATION)
    if (got.status === 200 && (i + round) % 5 === 0)
      await ask(cookie, 'PATCH', `/api/registrations/${got.body.id}/cancel`)
    if (got.status === 409 && (i + round) % 25 === 0) {
      const waits = await ask(cookie, 'POST', `/api/events/${id}/waitlist`, REGISTRATION)
      if (waits.status === 200)
        await ask(cookie, 'PATCH', `/api/registrations/${waits.body.id}/accept`)
    }
  }
  const resize = async () => {
    for (let step = 0; !running.isOver; step += 1) {
      const to = [PLACES, 60, 45, 55, 52][step % 5] ?? PLACES
      await db
        .transaction((tx) => setCapacity(tx, id, to, new Date(), async () => {}))
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error
        })
      const [now] = await db.select().from(events).where(eq(events.id, id))
      expect(now!.currentParticipants + now!.openOffers).toBeLessThanOrEqual(now!.maxParticipants!)
    }
  }
  const resizing = resize()
  await Promise.all(cookies.map(one)).finally(() => (running.isOver = true))
  await resizing

  expect(statuses.filter((status) => !FORESEEN.has(status))).toEqual([])
  const rows = await db
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, id), ne(eventRegistrations.status, 'cancelled')))
  const [event] = await db.select().from(events).where(eq(events.id, id))
  const count = (status: string) => rows.filter((row) => row.status === status).length
  // Counters equal rows, never over, one each, and nobody waits while a place is free.
  expect([event!.currentParticipants, event!.openOffers]).toEqual([
    count('confirmed'),
    count('offered'),
  ])
  const taken = count('confirmed') + count('offered')
  expect(taken).toBeLessThanOrEqual(event!.maxParticipants!)
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
  if (count('waitlisted') > 0) expect(taken).toBe(event!.maxParticipants)
  // With so many people no round ends with most places empty: then it would show nothing.
  expect(taken).toBeGreaterThan(PLACES / 2)
}

/**
 * The control: the guarded statement replaced by reading first and writing then, and without the database's own limit.
 * Answers how many more have a place than there are places.
 */
export async function rushUnguarded(db: Database, userIds: number[]): Promise<number> {
  const { id } = await buildEvent(db, { maxParticipants: PLACES })
  await Promise.all(
    userIds.map((userId) =>
      db.transaction(async (tx) => {
        const [event] = await tx.select().from(events).where(eq(events.id, id))
        if (event!.currentParticipants >= PLACES) return
        await tx
          .insert(eventRegistrations)
          .values({ eventId: id, userId, forWhom: 'myself', participantName: 'Asha' })
        await tx
          .update(events)
          .set({ currentParticipants: sql`${events.currentParticipants} + 1` })
          .where(eq(events.id, id))
      }),
    ),
  )
  return (await db.$count(eventRegistrations, eq(eventRegistrations.eventId, id))) - PLACES
}
