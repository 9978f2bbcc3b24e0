import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from './browser.ts'
import { ADMIN, makeAccount, send, visitAs } from './people.ts'

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
  const page = await visitAs({}, '/help-now', { expected })
  await send(page, 'post', '/api/listings/34/reviews', { rating: 4, reviewText: 'Calm rooms.' })
  await failAt(page, '**/api/**')
  await page.goto('/listing/34')
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
  const email = await makeAccount()
  const page = await visitAs({ email: ADMIN }, '/admin/users', { expected })
  const row = page.locator('.user-row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Suspend/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Wrote advertising')
  await failAt(page, '**/api/admin/users/**')
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await said(page)
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Wrote advertising')
  await page.unroute('**/api/admin/users/**')
  await dialog.getByRole('button', { name: 'Suspend account' }).click()
  await row.getByText('Suspended', { exact: true }).waitFor()
  expect(await page.locator('dialog:modal').count()).toBe(0)
})
