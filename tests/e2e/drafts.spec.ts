import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { keptDrafts } from './support/drafts.ts'
import { cookiesOf, message, newAdmin, newPerson, visit, visitAs } from './support/people.ts'

/** What is typed stays until it is sent, and is its owner's alone (decision 26). */

const TEXT = 'They showed us the quiet room first.'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function reload(page: Page) {
  await page.reload()
  await hydrated(page)
}

test('a review outlives a reload and going away, with its stars, and goes once it is sent', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, `/listing/${id}`)
  await page.locator('textarea').first().fill(TEXT)
  await page.locator('input[name=rating][value="2"]').check({ force: true })
  await reload(page)
  await expect.poll(() => page.locator('textarea').first().inputValue()).toBe(TEXT)
  expect(await page.locator('input[name=rating][value="2"]').isChecked()).toBe(true)

  await page.goto('/help-now')
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => page.locator('textarea').first().inputValue()).toBe(TEXT)

  // A tab that is lost does not take it along.
  const next = await page.context().newPage()
  await next.goto(`/listing/${id}`)
  await hydrated(next)
  await expect.poll(() => next.locator('textarea').first().inputValue()).toBe(TEXT)
  await next.close()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await message(page, 'Review Submitted')
  await expect.poll(() => keptDrafts(page)).toBe('')
})

test('a guest’s message outlives a reload, and follows them when they sign in', async () => {
  const page = await visit('/contact')
  await field(page, 'Subject').fill('A question')
  await field(page, 'Message').fill(TEXT)
  // The form's code comes when somebody enters it.
  await expect.poll(() => keptDrafts(page)).toContain('A question')
  await reload(page)
  await expect.poll(() => field(page, 'Message').inputValue()).toBe(TEXT)

  await page.context().addCookies(await cookiesOf(await newPerson()))
  await reload(page)
  await expect.poll(() => field(page, 'Message').inputValue()).toBe(TEXT)
  await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha Naik')

  // Somebody else in the same tab sees nothing of it.
  await page.context().addCookies(await cookiesOf(await newPerson({ firstName: 'Ravi' })))
  await reload(page)
  await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Ravi Naik')
  expect(await field(page, 'Message').inputValue()).toBe('')
})

test('signing out leaves nothing of what was written', async () => {
  // Its form stays on the page.
  const page = await visitAs({}, '/contact')
  await field(page, 'Message').fill(TEXT)
  await expect.poll(() => keptDrafts(page)).toContain(TEXT)
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await message(page, 'Logged out')
  await expect.poll(() => keptDrafts(page)).toBe('')
})

test('a password is never kept', async () => {
  const page = await visit('/login')
  await field(page, 'Email address').fill('asha@example.org')
  await field(page, 'Password').fill('three green boats')
  await expect.poll(() => keptDrafts(page)).toContain('asha@example.org')
  expect(await keptDrafts(page)).not.toContain('three green boats')
  await reload(page)
  await expect.poll(() => field(page, 'Email address').inputValue()).toBe('asha@example.org')
})

test('signing out empties the other tabs, and what they show is nobody else’s', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({ firstName: 'Dev' }, `/listing/${id}`)
  const other = await page.context().newPage()
  await other.goto('/account')
  await hydrated(other)
  await page.locator('textarea').first().fill(TEXT)
  await expect.poll(() => keptDrafts(page)).toContain(TEXT)

  await other.getByText('Account', { exact: true }).first().click()
  await other.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByText('Please sign in to write a review.').waitFor()
  await hydrated(page)
  expect(await keptDrafts(page)).toBe('')
})

test('a page drawn for one person changes nothing for another', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({ firstName: 'Dev' }, `/listing/${id}`, { expected: [/409/] })
  await page.locator('textarea').first().fill(TEXT)
  // Somebody else has signed in, and this tab has heard of nothing.
  const next = await newPerson({ firstName: 'Chitra' })
  await page.context().addCookies(await cookiesOf(next))
  await page.getByRole('button', { name: 'Submit review' }).click()
  await page.getByRole('alert').getByText('Someone else is signed in now').waitFor()
  const reviews = await next.request.get(`/api/listings/${id}/reviews`)
  expect(await reviews.text()).not.toContain(TEXT)

  // A tab that hears of it begins again, as theirs.
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await hydrated(other)
  await expect.poll(() => page.locator('textarea').first().inputValue()).toBe('')
  await expect.poll(() => keptDrafts(page)).toBe('')
})
