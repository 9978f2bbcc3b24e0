import { beforeEach, expect, test } from 'vitest'
import type { Registration } from '../shared/events/registrations.ts'
import { createLimits, LIMITS_OF } from '../server/http/limits.ts'
import { createPages } from '../server/pages/pages.ts'
import { openSecrets } from '../server/start/secrets.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type SignedIn, type TestApp } from './support/app.ts'
import { buildEvent } from './support/factories.ts'

const HERE = '/events/1/register'
const ADULT = { asked: 'forWhom isAdult participantName', forWhom: 'myself', isAdult: 'on' }
const CONSENT = {
  asked: 'forWhom isMinor guardianName guardianBirthYear guardianRelation agrees participantName',
  forWhom: 'ward',
  isMinor: 'yes',
  guardianName: 'Asha Naik',
  guardianBirthYear: '1985',
  guardianRelation: 'parent',
}

let app: TestApp
let asha: SignedIn
beforeEach(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  asha = await signInAs(app, { firstName: 'Asha' })
  await buildEvent(app.db, { maxParticipants: 1 })
})

/** As a browser sends it that runs no script. */
const post = (fields: Record<string, string>, path = HERE, headers: HeadersInit = {}) =>
  app.get(path, {
    method: 'POST',
    headers: { cookie: asha.cookie, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
const mine = async () => (await (await asha.get('/api/user/events')).json()) as Registration[]
/** What the form holds: names of its fields, its error summary and the page. */
async function drawn(answer: Response) {
  const page = await answer.text()
  const [, main = ''] = page.split(/<main[^>]*>|<\/main>/)
  const summary = /class="error-summary".*?<\/div>/s.exec(main)?.[0] ?? ''
  const asked = [...main.matchAll(/name="(\w+)"/g)].map(([, name]) => name)
  const names = asked.filter((name) => name !== 'idempotencyKey')
  return { page, main, summary, names: [...new Set(names)] }
}

test('what was right leads on to where one sees the place one has', async () => {
  const before = await drawn(await asha.get(HERE))
  expect(before.main).toContain(`action="${HERE}" method="post"`)
  expect(before.names).toEqual(['asked', 'forWhom'])
  const answer = await post({ ...ADULT, participantName: 'Asha' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, HERE])
  expect(await mine()).toMatchObject([{ status: 'registered', participantName: 'Asha' }])
  const { main } = await drawn(await asha.get(HERE))
  expect(main).toContain('You are registered for this event.')
})

const drawForm = async (id: number) => (await drawn(await asha.get(`/events/${id}/register`))).main

test('who registers reads what it costs, whom one pays, and for what ages it is', async () => {
  const paid = await buildEvent(app.db, { price: 'Rs 100', ageGroup: '3 to 8 years' })
  expect(await drawForm(paid.id)).toContain(
    'Price: Rs 100. Nothing is paid on this site: please ask the organiser how.',
  )
  expect(await drawForm(paid.id)).toContain('Ages: 3 to 8 years')
  const free = await buildEvent(app.db, { price: 'Free', ageGroup: null })
  expect(await drawForm(free.id)).not.toMatch(/is paid|Ages:/)
})

const PROPOSED = {
  title: 'Quiet hour',
  description: 'Books, and no music.',
  startDay: '2027-01-09',
  startTime: '10:00',
  mode: 'hybrid',
  location: 'Library',
  organizer: 'Asha Naik',
}

test('an event is proposed, and what is wrong with one is the page again', async () => {
  const before = await drawn(await asha.get('/events/new'))
  expect(before.main).toContain('action="/events/new" method="post"')
  expect(before.main).not.toMatch(/<fieldset[^>]*disabled|<button[^>]*disabled/)
  const wrong = await post({ ...PROPOSED, location: ' ' }, '/events/new')
  expect(wrong.status).toBe(400)
  const again = await drawn(wrong)
  expect(again.page).toContain('<title>Error: Propose an event')
  expect(again.summary).toContain('Please write where it is: the place and its street or area.')
  expect(again.main).toContain('value="Quiet hour"')
  expect(again.main).toMatch(
    /<option[^>]*selected=""[^>]*value="hybrid"|value="hybrid"[^>]*selected=""/,
  )
  const right = await post(PROPOSED, '/events/new')
  expect([right.status, right.headers.get('location')]).toEqual([303, '/events/new?step=sent'])
  const sent = await drawn(await asha.get('/events/new?step=sent'))
  expect(sent.main).toContain('Thank you. We will read your proposal.')
  expect(sent.names).toEqual([])
  const proposals = await (await asha.get('/api/user/event-proposals')).json()
  expect(proposals).toMatchObject([{ title: 'Quiet hour' }])
})

test('what was wrong is the page again: its sentences, what was written, and kept by nobody', async () => {
  const asked = `${ADULT.asked} participantAge`
  const answer = await post({ ...ADULT, asked, participantName: 'Asha', participantAge: '0' })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  const { page, main, summary } = await drawn(answer)
  expect(page).toContain('<title>Error: Register for Event')
  expect(summary).toContain('Age must be at least 1')
  expect(main).toMatch(/value="Asha"/)
  expect(main).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="myself"/)
  expect(await mine()).toEqual([])
})

test('questions come step by step, and nothing is wrong that was not asked; of a child nothing before an adult agrees', async () => {
  const first = await drawn(await post({ asked: 'forWhom' }))
  expect(first.summary).toContain('Please say who takes part.')
  const second = await drawn(await post({ asked: 'forWhom', forWhom: 'ward' }))
  expect(second).toMatchObject({ summary: '', names: ['asked', 'forWhom', 'isMinor'] })
  const third = await drawn(
    await post({ asked: 'forWhom isMinor', forWhom: 'ward', isMinor: 'yes' }),
  )
  expect(third.summary).toBe('')
  expect(third.names).toContain('guardianName')
  expect(third.names).not.toContain('participantName')
  const disagrees = await drawn(await post(CONSENT))
  expect(disagrees.summary).toContain('We need your agreement')
  expect(disagrees.main).toContain('value="1985"')
  const agreed = await drawn(
    await post({ ...CONSENT, asked: CONSENT.asked.replace(' participantName', ''), agrees: 'on' }),
  )
  expect(agreed.summary).toBe('')
  expect(agreed.names).toContain('participantName')
  const full = { ...CONSENT, agrees: 'on', participantName: 'Rohan Naik' }
  expect((await drawn(await post(full))).summary).toContain('only the first name or initials')
  expect(await mine()).toEqual([])
  expect((await post({ ...full, participantName: 'Rohan' })).status).toBe(303)
})

test('the last place went meanwhile: what was written waits for the next one', async () => {
  const other = await signInAs(app)
  const taken = { forWhom: 'myself', isAdult: true, participantName: 'Ravi' }
  await other.send('POST', '/api/events/1/register', taken)
  const answer = await post({ ...ADULT, participantName: 'Asha' })
  expect(answer.status).toBe(409)
  const { main } = await drawn(answer)
  expect(main).toContain('Event Full')
  expect(main).toContain(`action="${HERE}?waitlist=yes"`)
  expect(main).toMatch(/value="Asha"/)
  const waits = await post({ ...ADULT, participantName: 'Asha' }, `${HERE}?waitlist=yes`)
  expect([waits.status, waits.headers.get('location')]).toEqual([303, HERE])
  expect(await mine()).toMatchObject([{ status: 'waitlisted', waitlistPosition: 1 }])
})

test('a registration is cancelled, once; what can no longer be changed is said on the dashboard', async () => {
  await post({ ...ADULT, participantName: 'Asha' })
  const cancel = { registration: '1', change: 'cancel' }
  const answer = await post(cancel, '/dashboard')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/dashboard#registration-1',
  ])
  expect(await mine()).toMatchObject([{ status: 'cancelled' }])
  const again = await post(cancel, '/dashboard')
  expect(again.status).toBe(409)
  expect((await drawn(again)).main).toMatch(/role="alert"[^>]*>.*has already been cancelled\./s)
})

