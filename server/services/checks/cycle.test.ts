import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { ageOf, type ListingAge } from '../../../shared/checks/age.ts'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { addDays, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import type { User } from '../../../shared/accounts/users.ts'
import {
  checkAttempts,
  checkTasks,
  listings,
  mails,
  providerMailListings,
  providerMails,
} from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { openSiteCiphers, type Ciphers } from '../../http/ciphers.ts'
import { openSecrets } from '../../start/secrets.ts'
import { recordTry } from './attempts.ts'
import { keepContact } from '../providers/contacts.ts'
import { mailProviders } from '../providers/mail-ladder.ts'
import { planChecks } from './plan.ts'
import { answerLink } from '../providers/answers.ts'
import { findProviderPage } from '../providers/page.ts'
import { recordChecks } from './record.ts'
import { countWaiting, takeTask, takeTaskOf } from './take.ts'
import { endTask } from './tasks.ts'

let app: TestApp
let env: ServerEnv
let ciphers: Ciphers
let user: User
beforeEach(async () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@saath.example' }
  app = await createTestApp({ ...mail, PUBLIC_URL: 'https://saath.example' })
  env = app.env
  ciphers = openSiteCiphers(env)
  user = (await signInAs(app, { role: 'checker' })).user
})

const at = (day: string, time = '10:30') => momentInIndia(day, time)
const tasksOf = (id: number) =>
  app.db.select().from(checkTasks).where(eq(checkTasks.listingId, id)).orderBy(checkTasks.id)
const listing = async (id: number) =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0]!

async function confirm(id: number, day: string) {
  await app.db.transaction((tx) =>
    recordChecks(tx, id, [
      {
        field: IS_OPEN,
        outcome: 'right',
        method: 'phone',
        saidBy: 'provider',
        checkedOn: day,
        byUser: user.id,
      },
    ]),
  )
}

test('each listing that is due has one task, the next only when it is due again', async () => {
  const { id } = await buildListing(app.db, { phone: '+918322222222', category: 'therapists' })
  await planChecks(app.db, at('2027-01-04'))
  await planChecks(app.db, at('2027-01-05'))
  expect(await tasksOf(id)).toMatchObject([
    { reason: 'new', state: 'waiting', dueOn: '2027-01-04' },
  ])
  const task = (await takeTask(app.db, user, at('2027-01-05')))!
  await confirm(id, '2027-01-05')
  await app.db.transaction((tx) =>
    endTask(tx, task, { by: user.id, now: at('2027-01-05'), chance: () => 1 }),
  )
  expect((await listing(id)).nextCheckOn).toBe(addDays('2027-01-05', 180))
  await planChecks(app.db, at(addDays('2027-01-05', 179)))
  expect(await tasksOf(id)).toHaveLength(1)
  await planChecks(app.db, at(addDays('2027-01-05', 180)))
  expect(await tasksOf(id)).toMatchObject([{ state: 'done' }, { reason: 'due', state: 'waiting' }])
})

test('helplines come first, then Goa, then who can be reached; the next person gets the next', async () => {
  const phone = '+918322222222'
  const other = await buildListing(app.db, { name: 'D' })
  const away = await buildListing(app.db, { name: 'C', phone })
  const goa = await buildListing(app.db, { name: 'B', phone, region: 'Goa' })
  const line = await buildListing(app.db, { name: 'A', phone: '14416' })
  await planChecks(app.db, at('2027-01-04'))
  const got: number[] = []
  for (let person = 0; person < 5; person += 1) {
    const { user } = await signInAs(app, { role: 'checker' })
    const task = await takeTask(app.db, user, at('2027-01-04'))
    if (task) got.push(task.listingId)
  }
  expect(got).toEqual([line.id, goa.id, away.id, other.id])
})

test('nobody is sent to call an emergency line, and one who was to is no more', async () => {
  const { user: admin } = await signInAs(app, { role: 'admin' })
  const { id } = await buildListing(app.db, { phone: '112' })
  await planChecks(app.db, at('2027-01-04'))
  expect(await tasksOf(id)).toEqual([])
  await takeTaskOf(app.db, admin, id, at('2027-01-04'))
  await planChecks(app.db, at('2027-01-05'))
  expect(await tasksOf(id)).toMatchObject([{ state: 'given-up' }])
})

