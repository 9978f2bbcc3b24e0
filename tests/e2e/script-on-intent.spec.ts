import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bytesOnTheWire } from '../support/wire.ts'
import { USER_COOKIE } from '../../shared/accounts/visitor.ts'
import {
  expectAccessible,
  hydrated,
  quietOrigin as origin,
  quietPage as newPage,
} from './support/browser.ts'

/** A reader gets a few kilobytes of script; the app comes when somebody is about to use what needs it (decision 30). */

/** What is fetched before anybody presses anything. */
const FIRST_SCRIPT = 8_000

const READ = [
  '/',
  '/directory',
  '/directory?category=therapists&view=list',
  '/listing/9',
  '/blog',
  '/blog/air-travel-with-an-autistic-child',
  '/events',
  '/events/11',
  '/about',
  '/about/facts',
  '/help-now',
  '/advertise',
  '/display',
  '/contact',
  '/submit-listing',
  '/search?search=school',
]

const isTakenOver = (page: Page) => page.locator('html[data-hydrated]').count()

/** The app comes when it is let in. */
async function holdApp(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/(entry-client|vendor)/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The first script is at work. */
const started = (page: Page) => page.locator('html[data-script]').waitFor({ state: 'attached' })

async function open(path: string, options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options)
  const letIn = await holdApp(page)
  await page.goto(path)
  await started(page)
  return { page, letIn }
}

test.each(READ)('%s is read with 8 kB of script', async (path) => {
  const page = await newPage({ width: 360 })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(path)
  await started(page)
  // Reading, and what the browser does by itself.
  await page.mouse.wheel(0, 4_000)
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  for (const fold of await page.locator('main summary:visible').all()) {
    const hasForm = await fold.evaluate((one) => one.parentElement?.querySelector('form') !== null)
    if (!hasForm) await fold.click()
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...scripts].map(bytesOnTheWire))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_SCRIPT)
  expect(await isTakenOver(page)).toBe(0)
  // The app is there all the same: nothing but the intent was missing.
  await hydrated(page)
})

const INTENTS: Record<string, (page: Page) => Promise<unknown>> = {
  'a mouse that rests on a button': (page) =>
    page.getByRole('button', { name: 'Search' }).first().hover(),
  'a field that gets the focus': (page) => page.getByRole('searchbox').first().focus(),
  'a press': (page) => page.getByRole('searchbox').first().click(),
  'a fold with a form in it': (page) => page.locator('.filter-sheet > summary').click(),
}

test.each(Object.entries(INTENTS))('%s is an intent', async (_what, act) => {
  const page = await newPage({ width: 800 })
  await page.goto('/directory')
  await started(page)
  await act(page)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
})

test('a field that had the focus before the first script came is an intent', async () => {
  const page = await newPage()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/boot/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#hero-search').fill('sea')
  held.resolve()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator('#hero-search').inputValue()).toBe('sea')
})

describe('without the app', () => {
  test('quick help closes on Escape, a press beside it and when the focus leaves', async () => {
    const { page } = await open('/about')
    const summary = page.locator('.quick summary')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('h1').click(),
      () => page.keyboard.press('Shift+Tab'),
    ]) {
      await summary.click()
      await page.locator('.quick[open]').waitFor()
      await close()
      await page.locator('.quick:not([open])').waitFor()
    }
    expect(await isTakenOver(page)).toBe(0)
  })

  test('a listing is copied and printed, and it is said', async () => {
    const { page, letIn } = await open('/listing/9')
    await countCopies(page)
    const copy = page.getByRole('button', { name: 'Copy address' })
    await copy.click()
    await page.getByRole('status').getByText('Address copied.').waitFor()
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await acts(page)).toEqual({ copied: 1, printed: 1 })
    await expectAccessible(page)
    letIn()
    await hydrated(page)
    // React goes on with what is there, and does not do it a second time.
    await page.getByRole('status').getByText('Address copied.').waitFor()
    await copy.click()
    await expect.poll(() => acts(page)).toEqual({ copied: 2, printed: 1 })
    const said = page.getByText('Address copied.')
    expect(await said.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await said.isVisible()).toBe(false)
  })

  test('on paper are the address of a page and the day, and none of a page of one’s own', async () => {
    const { page } = await open('/listing/9')
    const signed = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        return getComputedStyle(document.body, '::after').content
      })
    await page.emulateMedia({ media: 'print' })
    expect(await signed()).toMatch(/^".+\/listing\/9, \d\d [A-Z][a-z]{2} 20\d\d"$/)
    await page.goto('/login')
    expect(await signed()).toBe('""')
  })

  test('where a browser lends no clipboard, it says so', async () => {
    const { page } = await open('/events/11')
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    )
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Copying did not work. Please copy the address of this page.').waitFor()
  })

  test('the comfort settings are previewed and kept', async () => {
    const { page } = await open('/display')
    await page.getByText('Dark', { exact: true }).click()
    await page.getByText('Roomy', { exact: true }).click()
    await page.locator('.preview[data-palette=dark][data-spacing=roomy]').waitFor()
    await page.getByRole('button', { name: 'Keep these settings' }).click()
    await page.waitForURL('**/display?done=kept#done')
    await page.locator('html[data-palette=dark][data-spacing=roomy]').waitFor()
    // The keyboard goes on from the words that say so.
    const done = page.locator('#done:focus', { hasText: 'Kept on this device' })
    await done.waitFor()
    await page.keyboard.press('Tab')
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(at).toBe('palette')
  })
})

