import type { Locator, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type StartedSite } from '../support/site.ts'
import { hydrated } from './support/browser.ts'
import { dayFromNow, EVENT } from './support/made-events.ts'
import { newAdmin, newPerson, send, visit, visitAs, type Person } from './support/people.ts'

/**
 * Whatever stands on these screens is pressed twenty times double at once, also in the dialogs it opens (decision 22): one
 * request leaves at most. The controls are found on the pages, so a new one is pressed by itself. That every control of the
 * site has the same lock, lint sees to: nothing but `useChange` may use `useMutation`.
 */
const DOUBLE_PRESSES = 20

let site: StartedSite
let admin: Person
let asha: Person
let made: { listing: number; event: number; taking: number; own: number }

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
  made = { listing, event, taking, own: mine }
}, 150_000)
afterAll(() => site?.stop())

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

/** Each with the calls that its controls make at least: otherwise they were not found. */
const SCREENS: [who: 'guest' | 'asha' | 'admin', path: () => string, calls?: string[]][] = [
  ['guest', () => '/login', ['POST /api/auth/sign-in']],
  ['guest', () => '/login/new', ['POST /api/auth/sign-up']],
  ['guest', () => '/login/link', ['POST /api/auth/link']],
  ['guest', () => '/login/forgot', ['POST /api/auth/forgot']],
  ['asha', () => `/listing/${made.listing}`, ['POST /api/listings/{}/like']],
  ['asha', () => `/listing/${made.own}`],
  ['asha', () => '/dashboard'],
  ['asha', () => '/dashboard/likes'],
  ['asha', () => `/events/${made.event}/register`],
  ['asha', () => `/events/${made.taking}/manage`],
  ['asha', () => '/events/new'],
  ['asha', () => '/submit-listing'],
  [
    'asha',
    () => '/account',
    ['PATCH /api/account', 'PUT /api/account/password', 'DELETE /api/account/sessions'],
  ],
  ['admin', () => '/admin', ['POST /api/admin/test-mail']],
  ['admin', () => '/admin/submissions', ['PATCH /api/submissions/{}/status']],
  ['admin', () => '/admin/reviews?show=shown'],
  ['admin', () => '/admin/reviews', ['PATCH /api/admin/reviews/{}']],
  ['admin', () => '/admin/events'],
  ['admin', () => '/admin/events/new'],
  ['admin', () => `/admin/events/${made.event}`],
  ['admin', () => '/admin/listings/new'],
  ['admin', () => `/admin/listings/${made.listing}`],
  ['admin', () => '/admin/blog/new', ['POST /api/blog/preview']],
  ['admin', () => `/events/${made.taking}/manage`],
]

test.each(SCREENS)(
  'as %s, screen %#: twenty double presses are one',
  async (who, pathOf, calls = []) => {
    const path = pathOf()
    const options = {
      site,
      expected: [/500/, /Failed to load/, /too frequent/, /already open Dialog/],
    }
    const page =
      who === 'guest'
        ? await visit(path, options)
        : await visitAs(who === 'asha' ? asha : admin, path, options)
    const writes = await holdWrites(page)
    const wrong: string[] = []
    for (const name of await controlsIn(page.locator('main'))) {
      // What a press has opened or led to is left again.
      if (new URL(page.url()).pathname + new URL(page.url()).search !== path) {
        await page.goto(path)
        await hydrated(page)
        await settled(page)
      }
      await press(page, page.locator('main'), name, writes, wrong)
      const dialog = page.locator('dialog:modal')
      if ((await dialog.count()) === 0) continue
      for (const inside of await controlsIn(dialog))
        if ((await dialog.count()) > 0) await press(page, dialog, inside, writes, wrong)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    expect(wrong).toEqual([])
    expect(writes.calls()).toEqual(expect.arrayContaining(calls))
  },
)

/** The buttons that can be pressed, each name once: rows repeat theirs. */
async function controlsIn(place: Locator): Promise<string[]> {
  await place.first().waitFor()
  await settled(place.page())
  const names = await place
    .locator('button:visible:not([disabled])')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent?.trim() ?? ''))
  return [...new Set(names)]
}

/** Until no part of the page says that it is loading; "networkidle" is over long before the page asks again. */
const settled = (page: Page) =>
  expect.poll(() => page.locator('main:empty, [aria-busy=true]').count()).toBe(0)

async function press(
  page: Page,
  place: Locator,
  name: string,
  writes: Awaited<ReturnType<typeof holdWrites>>,
  wrong: string[],
) {
  const button = place.locator('button:visible').filter({ hasText: name }).first()
  if ((await button.count()) === 0) return
  const isSubmit = await button.evaluate(fillForm)
  const before = writes.asked.length
  await button.evaluate((pressed: HTMLElement, times) => {
    for (let i = 0; i < times; i += 1) {
      pressed.click()
      pressed.click()
    }
  }, DOUBLE_PRESSES)
  // A form is judged first, by what may have to be fetched.
  if (isSubmit)
    await expect
      .poll(
        async () =>
          writes.asked.length > before ||
          (await page.locator('.error-summary, .error').count()) > 0,
        { timeout: 3_000 },
      )
      .toBe(true)
      .catch(() => {})
  // Whatever was to leave has left before this is answered.
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
  const asked = writes.asked.slice(before)
  if (asked.length > 1) wrong.push(`${name}: ${asked.length} × ${asked[0]}`)
  await writes.refuse()
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
}

/** Whatever changes something is written down and waits; then it fails, so that nothing has changed. */
async function holdWrites(page: Page) {
  const asked: string[] = []
  const calls = new Set<string>()
  let waiting: Route[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || pathname.endsWith('/seen')) return route.fallback()
    asked.push(`${request.method()} ${pathname}`)
    calls.add(toCall(request))
    // What only asks goes on: the next step needs its answer.
    if (pathname === '/api/submissions/duplicates') return route.fallback()
    waiting.push(route)
  })
  return {
    asked,
    /** "PATCH /api/account", each once. */
    calls: () => [...calls],
    refuse: async () => {
      const held = waiting
      waiting = []
      await Promise.all(held.map((route) => route.fulfill({ status: 500, body: 'no' })))
    },
  }
}

const toCall = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{}')}`

/** Runs in the page: writes something fitting into each field of the button's form. */
function fillForm(button: Element): boolean {
  const form = button.closest('form')
  if (!form || (button as HTMLButtonElement).type !== 'submit') return false
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const set = (field: HTMLElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const VALUES: Record<string, string> = {
    email: 'asha@example.org',
    tel: '0832 2276543',
    url: 'https://example.org',
    date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    time: '10:00',
    number: '30',
    password: 'three green boats at noon',
  }
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && !field.value)
      set(field, [...field.options].find(({ value }) => value)?.value ?? '')
    else if (field instanceof HTMLTextAreaElement && !field.value) set(field, 'A calm place.')
    else if (field instanceof HTMLInputElement) {
      if (field.type === 'checkbox' && !field.checked) field.click()
      else if (field.type === 'radio' && !form.querySelector(`[name="${field.name}"]:checked`))
        field.click()
      else if (['text', ...Object.keys(VALUES)].includes(field.type) && !field.value)
        set(field, VALUES[field.type] ?? 'Asha')
    }
  }
  return true
}
