import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { USER_COOKIE } from '../../shared/accounts/visitor.ts'
import { expectAccessible, newPage, origin } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview } from './support/made-reviews.ts'
import { newAdmin, newPerson, visitAs } from './support/people.ts'

/** Messages, seen on the one that every visitor can make appear: that of signing out (§8, §9). */

const ASHA = {
  id: 1,
  username: 'member-1',
  email: 'asha@example.org',
  firstName: 'Asha',
  lastName: 'Naik',
  profileImageUrl: null,
  role: 'user',
  isEmailVerified: true,
}
const TITLE = 'Logged out'
const TEXT = 'You have been successfully logged out.'

/**
 * The page of somebody who seems signed in; `answer` is what signing out is answered with. Its time stands still but for
 * what a test lets pass, so that no message leaves because this machine is slow.
 */
async function signedInPage({
  width = 1280,
  answer = { status: 200, json: {} },
  cookie = '',
} = {}) {
  const page = await newPage({ width, expected: answer.status === 200 ? [] : [/status of 5/] })
  await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
  if (cookie) await page.context().addCookies([{ name: 'saath', value: cookie, url: origin }])
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: ASHA }))
  await page.route('**/api/logout', (route) => route.fulfill(answer))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto('/about')
  await passUntil(page, 'html[data-hydrated]')
  return page
}

/** In small steps, until this is there. */
const passUntil = (page: Page, selector: string) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(STEP)
        return page.locator(selector).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)

const STEP = 50

/** Leaves a message that came up a moment ago. */
async function signOut(page: Page) {
  await passUntil(page, '.user-menu summary')
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await passUntil(page, '.toast')
}

test('signing out says so, in a message that is gone after five seconds', async () => {
  const page = await signedInPage()
  await signOut(page)
  expect(await page.locator('.toast').textContent()).toContain(TITLE + TEXT)
  await page.clock.runFor(5_000 - 2 * STEP)
  expect(await page.locator('.toast').count()).toBe(1)
  await page.clock.runFor(2 * STEP)
  await page.locator('.toast').waitFor({ state: 'detached' })
})

test('a message waits while it is pointed at, and while it has the focus', async () => {
  const page = await signedInPage()
  await signOut(page)
  await page.locator('.toast').hover()
  await page.clock.fastForward(60_000)
  expect(await page.locator('.toast').count()).toBe(1)
  await page.keyboard.press('F8')
  await page.mouse.move(0, 0)
  await page.clock.fastForward(60_000)
  expect(await page.locator('.toast').count()).toBe(1)
})

test('F8 leads to the message, Tab to its button, and closing it gives the focus back', async () => {
  const page = await signedInPage()
  await signOut(page)
  const link = page.locator('header').getByRole('link', { name: 'Blog' })
  await link.focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Close')
  await page.keyboard.press('Enter')
  await page.locator('.toast').waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Blog')
})

test('a message is wiped away to the right by more than 50 pixels, not by less', async () => {
  const page = await signedInPage()
  await signOut(page)
  const box = (await page.locator('.toast').boundingBox())!
  const wipe = async (distance: number) => {
    await page.mouse.move(box.x + 30, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 30)
    await page.mouse.move(box.x + 30 + distance, box.y + 30)
    await page.mouse.up()
  }
  await wipe(45)
  expect(await page.locator('.toast').count()).toBe(1)
  await wipe(60)
  await page.locator('.toast').waitFor({ state: 'detached' })
})

test('whoever wants it so closes messages by hand', async () => {
  const page = await signedInPage({ cookie: 'messages=stay' })
  await signOut(page)
  await page.clock.fastForward(600_000)
  expect(await page.locator('.toast').count()).toBe(1)
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await page.locator('.toast').waitFor({ state: 'detached' })
})

test('a failure is said, and the visitor stays signed in', async () => {
  const page = await signedInPage({ answer: { status: 502, json: {} } })
  await signOut(page)
  expect(await page.locator('.toast-bad').textContent()).toContain('ErrorFailed to log out.')
  expect(await page.locator('.user-menu').count()).toBe(1)
})

test.each([
  [360, 328],
  [1280, 420],
])('at %i px a message is %i px wide, and axe finds nothing', async (width, expected) => {
  const page = await signedInPage({ cookie: 'messages=stay' })
  await signOut(page)
  await page.clock.resume()
  await page.setViewportSize({ width, height: 800 })
  const box = await page.locator('.toast').boundingBox()
  expect(box?.width).toBe(expected)
  await expectAccessible(page)
})

test('the toast is fetched with the first message, not with the page', async () => {
  const page = await signedInPage()
  const late: string[] = []
  page.on('request', (request) => late.push(new URL(request.url()).pathname))
  await signOut(page)
  expect(late.filter((path) => /^\/assets\/message-.*js$/.test(path))).toHaveLength(1)
})

/** What the message covers of that which can be pressed here. */
const covered = (page: Page, controls: string) =>
  page.evaluate((selector) => {
    const toast = document.querySelector('.toast')
    return [...document.querySelectorAll(selector)]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return !toast?.contains(control) && toast?.contains(seen)
      })
      .map((control) => control.textContent)
  }, controls)

test('a menu that is opened lies over the message', async () => {
  const page = await signedInPage({ cookie: 'messages=stay' })
  await signOut(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await covered(page, '#menu a, #menu button')).toEqual([])
  await page.locator('#menu').getByRole('button', { name: 'Close' }).click()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await page.locator('.toast').waitFor({ state: 'detached' })
})

test('a message covers nothing of the quick help, closed or open', async () => {
  const page = await signedInPage({ cookie: 'messages=stay' })
  await signOut(page)
  expect(await covered(page, '.quick > summary')).toEqual([])
  await page.locator('.quick > summary').click()
  expect(await covered(page, '.quick :is(summary, a)')).toEqual([])
})

test.each([360, 1280])(
  'at %i px what failed in a dialog is said there, and can be tried again',
  async (width) => {
    const { id } = await makeListing(await newAdmin())
    await makeReview(await newPerson(), id, 'Kind staff.')
    const page = await visitAs({}, `/listing/${id}`, { width, expected: [/status of 500/] })
    await page.route('**/report', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('button', { name: /^Report/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: /^Send/ }).click()
    await dialog.locator('.toast').waitFor()
    expect(await covered(page, 'dialog :is(button, textarea, input)')).toEqual([])
  },
)

test('what was pressed at the foot of a phone stays in sight', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs(await newPerson(), `/listing/${id}`, { width: 360 })
  const heart = page.getByRole('button', { name: /^Like/ })
  await heart.and(page.locator('[aria-pressed=false]')).waitFor()
  await heart.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await heart.click()
  await page.locator('.toast').waitFor()
  expect(await covered(page, '.like button')).toEqual([])
})
