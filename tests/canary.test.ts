import { expect, test, vi } from 'vitest'
import { eraseParticipants } from '../server/services/registration-jobs.ts'
import { createPages } from '../server/pages.ts'
import { events } from '../server/db/schema.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type SignedIn } from './app.ts'
import { buildEvent } from './factories.ts'

// The test runner builds no styles, so they have no address.
vi.mock('../web/styles/forms.css?url', () => ({ default: '/forms.css' }))

/** A child is registered with words that stand nowhere else: they must be found with the child's own account alone. */
const CANARIES = {
  participantName: 'Zephyrine',
  specialRequirements: 'canary-needs-5c1',
  emergencyContact: 'canary-contact-7d2',
  guardianName: 'Canaryguardian Okonkwo',
}
const PHONE = '0832 245 8763'
const NEEDLES = [...Object.values(CANARIES), '8322458763', '2458763']
const CHILD = {
  ...CANARIES,
  forWhom: 'ward',
  isMinor: true,
  guardianBirthYear: 1979,
  guardianRelation: 'parent',
  agrees: true,
  participantAge: 7,
  emergencyPhone: PHONE,
}
const DAY = 86_400_000

const found = (text: string) => NEEDLES.filter((needle) => text.includes(needle))

test('what was told of a child is in no other answer, page, log or mail; in the database its needs are unreadable, and after the job nothing is left', async () => {
  const assets = { css: '', inner: null, stylesheets: [], scripts: [] }
  const app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  const parent = await signInAs(app)
  const other = await signInAs(app)
  const admin = await signInAs(app, { role: 'admin' })
  const proposer = await signInAs(app)
  const { id } = await buildEvent(app.db, {
    startDate: new Date(Date.now() + 10 * DAY),
    proposedBy: proposer.user.id,
    maxParticipants: 1,
  })
  const register = (who: SignedIn, call = 'register') =>
    who.send('POST', `/api/events/${id}/${call}`, CHILD)
  expect((await register(parent)).status).toBe(200)
  const adult = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
  await other.send('POST', `/api/events/${id}/waitlist`, adult)
  // Refusals repeat nothing, either.
  expect((await register(parent)).status).toBe(409)
  expect((await register(parent, 'waitlist')).status).toBe(409)

  const own = await (await parent.get('/api/user/events')).text()
  expect(found(own)).toEqual(expect.arrayContaining(['Zephyrine', 'canary-needs-5c1']))
  const data = await (await parent.get('/api/account/data')).text()
  expect(found(data)).toEqual(expect.arrayContaining(Object.values(CANARIES)))

  // Whatever can be read, by whoever else there is.
  const paths = [
    ...new Set(
      app.app.routes
        .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
        .map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, '1')),
    ),
    '/',
    '/events',
    '/events/1',
    '/events/1/register',
    '/events/1/manage',
    '/dashboard',
    '/events.ics',
    '/events/1.ics',
    '/sitemap.xml',
  ]
  expect(paths).toContain('/api/events/1/registrations')
  for (const who of [app, other, proposer, admin])
    for (const path of paths) {
      const answer = await who.get(path)
      expect(found(await answer.text()), path).toEqual([])
    }
  expect(found(JSON.stringify(app.logged))).toEqual([])

  const dump = async () => {
    const { rows } = await app.db.$client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    const texts: string[] = []
    for (const { tablename } of rows) {
      const { rows: all } = await app.db.$client.query(`select t::text from "${tablename}" t`)
      texts.push(...all.map(({ t }) => String(t)))
    }
    expect(texts.length).toBeGreaterThan(5)
    return texts.join('\n')
  }
  const before = await dump()
  expect(before).toContain('Zephyrine')
  // Sealed: who has the database alone reads no needs and calls nobody.
  expect(found(before)).toEqual(['Zephyrine', 'Canaryguardian Okonkwo'])
  const mails = await app.db.$client.query("select string_agg(m::text, '') from mails m")
  expect(found(JSON.stringify(mails.rows))).toEqual([])

  await app.db.update(events).set({ startDate: new Date(Date.now() - 31 * DAY), endDate: null })
  await eraseParticipants(app.db, app.env, new Date())
  const later = await dump()
  expect(found(later)).toEqual([])
  // The row keeps that there was consent, and when.
  expect(later).toContain('2026-11-22')
  expect(found(await (await parent.get('/api/user/events')).text())).toEqual([])
})

test('who takes the consent back has what was told of the child erased at once', async () => {
  const app = await createTestApp()
  const parent = await signInAs(app)
  await buildEvent(app.db)
  const registered = await parent.send('POST', '/api/events/1/register', CHILD)
  const { id } = (await registered.json()) as { id: number }
  expect((await parent.send('PATCH', `/api/registrations/${id}/cancel`)).status).toBe(200)
  const { rows } = await app.db.$client.query('select r::text from event_registrations r')
  expect(found(JSON.stringify(rows))).toEqual([])
})
