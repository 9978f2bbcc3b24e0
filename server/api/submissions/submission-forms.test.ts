import { beforeEach, expect, test } from 'vitest'
import { USER_COOKIE } from '../../../shared/accounts/visitor.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import { render, renderFailure } from '../../../web/entry-server.tsx'
import { createPages } from '../../pages/pages.ts'

/** A listing as a browser sends it that runs no script. */

const HERE = '/submit-listing'
const TYPED = {
  name: 'Sea Room',
  category: 'therapists',
  description: 'Speech therapy in a quiet room.',
  address: 'Near the market',
  phone: '0832 222 2283',
  services: 'Speech therapy\r\nPlay',
  listingId: '',
  imageUrl: '',
}

let app: TestApp
let asha: SignedIn
beforeEach(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  await buildCategories(app.db)
  asha = await signInAs(app, { firstName: 'Asha' })
})

type Fields = Record<string, string | string[]>

const toBody = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )
const cookies = () => `${asha.cookie}; ${USER_COOKIE}=1`
const post = (fields: Fields, path = HERE, headers: HeadersInit = {}) =>
  app.get(path, {
    method: 'POST',
    headers: { cookie: cookies(), 'sec-fetch-site': 'same-origin', ...headers },
    body: toBody(fields),
  })
const open = (path = HERE, cookie = cookies()) => app.get(path, { headers: { cookie } })
const own = async () => (await (await asha.get('/api/user/submissions')).json()) as Submission[]
/** What was sent, to be copied. */
const WRITTEN =
  /<textarea[^>]*readOnly[^>]*>Name:\s+Sea Room\s.*Speech therapy in a quiet room\..*<\/textarea>/is
async function decide({ id, updatedAt: version }: Submission, decision: object) {
  const admin = await signInAs(app, { role: 'admin' })
  const path = `/api/submissions/${id}/status`
  expect((await admin.send('PATCH', path, { ...decision, version })).status).toBe(200)
}
/** Where it leads on. */
const wayOf = ({ status, headers }: Response) => [status, headers.get('location')]

async function drawn(answer: Response) {
  const page = await answer.text()
  const [, main = ''] = page.split(/<main[^>]*>|<\/main>/)
  const summary = /class="error-summary".*?<\/div>/s.exec(main)?.[0] ?? ''
  const names = [...main.matchAll(/<(?:input|textarea|select)[^>]*?name="(\w+)"/g)]
  return { page, main, summary, names: [...new Set(names.map(([, name]) => name))] }
}

test('whoever is signed in gets the whole form, and what is sent in arrives once', async () => {
  const answer = await open()
  expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/)
  const { main, names } = await drawn(answer)
  expect(main).toContain(`action="${HERE}"`)
  expect(main).not.toMatch(/<fieldset[^>]*disabled|<button[^>]*disabled/)
  expect(main).toContain('<option value="therapists">Therapists</option>')
  expect(main).toMatch(/<noscript>.*Submit listing.*<\/noscript>/s)
  expect(main).not.toMatch(/<noscript>((?!<\/noscript>).)*<noscript>/s)
  expect(names).toEqual(expect.arrayContaining([...Object.keys(TYPED), 'ageGroups', 'modes']))

  const sent = {
    ...TYPED,
    ageGroups: ['children', 'adults'],
    modes: 'online',
    idempotencyKey: '0'.repeat(32),
  }
  const [first, second] = [await post(sent), await post(sent)]
  const [{ id }, ...others] = (await own()) as [Submission, ...Submission[]]
  expect(others).toEqual([])
  expect(wayOf(first)).toEqual([303, `${HERE}?step=sent&sent=${id}`])
  expect(wayOf(second)).toEqual(wayOf(first))
  expect((await own())[0]).toMatchObject({
    kind: 'new',
    phone: '+918322222283',
    services: ['Speech therapy', 'Play'],
    ageGroups: ['children', 'adults'],
    modes: ['online'],
  })
  const end = await drawn(await open(`${HERE}?step=sent&sent=${id}`))
  expect(end.main).toContain('We will read Sea Room before it becomes public.')
  expect(end.names).toEqual([])
})

test('what was wrong is the page again, with all that was written, and kept by nothing', async () => {
  const hostile = '"><script>alert(1)</script>'
  const answer = await post({
    ...TYPED,
    name: hostile,
    phone: '12',
    description: `${'அ'.repeat(10_000)}`,
    ageGroups: ['children', 'adults'],
    feesBand: 'free',
    address: '',
  })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  const { page, main, summary } = await drawn(answer)
  expect(page).toContain('<title>Error: Add a New Listing')
  expect(page).not.toContain('<script>alert')
  expect(summary).toMatch(/href="#[^"]+-description".*href="#[^"]+-address"/s)
  expect(main).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(main).toContain('அ'.repeat(10_000))
  expect(main).toMatch(/<textarea[^>]*name="services"[^>]*>Speech therapy\r?\nPlay</)
  const chosen = [...main.matchAll(/<(?:input|option)[^>]*(?:checked|selected)=""[^>]*>/g)]
  const values = chosen.map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1])
  expect(values).toEqual(expect.arrayContaining(['children', 'adults', 'free', 'therapists']))
  expect(values).toHaveLength(4)
  expect(main).toMatch(/<details[^>]*open/)
  expect(await own()).toEqual([])
})

