import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CheckTask } from '../../../shared/checks/tasks.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { factChecks, listings } from '../../db/schema.ts'

let app: TestApp
let admin: SignedIn
let task: CheckTask
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
})

async function open(id: number): Promise<CheckTask> {
  const answer = await admin.send('POST', `/api/admin/checks/listings/${id}`)
  return ((await answer.json()) as { task: CheckTask }).task
}

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
