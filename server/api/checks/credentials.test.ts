import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CheckTask } from '../../../shared/checks/tasks.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { sendCsv } from '../../../tests/support/csv.ts'
import { buildFact, buildListing } from '../../../tests/support/factories.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { auditLog, factChecks, listingCredentials, listings } from '../../db/schema.ts'
import { forgetUnclaimed } from '../../services/listings/credentials.ts'
import { eraseRemovedListings } from '../../services/listings/erasure.ts'

const TODAY = indianDay(new Date())
const CLAIMED = ['RCI, A12345, Dr Asha Naik', 'National Trust, NT/07/113']

const CLINIC = {
  category: 'therapists' as const,
  phone: '+918322222222',
  credentials: CLAIMED,
}

let app: TestApp
let admin: SignedIn
let id: number
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  id = (await buildListing(app.db, CLINIC)).id
})

const read = async () => (await (await app.get(`/api/listings/${id}`)).json()) as ListingDetail
const take = async (who = admin) => {
  const answer = await who.send('POST', `/api/admin/checks/listings/${id}`)
  return ((await answer.json()) as { task: CheckTask }).task
}
const tell = (task: CheckTask, body: object, who = admin) =>
  who.send('POST', `/api/admin/checks/${task.id}/credentials`, {
    register: 'rci',
    number: 'A12345',
    isFound: true,
    ...body,
  })
const edit = async (credentials: string) => {
  const { updatedAt: version } = await read()
  return admin.send('PATCH', `/api/admin/listings/${id}`, { version, credentials })
}

test('what is claimed says so, with its source and where to look it up', async () => {
  await buildFact(app.db, id, { field: 'credentials', sourceUrl: 'https://asha.example.org/team' })
  const { registers, credentials } = await read()
  expect(credentials).toEqual(CLAIMED)
  expect(registers).toEqual([
    {
      register: 'rci',
      number: 'A12345',
      holder: 'Dr Asha Naik',
      state: 'claimed',
      checkedOn: null,
      validUntil: null,
      isExpired: false,
      registerUrl: 'https://rehabcouncil.nic.in',
      source: 'https://asha.example.org/team',
    },
    expect.objectContaining({ register: 'national-trust', number: 'NT/07/113', holder: null }),
  ])
})

test('who has the task records what the register says; it is no word of the provider', async () => {
  const task = await take()
  expect(task.credentials.map(({ state }) => state)).toEqual(['claimed', 'claimed'])
  const validUntil = addDays(TODAY, 400)
  const answer = await tell(task, { validUntil, registerUrl: 'rehabcouncil.nic.in/x' })
  expect(answer.status).toBe(200)
  const { task: next } = (await answer.json()) as { task: CheckTask }
  expect(next.id).toBe(task.id)
  const { registers, confirmedOn, lastChecked } = await read()
  expect(registers[0]).toMatchObject({
    state: 'checked',
    checkedOn: TODAY,
    validUntil,
    isExpired: false,
    registerUrl: 'https://rehabcouncil.nic.in/x',
  })
  expect(registers[1]).toMatchObject({ state: 'claimed' })
  expect([confirmedOn, lastChecked]).toEqual([null, null])
  expect(await app.db.$count(factChecks)).toBe(0)
  const acts = await app.db.select().from(auditLog)
  expect(acts).toMatchObject([{ action: 'listing.credential', detail: 'RCI, A12345: found' }])
  // Who looked again and did not find it takes it back.
  expect((await tell(task, { isFound: false })).status).toBe(200)
  expect((await read()).registers[0]).toMatchObject({ state: 'claimed' })
})

test('a volunteer may while the task is theirs, and nobody else may', async () => {
  const checker = await signInAs(app, { role: 'checker' })
  const other = await signInAs(app, { role: 'checker' })
  await take()
  await app.db.execute(sql`update check_tasks set state = 'waiting', taken_by = null`)
  const answer = await checker.send('POST', '/api/admin/checks/next')
  const { task } = (await answer.json()) as { task: CheckTask }
  expect((await tell(task, {}, other)).status).toBe(409)
  expect((await tell(task, { number: 'A99999' }, checker)).status).toBe(409)
  expect((await tell(task, { register: 'gmc' }, checker)).status).toBe(400)
  expect((await tell(task, { validUntil: 'soon' }, checker)).status).toBe(400)
  expect(await app.db.$count(listingCredentials)).toBe(0)
  expect((await tell(task, {}, checker)).status).toBe(200)
  expect((await read()).registers[0]?.state).toBe('checked')
})

test('what has expired says so', async () => {
  await tell(await take(), { validUntil: addDays(TODAY, -1) })
  expect((await read()).registers[0]).toMatchObject({ state: 'checked', isExpired: true })
  await tell(await take(), { validUntil: TODAY })
  expect((await read()).registers[0]).toMatchObject({ state: 'checked', isExpired: false })
})