test('an own one is changed while it waits, and a box that is no longer ticked says so', async () => {
  await post({ ...TYPED, ageGroups: ['children', 'adults'] })
  const [{ id }] = (await own()) as [Submission]
  const at = `${HERE}?edit=${id}`
  const { main } = await drawn(await open(at))
  expect(main).toContain(`action="${at}"`)
  expect(main).toContain('value="Sea Room"')
  expect(main).toMatch(/<input[^>]*checked=""[^>]*value="adults"/)
  expect(main).toContain('<span>Save changes</span>')
  expect(wayOf(await post({ ...TYPED, name: 'Hill Room', ageGroups: 'adults' }, at))).toEqual([
    303,
    '/dashboard/listings',
  ])
  expect(await own()).toMatchObject([{ name: 'Hill Room', ageGroups: ['adults'] }])
  await post({ ...TYPED, name: 'Hill Room' }, at)
  expect(await own()).toMatchObject([{ ageGroups: [] }])

  // Nobody changes another's, and it is not told apart from none.
  const ravi = await signInAs(app)
  const cookie = `${ravi.cookie}; ${USER_COOKIE}=1`
  expect((await post(TYPED, at, { cookie })).status).toBe(404)
  expect((await drawn(await open(at, cookie))).main).toContain('Submission not found')
  expect(await own()).toMatchObject([{ name: 'Hill Room' }])
  expect((await post(TYPED, `${HERE}?edit=x`)).status).toBe(400)
})

test('a change of a listing is suggested', async () => {
  const listing = await buildListing(app.db, { name: 'Old Room', phone: '+918322222283' })
  const at = `${HERE}?listing=${listing.id}`
  const { main } = await drawn(await open(at))
  expect(main).toContain('value="Old Room"')
  expect(main).toContain(`name="listingId" value="${listing.id}"`)
  const changed = { ...TYPED, name: 'New Room', address: '', listingId: String(listing.id) }
  expect((await post(changed, at)).status).toBe(303)
  expect(await own()).toMatchObject([{ kind: 'change', listingId: listing.id, name: 'New Room' }])
  expect((await drawn(await open(`${HERE}?listing=99999`))).main).toContain('no longer exists')
})

test('it comes from a page of ours, from somebody signed in with a confirmed address', async () => {
  expect((await post(TYPED, HERE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const guest = await post(TYPED, HERE, { cookie: '' })
  expect(guest.status).toBe(401)
  const { main } = await drawn(guest)
  expect(main).toMatch(/role="alert".*so what you wrote was not sent/s)
  expect(main).toContain('href="/api/login')
  expect(main).toMatch(WRITTEN)
  const other = await signInAs(app, { isEmailVerified: false })
  const refused = await post(TYPED, HERE, { cookie: `${other.cookie}; ${USER_COOKIE}=1` })
  expect(refused.status).toBe(403)
  expect((await drawn(refused)).summary).toContain('Please confirm your email address first.')
  const parts = new FormData()
  parts.set('name', 'Sea Room')
  const headers = { cookie: cookies(), 'sec-fetch-site': 'same-origin' }
  expect((await app.get(HERE, { method: 'POST', headers, body: parts })).status).toBe(400)
  const names = ['name', 'category', 'description', 'nonsense', '__proto__']
  const twice = Object.fromEntries(names.map((name) => [name, ['a', 'b']]))
  expect((await post({ ...TYPED, ...twice })).status).toBe(400)
  expect((await post({})).status).toBe(400)
  expect(await own()).toEqual([])
  expect((await drawn(await open(HERE, ''))).names).toEqual([])
})

test('what was written can be copied where its form is gone', async () => {
  const hostile = '</textarea><script>alert(1)</script>'
  await post(TYPED)
  const [submission] = (await own()) as [Submission]
  const { id } = submission
  await decide(submission, { status: 'approved' })
  const decided = await post({ ...TYPED, services: hostile }, `${HERE}?edit=${id}`)
  expect(decided.status).toBe(409)
  const { main } = await drawn(decided)
  expect(main).toContain('has already been read')
  expect(main).toMatch(WRITTEN)
  expect(main).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)')
  expect(main).not.toContain('<script>alert')
  for (const at of ['edit=99999', 'edit=x', 'listing=99999']) {
    const gone = await drawn(await post({ ...TYPED, listingId: '99999' }, `${HERE}?${at}`))
    expect(gone.main).toMatch(WRITTEN)
    expect(gone.main).not.toContain('<form')
  }
  // Its session is over, and the browser does not know it.
  const ended = await post(TYPED, HERE, { cookie: `${USER_COOKIE}=1` })
  expect(ended.status).toBe(401)
  expect((await drawn(ended)).main).toMatch(WRITTEN)
  // Whoever only opens such a page wrote nothing.
  expect((await drawn(await open(`${HERE}?edit=${id}`))).main).not.toContain('<textarea')
})

test('a rejected one is sent again with its words, but for what was written since', async () => {
  await post({ ...TYPED, ageGroups: 'adults' })
  const [submission] = (await own()) as [Submission]
  const at = `${HERE}?again=${submission.id}`
  expect((await drawn(await open(at))).main).not.toContain('Sea Room')
  await decide(submission, { status: 'rejected', adminNotes: 'Which floor?' })
  const { main } = await drawn(await open(at))
  expect(main).toContain('value="Sea Room"')
  expect(main).toMatch(/<input[^>]*checked=""[^>]*value="adults"/)
  expect(main).toContain('name="listingId" value=""')
  const refused = await drawn(await post({ ...TYPED, name: 'Hill Room', address: '' }, at))
  expect(refused.main).toContain('value="Hill Room"')
  expect((await post({ ...TYPED, name: 'Hill Room' }, at)).status).toBe(303)
  expect((await own()).map(({ name }) => name).toSorted()).toEqual(['Hill Room', 'Sea Room'])
})
