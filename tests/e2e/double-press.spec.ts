import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MESSAGE, prove } from '../support/contact.ts'
import { csvOf, ROW } from '../support/csv.ts'
import { startSite, type StartedSite } from '../support/site.ts'
import { hydrated } from './support/browser.ts'
import { buttonsIn, holdWrites, pressDouble } from './support/double-press.ts'
import { dayFromNow, EVENT } from './support/made-events.ts'
import { newAdmin, newPerson, send, visit, visitAs, type Person } from './support/people.ts'

/**
 * Whatever stands on these screens is pressed twenty times double at once, also in the dialogs it opens (decision 22): one
 * request leaves at most. The controls are found on the pages, so a new one is pressed by itself. That every control of the
 * site has the same lock, lint sees to: nothing but `useChange` may use `useMutation`.
 */
let site: StartedSite
let admin: Person
let asha: Person
let made: Record<'listing' | 'fresh' | 'event' | 'taking' | 'own' | 'rehearsed', number>

beforeAll(async () => {
  site = await startSite({
    GRIEVANCE_OFFICER: 'M. Rao, grievance@example.org',
    // Mails wait: nobody answers there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'saath@example.org',
  })
  admin = await newAdmin(site)
  asha = await newPerson({}, site)
  const other = await newPerson({}, site)
  const from = site.origin
  const ask = async (who: Person, path: string, body: object = {}) =>
    (await send(who, 'post', path, body, from)).json() as Promise<{ id: number }>
  const makeEvent = async (days: number) => {
    const event = { ...EVENT, startDay: dayFromNow(days), isApproved: true }
    return (await ask(admin, '/api/admin/events', event)).id
  }
  const listing = (await ask(admin, '/api/admin/listings', LISTING)).id
  const reviewed = await ask(other, `/api/listings/${listing}/reviews`, REVIEW)
  await ask(asha, `/api/reviews/${reviewed.id}/report`, { reason: 'untrue' })
  const fresh = (await ask(admin, '/api/admin/listings', LISTING)).id
  const mine = (await ask(admin, '/api/admin/listings', LISTING)).id
  await ask(asha, `/api/listings/${mine}/reviews`, REVIEW)
  await ask(asha, `/api/listings/${mine}/like`, { isLiked: true })
  const event = await makeEvent(12)
  const taking = await makeEvent(1)
  await ask(asha, `/api/events/${taking}/register`, REGISTRATION)
  await ask(asha, '/api/events', { ...EVENT, startDay: dayFromNow(20) })
  await ask(asha, '/api/submissions', SUBMISSION)
  await ask(admin, `/api/admin/events/${taking}/organisers`, { email: asha.email, accepts: true })
  await ask(other, '/api/newsletter', { email: 'someone@example.org' })
  await ask(admin, '/api/advertisements', ADVERTISEMENT)
  const altcha = await prove({ DATA_DIR: site.dataDir })
  await admin.request.post('/api/contact', {
    headers: { origin: from },
    data: { ...MESSAGE, altcha },
  })
  made = { listing, fresh, event, taking, own: mine, rehearsed: await rehearse() }
})
afterAll(() => site?.stop())

/** A file of one row, read and not yet imported. */
async function rehearse(): Promise<number> {
  const buffer = Buffer.from(csvOf([ROW]))
  const answer = await admin.request.post('/api/admin/imports', {
    headers: { origin: site.origin },
    multipart: { file: { name: 'listings.csv', mimeType: 'text/csv', buffer } },
  })
  const { id } = (await answer.json()) as { id: number }
  return id
}

const REVIEW = { rating: 4, reviewText: 'Calm rooms.' }
const REGISTRATION = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const LISTING = {
  name: 'Hill Clinic',
  category: 'therapists',
  description: 'Speech therapy for children.',
  region: 'Goa',
  isApproved: true,
}
const SUBMISSION = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  phone: '112',
}
const ADVERTISEMENT = {
  title: 'Riverside Toys',
  description: 'Quiet toys.',
  targetUrl: 'https://toys.example.org',
  budget: 0,
}

type Who = 'guest' | 'asha' | 'admin'

