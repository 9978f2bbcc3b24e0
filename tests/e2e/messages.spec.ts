import { randomInt } from 'node:crypto'
import { writeFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { csvOf, ROW } from '../support/csv.ts'
import { hydrated, newPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import {
  message,
  newAdmin,
  newPerson,
  newWord,
  visit,
  visitAs,
  visitAsAdmin,
} from './support/people.ts'

/** Texts of the frozen rows that no other test of a browser looks at: tests/seed/browser.test.ts names which. */

async function fileOf(content: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'saath-messages-')), 'list.csv')
  await writeFile(path, content)
  return path
}
const choose = async (page: Awaited<ReturnType<typeof visitAsAdmin>>, path: string) => {
  await page.getByLabel('CSV file').setInputFiles(path)
  await page.locator('main').getByRole('button', { name: 'Import CSV' }).click()
}
const twoRows = () => {
  const phone = `98${randomInt(10_000_000, 100_000_000)}`
  const row = { ...ROW, name: newWord(), phone, isApproved: 'false', externalId: newWord() }
  return csvOf([row, { ...row, name: newWord(), externalId: newWord(), region: 'Atlantis' }])
}

test('an import says what it did, row by row', async () => {
  const page = await visitAsAdmin('/admin/import')
  await page.getByRole('button', { name: 'Download template' }).click()
  await message(page, 'CSV template has been downloaded successfully')
  await choose(page, await fileOf(twoRows()))
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByRole('heading', { name: 'Import result' }).waitFor()
  for (const label of ['Total Rows', 'Successful', 'Failed'])
    await page.getByText(label, { exact: true }).first().waitFor()
  const heads = (title: string) =>
    page.getByRole('group', { name: title }).getByRole('columnheader').allTextContents()
  await expect.poll(() => heads('Imported rows')).toEqual(['Row', 'Name', 'ID'])
  await expect.poll(() => heads('Rows to correct')).toEqual(['Row', 'Name', 'Error'])
  const most = await page
    .locator('.import-scroll')
    .first()
    .evaluate((box) => getComputedStyle(box).maxHeight)
  expect(most).toMatch(/^\d+px$/)
})

test('a template that does not come, and an import that fails without a word', async () => {
  const expected = [/status of 500/]
  const page = await visitAsAdmin('/admin/import', { expected })
  await page.route('**/listings/template', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('button', { name: 'Download template' }).click()
  await message(page, 'Failed to download CSV template')
  await page.route('**/api/admin/imports', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: 'no' })
      : route.fallback(),
  )
  await choose(page, await fileOf(twoRows()))
  await message(page, 'Import failed')
  await message(page, 'Failed to import CSV file')
})

const AD = {
  id: 1,
  title: 'Riverside Toys',
  description: 'Quiet toys.',
  type: 'banner',
  position: 'sidebar',
  targetUrl: 'https://toys.example.org/',
  imageUrl: null,
  picture: null,
  pictureUrl: null,
  isActive: true,
  isRunning: true,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2099-12-01T00:00:00.000Z',
  budget: 150_000,
  clicks: 0,
  impressions: 0,
  clickTarget: '_blank',
  reportKey: '3b1f6c1e-7f4a-4d0e-9b52-0a6f0f5f2d11',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

test('advertisements: none, then one that is active, one that is not, and the two titles of the form', async () => {
  const page = await visitAsAdmin('/admin')
  let json: object[] = []
  // One that runs would stand on the pages of other tests.
  await page.route('**/api/advertisements', (route) => route.fulfill({ json }))
  const open = () => page.locator('main').getByRole('link', { name: 'Ads', exact: true }).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/advertisements', async (route) => {
    await held.promise
    await route.fallback()
  })
  await open()
  await page.locator('[aria-busy="true"] .listing-row').first().waitFor()
  expect(await page.locator('[aria-busy="true"] .listing-row').count()).toBe(3)
  held.resolve()
  await page.getByText('No advertisements yet. Create your first one!').waitFor()
  await page.getByRole('button', { name: 'Create Advertisement' }).click()
  await page.getByRole('heading', { name: 'Create Advertisement' }).waitFor()
  json = [AD, { ...AD, id: 2, title: 'Hillside Toys', isActive: false, isRunning: false }]
  await page.goto('/admin')
  await hydrated(page)
  await open()
  const rows = page.locator('.q-list')
  await rows.getByText('Active', { exact: true }).waitFor()
  await rows.getByText('Inactive', { exact: true }).waitFor()
  await page.getByText('₹1,50,000').first().waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('heading', { name: 'Edit Advertisement' }).waitFor()
})