test.each([
  ['another number', 'RCI, A12346, Dr Asha Naik'],
  ['another name', 'RCI, A12345, Dr Meera Rao'],
  ['another register', 'NCAHP, A12345, Dr Asha Naik'],
])('%s is not checked; the old one is again once it is back', async (_what, line) => {
  await tell(await take(), {})
  expect((await edit(line)).status).toBe(200)
  expect((await read()).registers).toMatchObject([{ state: 'claimed', checkedOn: null }])
  expect((await edit('rci,  A12345 ,Dr Asha  Naik')).status).toBe(200)
  expect((await read()).registers).toMatchObject([{ state: 'checked', checkedOn: TODAY }])
})

test('it is looked up again at its own end, or after a year', async () => {
  const due = async () => (await app.db.select().from(listings))[0]?.nextCheckOn
  await app.db.insert(factChecks).values({
    listingId: id,
    field: 'open',
    outcome: 'right',
    method: 'phone',
    saidBy: 'provider',
    checkedOn: TODAY,
  })
  const task = await take()
  await tell(task, { validUntil: addDays(TODAY, 40) })
  expect(await due()).toBe(addDays(TODAY, 40))
  await tell(task, {})
  // A year is later than the listing as a whole is due.
  expect(await due()).toBe(addDays(TODAY, 180))
  // One whose end is over is not asked for day after day.
  await tell(task, { validUntil: addDays(TODAY, -3) })
  expect(await due()).toBe(addDays(TODAY, 180))
})

test.each([
  'A12345',
  'GMC, 12345, Dr Asha Naik',
  'RCI, number unknown',
  'RCI, <b>1</b>',
  `RCI, ${'1'.repeat(101)}`,
  `RCI, 1, ${'x'.repeat(201)}`,
  'RCI, 1, Asha\nRCI, 1, Meera',
])('the form refuses %s in a sentence', async (line) => {
  const answer = await edit(line)
  expect(answer.status).toBe(400)
  const { fields } = (await answer.json()) as { fields: Record<string, string> }
  expect(fields.credentials).toMatch(/^Please write on each line a register/)
})

test('nobody claims by a form that something was checked', async () => {
  const { updatedAt: version } = await read()
  const registers = [{ register: 'rci', number: 'A12345', state: 'checked', checkedOn: TODAY }]
  await admin.send('PATCH', `/api/admin/listings/${id}`, { version, registers, name: 'Bela' })
  expect((await read()).registers[0]).toMatchObject({ state: 'claimed' })
  const person = await signInAs(app)
  const sent = { name: 'Bela', category: 'therapists', description: 'A centre.', listingId: id }
  const answer = await person.send('POST', '/api/submissions', {
    ...sent,
    phone: '+918322222222',
    credentials: ['rci, B1, Dr Rao', 'RPwD, GA/12'],
    registers,
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    credentials: ['RCI, B1, Dr Rao', 'RPwD, GA/12'],
    changes: expect.arrayContaining(['credentials']),
  })
})

const row = (cell: string) => `id,credentials\n${id},"${cell}"\n`

test('a file takes them back as it told them', async () => {
  await tell(await take(), {})
  const file = await (await admin.get('/api/admin/listings/export')).text()
  expect(file).toContain('"RCI, A12345, Dr Asha Naik; National Trust, NT/07/113"')
  const send = async (text: string) =>
    (await sendCsv(app, admin, text, '/api/admin/listings/import')).json()
  expect(await send(file)).toMatchObject({ summary: { total: 1, failed: 0 } })
  expect((await read()).registers[0]?.state).toBe('checked')
  expect(await send(row('ncahp, 55, Dr Rao'))).toMatchObject({ summary: { failed: 0 } })
  expect((await read()).credentials).toEqual(['NCAHP, 55, Dr Rao'])
  expect(await send(row('=RCI, 1'))).toMatchObject({
    errors: [{ error: expect.stringMatching(/is not a credential/) }],
  })
})

test('a name that is taken out is forgotten a day later, and with a deleted listing', async () => {
  await tell(await take(), {})
  await edit('National Trust, NT/07/113')
  await forgetUnclaimed(app.db)
  expect(await app.db.$count(listingCredentials)).toBe(1)
  await app.db.update(listings).set({ updatedAt: sql`now() - interval '25 hours'` })
  await forgetUnclaimed(app.db)
  expect(await app.db.$count(listingCredentials)).toBe(0)

  await tell(await take(), { register: 'national-trust', number: 'NT/07/113' })
  await app.db.update(listings).set({ updatedAt: sql`now() - interval '25 hours'` })
  await forgetUnclaimed(app.db)
  expect(await app.db.$count(listingCredentials)).toBe(1)
  await admin.send('DELETE', `/api/admin/listings/${id}`)
  await app.db
    .update(listings)
    .set({ removedAt: sql`now() - interval '25 hours'` })
    .where(eq(listings.id, id))
  await eraseRemovedListings(app.db)
  expect(await app.db.$count(listingCredentials)).toBe(0)
  expect((await app.db.select().from(listings))[0]?.credentials).toEqual([])
})