/** Each with the calls that its controls make at least: otherwise they were not found. */
const SCREENS: [who: Who, path: () => string, calls: string[]][] = [
  ['guest', () => '/', ['POST /newsletter']],
  ['guest', () => '/contact', ['POST /contact']],
  ['guest', () => '/login', ['POST /api/auth/sign-in']],
  ['guest', () => '/login/new', ['POST /api/auth/sign-up']],
  ['guest', () => '/login/link', ['POST /api/auth/link']],
  ['guest', () => '/login/forgot', ['POST /api/auth/forgot']],
  [
    'asha',
    () => `/listing/${made.listing}`,
    ['POST /api/listings/{}/like', 'POST /api/reviews/{}/report'],
  ],
  ['asha', () => `/listing/${made.fresh}`, ['POST /api/listings/{}/reviews']],
  [
    'asha',
    () => `/listing/${made.own}`,
    ['PATCH /api/listings/{}/reviews/user', 'DELETE /api/listings/{}/reviews/user'],
  ],
  ['asha', () => '/dashboard', ['PATCH /api/registrations/{}/cancel']],
  ['asha', () => '/dashboard/likes', ['POST /api/listings/{}/like']],
  ['asha', () => `/events/${made.event}/register`, ['POST /api/events/{}/register']],
  ['asha', () => '/events/new', ['POST /api/events']],
  ['asha', () => '/submit-listing', ['POST /api/submissions/duplicates']],
  [
    'asha',
    () => '/account',
    ['PATCH /api/account', 'PUT /api/account/password', 'DELETE /api/account/sessions'],
  ],
  ['admin', () => '/admin', ['POST /api/admin/test-mail']],
  ['admin', () => '/admin/submissions', ['PATCH /api/submissions/{}/status']],
  ['admin', () => '/admin/messages', ['PATCH /api/contact/{}', 'DELETE /api/contact/{}']],
  ['admin', () => '/admin/reviews?show=shown', ['PATCH /api/admin/reviews/{}']],
  ['admin', () => '/admin/reviews', ['PATCH /api/admin/reviews/{}']],
  ['admin', () => '/admin/events', ['PATCH /api/admin/events/{}/approve']],
  ['admin', () => '/admin/events/new', ['POST /api/admin/events']],
  ['admin', () => `/admin/events/${made.event}`, ['PATCH /api/admin/events/{}']],
  [
    'admin',
    () => '/admin/listings?search=Hill+Clinic',
    ['PATCH /api/admin/listings/{}/unapprove', 'DELETE /api/admin/listings/{}'],
  ],
  ['admin', () => '/admin/listings/new', ['POST /api/admin/listings']],
  ['admin', () => `/admin/listings/${made.listing}`, ['PATCH /api/admin/listings/{}']],
  ['admin', () => '/admin/blog/new', ['POST /api/blog', 'POST /api/blog/preview']],
  [
    'admin',
    () => `/events/${made.taking}/manage`,
    ['POST /api/admin/events/{}/organisers', 'DELETE /api/admin/events/{}/organisers/{}'],
  ],
  [
    'admin',
    () => '/admin/users?search=asha',
    ['PATCH /api/admin/users/{}', 'DELETE /api/admin/users/{}/sessions'],
  ],
  [
    'admin',
    () => '/admin/ads',
    ['POST /api/advertisements', 'PUT /api/advertisements/{}', 'POST /api/advertisements/{}/link'],
  ],
  ['admin', () => '/admin/blog?search=guardianship', ['PATCH /api/blog/{}', 'DELETE /api/blog/{}']],
  ['admin', () => '/admin/import', ['POST /api/admin/imports']],
  ['admin', () => `/admin/import?import=${made.rehearsed}`, ['POST /api/admin/imports/{}/run']],
  [
    'admin',
    () => '/admin/search?show=pin',
    ['POST /api/admin/search-rules', 'POST /api/admin/search-rules/preview'],
  ],
  ['admin', () => '/admin/newsletter', ['DELETE /api/admin/newsletter/{}']],
]

test.each(SCREENS)(
  'as %s, screen %#: twenty double presses are one',
  async (who, pathOf, calls) => {
    const path = pathOf()
    const page = await openAs(who, path)
    const writes = await holdWrites(page)
    const main = page.locator('main')
    const dialog = page.locator('dialog:modal')
    const wrong: string[] = []
    const press = async (button: Locator, name: string) => {
      const problem = await pressDouble(button, writes)
      if (problem) wrong.push(`${name}: ${problem}`)
    }

    for await (const { button, name } of buttonsIn(main, () => returnTo(page, who, path))) {
      const opensDialog = (await button.getAttribute('aria-haspopup')) === 'dialog'
      await press(button, name)
      if (!opensDialog) continue
      // A press within may have closed it.
      const reopen = async () => {
        if ((await dialog.count()) === 0) await button.dispatchEvent('click')
        await dialog.waitFor()
      }
      for await (const inside of buttonsIn(dialog, reopen))
        await press(inside.button, `${name} > ${inside.name}`)
      await page.reload()
    }
    expect(wrong).toEqual([])
    expect(writes.calls()).toEqual(expect.arrayContaining(calls))
  },
)

test('what was checked is submitted once, whoever presses on', async () => {
  const page = await openAs('asha', '/submit-listing')
  const writes = await holdWrites(page)
  await pressDouble(page.getByRole('button', { name: 'Check your answers' }), writes)
  const sending = page.getByRole('button', { name: 'Submit listing' })
  expect(await pressDouble(sending, writes)).toBeUndefined()
  expect(writes.calls()).toContain('POST /api/submissions')
})

function openAs(who: Who, path: string): Promise<Page> {
  const options = {
    site,
    expected: [/500/, /Failed to load/, /too frequent/, /already open Dialog/],
  }
  if (who === 'guest') return visit(path, options)
  return visitAs(who === 'asha' ? asha : admin, path, options)
}

/** What a press has led to is left again. */
async function returnTo(page: Page, who: Who, path: string) {
  const { pathname, search } = new URL(page.url())
  if (pathname + search !== path) await page.goto(path)
  await hydrated(page)
  // A list of an admin comes after the page: its rows have buttons, too.
  await expect.poll(() => page.locator('main .skeleton').count()).toBe(0)
  if (who === 'guest') return
  // What is behind "More" and "Change" is pressed, too.
  await page.locator('.row-menu, .account-change').evaluateAll((menus) => {
    for (const menu of menus) menu.setAttribute('open', '')
  })
  // Until then a person's own parts of the page are those of a guest.
  await page.locator('.user-menu summary').waitFor()
  await expect.poll(() => page.locator('.like button:not([aria-pressed])').count()).toBe(0)
}
