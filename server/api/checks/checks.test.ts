import { beforeEach, expect, test } from 'vitest'
import type { CheckTask } from '../../../shared/checks/tasks.ts'
import type { AdminListing } from '../../../shared/listings/admin.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { checkTasks, factChecks, listingFacts, listingReports, listings } from '../../db/schema.ts'
import { planChecks } from '../../services/checks/plan.ts'

let app: TestApp
let checker: SignedIn
let task: CheckTask
beforeEach(async () => {
  app = await createTestApp()
  checker = await signInAs(app, { role: 'checker' })
  await buildListing(app.db, { phone: '+918322222222', address: '3 Market Road' })
  await planChecks(app.db, new Date())
  const answer = await checker.send('POST', '/api/admin/checks/next')
  task = ((await answer.json()) as { task: CheckTask }).task
})

const act = (end: string, body: object, who = checker) =>
  who.send('POST', `/api/admin/checks/${task.id}/${end}`, body)

test('what a volunteer hears: the address holds at once, the number waits for a moderator', async () => {
  const answers = [
    { field: 'name', outcome: 'right' },
    { field: 'phone', outcome: 'corrected' },
    { field: 'address', outcome: 'corrected' },
    { field: 'ageGroups', outcome: 'unknown' },
  ]
  const values = { phone: '0832 2412345', address: '4 Market Road', email: 'x@example.org' }
  const contact = { name: 'Meera' }
  const body = { version: task.listing.updatedAt, answers, values, mayAsk: true, contact }
  const answer = await act('answers', body)
  expect([answer.status, await answer.json()]).toEqual([200, { task: null }])
  const [listing] = await app.db.select().from(listings)
  expect(listing).toMatchObject({
    phone: '+918322222222',
    address: '4 Market Road',
    email: null,
  })
  expect(listing!.confirmedOn).not.toBeNull()
  // It was read on no page.
  expect(await app.db.select().from(listingFacts)).toContainEqual(
    expect.objectContaining({
      field: 'address',
      sourceTitle: 'a call with its provider',
      sourceUrl: null,
    }),
  )
  expect(await app.db.select().from(listingReports)).toMatchObject([
    {
      saidBy: 'checker',
      userId: checker.user.id,
      field: 'phone',
      seen: '+91 832 222 2222',
      right: '+91 832 241 2345',
      state: 'open',
    },
  ])
  const said = await app.db.select().from(factChecks).orderBy(factChecks.id)
  expect(said.map(({ field, outcome }) => `${field} ${outcome}`)).toEqual([
    'open right',
    'name right',
    'phone wrong',
    'address corrected',
    'ageGroups unknown',
  ])
  expect((await act('answers', body)).status).toBe(409)
})

test('a listing that changed meanwhile is not confirmed by what was read before', async () => {
  const answers = [{ field: 'phone', outcome: 'right' }]
  const body = { version: '2026-01-01T00:00:00.000Z', answers, mayAsk: false }
  expect((await act('answers', body)).status).toBe(409)
  expect(await app.db.$count(factChecks)).toBe(0)
})

test('that it has closed is for a moderator to decide', async () => {
  expect((await act('refusal', { says: 'closed' })).status).toBe(200)
  expect((await app.db.select().from(listings))[0]).toMatchObject({ isApproved: true })
  const admin = await signInAs(app, { role: 'admin' })
  await admin.send('POST', '/api/admin/checks/next')
  const past = { status: 'closed-for-now', until: indianDay(new Date()) }
  expect((await act('closing', past, admin)).status).toBe(400)
  expect((await act('closing', { status: 'closed' }, admin)).status).toBe(200)
  expect((await app.db.select().from(listings))[0]).toMatchObject({
    isApproved: false,
    status: 'closed',
  })
  expect(await app.db.select().from(checkTasks)).toMatchObject([{ state: 'done' }])
})

test('who does not agree to be shown has nothing checked, and is asked again in a year', async () => {
  expect((await act('refusal', { says: 'not-shown' })).status).toBe(200)
  expect(await app.db.select().from(factChecks)).toMatchObject([
    { field: 'open', outcome: 'refused', note: 'not-shown' },
  ])
  expect(await app.db.select().from(checkTasks)).toMatchObject([{ state: 'done' }])
  expect((await app.db.select().from(listings))[0]).toMatchObject({
    isApproved: true,
    confirmedOn: null,
    nextCheckOn: addDays(indianDay(new Date()), 365),
  })
})

const take = (who: SignedIn, id: number) => who.send('POST', `/api/admin/checks/listings/${id}`)

