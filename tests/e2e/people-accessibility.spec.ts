import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { newPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import { openRow } from './support/queue.ts'
import { newAddress, newAdmin, newPerson, send, visit, visitAs } from './support/people.ts'

/** What only somebody signed in sees, and what guests are told instead: nothing for axe to find, at both widths. */
describe('walked narrow, seen in both widths', () => {
  test('what guests are told', async () => {
    const page = await visit('/directory', { width: NARROW })
    await page.getByRole('button', { name: /^Like/ }).first().click()
    await page.locator('.like-note').getByText('Login Required').waitFor()
    await expectAccessibleInBothWidths(page)
    // Before the script, which leads on after a second; axe needs a browser that runs scripts.
    const dashboard = await newPage({ width: NARROW })
    await dashboard.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await dashboard.goto('/dashboard')
    await expectAccessibleInBothWidths(dashboard)
    const admin = await visit('/admin', { width: NARROW })
    await expectAccessibleInBothWidths(admin)
  })

  test('reviewing', async () => {
    const { id } = await makeListing(await newAdmin())
    const page = await visitAs({}, `/listing/${id}`, { width: NARROW, expected: [/422/] })
    const text = page.getByLabel('Your review', { exact: true })
    await text.waitFor()
    await expectAccessibleInBothWidths(page)
    await page.route('**/reviews', (route) => route.fulfill({ status: 422, json: REFUSAL }))
    await text.fill('Number 98221 23456')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByRole('alert').getByText(REFUSAL.message).waitFor()
    await expectAccessibleInBothWidths(page)
    await page.unroute('**/reviews')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByText('A moderator reads it before others see it.').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Change your review' }).click()
    await text.fill('They showed us the room.')
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete your review' }).click()
    await expectAccessibleInBothWidths(page)
  })

  test('reporting, and all reviews', async () => {
    const { id } = await makeListing(await newAdmin())
    await makeReview(await newPerson(), id, 'A quiet room, a loud hall.', 3)
    const page = await visitAs({}, `/listing/${id}/reviews`, { width: NARROW })
    await page.locator('.review').first().waitFor()
    await expectAccessibleInBothWidths(page)
    await page
      .getByRole('button', { name: /^Report this review/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
    await page.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(page)
  })

  test('the dashboard', async () => {
    const page = await visitAs({}, '/dashboard', { width: NARROW })
    await expectAccessibleInBothWidths(page)
    await open(page, '/dashboard/listings', 'h3')
    await open(page, '/dashboard/likes', 'h3')
    const admin = await newAdmin()
    const likeOne = async () =>
      send(page, 'post', `/api/listings/${(await makeListing(admin)).id}/like`)
    await likeOne()
    await likeOne()
    await open(page, '/dashboard/likes', '[aria-pressed="true"]')
    await page.route('**/api/user/likes', (route) => {
      void route.fulfill({ json: [{ isListed: false, id: 42, name: 'A school that closed' }] })
    })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Liked Listings' }).click()
    await page.locator('article').first().waitFor()
    await expectAccessibleInBothWidths(page)
  })

  test('the admin panel', async () => {
    const other = await visitAs({}, '/admin', { width: NARROW })
    await expectAccessibleInBothWidths(other)
    const admin = await newAdmin()
    const { id } = await makeListing(admin)
    await makeReview(await newPerson(), id, 'Write to a@b.in', 5)
    const page = await visitAs(admin, '/help-now', { width: NARROW })
    await seeOnlyReviewsOf(page, id)
    await page.goto('/admin/reviews')
    await page.locator('.q-row').first().waitFor()
    await expectAccessibleInBothWidths(page)
    await openRow(page)
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Hide…' }).click()
    await page.getByRole('button', { name: 'Hide with this reason' }).click()
    await page.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(page)
    await open(page, '/admin/reviews?show=hidden', 'h3')
    await open(page, '/admin/users?search=asha', '.q-row')
    await openRow(page)
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expectAccessibleInBothWidths(page)
    await send(admin, 'post', '/api/auth/link', { email: newAddress(), isAdult: true })
    await open(page, '/admin/mail', '.q-row')
    await openRow(page)
    await expectAccessibleInBothWidths(page)
    await open(page, '/admin/users?search=zzzzzz', 'h3')
  })
})

const REFUSAL = { message: 'This cannot be saved at the moment.', code: 'unprocessable' }

async function open(page: Page, path: string, until: string) {
  await page.goto(path)
  await page.locator(until).first().waitFor()
  await expectAccessibleInBothWidths(page)
}