test('a task is somebody’s for 45 minutes, and then anybody’s', async () => {
  await buildListing(app.db)
  await planChecks(app.db, at('2027-01-04'))
  const { user: other } = await signInAs(app, { role: 'checker' })
  const mine = await takeTask(app.db, user, at('2027-01-04', '10:00'))
  expect((await takeTask(app.db, user, at('2027-01-04', '10:10')))!.id).toBe(mine!.id)
  expect(await takeTask(app.db, other, at('2027-01-04', '10:54'))).toBeUndefined()
  expect((await takeTask(app.db, other, at('2027-01-04', '10:56')))!.id).toBe(mine!.id)
  await expect(
    recordTry(app.db, { ciphers, now: at('2027-01-04', '10:57') }, user, mine!.id, {
      channel: 'call',
      outcome: 'busy',
    }),
  ).rejects.toMatchObject({ status: 409 })
})

test('who does not answer is tried on other days and ways, and is unreachable after sixty', async () => {
  const { id } = await buildListing(app.db, { phone: '+918322222222' })
  await planChecks(app.db, at('2027-01-04'))
  for (const [day, time] of [
    ['2027-01-04', '10:30'],
    ['2027-01-05', '15:30'],
    ['2027-01-06', '10:30'],
  ] as const) {
    const task = (await takeTask(app.db, user, at(day, time)))!
    if (day === '2027-01-05') {
      const message = { channel: 'whatsapp', outcome: 'message-left' } as const
      await recordTry(app.db, { ciphers, now: at(day, time) }, user, task.id, message)
    }
    await recordTry(app.db, { ciphers, now: at(day, time) }, user, task.id, {
      channel: 'call',
      outcome: 'no-answer',
    })
    expect(await takeTask(app.db, user, at(day, time))).toBeUndefined()
  }
  await planChecks(app.db, at(addDays('2027-01-04', 59)))
  expect((await listing(id)).unreachableOn).toBeNull()
  await planChecks(app.db, at(addDays('2027-01-04', 60)))
  expect(await listing(id)).toMatchObject({
    unreachableOn: '2027-01-06',
    isBehind: true,
    nextCheckOn: addDays('2027-01-06', 180),
  })
  expect(await tasksOf(id)).toMatchObject([{ state: 'given-up', tries: 4 }])
  await confirm(id, '2027-04-01')
  await planChecks(app.db, at('2027-04-02'))
  expect(await listing(id)).toMatchObject({ unreachableOn: null, isBehind: false })
})

test('a done task sometimes comes again, to somebody else', async () => {
  const { id } = await buildListing(app.db)
  await planChecks(app.db, at('2027-01-04'))
  const task = (await takeTask(app.db, user, at('2027-01-04')))!
  await confirm(id, '2027-01-04')
  await app.db.transaction((tx) =>
    endTask(tx, task, { by: user.id, now: at('2027-01-04'), chance: () => 0.04 }),
  )
  const later = at('2027-01-12')
  expect(await countWaiting(app.db, user, later)).toBe(0)
  expect(await takeTask(app.db, user, later)).toBeUndefined()
  const { user: other } = await signInAs(app, { role: 'checker' })
  expect(await takeTask(app.db, other, at('2027-01-05'))).toBeUndefined()
  expect(await takeTask(app.db, other, later)).toMatchObject({ reason: 'sample', listingId: id })
})

/** Listings of the simulated years; by hand 200 (`LISTINGS=200`), as docs/checks.md says. */
const MANY = Number(process.env.LISTINGS ?? 40)

test('two years: one open task for each that is due, and each age on its day', async () => {
  const START = '2027-01-01'
  const all: number[] = []
  for (let each = 0; each < MANY; each += 1) {
    const category = each % 5 === 0 ? ('special-schools' as const) : ('therapists' as const)
    const phone = each % 20 === 1 ? '14416' : '+918322222222'
    const { id } = await buildListing(app.db, { name: `Place ${each}`, category, phone })
    all.push(id)
    // Every second is somebody's whom we may ask by mail; some stand for several.
    if (each % 2 === 0) await mayAsk(id, `person-${each % 70}@asha.example`, START)
  }
  const seen = new Set<ListingAge>()
  for (let passed = 0; passed < 731; passed += 1) {
    const day = addDays(START, passed)
    await planChecks(app.db, at(day, '01:30'))
    await mailProviders(app.db, { env, ciphers, now: at(day, '10:00') })
    // Thirteen has no day in common with weeks and months for long.
    if (passed % 13 === 0) await expectOneTaskEach(day, seen)
    if (passed % 7 === 0) await answerMails(day)
    // A volunteer calls on Mondays and Thursdays, in the morning and in the afternoon.
    const weekday = new Date(`${day}T00:00Z`).getUTCDay()
    if (weekday !== 1 && weekday !== 4) continue
    for (const time of ['10:30', '15:30']) await callAll(day, time)
  }
  expect(seen).toContain('fresh')
  expect(seen).toContain('unreachable')
  const never = all.filter((id) => id % 10 >= 8)
  const rows = await app.db.select().from(listings).where(inArray(listings.id, never))
  expect(rows.every(({ confirmedOn, unreachableOn }) => !confirmedOn && unreachableOn)).toBe(true)
  await expectCapsKept()
  const tries = await app.db.select().from(checkAttempts)
  expect(new Set(tries.map(({ channel }) => channel))).toEqual(
    new Set(['call', 'whatsapp', 'mail']),
  )
})