test('who is called back opens that listing, unless somebody else has it', async () => {
  const admin = await signInAs(app, { role: 'admin' })
  const { id: other } = await buildListing(app.db, { phone: '+918322222223' })
  expect((await take(admin, task.listing.id)).status).toBe(409)
  expect((await take(checker, other)).status).toBe(403)
  const answer = await take(admin, other)
  expect(await answer.json()).toMatchObject({ task: { listing: { id: other }, reason: 'due' } })
  const another = await signInAs(app, { role: 'admin' })
  expect((await take(another, other)).status).toBe(409)

  // One task a person: the one before waits for others again.
  await act('later', {})
  expect((await take(admin, task.listing.id)).status).toBe(200)
  expect((await take(another, other)).status).toBe(200)
  const states = await app.db.select().from(checkTasks).orderBy(checkTasks.listingId)
  expect(states.map(({ state, takenBy }) => [state, takenBy])).toEqual([
    ['taken', admin.user.id],
    ['taken', another.user.id],
  ])

  const { id: hidden } = await buildListing(app.db, { isApproved: false })
  const refused = await take(admin, hidden)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('is not shown at the moment, so it does not come up')
  expect((await take(admin, 999_999)).status).toBe(404)
})

test.each([
  ['corrected', 'Please write what they said'],
  ['right', 'This is marked as right'],
])('what is %s and says nothing is refused by its field', async (outcome, sentence) => {
  const answers = [{ field: 'takesNewPeople', outcome }]
  const body = { version: task.listing.updatedAt, answers, mayAsk: false }
  const answer = await act('answers', body)
  expect(answer.status).toBe(400)
  const { fields } = (await answer.json()) as { fields: Record<string, string> }
  expect(fields['values.takesNewPeople']).toContain(sentence)
  expect(await app.db.$count(factChecks)).toBe(0)
})

test('what expires has its day by the call, and an edit without one has none', async () => {
  const answers = [{ field: 'takesNewPeople', outcome: 'corrected' }]
  const values = { takesNewPeople: 'waiting-list' }
  const body = { version: task.listing.updatedAt, answers, values, mayAsk: false }
  expect((await act('answers', body)).status).toBe(200)
  const [fact] = await app.db.select().from(listingFacts)
  expect(fact).toMatchObject({
    field: 'takesNewPeople',
    checkedOn: indianDay(new Date()),
    method: 'phone',
  })
  expect(await app.db.$count(factChecks)).toBe(2)
  const admin = await signInAs(app, { role: 'admin' })
  const path = `/api/admin/listings/${task.listing.id}`
  const { updatedAt: version } = (await (await admin.get(path)).json()) as { updatedAt: string }
  const edit = await admin.send('PATCH', path, { version, takesNewPeople: 'yes' })
  expect(edit.status).toBe(400)
})

const open = async (who: SignedIn, id: number) =>
  ((await (await take(who, id)).json()) as { task: CheckTask }).task

test.each([
  ['no-answer', true],
  ['busy', true],
  ['switched-off', true],
  ['wrong-number', false],
] as const)(
  'after a call that ended by %s the next sheet says so',
  async (outcome, shouldWrite) => {
    expect(task).toMatchObject({ lastCall: null, shouldWrite: false })
    expect((await act('tries', { channel: 'call', outcome })).status).toBe(200)
    const admin = await signInAs(app, { role: 'admin' })
    expect(await open(admin, task.listing.id)).toMatchObject({ lastCall: outcome, shouldWrite })
  },
)

test('a helpline is asked whether its number is right, and nothing else', async () => {
  const admin = await signInAs(app, { role: 'admin' })
  const { id } = await buildListing(app.db, { phone: '1098', address: '3 Market Road' })
  task = await open(admin, id)
  await act('tries', { channel: 'call', outcome: 'no-answer' }, admin)
  task = await open(admin, id)
  expect(task).toMatchObject({ isHelpline: true, lastCall: 'no-answer', shouldWrite: false })
  expect(task.facts.map(({ field }) => field)).toEqual(['phone'])
  const version = task.listing.updatedAt
  const right = { field: 'phone', outcome: 'right' }
  const more = { field: 'address', outcome: 'right' }
  for (const body of [
    { version, answers: [right, more], mayAsk: false },
    { version, answers: [right], mayAsk: true },
  ])
    expect((await act('answers', body, admin)).status).toBe(400)
  expect((await act('answers', { version, answers: [right], mayAsk: false }, admin)).status).toBe(
    200,
  )
})

test('calls stand in the history of their listing: who, when, and what was said', async () => {
  const admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
  const { id } = await buildListing(app.db, { phone: '+918322222224' })
  task = await open(admin, id)
  await act('tries', { channel: 'call', outcome: 'busy' }, admin)
  task = await open(admin, id)
  const answers = [
    { field: 'phone', outcome: 'right' },
    { field: 'hours', outcome: 'unknown' },
  ]
  await act('answers', { version: task.listing.updatedAt, answers, mayAsk: false }, admin)
  const { checks } = (await (await admin.get(`/api/admin/listings/${id}`)).json()) as AdminListing
  const by = { at: expect.any(String), by: 'Meera Rao', channel: 'call', refusal: null }
  const said = [{ field: 'open', outcome: 'right' }, ...answers]
  expect(checks).toEqual([
    { ...by, outcome: 'answered', method: 'phone', said },
    { ...by, outcome: 'busy', method: null, said: [] },
  ])
})
