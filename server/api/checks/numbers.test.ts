import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CheckTask } from '../../../shared/checks/tasks.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildFact, buildListing } from '../../../tests/support/factories.ts'
import { checkTasks, factChecks, listingReports, listings } from '../../db/schema.ts'

let app: TestApp
let admin: SignedIn
let task: CheckTask
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
})

async function open(id: number): Promise<CheckTask> {
  const opened = await admin.send('POST', `/api/admin/checks/listings/${id}`)
  return ((await opened.json()) as { task: CheckTask }).task
}

const answer = (answers: object[], more: object = {}) =>
  act('answers', { version: task.listing.updatedAt, answers, mayAsk: false, ...more })

const act = (end: string, body: object) =>
  admin.send('POST', `/api/admin/checks/${task.id}/${end}`, body)

test('nobody was called where no number is known, unless the call brings the one that was', async () => {
  const { id } = await buildListing(app.db, { phone: null, address: '3 Market Road' })
  task = await open(id)
  expect(task.call).toBeNull()
  const answers = [{ field: 'address', outcome: 'right' }]
  const said = { version: task.listing.updatedAt, answers, mayAsk: false }
  const refused = await act('answers', said)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    fields: { 'values.phone': expect.stringContaining('We know no number that was called') },
  })
  const inVain = { channel: 'call', outcome: 'no-answer' }
  expect((await act('tries', inVain)).status).toBe(400)
  expect((await act('refusal', { says: 'closed' })).status).toBe(400)
  expect(await app.db.$count(factChecks)).toBe(0)

  expect((await act('answers', { ...said, channel: 'visit' })).status).toBe(200)
  expect(await app.db.select().from(factChecks)).toMatchObject([
    { field: 'open', method: 'visit' },
    { field: 'address', method: 'visit' },
  ])

  task = await open(id)
  const phone = { field: 'phone', outcome: 'corrected' }
  const brought = {
    ...said,
    version: task.listing.updatedAt,
    answers: [...answers, phone],
    values: { phone: '0832 2412345' },
  }
  expect((await act('answers', brought)).status).toBe(200)
  const [listing] = await app.db.select().from(listings).where(eq(listings.id, id))
  expect(listing).toMatchObject({ phone: '+918322412345' })
})

test('that a place without a number is open after all says of no call', async () => {
  const { id } = await buildListing(app.db, { phone: null })
  task = await open(id)
  expect((await act('closing', { status: 'open' })).status).toBe(200)
  expect(await app.db.$count(factChecks)).toBe(0)
})

describe('an old number that no visitor sees', () => {
  let id: number
  beforeEach(async () => {
    const old = { phone: null, phoneToCheck: '0832-2262524', address: '3 Market Road' }
    id = (await buildListing(app.db, old)).id
    await buildFact(app.db, id, { field: 'phoneToCheck', sourceTitle: 'Old page' })
    task = await open(id)
  })
  const seen = async () => (await app.get(`/api/listings/${id}`)).json() as Promise<ListingDetail>

  test('is the phone once a call found it right, with where it was read', async () => {
    expect(task).toMatchObject({
      call: { phone: '+918322262524', isHeldBack: true },
      oldNumber: { text: '+91 832 226 2524', isWhole: true },
    })
    expect((await answer([{ field: 'phone', outcome: 'right' }])).status).toBe(200)
    expect(await seen()).toMatchObject({
      phone: '+918322262524',
      isPhoneHeldBack: false,
      phoneFact: { sourceTitle: 'Old page', method: 'phone', checkedOn: indianDay(new Date()) },
    })
    const [listing] = await app.db.select().from(listings)
    expect(listing!.phoneToCheck).toBeNull()
  })

  test('is no call’s unless something is said of it', async () => {
    expect((await answer([{ field: 'address', outcome: 'right' }])).status).toBe(400)
  })

  test('gives way to the one that they say', async () => {
    const said = { values: { phone: '0832 2412345' } }
    expect((await answer([{ field: 'phone', outcome: 'corrected' }], said)).status).toBe(200)
    expect(await seen()).toMatchObject({
      phone: '+918322412345',
      phoneFact: { sourceTitle: 'a call with its provider' },
    })
  })

  test('that is a wrong number is not spoken of any more', async () => {
    expect((await seen()).isPhoneHeldBack).toBe(true)
    expect((await act('tries', { channel: 'call', outcome: 'wrong-number' })).status).toBe(200)
    expect(await seen()).toMatchObject({ phone: null, isPhoneHeldBack: false })
  })

  test('that a volunteer hears is right waits for a moderator', async () => {
    await act('later', {})
    const checker = await signInAs(app, { role: 'checker' })
    await app.db.update(checkTasks).set({ nextTryAt: null })
    const taken = await checker.send('POST', '/api/admin/checks/next')
    task = ((await taken.json()) as { task: CheckTask }).task
    const said = {
      version: task.listing.updatedAt,
      answers: [{ field: 'phone', outcome: 'right' }],
      mayAsk: false,
    }
    const sent = await checker.send('POST', `/api/admin/checks/${task.id}/answers`, said)
    expect(sent.status).toBe(200)
    expect((await seen()).phone).toBeNull()
    expect(await app.db.select().from(listingReports)).toMatchObject([
      { field: 'phone', seen: null, right: '+91 832 226 2524', state: 'open' },
    ])
  })
})

test('a wrong number of whom to ask for says nothing of the one that is shown', async () => {
  const { id } = await buildListing(app.db, { phone: '+918322222222' })
  task = await open(id)
  const right = {
    version: task.listing.updatedAt,
    answers: [{ field: 'phone', outcome: 'right' }],
    mayAsk: true,
    contact: { phone: '+91 98221 00000' },
  }
  expect((await act('answers', right)).status).toBe(200)
  task = await open(id)
  expect(task.call).toMatchObject({ text: '+91 98221 00000', isHeldBack: false })
  expect((await act('tries', { channel: 'call', outcome: 'wrong-number' })).status).toBe(200)
  const outcomes = await app.db.select({ outcome: factChecks.outcome }).from(factChecks)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['right', 'right'])
})
