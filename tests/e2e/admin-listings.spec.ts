import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated } from './support/browser.ts'
import { keptDrafts } from './support/drafts.ts'
import { makeListing } from './support/made-listings.ts'
import { message, newAdmin, newWord, send, visit, visitAs, visitAsAdmin } from './support/people.ts'

/** Opens the row's "More". */
const more = (page: Page, name: string) =>
  page.locator('.row-menu summary').filter({ hasText: name }).first()

/** Unfolds a group of the form's fields. */
const openGroup = (page: Page, name: string) =>
  page.locator('.listing-group > summary').filter({ hasText: name }).click()

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** The pages that a listing's facts come from, unfolded; each says what it told. */
async function openSources(page: Page) {
  await page.getByText('Where these facts come from').click()
  return page.locator('.sources > li')
}

async function statusOf(page: Page, id: number) {
  return (await page.request.get(`/listing/${id}`)).status()
}

test('a listing is approved and found in the directory', async () => {
  const page = await visitAsAdmin('/admin')
  const { id, name } = await makeListing(page, { isApproved: false })
  expect(await statusOf(page, id)).toBe(404)
  const tabs = page.getByRole('navigation', { name: 'Parts of the admin panel' })
  await tabs.getByRole('link', { name: 'Listings', exact: true }).click()
  await page.getByRole('searchbox').fill(name.toLowerCase())
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`**/admin/listings?search=${name.toLowerCase().replace(' ', '+')}*`)
  await page.getByRole('link', { name: 'Not approved' }).click()
  await page.getByText('1 listing', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Approve ${name}` }).click()
  await message(page, 'Listing approved')
  await page.getByRole('heading', { name: 'No listings match.' }).waitFor()
  // The row has gone with its button: the keyboard goes on from the heading.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Listings')
  const guest = await visit(`/directory?search=${name}`)
  await guest
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .waitFor()
})

test('a listing that is only read leaves no draft, its sources neither', async () => {
  const page = await visitAs(await newAdmin(), '/admin/listings/4')
  await hydrated(page)
  const title = page.locator('input[name="facts.description.sourceTitle"]')
  await title.waitFor({ state: 'attached' })
  expect(await title.inputValue()).not.toBe('')
  await openGroup(page, 'How to reach it')
  expect(await keptDrafts(page)).toBe('')
})

test('a group unfolds where a box was ticked and not saved', async () => {
  const admin = await newAdmin()
  const { id } = await makeListing(admin)
  const page = await visitAs(admin, `/admin/listings/${id}`)
  await hydrated(page)
  await openGroup(page, 'What it offers, and to whom')
  await page.getByLabel('6 to 12 years').check()
  await expect.poll(() => keptDrafts(page)).toContain('ageGroups=')
  await page.reload()
  await page.getByLabel('6 to 12 years').waitFor()
  await expect.poll(() => page.getByLabel('6 to 12 years').isChecked()).toBe(true)
})

test('a phone is changed with its source and a check, and both stand on its page', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/400/] })
  const { id } = await makeListing(page, { phone: '112' })
  await page.goto(`/admin/listings/${id}`)
  await hydrated(page)
  await openGroup(page, 'How to reach it')
  await page.getByLabel('Phone (optional)').fill('2522283')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const error = page.getByRole('alert').getByText(/cannot be dialled from everywhere/)
  await error.waitFor()
  // Folded by hand, it unfolds for who goes from the error to its field.
  const phone = page.getByLabel('Phone (optional)')
  await openGroup(page, 'How to reach it')
  await phone.waitFor({ state: 'hidden' })
  await error.click()
  await expect.poll(() => phone.evaluate((one) => one === document.activeElement)).toBe(true)
  await phone.fill('0832 226 2524')
  const fold = page.locator('.fact-fold').filter({ hasText: 'Source and check of Phone' })
  await fold.locator('summary').click()
  await fold.getByLabel(/^Address of the page/).fill('example.org/contact')
  await fold.getByLabel(/^Name of the page/).fill('Contact')
  await fold.getByLabel(/^Read on/).fill('2026-11-20')
  await fold.getByLabel(/^Checked on/).fill('2026-11-21')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('alert').getByText('Please say how it was checked.').click()
  await fold.getByLabel(/^How it was checked/).selectOption('By phone')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Listing Updated!')
  await page.locator('.differences').getByText('Phone', { exact: true }).waitFor()

  const guest = await visit(`/listing/${id}`)
  const checked = guest.locator('div:has(> .standing)', { hasText: 'Checked by us' })
  await checked.locator('.fact').filter({ hasText: '+91 832 226 2524' }).waitFor()
  const source = (await openSources(guest)).filter({ hasText: /phone/i })
  await source.getByRole('link', { name: /^Contact/ }).waitFor()

  // Another value without another source: the old one does not vouch for it.
  await openGroup(page, 'How to reach it')
  await page.getByLabel('Phone (optional)').fill('1098')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(async () => (await page.request.get(`/api/listings/${id}`)).json())
    .toMatchObject({
      phone: '1098',
      facts: [],
    })
})

test('a new address does not stand beside the source of the town', async () => {
  const page = await visitAsAdmin('/admin')
  const source = { sourceUrl: 'https://example.org/about', sourceTitle: 'Old page' }
  const { id } = await makeListing(page, {
    address: 'Near the church',
    region: 'Sikkim',
    town: 'Gangtok',
    facts: { address: source, town: source },
  })
  await page.goto(`/listing/${id}`)
  const place = page.locator('.fact').filter({ hasText: 'Gangtok' })
  const old = { hasText: 'Old page' }
  await (
    await openSources(page)
  )
    .filter(old)
    .getByText(/address/i)
    .waitFor()
  await page.goto(`/admin/listings/${id}`)
  await hydrated(page)
  await openGroup(page, 'Where it is')
  await page.getByLabel('Address (optional)').fill('Near the market')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Listing Updated!')
  await page.goto(`/listing/${id}`)
  await place.getByText('Near the market').waitFor()
  const told = (await openSources(page)).filter(old)
  expect(await told.getByText(/address/i).count()).toBe(0)
})

test('a new listing that looks like another says so before it is added', async () => {
  const admin = await newAdmin()
  const { id, name } = await makeListing(admin)
  const page = await visitAs(admin, '/admin/listings/new')
  await page.getByLabel('Name', { exact: true }).fill(`  ${name.toUpperCase()} `)
  await page.getByLabel('Town (optional)').focus()
  const note = page.getByRole('status').filter({ hasText: 'Is it one of them?' })
  const link = note.getByRole('link', { name })
  expect(await link.getAttribute('href')).toBe(`/admin/listings/${id}`)
  await page.getByLabel('Name', { exact: true }).fill(newWord())
  await page.getByLabel('Town (optional)').focus()
  await note.waitFor({ state: 'detached' })
})

test('a listing that is not there is said', async () => {
  const page = await visitAsAdmin('/admin/listings/99999', { expected: [/404/] })
  await page.getByRole('heading', { name: /Not Found/ }).waitFor()
})

test('a listing is deleted, answers 410, and comes back by "Undo", with the keyboard alone', async () => {
  const page = await visitAsAdmin('/admin')
  const { id, name } = await makeListing(page)
  await page.goto(`/admin/listings?search=${name}`)
  await hydrated(page)
  const opener = more(page, name)
  const askToDelete = async () => {
    await opener.press('Enter')
    const choices = page.locator('.row-menu[open] li > *')
    // It is the last, after what leads on.
    expect(await choices.last().innerText()).toMatch(/^Delete/)
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter')
    await page.getByRole('dialog').waitFor()
  }
  await askToDelete()
  await page.keyboard.press('Escape')
  expect(await statusOf(page, id)).toBe(200)
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
  await askToDelete()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete listing' }).focus()
  await page.keyboard.press('Enter')
  await message(page, 'Listing deleted')
  await page.getByRole('heading', { name: 'No listings match.' }).waitFor()
  expect(await statusOf(page, id)).toBe(410)

  // What others did since may have pushed it into the fold.
  const fold = page.locator('section[aria-labelledby=recent] summary')
  if (await fold.isVisible()) await fold.press('Enter')
  const undo = page.getByRole('button', { name: `Undo (deleted ${name})` })
  await undo.focus()
  await page.keyboard.press('Enter')
  await message(page, 'Undone')
  await rowOf(page, name).waitFor()
  expect(await statusOf(page, id)).toBe(200)
  const change = page.locator('.change', { hasText: `deleted ${name}` })
  await change.getByText('Undone by Meera Rao').waitFor()
  // The button has gone once it had done its work.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tab')
})

test('several are chosen and approved at once', async () => {
  const page = await visitAsAdmin('/admin')
  const word = newWord()
  const names = [`${word} One`, `${word} Two`]
  const ids: number[] = []
  for (const name of names) ids.push((await makeListing(page, { name, isApproved: false })).id)
  await page.goto(`/admin/listings?search=${word}&sort=name`)
  await hydrated(page)
  const one = page.getByRole('checkbox', { name: `Choose ${names[0]}` })
  await one.focus()
  await page.keyboard.press('Space')
  // The bar is there only while something is chosen, and then on the screen.
  await page.getByText('1 chosen').waitFor()
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await page.getByText('2 chosen').waitFor()
  await page.getByRole('button', { name: 'Approve 2', exact: true }).click()
  await message(page, '2 listings approved')
  for (const id of ids) expect(await statusOf(page, id)).toBe(200)
  await expect.poll(() => one.isChecked()).toBe(false)
  expect(await page.getByRole('button', { name: /^Approve \d/ }).count()).toBe(0)
})

test('of two who have a listing open, the second keeps what was written and sees what changed', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/409/] })
  const { id } = await makeListing(page, { isApproved: false })
  await page.goto(`/admin/listings/${id}`)
  await hydrated(page)
  await openGroup(page, 'What it offers, and to whom')
  await page.getByLabel('Ages, in words (optional)').fill('3 to 6 years')
  await send(page, 'patch', `/api/admin/listings/${id}/approve`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const told = page.getByRole('group', { name: /^Somebody else has changed this listing/ })
  await told.waitFor()
  await expect.poll(() => told.evaluate((one) => one === document.activeElement)).toBe(true)
  await told.getByText('3 to 6 years').waitFor()
  await expectAccessible(page)
  // Also after the page was left.
  await page.reload()
  await hydrated(page)
  await told.getByText('3 to 6 years').waitFor()
  expect(await page.getByLabel('Ages, in words (optional)').inputValue()).toBe('3 to 6 years')
  expect(await page.getByLabel('Ages, in words (optional)').isVisible()).toBe(true)
  await page.getByText('Meera Rao approved it').waitFor()
  await page.getByRole('button', { name: 'Show newest' }).click()
  expect(await page.getByLabel('Ages, in words (optional)').inputValue()).toBe('')
  expect(await page.getByLabel(/^Approved: everybody/).isChecked()).toBe(true)
})

test('"Keep mine" replaces what was changed here and nothing else', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/409/] })
  const { id } = await makeListing(page, { hours: 'Monday to Friday', nextStep: null })
  await page.goto(`/admin/listings/${id}`)
  await hydrated(page)
  await openGroup(page, 'What it offers, and to whom')
  await page.getByLabel('Ages, in words (optional)').fill('3 to 6 years')
  const { updatedAt } = (await (await page.request.get(`/api/admin/listings/${id}`)).json()) as {
    updatedAt: string
  }
  await send(page, 'patch', `/api/admin/listings/${id}`, {
    version: updatedAt,
    services: ['speech therapy'],
    description: 'Changed by somebody else.',
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const told = page.getByRole('group', { name: /^Somebody else has changed this listing/ })
  await told.getByText(/They changed what you did not: .*(description|services)/i).waitFor()
  await told.getByRole('button', { name: 'Keep mine' }).click()
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe(
    'Changed by somebody else.',
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Listing Updated!')
  const after = await (await page.request.get(`/api/admin/listings/${id}`)).json()
  expect(after).toMatchObject({
    ages: '3 to 6 years',
    services: ['speech therapy'],
    description: 'Changed by somebody else.',
  })
})

test('a listing is added by hand, and everything that was done stands in the audit log', async () => {
  const page = await visitAsAdmin('/admin/listings', { expected: [/400/] })
  const name = `${newWord()} Circle`
  await page.getByRole('link', { name: 'New listing' }).click()
  await page.getByRole('button', { name: 'Add listing' }).click()
  await page.getByRole('alert').getByText('Please write the name of the listing.').waitFor()
  await page.getByRole('alert').getByText('Please choose a category.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Category', { exact: true }).selectOption('Support Groups')
  await page.getByLabel('Description', { exact: true }).fill('Parents who meet on Sundays.')
  await page.getByLabel('Town (optional)').fill('Mapusa')
  await page.getByLabel('State or union territory (optional)').fill('goa')
  await page.getByLabel('6 to 12 years').check()
  await page.getByRole('button', { name: 'Add listing' }).click()
  await message(page, 'Listing added')
  await page.waitForURL(/\/admin\/listings\/\d+$/)
  await openGroup(page, 'Where it is')
  await page.getByText(/We add: Bardez/).waitFor()
  expect(await page.getByLabel('6 to 12 years').isChecked()).toBe(true)
  expect(await page.getByLabel('13 to 17 years').isChecked()).toBe(false)
  await page.goto('/admin')
  await hydrated(page)
  await page.getByRole('link', { name: /audit log/ }).click()
  await page.waitForURL('**/admin/audit')
  await expect.poll(() => page.title()).toMatch(/^Who changed what · Admin Panel · /)
  // Tests at the same time write into it, too.
  await page.getByLabel('What it is about').selectOption('Listings')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL('**/admin/audit?about=listing')
  await page.locator('.q-row', { hasText: `Added the listing ${name}` }).click()
  await page.getByRole('heading', { name: `Meera Rao added the listing ${name}` }).waitFor()
  await page.getByRole('link', { name: 'Open the listing' }).waitFor()
})

test('categories are seeded once they are missing, and a failure is said', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/500/] })
  const button = page.getByRole('button', { name: 'Seed Categories' })
  expect(await button.isDisabled()).toBe(true)
  await page.getByText('All categories already exist.').waitFor()
  const stats = (await (await page.request.get('/api/admin/stats')).json()) as object
  await page.route('**/api/admin/stats', (route) =>
    route.fulfill({ json: { ...stats, categories: 6, missingCategories: 2 } }),
  )
  await page.route('**/api/admin/seed-categories', (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  await page.reload()
  await hydrated(page)
  await button.click()
  await message(page, 'Seeding Failed')
  await message(page, 'Failed to seed categories')
  await page.unroute('**/api/admin/seed-categories')
  await page.route('**/api/admin/seed-categories', (route) => route.fulfill({ json: { count: 2 } }))
  await button.click()
  await message(page, 'Categories Seeded Successfully')
})

test('an act that fails is said with its own words', async () => {
  const admin = await newAdmin()
  const { name } = await makeListing(admin)
  const page = await visitAs(admin, `/admin/listings?search=${name}`, { expected: [/502/] })
  await page.route(/\/api\/admin\/listings\/\d+/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 502, body: 'x' }),
  )
  await page.getByRole('button', { name: `Unapprove ${name}` }).click()
  await message(page, 'Failed to unapprove listing.')
  await more(page, name).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete listing' }).click()
  await message(page, 'Failed to delete listing.')
  await page
    .getByRole('dialog')
    .getByText(/Nothing has changed/)
    .waitFor()
})

describe('axe finds nothing on, walked narrow, seen in both widths', () => {
  test('the dashboard and the audit log', async () => {
    const page = await visitAsAdmin('/admin', { width: NARROW })
    await page.locator('.stat').first().waitFor()
    await page.getByText('The numbers as a table').click()
    await expectAccessibleInBothWidths(page)
    await makeListing(page)
    await page.goto('/admin/audit')
    await page.locator('.q-row').first().waitFor()
    await expectAccessibleInBothWidths(page)
    // Other tests import, too.
    const headers = { 'x-total-count': '0' }
    await page.route('**/api/admin/audit?*', (route) => route.fulfill({ json: [], headers }))
    await page.goto('/admin/audit?about=import')
    await page.getByRole('heading', { level: 3 }).waitFor()
    await expectAccessibleInBothWidths(page)
  })

  test('the listings, chosen, narrowed, empty, loading, and asked about', async () => {
    const admin = await newAdmin()
    const { name } = await makeListing(admin)
    const path = `/admin/listings?category=therapists&region=goa&search=${name}`
    const page = await visitAs(admin, path, { width: NARROW })
    const all = page.getByRole('checkbox', { name: 'Choose all on this page' })
    await all.check()
    await expectAccessibleInBothWidths(page)
    // The open menu lies over what is below it: of what other tests changed that could be a strip of a button.
    await page.route('**/api/admin/listings/changes?*', async (route) =>
      route.fulfill({ response: await route.fetch(), json: [] }),
    )
    await page.reload()
    await all.check()
    await more(page, name).click()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.goto('/admin/listings?search=zzzzzz')
    await page.getByRole('heading', { name: 'No listings match.' }).waitFor()
    await expectAccessibleInBothWidths(page)
    await page.route('**/api/admin/listings?*', () => undefined)
    await page.goto('/admin/listings?show=removed')
    await page.getByText('Loading listings').waitFor({ state: 'attached' })
    await expectAccessibleInBothWidths(page)
  })

  test.each([
    [NARROW, 120],
    [1280, 56],
  ])('twenty rows take two lines each, so at %i px they are %i high', async (width, most) => {
    const page = await visitAsAdmin('/admin/listings?sort=name', { width })
    await page.locator('tbody tr').first().waitFor()
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(heights.length).toBe(20)
    // Names over some 80 letters take one line more.
    expect(heights.filter((height) => height > most).length).toBeLessThanOrEqual(1)
    expect(Math.max(...heights)).toBeLessThanOrEqual(most + 22)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(5000)
  })

  test('editing: at first, wrong, changed by somebody else, deleted', async () => {
    const admin = await newAdmin()
    const { id } = await makeListing(admin, FULL)
    const page = await visitAs(admin, `/admin/listings/${id}`, { width: NARROW, expected: [/400/] })
    await page.locator('.listing-group').first().waitFor()
    // Folded, each group says what is in it, and the answer is on the screen.
    await hydrated(page)
    for (const width of [1280, NARROW]) {
      await page.setViewportSize({ width, height: 800 })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(5000)
      const { y } = (await page.getByRole('button', { name: 'Save changes' }).boundingBox())!
      expect(y).toBeLessThan(800)
    }
    await page.getByText('+91 832 226 2524 · https://example.org').waitFor()
    await page.getByText('Not given: Number to check, Email').waitFor()
    await expectAccessibleInBothWidths(page)
    const groups = page.locator('.listing-group > summary')
    for (const group of await groups.all()) await group.click()
    for (const fold of await page.locator('.fact-fold summary').all()) await fold.click()
    await expectAccessibleInBothWidths(page)
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Latitude (optional)').fill('48.1')
    await page.getByLabel('PIN code (optional)').fill('40')
    // What is written is told by a group that is folded again, and what is wrong unfolds it.
    for (const group of await groups.all()) await group.click()
    await groups.filter({ hasText: '48.1' }).waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('PIN code (optional)').waitFor()
    expect(await page.locator('.listing-group[open]').count()).toBe(2)
    await expectAccessibleInBothWidths(page)
    await send(page, 'delete', `/api/admin/listings/${id}`)
    await page.goto(`/admin/listings/${id}`)
    await page.getByText(/This listing was deleted/).waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await message(page, 'Undone')
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
  })
})

/** With everything that the form shows beside its fields: sources, checks, what the gazetteer adds. */
const SOURCE = { sourceUrl: 'https://example.org/contact', sourceTitle: 'Contact' }
const FULL = {
  address: 'Near the market',
  town: 'Mapusa',
  phone: '0832 226 2524',
  website: 'https://example.org',
  facts: { address: SOURCE, phone: { ...SOURCE, checkedOn: '2026-11-21', method: 'phone' } },
}

test('an admin says what else a listing is, and it is found by that', async () => {
  const page = await visitAsAdmin('/admin', { expected: [/400/] })
  const { id, name } = await makeListing(page)
  await page.goto(`/admin/listings/${id}`)
  await hydrated(page)
  const others = page.getByRole('group', { name: 'Other categories' })
  await page.locator('details:has([name=otherCategories]) > summary').click()
  await others.getByLabel('Therapists').check()
  await others.getByLabel('Child Care').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await others.getByText('This is its category already.').waitFor()
  await others.getByLabel('Therapists').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await message(page, 'Listing Updated!')
  await page.goto(`/directory?category=child-care&search=${name}`)
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByText('Therapists, also Child Care').waitFor()
  await page.goto(`/listing/${id}`)
  await page.getByRole('link', { name: 'Child Care' }).first().click()
  await page.waitForURL('**/directory?category=child-care')
})
