import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import {
  message,
  newAdmin,
  newPerson,
  send,
  visit,
  visitAs,
  visitAsAdmin,
} from './support/people.ts'

/** What fails outside a form is said beside what was pressed too: the message that came up leaves by itself. */

const FAILED = 'This did not work. Nothing has changed. Please try again.'
const expected = [/status of 500/]

/** Changes at this address fail; reading goes on. */
const failAt = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, body: 'no' }),
  )

const said = (page: Page) => page.locator('.note').getByText(FAILED, { exact: true }).waitFor()

test('a review that could not be deleted, and a sign-out that failed, say so where they were asked', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, '/help-now', { expected })
  await send(page, 'post', `/api/listings/${id}/reviews`, { rating: 4, reviewText: 'Calm rooms.' })
  await failAt(page, '**/api/**')
  await page.goto(`/listing/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete your review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await said(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()

  await page.goto('/account')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await said(page)
  await page.reload()
  await hydrated(page)
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await said(page)
})

test('an act on an account that failed keeps its dialog and the typed reason', async () => {
  const { email } = await newPerson()
  const page = await visitAsAdmin(`/admin/users?search=${email}`, { expected })
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Wrote advertising')
  await failAt(page, '**/api/admin/users/**')
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await dialog.getByRole('alert').getByText('Failed to update user.').waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Wrote advertising')
  await page.unroute('**/api/admin/users/**')
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await page.locator('.q-row').filter({ hasText: email }).getByText('Suspended').waitFor()
  expect(await page.locator('dialog:modal').count()).toBe(0)
})

const failsToFetch = async (
  page: Page,
  address: string,
  tab: string | RegExp,
  lead?: () => Promise<void>,
) => {
  await page.route(address, (route) => route.fulfill({ status: 500, body: 'no' }))
  await lead?.()
  await page.locator('main').getByRole('link', { name: tab, exact: true }).click()
  await page.getByText('Failed to fetch submissions', { exact: true }).waitFor()
}

test('My Listings says that submissions could not be fetched, and the dashboard leaves its sum out', async () => {
  // A page that does not ask for them yet.
  const page = await visitAsAdmin('/about', { expected: [/status of 500/, /500/] })
  await failsToFetch(page, '**/api/user/submissions', 'My Listings', async () => {
    await page.locator('.user-menu summary').click()
    await page.locator('.user-menu').getByRole('link', { name: 'Dashboard' }).click()
    await page.getByText(/^Hello Meera\.\s*$/).waitFor()
  })
})

test('from /admin, Submissions says that submissions could not be fetched', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/status of 500/, /500/] })
  await failsToFetch(page, '**/api/submissions?*', /^Submissions\b/)
  // The other queues stay a press away.
  await page
    .locator('.rail')
    .getByRole('link', { name: /^Messages\b/ })
    .waitFor()
  await page.unroute('**/api/submissions?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Submissions', exact: true }).waitFor()
})

/** Nothing can be fetched any more: neither an answer nor code. */
const lost = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /Unable to preload/, /React Router/]

/** What shows messages. */
const MESSAGE_CODE = /\/message-[^/]+\.js/

test('a form that is sent without a connection keeps what was written and says what is wrong', async () => {
  const page = await newPage({ expected: lost })
  // Whether it is asked for before the connection is lost or after: it does not come.
  await page.route(MESSAGE_CODE, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', (asked) => MESSAGE_CODE.test(asked.url()))
  await page.goto('/login/new')
  await hydrated(page)
  await page.context().setOffline(true)
  await page.getByLabel('First name').fill('Asha')
  await page.getByRole('textbox', { name: 'Email address' }).fill('asha@example.org')
  await page.getByLabel('Password', { exact: true }).fill('words to keep')
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('alert').getByText('We could not reach the site.').waitFor()
  // What is fetched with the first message fails, too, and nothing of the form goes with it.
  await failed
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  expect(await page.locator('#main form').count()).toBe(1)
})

test('a message is at hand before the connection is lost', async () => {
  const page = await visitAs({}, '/about', { expected: lost })
  const isFetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/message-[^/]+\.js/.test(name)),
    )
  await expect.poll(isFetched).toBe(true)
  await page.context().setOffline(true)
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await message(
    page,
    'We could not reach the site. Check your connection and try again. Nothing you wrote is lost.',
  )
})

test.each(['About', 'Events'])(
  'without a connection, %s says that it was not loaded',
  async (name) => {
    const page = await newPage({ expected: lost })
    await page.goto('/help-now')
    await hydrated(page)
    await page.context().setOffline(true)
    await page.locator('header').getByRole('link', { name, exact: true }).click()
    const title = page.getByRole('heading', { name: 'Page not loaded' })
    await title.waitFor()
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.getByText('Please check your connection.').waitFor()
    expect(await page.locator('a[href="tel:112"]').count()).toBe(1)
    await expectAccessible(page)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name }).first().waitFor()
  },
)

test.each([
  [429, 'Please wait a little', 'Too many tries. Please try again in 40 seconds.'],
  [403, 'This is not open to you', 'Only admins may do this.'],
] as const)(
  'a page that is refused with %i says why and what to do',
  async (status, title, text) => {
    for (const width of [360, 1280]) {
      const page = await visit('/about', { width, expected: [new RegExp(String(status))] })
      await page.route('**/api/search*', (route) =>
        route.fulfill({ status, json: { message: text, code: 'x' } }),
      )
      await page.evaluate(() => {
        history.pushState(null, '', '/directory')
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      })
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      await page.getByText(text).waitFor()
      await page.getByRole('link', { name: 'In danger, call 112 at once.' }).waitFor()
      expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(
        status === 429 ? 1 : 0,
      )
      expect(await page.getByText(/went wrong|fault is on our side/).count()).toBe(0)
      await expectAccessible(page)
    }
  },
)
