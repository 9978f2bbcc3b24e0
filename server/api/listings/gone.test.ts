import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminStats } from '../../../shared/admin/stats.ts'
import type { GoneStatus } from '../../../shared/checks/kinds.ts'
import type { CheckTask } from '../../../shared/checks/tasks.ts'
import type { ImportAnswer } from '../../../shared/imports/imports.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { AdminListing, AdminListingRow } from '../../../shared/listings/admin.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { csvOf, sendCsv } from '../../../tests/support/csv.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { listings } from '../../db/schema.ts'

/** What left the directory by what was said in a call (§2 "Checks"). */

const PATH = '/api/admin/listings'
const TODAY = indianDay(new Date())

let app: TestApp
let admin: SignedIn
let id: number
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  id = (await buildListing(app.db, { phone: '+918322222222', externalId: 'asha' })).id
})

const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const found = (show: string) => json<AdminListingRow[]>(admin.get(`${PATH}?show=${show}`))
const read = () => json<AdminListing>(admin.get(`${PATH}/${id}`))
const approve = (body?: object) => admin.send('PATCH', `${PATH}/${id}/approve`, body)
const isApproved = async () =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0]!.isApproved

async function open() {
  const { task } = await json<{ task: CheckTask }>(
    admin.send('POST', `/api/admin/checks/listings/${id}`),
  )
  return (end: string, body: object) =>
    admin.send('POST', `/api/admin/checks/${task.id}/${end}`, body)
}

/** Says so in a call, then decides it. */
async function leave(status: GoneStatus) {
  const says = status === 'closed' ? 'closed' : 'not-listed'
  expect((await (await open())('refusal', { says })).status).toBe(200)
  expect((await (await open())('closing', { status })).status).toBe(200)
}

test.each(['closed', 'do-not-list'] as const)(
  'what is %s waits for no approval, says why, and is approved by who names that',
  async (status) => {
    await leave(status)
    const gone = { status, method: 'phone', on: TODAY }
    expect(await found('unapproved')).toEqual([])
    const { waiting } = await json<AdminStats>(admin.get('/api/admin/stats'))
    expect(waiting).toEqual([])
    expect(await found('gone')).toMatchObject([{ id, isApproved: false, gone }])
    expect(await read()).toMatchObject({ isApproved: false, gone })

    const refused = await approve()
    expect(refused.status).toBe(409)
    const { message } = await json<{ message: string }>(refused)
    expect(message).toMatch(status === 'closed' ? /has closed/ : /asked not to be listed/)
    const other = status === 'closed' ? 'do-not-list' : 'closed'
    expect((await approve({ despite: other })).status).toBe(409)
    const { updatedAt: version } = await read()
    const edit = { version, isApproved: true }
    expect((await admin.send('PATCH', `${PATH}/${id}`, edit)).status).toBe(409)
    const several = { ids: [id], isApproved: true }
    expect((await admin.send('POST', `${PATH}/bulk`, several)).status).toBe(409)
    const file = csvOf([{ id: String(id), isApproved: 'true' }])
    const imported = await sendCsv(app, admin, file, `${PATH}/import`)
    expect(await json<ImportAnswer>(imported)).toMatchObject({ errors: [{ row: 2 }] })
    expect(await isApproved()).toBe(false)

    expect((await approve({ despite: status })).status).toBe(200)
    expect(await read()).toMatchObject({ isApproved: true, gone: null })
  },
)

test('without a word of theirs it says on which day a moderator decided', async () => {
  await (
    await open()
  )('closing', { status: 'closed' })
  expect(await read()).toMatchObject({ gone: { status: 'closed', method: null, on: TODAY } })
})

test('what an admin only unapproved waits for approval, and is approved by one press', async () => {
  expect((await admin.send('PATCH', `${PATH}/${id}/unapprove`)).status).toBe(200)
  expect(await found('unapproved')).toMatchObject([{ id, gone: null }])
  expect((await approve()).status).toBe(200)
})