test('what was told is deleted, but not before one has left or the event is over', async () => {
  await post({ ...ADULT, participantName: 'Asha' })
  const erase = { registration: '1', change: 'delete' }
  const early = await post(erase, '/dashboard')
  expect(early.status).toBe(422)
  expect((await drawn(early)).main).toMatch(/role="alert"[^>]*>.*cancel your registration first/s)
  await post({ registration: '1', change: 'cancel' }, '/dashboard')
  const { main } = await drawn(await asha.get('/dashboard'))
  expect(main).toMatch(
    /<form[^>]*action="\/dashboard"[^>]*method="post".*?name="change" value="delete".*?type="submit"/s,
  )
  const answer = await post(erase, '/dashboard')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/dashboard#registration-1',
  ])
  expect(await mine()).toMatchObject([{ status: 'cancelled', participantName: null }])
})

test('whose session has ended meanwhile reads why nothing was taken, and nothing of it is kept', async () => {
  const fields = { ...ADULT, participantName: 'Zephyrine', specialRequirements: 'canary-needs' }
  for (const path of [HERE, `${HERE}?waitlist=yes`]) {
    const answer = await post(fields, path, { cookie: '' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    const { main } = await drawn(answer)
    expect(main).toMatch(/role="alert".*Please sign in first\..*What you wrote was not kept\./s)
    expect(main).toContain('href="/api/login')
    expect(main).not.toMatch(/Zephyrine|canary/)
  }
  const { rows } = await app.db.$client.query('select id from event_registrations')
  expect(rows).toEqual([])
  // Who only opens the page has done nothing wrong.
  expect((await drawn(await app.get(HERE))).main).not.toContain('role="alert"')
})

test('it comes from a page of ours, from somebody signed in, and not too often', async () => {
  const fields = { ...ADULT, participantName: 'Asha' }
  const foreign = await post(fields, HERE, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(403)
  const guest = await post(fields, HERE, { cookie: '' })
  expect(guest.status).toBe(401)
  expect((await drawn(guest)).main).toContain('href="/api/login')
  expect(await mine()).toEqual([])
  const limits = createLimits(app.db, openSecrets(app.env))
  for (let n = 0; n < LIMITS_OF['register-user'].points; n += 1)
    await limits.take('register-user', String(asha.user.id))
  const often = await post(fields)
  expect(often.status).toBe(429)
  expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(0)
  const { main, summary } = await drawn(often)
  expect(summary).toContain('Too many tries.')
  expect(main).toMatch(/value="Asha"/)
})
