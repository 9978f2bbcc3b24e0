import { beforeAll, expect, test } from 'vitest'
import { createPages } from '../server/pages/pages.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createQueryClient } from '../web/query-client.ts'
import { EVENT_SCREENS } from '../web/event-screens.ts'
import { PRIVATE_SCREENS } from '../web/private-screens.ts'
import { makeRoutes } from '../web/routes.tsx'
import { PRIVATE } from '../web/screens.ts'
import { linkIn, visit } from './support/browser.ts'
import { buildAdvertisement } from './support/factories.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from './support/app.ts'
import { buildEvent, buildListing } from './support/factories.ts'

/** What the server draws at every private screen for a guest, a user and an admin (§6). */
type Seen = 'open' | 'sign in first' | 'forbidden' | 'sent on'
type Row = [guest: Seen, user: Seen, admin: Seen]

const PERSONS: Row = ['sign in first', 'open', 'open']
const ADMINS: Row = ['sign in first', 'forbidden', 'open']
const GUESTS: Row = ['open', 'sent on', 'sent on']
const ANYBODYS: Row = ['open', 'open', 'open']

const SCREENS: Record<string, Row> = {
  '/account': PERSONS,
  '/events/new': PERSONS,
  '/listing/:id/claim': PERSONS,
  '/dashboard': PERSONS,
  '/dashboard/listings': PERSONS,
  '/dashboard/likes': PERSONS,
  '/events/:id/register': PERSONS,
  // Of which event somebody is an organiser the API decides, before anything of a participant is told.
  '/events/:id/manage': PERSONS,
  '/admin': ADMINS,
  '/admin/audit': ADMINS,
  '/admin/listings': ADMINS,
  '/admin/listings/new': ADMINS,
  '/admin/listings/:id': ADMINS,
  '/admin/listings/:id/merge': ADMINS,
  '/admin/import': ADMINS,
  '/admin/submissions': ADMINS,
  '/admin/events': ADMINS,
  '/admin/events/:id': ADMINS,
  '/admin/blog': ADMINS,
  '/admin/blog/:id': ADMINS,
  '/admin/blog/:id/preview': ADMINS,
  '/admin/ads': ADMINS,
  '/admin/messages': ADMINS,
  '/admin/reviews': ADMINS,
  '/admin/search': ADMINS,
  '/admin/users': ADMINS,
  '/admin/mail': ADMINS,
  '/admin/checks': ADMINS,
  '/admin/reports': ADMINS,
  '/admin/claims': ADMINS,
  '/admin/newsletter': ADMINS,
  // It leads on to where one signs in.
  '/auth': ['sign in first', 'sent on', 'sent on'],
  '/login': GUESTS,
  '/login/link': GUESTS,
  '/login/new': GUESTS,
  '/login/forgot': GUESTS,
  '/login/sent': GUESTS,
  // Whoever has the link that an admin gave away: its end is the key.
  '/figures/3b1f6c1e-7f4a-4d0e-9b52-0a6f0f5f2d11': ANYBODYS,
  // What a link of a mail leads to, for whoever opens it.
  '/login/confirm': ANYBODYS,
  '/login/new-password': ANYBODYS,
  // Where the newsletter is asked for, and where its mails lead.
  '/newsletter': ANYBODYS,
  '/newsletter/:key': ANYBODYS,
  '/newsletter/:key/confirm': ANYBODYS,
  '/contact/confirm': ANYBODYS,
  // Whoever has the link of a report.
  '/report/:token': ANYBODYS,
  // Whoever has the link of a provider.
  '/confirm/:token': ANYBODYS,
  '/confirm/:token/sheet': ANYBODYS,
}

let app: TestApp
let user: SignedIn
let admin: SignedIn
beforeAll(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  await buildEvent(app.db)
  await buildListing(app.db, { website: 'https://asha.example.org' })
  await buildAdvertisement(app.db, { reportKey: '3b1f6c1e-7f4a-4d0e-9b52-0a6f0f5f2d11' })
  user = await signInAs(app, { email: 'nandini@example.org' })
  admin = await signInAs(app, { role: 'admin', email: 'ravi@example.org' })
})

interface Route {
  path?: string
  handle?: unknown
  children?: Route[]
}

const privatePaths = (routes: Route[]): string[] =>
  routes.flatMap(({ path, handle, children = [] }) => [
    ...(path && handle === PRIVATE ? [path] : []),
    ...privatePaths(children),
  ])

test('every private screen is in the table, and nothing else', () => {
  const queryClient = createQueryClient(fetch, 'http://nowhere.invalid')
  const paths = privatePaths(
    makeRoutes({ queryClient, waits: true }, [...EVENT_SCREENS, ...PRIVATE_SCREENS]),
  )
  const patterns = Object.keys(SCREENS).map((path) =>
    path.replace(/^\/figures\/.*/, '/figures/:key'),
  )
  expect(paths.toSorted()).toEqual(patterns.toSorted())
})

async function look(path: string, get: TestApp['get'] | SignedIn['get']) {
  const answer = await get(path.replace(':id', '1'))
  const page = await answer.text()
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  return { page, seen: toSeen(answer.status, page) }
}

function toSeen(status: number, page: string): Seen {
  if (status === 302) return 'sent on'
  expect(status).toBe(200)
  const [, main = ''] = page.split(/<main[^>]*>|<\/main>/)
  if (main.includes('403 - Access Forbidden')) return 'forbidden'
  return main.includes('href="/api/login') ? 'sign in first' : 'open'
}

for (const [path, expected] of Object.entries(SCREENS))
  test(`${path}: guest ${expected[0]}, user ${expected[1]}, admin ${expected[2]}`, async () => {
    const guest = await look(path, app.get)
    const one = await look(path, user.get)
    const other = await look(path, admin.get)
    expect([guest.seen, one.seen, other.seen]).toEqual(expected)
    expect(guest.page).not.toMatch(/nandini@|ravi@/)
    expect(one.page).not.toContain('ravi@')
    expect(other.page).not.toContain('nandini@')
  })

test('a new password is asked for only where a link was opened', async () => {
  const form = 'action="/api/auth/new-password"'
  expect(await (await app.get('/login/new-password')).text()).not.toContain(form)
  const browser = visit(app)
  await browser.send('POST', '/api/auth/forgot', { email: user.user.email })
  await browser.open(await linkIn(app, user.user.email))
  const page = await (await browser.get('/login/new-password')).text()
  expect(page).toContain(form)
  // Whose it is, and which link, also without script.
  const { id, email } = await (await browser.get('/api/auth/new-password')).json()
  expect(page).toContain(`account ${email}.`)
  expect(page).toMatch(new RegExp(`<input type="hidden" name="id" value="${id}"`))
})

test.each(['/', '/directory', '/about'])('%s is drawn the same for all of them', async (path) => {
  const page = await (await app.get(path)).text()
  for (const { get } of [user, admin]) expect(await (await get(path)).text()).toBe(page)
})