/** Of every ten: six answer when they are called, two now and then, two never. */
const answers = (id: number, day: string) =>
  id % 10 < 6 || (id % 10 < 8 && Number(day.slice(8)) % 3 === 0)

async function callAll(day: string, time: string) {
  const now = at(day, time)
  for (;;) {
    const task = await takeTask(app.db, user, now)
    if (!task) return
    if (answers(task.listingId, day)) {
      await confirm(task.listingId, day)
      await app.db.transaction((tx) => endTask(tx, task, { by: user.id, now, chance: () => 1 }))
      continue
    }
    if (task.tries === 1) {
      const message = { channel: 'whatsapp', outcome: 'message-left' } as const
      await recordTry(app.db, { ciphers, now }, user, task.id, message)
    }
    await recordTry(app.db, { ciphers, now }, user, task.id, {
      channel: 'call',
      outcome: 'no-answer',
    })
  }
}

async function mayAsk(listingId: number, email: string, day: string) {
  const kept = { listingId, typed: { email }, method: 'phone', now: at(day) } as const
  const secretFor = openSecrets(env)
  await app.db.transaction((tx) => keepContact(tx, { ciphers, secretFor }, kept))
}

/** One in three of those who ever answer opens the mail of the last week, and says by its first link that all is right. */
async function answerMails(day: string) {
  const unread = await app.db.select().from(mails).where(eq(mails.state, 'waiting'))
  for (const { id, text } of unread) {
    const read = { state: 'sent', sentAt: at(day), text: null, subject: null, html: null } as const
    await app.db
      .update(mails)
      .set({ ...read, replyTo: null })
      .where(eq(mails.id, id))
    const [, token] = /confirm\/(\S+)/.exec(text ?? '') ?? []
    if (!token || id % 3 !== 0) continue
    const { version, listing } = (await findProviderPage(app.db, token))!
    if (listing.id % 10 >= 8) continue
    await answerLink(app.db, token, { answer: 'right', version, facts: [] }, at(day))
  }
}

/** Two mails in six months for a listing, one in a calendar month to a person, never two in three weeks. */
async function expectCapsKept() {
  const written = await app.db.select().from(providerMailListings).orderBy(providerMailListings.id)
  expect(written.length).toBeGreaterThan(1.5 * MANY)
  for (const own of Map.groupBy(written, ({ listingId }) => listingId).values())
    for (const [place, { createdAt }] of own.entries()) {
      const third = own[place + 2]
      if (third) expect(daysBetween(createdAt, third.createdAt)).toBeGreaterThanOrEqual(183)
    }
  const queued = await app.db.select().from(providerMails).orderBy(providerMails.id)
  for (const own of Map.groupBy(queued, ({ emailHash }) => emailHash).values()) {
    const months = own.map(({ createdAt }) => indianDay(createdAt).slice(0, 7))
    expect(new Set(months).size).toBe(months.length)
    for (const [place, { createdAt }] of own.entries()) {
      const next = own[place + 1]
      if (next) expect(daysBetween(createdAt, next.createdAt)).toBeGreaterThanOrEqual(21)
    }
  }
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000

/** What the database says must be what each listing's own dates say. */
async function expectOneTaskEach(day: string, seen: Set<ListingAge>) {
  const rows = await app.db.select().from(listings)
  const open = await app.db
    .select()
    .from(checkTasks)
    .where(and(inArray(checkTasks.state, ['waiting', 'taken', 'tried']), isNotNull(checkTasks.id)))
  const opened = new Map(open.map(({ listingId, createdAt }) => [listingId, indianDay(createdAt)]))
  expect(opened.size).toBe(open.length)
  for (const row of rows) {
    const isDue = row.nextCheckOn === null || row.nextCheckOn <= day
    expect([row.name, day, opened.has(row.id)]).toEqual([row.name, day, isDue])
    const age = ageOf(row, day)
    seen.add(age)
    expect([row.name, day, row.isBehind]).toEqual([
      row.name,
      day,
      age === 'stale' || age === 'unreachable',
    ])
  }
}
