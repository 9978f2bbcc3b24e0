import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { origin } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import { barOf } from './support/queue.ts'
import {
  message,
  newAdmin,
  newPerson,
  send,
  visit,
  visitAs,
  visitAsAdmin,
} from './support/people.ts'

const text = (page: Page) => page.getByLabel('Your review', { exact: true })
/** A listing that only one test reviews. */
const makeOne = async () => makeListing(await newAdmin())
const already = (page: Page) => page.getByText('You have already reviewed this listing.').waitFor()

test('somebody reviews a listing, cannot do so twice, changes it and deletes it', async () => {
  const { id } = await makeOne()
  const page = await visitAs({}, `/listing/${id}`)
  const submit = page.getByRole('button', { name: 'Submit review' })
  await text(page).waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await text(page).fill('   ')
  expect(await submit.isDisabled()).toBe(true)
  await page.getByText('Do not name children or staff.').waitFor()
  expect(await page.getByRole('radio', { name: /^5/ }).isChecked()).toBe(true)

  // By keyboard alone: from the stars to the text to the button.
  await page.getByRole('radio', { name: /^5/ }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: /^4/ }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('They showed us the room first.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await message(page, 'Review Submitted')
  await message(page, 'Thank you for your feedback!')
  await page.getByText('Thank you. Everybody can read your review now.').waitFor()
  expect(await page.getByText('You have already reviewed this listing.').count()).toBe(0)
  await page.locator('.reviews').getByText('They showed us the room first.').waitFor()
  // Once: what can be done with it is below.
  await expect.poll(() => page.getByText('They showed us the room first.').count()).toBe(1)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Your review')
  expect(await text(page).count()).toBe(0)

  const second = await page.request.post(`/api/listings/${id}/reviews`, {
    data: { rating: 5, reviewText: 'Again' },
    headers: { origin },
  })
  expect(second.status()).toBe(409)

  await page.getByRole('button', { name: 'Change your review' }).click()
  await text(page).fill('It got loud.')
  await page.getByLabel('A parent', { exact: true }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Review changed')
  await page.locator('.reviews').getByText('It got loud.').waitFor()
  await page.locator('.reviews').getByText('A parent').waitFor()

  await page.getByRole('button', { name: 'Delete your review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByText('Thank you. Everybody can read your review now.').waitFor()
  await page.getByRole('button', { name: 'Delete your review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await message(page, 'Review deleted')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reviews')
  await text(page).waitFor()
  await page.locator('#reviews').locator('..').getByText('No reviews yet').waitFor()
})

test("a guest is asked to sign in on the listing's page, also without a script; cards lead there", async () => {
  for (const javaScript of [true, false]) {
    const page = await visit('/directory', { javaScript })
    // Ruling 60: a card has no way to review of its own.
    expect(await page.getByRole('link', { name: /^Review/ }).count()).toBe(0)
    await page.goto('/listing/9')
    await page.getByText('Please sign in to write a review.').waitFor()
    await page
      .locator('#your-review')
      .getByRole('link', { name: /^Sign In/ })
      .click()
    await page.waitForURL(/\/login\?returnTo=%2Flisting%2F9/)
  }
})

test('a review that fails keeps what was written, and says why in the page', async () => {
  const page = await visitAs({}, '/listing/9', { expected: [/503/] })
  await page.route('**/reviews', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  )
  await text(page).fill('A calm place.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await message(page, 'Failed to submit review')
  await page.getByRole('alert').getByText('Failed to submit review').waitFor()
  expect(await text(page).inputValue()).toBe('A calm place.')
})

test('the latest three stand on the page, and "And N more reviews..." leads to all, without a script too', async () => {
  const { id } = await makeOne()
  for (let i = 1; i <= 5; i++) await makeReview(await newPerson(), id, `Number ${i}`)
  const page = await visit(`/listing/${id}`, { javaScript: false })
  expect(await page.locator('.review').allInnerTexts()).toEqual([
    expect.stringContaining('Number 5'),
    expect.stringContaining('Number 4'),
    expect.stringContaining('Number 3'),
  ])
  await page.getByText('4.0 of 5').first().waitFor()
  await page.getByRole('link', { name: /^And 2 more reviews\.\.\./ }).click()
  await page.waitForURL(`**/listing/${id}/reviews`)
  expect(await page.locator('.review').count()).toBe(5)
})

test('a review with a link waits, three reports hide one, and an admin decides on both', async () => {
  const { id } = await makeOne()
  const path = `/listing/${id}`
  const writer = await visitAs({}, path)
  await text(writer).fill('Look at https://example.org')
  await writer.getByRole('button', { name: 'Submit review' }).click()
  await writer.getByText('Thank you. We have your review.', { exact: true }).waitFor()
  await writer.getByText('A moderator reads it before others see it.').waitFor()
  await writer.reload()
  await already(writer)
  await writer.locator('#reviews').locator('..').getByText('No reviews yet').waitFor()

  const other = await newPerson()
  const reported = await makeReview(other, id, 'Mr X is bad.', 1)
  for (let i = 0; i < 3; i++) {
    const reporter = await visitAs({}, path)
    await reporter.getByRole('button', { name: /^Report this review/ }).click()
    const dialog = reporter.getByRole('dialog')
    if (i === 0) {
      await dialog.getByRole('button', { name: 'Send report' }).click()
      await dialog.getByRole('alert').getByText('Please choose what is wrong.').waitFor()
    }
    await dialog.getByLabel('It names a child or somebody who works there').check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await message(reporter, 'Review reported')
  }
  const reader = await visit(path)
  expect(await reader.getByText('Mr X is bad.').count()).toBe(0)

  const admin = await visitAsAdmin('/admin', { expected: [/409/] })
  await admin.getByText('Hello Meera.').waitFor()
  await seeOnlyReviewsOf(admin, id)
  await admin.goto('/admin/reviews?show=open')
  const current = admin.locator('.pane-item')
  await current.getByText('Look at https://example.org').waitFor()
  const changed = { rating: 5, reviewText: 'Look at https://example.com' }
  await send(writer, 'patch', `/api/listings/${id}/reviews/user`, changed)
  await current.getByRole('button', { name: 'Approve review' }).click()
  await current
    .getByRole('alert')
    .getByText('This review has changed since you opened it. Please read it again')
    .waitFor()
  await current.getByText('Look at https://example.com').waitFor()
  await current.getByText('The writer changed this review while you had it open.').waitFor()
  await current.getByRole('button', { name: 'Approve review' }).click()
  await message(admin, 'Review approved')
  // The next one is open.
  await admin.waitForURL((url) => url.searchParams.get('id') === String(reported))
  await expect.poll(() => admin.evaluate(() => document.activeElement?.id)).toBe('opened')
  await current.getByText('Mr X is bad.').waitFor()
  await current.getByText('3 reports').waitFor()
  await barOf(admin).getByRole('button', { name: 'Hide…' }).click()
  await current.getByRole('button', { name: 'Hide with this reason' }).click()
  await current.getByRole('alert').getByText('Please say why. The writer reads it.').waitFor()
  await current.getByLabel('Reason for the writer').fill('It names somebody.')
  await current.getByRole('button', { name: 'Hide with this reason' }).click()
  await message(admin, 'Review hidden')
  await expect.poll(() => admin.locator('main').getByText('Mr X is bad.').count()).toBe(0)

  const moderated = await visitAs(other, path)
  await moderated.getByText('The moderator says: It names somebody.').waitFor()
  await reader.reload()
  await reader.getByText('Look at https://example.com').waitFor()
})
