import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { anotherPool } from '../../../tests/support/database.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { addDays, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import {
  checkAttempts,
  checkTasks,
  factChecks,
  listings,
  mails,
  providerContacts,
  providerLinks,
  providerMailListings,
  providerMails,
} from '../../db/schema.ts'
import { toDrizzle, type Database } from '../../db/open.ts'
import { openSiteCiphers } from '../../http/ciphers.ts'
import { problemWords } from '../../mail/problem-words.ts'
import { openSecrets } from '../../start/secrets.ts'
import { forgetContact, hashEmail, keepContact, reencryptContacts } from './contacts.ts'
import { hashToken } from './links.ts'
import { forgetProviderMails, recordBounces } from './mail-bounces.ts'
import { mailProviders } from './mail-ladder.ts'
import { answerLink } from './answers.ts'

const SMTP = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@saath.example',
  PUBLIC_URL: 'https://saath.example',
}

let app: TestApp
beforeEach(async () => {
  app = await createTestApp(SMTP)
})

const at = (day: string, time = '10:00') => momentInIndia(day, time)
const run = (day: string, db: Database = app.db, env = app.env) =>
  mailProviders(db, { env, ciphers: openSiteCiphers(env), now: at(day) })

interface Given {
  email?: string
  language?: ScriptLanguage
  name?: string
  day?: string
}

/** A listing that is due, and whom to ask for it. */
async function makeDue({
  email = 'meera@asha.example',
  language,
  name,
  day = '2027-01-04',
}: Given = {}) {
  const { id } = await buildListing(app.db, { ...(name && { name }), phone: '+918322222222' })
  const parts = { ciphers: openSiteCiphers(app.env), secretFor: openSecrets(app.env) }
  const contact = {
    listingId: id,
    typed: { email, ...(language && { language }) },
    method: 'phone',
    now: at('2026-06-01'),
  } as const
  await app.db.transaction((tx) => keepContact(tx, parts, contact))
  return { id, taskId: await makeTask(id, day) }
}

async function makeTask(listingId: number, day: string) {
  const [task] = await app.db
    .insert(checkTasks)
    .values({ listingId, reason: 'due', dueOn: day, createdAt: at(day, '01:30') })
    .returning({ id: checkTasks.id })
  return task!.id
}

const taskOf = async (id: number) =>
  (await app.db.select().from(checkTasks).where(eq(checkTasks.id, id)))[0]!
const sent = () => app.db.select().from(mails).orderBy(asc(mails.id))
const written = () =>
  app.db
    .select({ taskId: providerMailListings.taskId, step: providerMailListings.step })
    .from(providerMailListings)
    .orderBy(asc(providerMailListings.id))

test.each([
  ['hi', 'क्या यह अब भी सही है? Asha School', 'हमने पहले भी पूछा था', 'मुझसे फिर न पूछें'],
  ['mr', 'हे अजून बरोबर आहे का? Asha School', 'आम्ही आधीही विचारले होते', 'मला पुन्हा विचारू नका'],
  ['kok', 'हें अजून बरोबर आसा? Asha School', 'आमी पयलींय विचारिल्लें', 'म्हाका परत विचारूं नाकात'],
] as const)(
  'both mails are in %s first, then in English',
  async (language, subject, before, stop) => {
    await makeDue({ name: 'Asha School', language })
    for (let passed = 0; passed < 80; passed += 1) await run(addDays('2027-01-04', passed))
    const [first, second] = await sent()
    for (const mail of [first!, second!]) {
      expect(mail.subject).toBe(subject)
      const [own, link, english] = [
        subject.split('?')[0]!,
        `?lang=${language}`,
        'Is this still right?',
      ]
      const places = [own, link, english].map((one) => mail.text!.indexOf(one))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(mail.html).toContain(`<div lang="${language}">`)
      expect(mail.html!.match(/<h1/g)).toHaveLength(1)
      expect(mail.text).toMatch(new RegExp(`\\n${stop} \\(Do not ask me again\\): https:`))
    }
    expect(first!.text).not.toContain(before)
    expect(second!.text).toContain(before)
    expect(second!.text).toContain('We asked before.')
  },
)