describe('a press before the app is there', () => {
  test('is done once when it is there, each in its order', async () => {
    const { page, letIn } = await open('/')
    const chips = page.locator('.chip[aria-pressed]')
    const [schools, doctors] = [chips.nth(0), chips.nth(1)]
    // An impatient second press is none.
    await schools.dblclick()
    await doctors.click()
    await page.locator('.chip[aria-busy]').first().waitFor()
    expect(await page.locator('.chip[aria-pressed=true]').count()).toBe(0)
    letIn()
    await expect.poll(() => doctors.getAttribute('aria-pressed')).toBe('true')
    expect(await schools.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('[aria-busy]').count()).toBe(0)
    await schools.click()
    await expect.poll(() => schools.getAttribute('aria-pressed')).toBe('false')
  })

  test('the heart waits for the app, and tells a guest to sign in on the same page', async () => {
    const { page, letIn } = await open('/listing/9')
    const posts = countPosts(page)
    await page.getByRole('button', { name: /^Like/ }).click()
    letIn()
    await page.locator('.like-note').waitFor()
    expect(new URL(page.url()).pathname).toBe('/listing/9')
    expect(posts).toEqual([])
  })

  test('the heart goes to the server when the app does not come', async () => {
    const { page } = await open('/listing/9')
    const posts = countPosts(page)
    await page.getByRole('button', { name: /^Like/ }).click()
    await page.waitForURL(/\/login\?returnTo=%2Flisting%2F9$/)
    expect(posts).toHaveLength(1)
  })

  test('a search is sent at once', async () => {
    const { page } = await open('/')
    await page.getByRole('searchbox').first().fill('sethu')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?search=sethu#found')
  })
})

test('what was typed, the focus and the selection stay', async () => {
  const { page, letIn } = await open('/directory')
  await page.getByRole('searchbox').first().fill('speech')
  const place = page.locator('#place')
  await place.focus()
  await place.pressSequentially('mapu')
  await place.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3))
  letIn()
  await hydrated(page)
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('speech')
  expect(await place.inputValue()).toBe('mapu')
  expect(
    await place.evaluate((input: HTMLInputElement) => [
      input === document.activeElement,
      input.selectionStart,
      input.selectionEnd,
    ]),
  ).toEqual([true, 1, 3])
  // The field knows what was typed: its suggestions come.
  await page
    .getByRole('option', { name: /Mapusa/ })
    .first()
    .waitFor()
})

test('a page stays where it was scrolled to when it is taken over', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/directory')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 2_000))
  // Another page of the same tab, and of no entry that the router made.
  await page.goto('/blog')
  await started(page)
  await page.evaluate(() => scrollTo(0, 300))
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('Back leads to the page before, also after a page of the app was loaded again', async () => {
  const page = await newPage()
  await page.goto('/about')
  await hydrated(page)
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  await page.reload()
  await started(page)
  await page.evaluate(() => history.back())
  await page.waitForURL('**/about')
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor()
})

test('a part of a page is gone to without the app', async () => {
  const { page } = await open('/directory')
  await page.evaluate(() => {
    location.hash = '#results'
  })
  await page.waitForURL('**/directory#results')
  expect(await isTakenOver(page)).toBe(0)
})

test('somebody signed in has the app at once', async () => {
  const page = await newPage()
  await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: null }))
  await page.goto('/about')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
})

test('a reader is not sent what the app takes the page over with', async () => {
  const page = await newPage()
  // A browser that has it already asks again behind it.
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('page-state=')) asked.add(request.url())
  })
  await page.goto('/directory')
  await started(page)
  expect(asked.size).toBe(0)
  await page.getByRole('searchbox').first().focus()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(asked.size).toBe(1)
})

test('what changed since the page was opened is drawn, with what was typed and pressed meanwhile', async () => {
  const page = await newPage({ width: 360 })
  await page.route(/page-state=/, async (route) => {
    const answer = await (await route.fetch()).text()
    const body = answer
      .replaceAll('Special Schools', 'Special Classes')
      .replace(/"tag":"/, '$&of-another')
    await route.fulfill({ contentType: 'application/json', body })
  })
  await page.goto('/')
  await started(page)
  await page.getByText('Special Schools').first().waitFor()
  await page.locator('main input[type=search]').first().fill('speech')
  const chip = page.locator('.chip[aria-pressed]').first()
  await chip.click()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByText('Special Classes').first().waitFor()
  expect(await page.locator('main input[type=search]').first().inputValue()).toBe('speech')
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
})

test('an answer that is chosen before the app is there, or while it comes, stays chosen', async () => {
  const { page, letIn } = await open('/contact?kind=wrong&listing=9&field=other', { width: 360 })
  await page.getByLabel('They have closed').check()
  letIn()
  await hydrated(page)
  // The form comes with code of its own.
  await page.waitForLoadState('networkidle')
  expect(await page.getByLabel('They have closed').isChecked()).toBe(true)
})

test('a press whose page does not tell what is on it can be done again', async () => {
  const page = await newPage({ width: 360, expected: [/503/, /did not come/] })
  let isAway = true
  await page.route(/page-state=/, (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto('/')
  await started(page)
  const chip = page.locator('.chip[aria-pressed]').first()
  await chip.click()
  await page.getByRole('status').getByText('This page was loaded again').waitFor()
  isAway = false
  await chip.click()
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
})

/** Requests that change something. */
function countPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** Neither a clipboard nor a printer is needed to count what is done with them. */
const countCopies = (page: Page) =>
  page.evaluate(() => {
    const done = { copied: 0, printed: 0 }
    Object.assign(globalThis, { done })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => void (done.copied += 1) },
      configurable: true,
    })
    globalThis.print = () => void (done.printed += 1)
  })

const acts = (page: Page) => page.evaluate(() => Object(globalThis).done)
