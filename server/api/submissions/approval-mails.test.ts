import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { mailsTo } from '../../../tests/support/browser.ts'
import { csvOf, sendCsv } from '../../../tests/support/csv.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import type { AdminListing } from '../../../shared/listings/admin.ts'
import type {
  ModeratedSubmission,
  OwnSubmission,
  Submission,
} from '../../../shared/submissions/submissions.ts'

let app: TestApp
let asha: SignedIn
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  asha = await signInAs(app)
  admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
})

const NEW = {
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  town: 'Mapusa',
  region: 'Goa',
}
const PATH = '/api/admin/listings'
const read = async (id: number) => (await (await admin.get(`${PATH}/${id}`)).json()) as AdminListing

/** A listing that was sent in and has just been approved: its mail waits for five minutes. */
async function approved(name: string, phone: string): Promise<number> {
  const sent = await asha.send('POST', '/api/submissions', { ...NEW, name, phone })
  const { id, updatedAt: version } = (await sent.json()) as Submission
  const decision = { status: 'approved', version }
  const answer = await admin.send('PATCH', `/api/submissions/${id}/status`, decision)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as ModeratedSubmission).listingId!
}

const WAYS: Record<string, (id: number) => Promise<Response>> = {
  unapproved: (id) => admin.send('PATCH', `${PATH}/${id}/unapprove`),
  'unapproved in its form': async (id) =>
    admin.send('PATCH', `${PATH}/${id}`, {
      version: (await read(id)).updatedAt,
      isApproved: false,
    }),
  'unapproved with others': (id) =>
    admin.send('POST', `${PATH}/bulk`, { ids: [id], isApproved: false }),
  'unapproved by a file': (id) =>
    sendCsv(app, admin, csvOf([{ id: String(id), isApproved: 'false' }]), `${PATH}/import`),
  'closed for good': (id) => admin.send('PATCH', `${PATH}/${id}/unapprove`, { because: 'closed' }),
  'withdrawn by who asked': (id) =>
    admin.send('PATCH', `${PATH}/${id}/unapprove`, { because: 'do-not-list' }),
  deleted: (id) => admin.send('DELETE', `${PATH}/${id}`),
  merged: async (id) => {
    const kept = await buildListing(app.db, { name: 'Sea School of Goa' })
    const otherVersion = (await read(id)).updatedAt
    const version = (await read(kept.id)).updatedAt
    const merge = { other: id, version, otherVersion, take: [] }
    return admin.send('POST', `${PATH}/${kept.id}/merge`, merge)
  },
}

test.each(Object.entries(WAYS))(
  'who sent in a listing that is %s within five minutes is not told that families can find it',
  async (_, hide) => {
    const id = await approved('Sea School', '0832 227 6543')
    const other = await approved('Hill Clinic', '0832 227 6544')
    const answer = await hide(id)
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect((await read(id)).isApproved).toBe(false)
    const queued = await mailsTo(app, asha.user.email)
    expect(queued.map(({ kind }) => kind)).toEqual(['submission-approved'])
    expect(queued[0]?.text).toContain(`/listing/${other}\n`)
  },
)

test('a change that leaves the listing public leaves its mail, too', async () => {
  const id = await approved('Sea School', '0832 227 6543')
  const version = (await read(id)).updatedAt
  await admin.send('PATCH', `${PATH}/${id}`, { version, description: 'By the sea.' })
  expect(await mailsTo(app, asha.user.email)).toHaveLength(1)
})

test('GET /api/user/submissions says whether the listing is public, and shows the address of the account', async () => {
  const own = async () => {
    const [first] = (await (await asha.get('/api/user/submissions')).json()) as OwnSubmission[]
    return [first?.isShown, first?.showsOwnEmail]
  }
  const id = await approved('Sea School', '0832 227 6543')
  expect(await own()).toEqual([true, false])
  const email = asha.user.email.toUpperCase()
  const version = (await read(id)).updatedAt
  await admin.send('PATCH', `${PATH}/${id}`, { version, email })
  expect(await own()).toEqual([true, true])
  await admin.send('PATCH', `${PATH}/${id}/unapprove`)
  expect(await own()).toEqual([false, false])
})