test('a mail when a task begins, a last one after three weeks, and a call between', async () => {
  const { taskId, id } = await makeDue({ name: 'Asha School' })
  for (let passed = 0; passed < 80; passed += 1) await run(addDays('2027-01-04', passed))
  const [first, second, ...others] = await sent()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    kind: 'ask-provider',
    recipient: 'meera@asha.example',
    subject: 'Is this still right? Asha School',
  })
  expect(second!.text).toContain('We asked before.')
  expect(second!.messageKey).not.toBe(first!.messageKey)
  const steps = await app.db.select().from(providerMailListings).orderBy(providerMailListings.id)
  expect(steps.map(({ step, createdAt }) => [step, indianDay(createdAt)])).toEqual([
    [1, '2027-01-04'],
    // Three weeks later is the same month, in which one mail was sent.
    [2, '2027-02-01'],
  ])
  expect(await taskOf(taskId)).toMatchObject({
    state: 'tried',
    tries: 2,
    nextTryAt: at(addDays('2027-01-04', 28)),
  })
  expect(await app.db.select().from(checkAttempts)).toMatchObject([
    { taskId, channel: 'mail', outcome: 'message-left', byUser: null },
    { taskId, channel: 'mail', outcome: 'message-left', byUser: null },
  ])
  const [link] = await app.db.select().from(providerLinks)
  expect(link).toMatchObject({ listingId: id, taskId, channel: 'mail', madeBy: null })
})

test('the link of the mail ends the task, and no other mail follows', async () => {
  const { id, taskId } = await makeDue()
  await run('2027-01-04')
  const [mail] = await sent()
  const [, token = ''] = /confirm\/(\S+)/.exec(mail!.text!)!
  expect((await app.db.select().from(providerLinks))[0]!.tokenHash).toBe(hashToken(token))
  const [listing] = await app.db.select().from(listings).where(eq(listings.id, id))
  const version = listing!.updatedAt.toISOString()
  await app.db.update(providerLinks).set({ expiresAt: at('2099-01-01') })
  await answerLink(app.db, token, { answer: 'right', version, facts: [] }, at('2027-01-06'))
  expect(await taskOf(taskId)).toMatchObject({ state: 'done' })
  expect((await app.db.select().from(factChecks)).every((one) => one.attemptId)).toBe(true)
  await run('2027-02-10')
  expect(await sent()).toHaveLength(1)
})

test('one mail a month to one person, for all that is due of them, each with a link of its own', async () => {
  for (const name of ['B Centre', 'A Centre', 'C Centre']) await makeDue({ name })
  await run('2027-01-04')
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail!.subject).toBe('Are your 3 listings at Saath right?')
  expect(mail!.text).toMatch(/A Centre:\nhttps:[^]*B Centre:\nhttps:[^]*C Centre:\nhttps:/)
  expect(new Set(mail!.text!.match(/confirm\/[\w-]+/g)).size).toBe(3)
  const late = await makeDue({ name: 'D Centre', day: '2027-01-10' })
  await run('2027-01-31')
  expect(await sent()).toHaveLength(1)
  await run('2027-02-01')
  expect(await sent()).toHaveLength(2)
  const last = (await written()).slice(3)
  expect(last.map(({ step }) => step).toSorted()).toEqual([1, 2, 2, 2])
  expect(last).toContainEqual({ taskId: late.taskId, step: 1 })
})

test('not at the end of a month and again at the beginning of the next', async () => {
  await makeDue({ day: '2027-01-30' })
  await run('2027-01-30')
  await makeDue({ day: '2027-01-31' })
  await run('2027-02-01')
  expect(await sent()).toHaveLength(1)
  await run('2027-02-20')
  expect(await sent()).toHaveLength(2)
})

test('a listing is written for twice in six months, whatever its tasks are', async () => {
  const { id, taskId } = await makeDue()
  await run('2027-01-04')
  await run('2027-02-01')
  await app.db.update(checkTasks).set({ state: 'done', doneAt: at('2027-02-02') })
  const next = await makeTask(id, '2027-03-01')
  for (let passed = 0; passed < 183; passed += 1) await run(addDays('2027-03-01', passed))
  const rows = await app.db.select().from(providerMailListings)
  expect(rows.map((one) => [one.taskId, indianDay(one.createdAt)])).toEqual([
    [taskId, '2027-01-04'],
    [taskId, '2027-02-01'],
    [next, addDays('2027-01-04', 183)],
    [next, addDays('2027-02-01', 183)],
  ])
})

