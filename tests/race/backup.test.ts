import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { restore } from '../../server/backup/restore.ts'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { pictureOf, pictureStore } from '../../server/services/pictures/store.ts'
import { repairSeats } from '../../server/services/registrations/jobs.ts'
import { repairCounters } from '../../server/services/reviews/counters.ts'
import { usedPictures } from '../../server/services/listings/pictures.ts'
import type { User } from '../../shared/accounts/users.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { emptySite, ownFolder } from '../backup/sites.ts'
import { buildEvent, buildListing } from '../support/factories.ts'
import { ADULT } from '../support/participants.ts'
import { drawPicture, givePicture } from '../support/pictures.ts'

const PEOPLE = 60
/** So many writes are begun each second. */
const RATE = 50

test('a backup made under 50 writes a second restores to a state that held at one moment', async () => {
  const app = await createTestApp({ DATA_DIR: await ownFolder() })
  // Old rows enough for the snapshot to last while others write.
  await app.db.execute(sql`insert into audit_log (action, subject_id, detail)
    select 'review.show', n, repeat('x', 200) from generate_series(1, 100000) n`)
  const writing = startWriting(app, await everybody(app))
  const steps = startSteps(app.db)
  await expect.poll(writing.done, { timeout: 60_000 }).toBeGreaterThan(2 * PEOPLE)
  const begun = { steps: steps.done(), writes: writing.done() }
  const { path, missingPictures } = await makeBackup(app, await ownFolder())
  const ended = { steps: steps.done(), writes: writing.done() }
  await Promise.all([writing.stop(), steps.stop()])
  expect(missingPictures).toBe(0)
  expect(ended.writes - begun.writes).toBeGreaterThan(RATE)

  const { env, pool } = await emptySite()
  await restore(path, env)
  const db = toDrizzle(pool)
  expect(await repairCounters(db)).toBe(0)
  expect(await repairSeats(db, new Date(), async () => {})).toBe(0)
  const { marks, days, last } = await readSteps(db)
  expect([days, last]).toEqual([marks, marks])
  expect(marks).toBeGreaterThanOrEqual(begun.steps)
  expect(marks).toBeLessThanOrEqual(ended.steps + 1)
  const kept = new Set((await pictureStore(env).files()).map(pictureOf))
  expect([...(await usedPictures(db))].filter((name) => !kept.has(name))).toEqual([])
  expect(kept.size).toBeGreaterThan(0)
})

const everybody = async (app: TestApp): Promise<SignedIn[]> => {
  const people: SignedIn[] = []
  for (let n = 0; n < PEOPLE; n++) people.push(await signInAs(app))
  return people
}

/** People who review, like, register and give themselves other pictures, and take all of it back. */
function startWriting(app: TestApp, people: SignedIn[]) {
  const unfinished = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  let done = 0
  const running = (async () => {
    const listing = await buildListing(app.db)
    const event = await buildEvent(app.db, { maxParticipants: PEOPLE / 2 })
    const reviews = `/api/listings/${listing.id}/reviews`
    for (let n = 0; !stopping.signal.aborted; n++) {
      const who = people[n % PEOPLE]!
      const turn = Math.floor(n / PEOPLE)
      const kind = (n + turn) % 4
      const write = async () => {
        if (kind === 0) return who.send('POST', `/api/listings/${listing.id}/like`)
        if (kind === 1)
          return turn % 2 === 0
            ? who.send('POST', reviews, { rating: 1 + (n % 5), reviewText: 'Calm rooms.' })
            : who.send('DELETE', `${reviews}/user`)
        if (kind === 2) return registerOrCancel(who, event.id)
        return givePicture(app, who, await drawPicture(200, 200, { r: n % 256, g: turn, b: 7 }))
      }
      // Some are refused: the event is full, the review is there already.
      const writing = write().then((answer) => (done += hasWritten(answer) ? 1 : 0))
      const ended = writing.finally(() => unfinished.delete(ended))
      unfinished.add(ended)
      // A busy machine does fewer.
      if (unfinished.size > RATE) await Promise.race(unfinished)
      await pause(1_000 / RATE)
    }
    await Promise.all(unfinished)
  })()
  return {
    done: () => done,
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

const hasWritten = (answer: Response | User | undefined) =>
  answer !== undefined && (!(answer instanceof Response) || answer.ok)

async function registerOrCancel(who: SignedIn, eventId: number) {
  const answer = await who.send('POST', `/api/events/${eventId}/register`, ADULT)
  if (answer.status !== 409) return answer
  const own = await (await who.get('/api/user/events')).json()
  const [first] = own as { id: number }[]
  return first && who.send('PATCH', `/api/registrations/${first.id}/cancel`)
}

/** One after the other: each writes to three tables in one transaction. */
function startSteps(db: Database) {
  const stopping = new AbortController()
  let done = 0
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const step = done + 1
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into used_marks values (${`step ${step}`}, now())`)
        await tx.execute(
          sql`insert into viewer_keys values (date '2000-01-01' + ${step}::int, 'k')`,
        )
        await tx.execute(sql`insert into rate_limits values ('steps', ${step}, 0)
          on conflict (key) do update set points = excluded.points`)
      })
      done = step
    }
  })()
  return {
    done: () => done,
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function readSteps(db: Database) {
  const { rows } = await db.$client.query<{ marks: number; days: number; last: number }>(
    `select (select count(*) from used_marks where mark like 'step %')::int as marks,
       (select count(*) from viewer_keys)::int as days,
       (select points from rate_limits where key = 'steps') as last`,
  )
  return rows[0]!
}
