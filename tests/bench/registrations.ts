/**
 * `npm run bench:registrations`: how many people a second can register for one event, against the same rows written by a
 * bare SQL transaction on the same connections, in the same run. On a PostgreSQL as the site starts it, and on the server
 * that BENCH_DATABASE_URL names. Fails below half of the bare rate.
 */
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { registrationInput } from '../../shared/events/registrations.ts'
import type { User } from '../../shared/accounts/users.ts'
import { openSiteCiphers } from '../../server/http/ciphers.ts'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { confirmationMail, notifyByMail } from '../../server/services/registrations/mails.ts'
import { register } from '../../server/services/registrations/registrations.ts'
import { buildEvent, buildUser } from '../support/factories.ts'
import { onBothDatabases } from './databases.ts'

const PEOPLE = 1_000
const AT_ONCE = 8
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ENOUGH = 0.5

const env = readEnv({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(40), DATA_DIR: '/nowhere' })
const ciphers = openSiteCiphers(env)
const tell = notifyByMail(env)
const letter = confirmationMail(env)
const input = registrationInput.parse({
  forWhom: 'myself',
  isAdult: true,
  participantName: 'Asha Naik',
  participantAge: 34,
  specialRequirements: 'A place near the door, please',
  emergencyContact: 'Ravi',
  emergencyPhone: '112',
})

await onBothDatabases('saath_bench_registrations', bench)

async function bench(database: string, pool: pg.Pool): Promise<void> {
  const db = toDrizzle(pool)
  const people: User[] = []
  for (let i = 0; i < PEOPLE; i += 1) people.push(await buildUser(db))
  const byUs = () => registerByUs(db, people)
  const bySql = () => registerBySql(db, people)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Which comes first changes, so that neither always finds the database warm.
    const turns = round % 2 === 0 ? [byUs, bySql] : [bySql, byUs]
    for (const turn of turns) {
      const rate = await turn()
      // The first round is for warming up.
      if (round > 0) (turn === byUs ? ours : bare).push(rate)
    }
  }
  const share = median(ours) / median(bare)
  process.stdout.write(
    [
      `database          ${database}`,
      `registering       ${median(ours).toFixed(0)} a second`,
      `bare transaction  ${median(bare).toFixed(0)} a second, the same rows`,
      `share             ${share.toFixed(2)} (at least ${ENOUGH})`,
      '',
    ].join('\n'),
  )
  if (share < ENOUGH) process.exitCode = 1
}

async function registerByUs(db: Database, people: User[]): Promise<number> {
  const { id } = await buildEvent(db, { maxParticipants: PEOPLE })
  return rateOf(people, (user) =>
    register(db, { ciphers, now: new Date(), tell, letter }, user, id, input),
  )
}

/** What any solution has to write: the registration, its letter as long as ours, the counter with its limit. */
async function registerBySql(db: Database, people: User[]): Promise<number> {
  const event = await buildEvent(db, { maxParticipants: PEOPLE })
  const { id } = event
  const [sealed] = await sealedTexts(id)
  const mail = letter(1, event)
  return rateOf(people, async (user) => {
    const client = await db.$client.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into event_registrations (event_id, user_id, for_whom, participant_name, participant_email,
           participant_age, special_requirements, emergency_contact, emergency_phone)
         values ($1, $2, 'myself', 'Asha Naik', $3, 34, $4, $4, $4)`,
        [id, user.id, user.email, sealed],
      )
      await client.query(
        "insert into mails (kind, recipient, subject, text, html, valid_until) values ('event-registered', $1, $2, $3, $4, $5)",
        [user.email, mail.subject, mail.text, mail.html, mail.validUntil],
      )
      const taken = await client.query(
        `update events set current_participants = current_participants + 1
         where id = $1 and current_participants + open_offers < max_participants`,
        [id],
      )
      if (taken.rowCount !== 1) throw new Error('No place was left.')
      await client.query('commit')
    } finally {
      client.release()
    }
  })
}

async function sealedTexts(id: number): Promise<string[]> {
  return [ciphers.seal('A place near the door, please', `event ${id}`)]
}

/** All of them, so many at once; how many a second. */
async function rateOf(people: User[], one: (user: User) => Promise<unknown>): Promise<number> {
  const waiting = [...people]
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let user = waiting.pop(); user; user = waiting.pop()) await one(user)
    }),
  )
  return PEOPLE / ((performance.now() - start) / 1_000)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