describe('nobody is written to', () => {
  const CONTACTS = {
    'whose address was refused': { bouncedAt: at('2026-12-01') },
    'who prefers calls': { channel: 'call' },
    'who has not agreed': { consentAt: null, consentBy: null },
    'whose address is not known': { emailHash: null },
  } as const
  test.each(Object.entries(CONTACTS))('%s', async (_who, set) => {
    await makeDue()
    await app.db.update(providerContacts).set(set)
    await run('2027-01-04')
    expect(await sent()).toEqual([])
  })

  test('without a mail server, for what somebody has, what is not only due, or what is not shown', async () => {
    const { id, taskId } = await makeDue()
    await run('2027-01-04', app.db, { ...app.env, SMTP_URL: undefined })
    const change = (values: Partial<typeof checkTasks.$inferInsert>) =>
      app.db.update(checkTasks).set(values).where(eq(checkTasks.id, taskId))
    await change({ reason: 'closed-claim' })
    await run('2027-01-04')
    await change({ reason: 'due' })
    await app.db.update(listings).set({ isApproved: false }).where(eq(listings.id, id))
    await run('2027-01-04')
    expect(await sent()).toEqual([])
    await app.db.update(listings).set({ isApproved: true }).where(eq(listings.id, id))
    await run('2027-01-04')
    expect(await sent()).toHaveLength(1)
  })
})

test('an address that is refused is written down, never tried again, and somebody calls now', async () => {
  const { id, taskId } = await makeDue()
  await run('2027-01-04')
  const failed = { state: 'failed', subject: null, text: null, html: null } as const
  await app.db.update(mails).set({ ...failed, error: problemWords.tooOld })
  await recordBounces(app.db, at('2027-01-05'))
  expect(await taskOf(taskId)).toMatchObject({ reason: 'due' })
  await app.db.update(mails).set({ error: problemWords.said(problemWords.recipient, '550 no') })
  for (let twice = 0; twice < 2; twice += 1) await recordBounces(app.db, at('2027-01-05'))
  expect(await taskOf(taskId)).toMatchObject({ reason: 'bounce', nextTryAt: null })
  expect((await app.db.select().from(checkAttempts)).map(({ outcome }) => outcome)).toEqual([
    'message-left',
    'bounced',
  ])
  expect(await app.db.select().from(providerContacts)).toMatchObject([
    { bouncedAt: at('2027-01-05') },
  ])
  const parts = { ciphers: openSiteCiphers(app.env), secretFor: openSecrets(app.env) }
  const typed = { email: 'new@asha.example' }
  const kept = { listingId: id, typed, method: 'phone', now: at('2027-01-06') } as const
  await app.db.transaction((tx) => keepContact(tx, parts, kept))
  expect(await app.db.select().from(providerContacts)).toMatchObject([{ bouncedAt: null }])
})

test('who is forgotten leaves no trace of their address; in time nobody does', async () => {
  const { id } = await makeDue()
  await makeDue({ email: 'other@asha.example' })
  await run('2027-01-04')
  await app.db.transaction((tx) => forgetContact(tx, id))
  const hashes = async () => (await app.db.select().from(providerMails)).map((one) => one.emailHash)
  expect((await hashes()).filter(Boolean)).toHaveLength(1)
  await forgetProviderMails(app.db, at(addDays('2027-01-04', 61)))
  expect((await hashes()).filter(Boolean)).toHaveLength(1)
  await forgetProviderMails(app.db, at(addDays('2027-01-04', 63)))
  expect(await hashes()).toEqual([null, null])
  await forgetProviderMails(app.db, at(addDays('2027-01-04', 401)))
  expect(await hashes()).toEqual([])
})

test('another secret makes another hash, and what was written counts on', async () => {
  await makeDue()
  await makeDue()
  await run('2027-01-04')
  const later = { ...app.env, SECRET_KEY: 'x'.repeat(40), SECRET_KEY_BEFORE: app.env.SECRET_KEY }
  const parts = { ciphers: openSiteCiphers(later), secretFor: openSecrets(later) }
  expect(await reencryptContacts(app.db, parts)).toBe(2)
  const [mail] = await app.db.select().from(providerMails)
  for (const contact of await app.db.select().from(providerContacts)) {
    expect(contact.emailHash).toBe(hashEmail(parts.secretFor, 'meera@asha.example'))
    expect(contact.emailHash).toBe(mail!.emailHash)
  }
  await run('2027-01-30', app.db, later)
  expect(await sent()).toHaveLength(1)
})

test('two processes at once write to nobody twice', async () => {
  const people = 60
  for (let each = 0; each < people * 2; each += 1)
    await makeDue({ email: `person-${each % people}@asha.example` })
  const { pool, close } = await anotherPool()
  const other = toDrizzle(pool)
  for (const day of ['2027-01-04', '2027-02-01', '2027-03-01'])
    await Promise.all([run(day), run(day, other), run(day), run(day, other)])
  await close()
  const recipients = Map.groupBy(await sent(), ({ recipient }) => recipient)
  expect(recipients.size).toBe(people)
  for (const each of recipients.values()) expect(each).toHaveLength(2)
  const steps = Map.groupBy(await written(), ({ taskId, step }) => `${taskId} ${step}`)
  expect(steps.size).toBe(people * 4)
})
