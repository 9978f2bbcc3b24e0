import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  hydrated,
  quietOrigin as origin,
  quietPage as newPage,
} from './support/browser.ts'

/** What a search field suggests while somebody types. */

const field = (page: Page) => page.locator('main [name="search"]')
const list = (page: Page) => page.locator('main').getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const chosen = (page: Page) => list(page).locator('[aria-selected="true"]')
const address = (page: Page) => page.url().replace(origin, '')
const isAsked = (url: string) => new URL(url).pathname === '/api/search/suggestions'

async function open(path: string, given: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(given)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Typed as a person does, until the whole of it is answered. */
async function type(page: Page, text: string) {
  await field(page).click()
  await page.locator('main .combo-panel').first().waitFor({ state: 'attached' })
  const answered = page.waitForResponse(
    (response) => isAsked(response.url()) && new URL(response.url()).searchParams.get('q') === text,
  )
  await field(page).pressSequentially(text)
  const found = (await (await answered).json()) as { label: string }[]
  await expect.poll(() => options(page).count()).toBe(found.length)
  for (const [at, { label }] of found.entries())
    await options(page).nth(at).getByText(label, { exact: true }).waitFor()
}

test.each([
  ['/', 'sethu', 'Listing'],
  ['/directory', 'sethu', 'Listing'],
  ['/search', 'sethu', 'Listing'],
  ['/blog', 'certifi', 'Article'],
  ['/events', 'world autism', 'Event'],
])('%s suggests names as they are typed, and says what each is', async (path, text, kind) => {
  const page = await open(path)
  await type(page, text)
  expect(await field(page).getAttribute('role')).toBe('combobox')
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  expect(await field(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
  for (const option of await options(page).allTextContents())
    expect(option).toMatch(path === '/blog' || path === '/events' ? new RegExp(kind) : /[A-Z]/)
  await options(page).getByText(kind).first().waitFor()
  expect(address(page)).toBe(path)
})

test('nothing is fetched for it before the field has the focus', async () => {
  const page = await newPage()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  expect(scripts.filter((url) => /downshift|combobox|suggestions/.test(url))).toEqual([])
  await field(page).focus()
  await page.locator('main .combo-panel').waitFor({ state: 'attached' })
  expect(scripts.filter((url) => /suggestions/.test(url))).not.toEqual([])
})

describe('by keyboard', () => {
  test('the arrows walk through what is suggested, and Enter opens a listing', async () => {
    const page = await open('/')
    await type(page, 'sethu')
    const first = await options(page).first().textContent()
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).textContent()).toBe(first)
    const active = await field(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe(first)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    while (!/Listing/.test((await chosen(page).textContent()) ?? ''))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/listing/*')
  })

  test('a service that is chosen is searched for at once, in its own words', async () => {
    const page = await open('/')
    await type(page, 'spee')
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).textContent()).toBe('Speech therapy Service')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/directory?search=speech+therapy')
  })

  test.each(['/', '/directory', '/search', '/blog', '/events'])(
    'on %s Enter without a choice searches for what was typed',
    async (path) => {
      const page = await open(path)
      await type(page, 'aut')
      await page.keyboard.press('Enter')
      await page.waitForURL('**?search=aut*')
    },
  )

  test('Escape closes the list and keeps what was typed; Tab leaves the field and closes it', async () => {
    const page = await open('/directory')
    await type(page, 'sethu')
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'hidden' })
    expect(await field(page).inputValue()).toBe('sethu')
    await page.keyboard.press('ArrowDown')
    await options(page).first().waitFor()
    await page.keyboard.press('Tab')
    await list(page).waitFor({ state: 'hidden' })
    expect(await field(page).evaluate((it) => it === document.activeElement)).toBe(false)
    expect(await field(page).inputValue()).toBe('sethu')
  })
})

describe.each([360, 1280])('at %i pixels', (width) => {
  test.each(['/', '/directory', '/search', '/blog', '/events'])(
    'the list on %s is accessible, moves nothing, and has rows that a finger hits',
    async (path) => {
      const page = await open(path, { width })
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const button = page.locator('main [role="search"] button[type="submit"]').first()
      await field(page).focus()
      await page.locator('main .combo-panel').first().waitFor({ state: 'attached' })
      const before = [await button.boundingBox(), await height()]
      await type(page, path === '/events' ? 'autis' : 'aut')
      expect([await button.boundingBox(), await height()]).toEqual(before)
      for (const option of await options(page).all()) {
        const box = await option.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      await page.keyboard.press('ArrowDown')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    },
  )
})

test('the suggestions of home lie over what is below its first part', async () => {
  const page = await open('/')
  await type(page, 'school')
  await list(page).waitFor()
  const last = list(page).getByRole('option').nth(4)
  expect(
    await last.evaluate((option) => {
      const { left, top, height } = option.getBoundingClientRect()
      return option.contains(document.elementFromPoint(left + 8, top + height / 2))
    }),
  ).toBe(true)
})

test('on a phone the suggestions of home leave the button to search free', async () => {
  const page = await open('/', { width: 360, isTouch: true })
  await type(page, 'school')
  await list(page).waitFor()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/directory?search=school')
})

test('a late answer to fewer letters does not take the place of the newer one', async () => {
  const page = await open('/')
  const held = Promise.withResolvers<void>()
  await page.route(/suggestions\?q=se$/, async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await field(page).click()
  await page.locator('main .combo-panel').waitFor({ state: 'attached' })
  const asked = page.waitForRequest(/suggestions\?q=se$/)
  await field(page).pressSequentially('se')
  await asked
  await field(page).pressSequentially('thu')
  await options(page).getByText('Listing').first().waitFor()
  const shown = await options(page).allTextContents()
  held.resolve()
  // Of what is asked afterwards the answer has come, so the late one has had its time.
  await page.evaluate(() => fetch('/api/search/suggestions?q=zz').then((answer) => answer.text()))
  expect(await options(page).allTextContents()).toEqual(shown)
})

test('words of danger are not completed: they lead to the numbers to call', async () => {
  const page = await open('/')
  await type(page, 'i want to die')
  expect(await options(page).count()).toBe(1)
  await options(page).getByText('Help now: numbers to call').click()
  await page.waitForURL('**/help-now')
})

test.each(['/', '/directory'])('on %s a touch searches for a need in a place', async (path) => {
  const page = await open(path, { width: 360, isTouch: true })
  await type(page, 'speech therapy in mapu')
  await options(page).first().tap()
  await page.waitForURL('**/directory?search=speech+therapy+in+Mapusa')
})
