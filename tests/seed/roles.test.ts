import { beforeAll, expect } from 'vitest'
import { createPages } from '../../server/pages/pages.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { linkIn, visit } from '../support/browser.ts'
import { buildEvent } from '../support/factories.ts'
import { exercise, type Row } from './rows.ts'
import * as scene from './scene.ts'

/** Each permission of §6: every call it names, made by everyone. */

type Person = 'guest' | 'user' | 'owner' | 'admin'
interface RoleRow extends Row, Record<Person, boolean> {
  action: string
  calls: string[]
  refused: Partial<Record<Person, number | string>>
}

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const pages = createPages({ render, renderFailure, assets, policy: null })
  app = await scene.createScene(pages)
  admin = await signInAs(app, { role: 'admin' })
})

exercise<RoleRow>('roles', 'answer', (row) => {
  if (row.kind === 'rule') return RULES[row.id]
  if (row.calls.length > 0) return () => expectGuarded(row)
  const { [row.action]: make } = SCREENS
  return make && (() => expectAnswers(row, make))
})

async function expectGuarded(row: RoleRow): Promise<void> {
  for (const call of row.calls)
    await expectAnswers(row, async (person) => {
      const asked = await scene.prepare(app, call)
      const who = { guest: null, user: await signInAs(app), owner: asked.owner, admin }[person]
      return (await scene.make(app, call, asked, who)).status
    })
}

async function expectAnswers(row: RoleRow, ask: (person: Person) => Promise<number>) {
  for (const person of ['guest', 'user', 'owner', 'admin'] as const) {
    const status = await ask(person)
    const said = `${row.action}: ${person} got ${status}`
    if (row[person]) expect(status, said).toBe(200)
    else expect(String(row.refused[refusedAs(row, person)]), said).toContain(String(status))
  }
}

/** Where no row is anybody’s own, its owner is a user like others. */
const refusedAs = ({ refused }: RoleRow, person: Person) => (person in refused ? person : 'user')

const whoIs = async (person: Person) =>
  ({ guest: null, user: await signInAs(app), owner: await signInAs(app), admin })[person]

const page = (path: string) => async (person: Person) => ((await whoIs(person)) ?? app).get(path)

/** The status of a call that §7 does not name. */
const call =
  (method: string, path: () => Promise<string>, body?: object) => async (person: Person) =>
    ((await whoIs(person)) ?? app).send(method, await path(), body).then(({ status }) => status)

const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: addDays(indianDay(new Date()), 300),
  location: 'Community hall, Ponda',
  organizer: 'Ponda parents',
}
const editEvent = async (person: Person) => {
  const { id, updatedAt } = await buildEvent(app.db)
  const body = { ...EVENT, updatedAt }
  return call('PATCH', async () => `/api/admin/events/${id}`, body)(person)
}
const anEvent = async (path: string) => path.replace('{id}', String(await scene.anEvent(app)))
const aProposal = async (path: string) => {
  const { id } = await (await (await signInAs(app)).send('POST', '/api/events', EVENT)).json()
  return path.replace('{id}', id)
}

/** What stands for what a screen shows: the status that a call would have. */
const SCREENS: Record<string, (person: Person) => Promise<number>> = {
  'open /dashboard': async (person) => {
    const html = await (await page('/dashboard')(person)).text()
    return html.includes('Login Required') ? 401 : Number(html.includes('My Dashboard') && 200)
  },
  'see the Admin Panel link': async (person) => {
    const html = await (await page('/dashboard')(person)).text()
    return html.includes('Admin Panel') ? 200 : person === 'guest' ? 401 : 403
  },
  'use /admin': async (person) => {
    const html = await (await page('/admin')(person)).text()
    if (html.includes('403 - Access Forbidden')) return 403
    return html.includes('Authentication Required') ? 401 : 200
  },
  'propose an event': call('POST', async () => '/api/events', EVENT),
  'create, edit, approve, feature and delete events': async (person) => {
    const statuses = [
      await call('POST', async () => '/api/admin/events', EVENT)(person),
      await editEvent(person),
      await call('PATCH', () => aProposal('/api/admin/events/{id}/approve'))(person),
      await call('PATCH', () => anEvent('/api/admin/events/{id}/feature'), { isFeatured: true })(
        person,
      ),
      await call('DELETE', () => anEvent('/api/admin/events/{id}'))(person),
    ]
    expect(new Set(statuses).size, String(statuses)).toBe(1)
    return statuses[0] ?? 0
  },
  'see the registrations of an event': call('GET', () => anEvent('/api/events/{id}/registrations')),
}

const RULES: Record<string, () => unknown> = {
  // A role change ends the sessions; what else a role may be called, it opens nothing.
  'roles-040': async () => {
    const user = await signInAs(app)
    const answer = await admin.send('PATCH', `/api/admin/users/${user.user.id}`, { role: 'admin' })
    expect(answer.status).toBe(200)
    expect((await user.get('/api/auth/user')).status).toBe(401)
    const odd = await admin.send('PATCH', `/api/admin/users/${user.user.id}`, { role: 'moderator' })
    expect(odd.status).toBe(400)
    const named = await scene.createNamed(app, { ADMIN_EMAILS: 'chief@example.org' })
    const browser = visit(named)
    const chief = {
      email: 'chief@example.org',
      password: 'tamarind river 42',
      firstName: 'A',
      isAdult: true,
    }
    await browser.send('POST', '/api/auth/sign-up', chief)
    expect((await browser.get('/api/submissions')).status).toBe(401)
    await browser.confirm(await linkIn(named, chief.email))
    expect((await browser.get('/api/submissions')).status).toBe(200)
  },
  'roles-041': async () => {
    const user = await signInAs(app)
    for (const list of ['submissions', 'contact', 'newsletter', 'advertisements', 'blog'])
      expect([
        (await app.get(`/api/${list}`)).status,
        (await user.get(`/api/${list}`)).status,
        (await admin.get(`/api/${list}`)).status,
      ]).toEqual([401, 403, 200])
  },
  // Only configured ways are named.
  'roles-042': async () => {
    expect(await (await app.get('/api/auth/ways')).json()).toMatchObject({ providers: [] })
    const keys = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
    const named = await scene.createNamed(app, { ...keys, PUBLIC_URL: 'https://saath.example' })
    const { providers } = await (await named.get('/api/auth/ways')).json()
    expect(JSON.stringify(providers)).toContain('google')
    expect((await app.get('/api/login')).status).toBe(302)
  },
}