test('what cannot be fetched is said in its words', async () => {
  const { name } = await makeListing(await newAdmin())
  const page = await newPage({ expected: [/status of 500/, /500/] })
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.locator('header').getByRole('link', { name: 'Directory' }).click()
  await page.getByText('Failed to fetch listings', { exact: true }).waitFor()
  await page.unroute('**/api/search?*')
  await page.goto(`/directory?search=${name}`)
  await hydrated(page)
  await page.route('**/api/listings/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click()
  await page.getByText('Failed to fetch listing', { exact: true }).waitFor()
})

test('a review without a word is refused in words', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, `/listing/${id}`)
  const text = page.getByRole('textbox', { name: /review/i }).first()
  await text.waitFor()
  const submit = page.getByRole('button', { name: 'Submit review' })
  expect(await submit.isDisabled()).toBe(true)
  // As a browser does that sends a form whatever its button says.
  await text.evaluate((field) => (field as HTMLTextAreaElement).form?.requestSubmit())
  await message(page, 'Review Required')
  await message(page, 'Please write a review before submitting')
  await text.fill('Kind staff.')
  await expect.poll(() => submit.isDisabled()).toBe(false)
})

test('a newer message takes the place of the older', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, `/listing/${id}`)
  const heart = page.getByRole('button', { name: /like/i }).first()
  // They leave by themselves, so how many there are at once is noted, not looked at.
  const most = await page.evaluateHandle(() => {
    const seen = { most: 0 }
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, document.querySelectorAll('.toast').length)
    }).observe(document, { childList: true, subtree: true })
    return seen
  })
  await heart.click()
  await message(page, 'Listing Liked')
  await heart.click()
  await message(page, 'Listing Unliked')
  expect((await most.jsonValue()).most).toBe(1)
})

test('who sends a listing in is read from the account', async () => {
  const person = await newPerson({ firstName: 'Asha', lastName: 'Naik' })
  const page = await visitAs(person, '/submit-listing')
  const mail = page.locator('#own-mail')
  await mail.waitFor()
  expect(await mail.evaluate((box) => (box as HTMLInputElement).value || box.textContent)).toBe(
    person.email,
  )
  expect(await mail.isEditable().catch(() => false)).toBe(false)
})

test('a map says how many it shows', async () => {
  const page = await visit('/directory?view=map')
  await page
    .getByText(/\d+ locations? mapped/)
    .first()
    .waitFor()
})

test('columns, heights and colours are those of §9', async () => {
  const page = await newPage({ width: 1440 })
  await page.goto('/')
  const columns = (grid: string) =>
    page
      .locator(grid)
      .first()
      .evaluate((box) => getComputedStyle(box).gridTemplateColumns.split(' ').length)
  expect([await columns('.doors'), await columns('.grid-3')]).toEqual([4, 3])
  const height = () =>
    page
      .locator('.mapbox')
      .first()
      .evaluate((box) => getComputedStyle(box).getPropertyValue('--map-height'))
  await page.getByRole('button', { name: 'Load Map' }).click()
  expect(await height()).toBe('500px')
  await page.goto('/directory?view=map')
  expect(await height()).toBe('400px')
})
