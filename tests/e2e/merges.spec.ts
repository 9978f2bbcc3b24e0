import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { hydrated } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import {
  message,
  newAdmin,
  newPerson,
  newProof,
  newWord,
  send,
  visit,
  visitAs,
  type Person,
} from './support/people.ts'
import { openRow } from './support/queue.ts'

/** Goes on with the tabulator until something of this name has the focus, and presses it. */
async function pressByKeys(page: Page, name: RegExp, key = 'Enter') {
  for (let at = 0; at < 150; at += 1) {
    const focused = page.locator(':focus')
    const text = (await focused.count()) > 0 ? ((await focused.textContent()) ?? '') : ''
    if (name.test(text)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

const side = (page: Page, part: string, text: string) =>
  page
    .getByRole('group', { name: part, exact: true })
    .getByRole('radio', { name: new RegExp(text) })

/** Two of the same place, the other one with more to say. */
async function makePair(admin: Person) {
  const word = newWord()
  const source = { sourceUrl: 'https://example.org/contact', sourceTitle: 'Contact' }
  const kept = await makeListing(admin, {
    name: `${word} Clinic`,
    town: 'Mapusa',
    phone: '0832 226 2524',
    facts: { phone: source },
  })
  const other = await makeListing(admin, {
    name: `${word} Therapy Clinic`,
    town: 'Mapusa',
    phone: '0832 226 2525',
    website: 'https://example.org/clinic',
    description: 'Speech therapy for children and adults.',
    facts: { phone: { ...source, checkedOn: '2026-11-21', method: 'phone' } },
  })
  return { word, kept, other }
}

describe('walked narrow, seen in both widths', () => {
  test('two listings become one with the keyboard alone, and are two again', async () => {
    const admin = await newAdmin()
    const { word, kept, other } = await makePair(admin)
    const fan = await newPerson()
    await send(fan, 'post', `/api/listings/${other.id}/like`)
    await send(fan, 'post', `/api/listings/${kept.id}/like`)
    const page = await visitAs(admin, `/admin/listings?search=${word}&sort=name`, { width: NARROW })
    await pressByKeys(page, new RegExp(`^More ${kept.name}`))
    await pressByKeys(page, /^Merge with another listing/)
    await page.getByRole('heading', { name: `Merge with another listing: ${kept.name}` }).waitFor()
    await page.getByRole('link', { name: other.name }).first().waitFor()
    await expectAccessibleInBothWidths(page)
    await pressByKeys(page, new RegExp(`^${other.name}`))
    await page.getByText('What comes along').waitFor()
    await page.getByText('1 like (1 person liked both: counted once)').waitFor()
    await page.getByText('1 check, where the value that was checked is chosen').waitFor()
    await expectAccessibleInBothWidths(page)

    // What only the other one says is taken, unless somebody chooses otherwise.
    expect(await side(page, 'Website', 'https').isChecked()).toBe(true)
    expect(await side(page, 'Phone', '2524').isChecked()).toBe(true)
    await side(page, 'Phone', '2524').focus()
    await page.keyboard.press('ArrowDown')
    expect(await side(page, 'Phone', '2525').isChecked()).toBe(true)
    await pressByKeys(page, /^Merge the two/)
    await page.getByRole('dialog').getByText('You can undo this for 24 hours').waitFor()
    await expectAccessibleInBothWidths(page)
    await pressByKeys(page, /^Merge$/)
    await message(page, 'Listings merged')
    await page.waitForURL(`**/admin/listings/${kept.id}`)
    await page.getByText(`${other.name} became part of this listing.`).waitFor()
    expect(await page.getByLabel('Phone (optional)').inputValue()).toContain('2525')
    await expectAccessibleInBothWidths(page)

    const guest = await visit(`/listing/${other.id}`, { width: NARROW })
    expect(new URL(guest.url()).pathname).toBe(`/listing/${kept.id}`)
    await guest.getByRole('heading', { level: 1, name: kept.name }).waitFor()
    await guest.getByText('+91 832 226 2525').first().waitFor()

    const old = await visitAs(admin, `/admin/listings/${other.id}`, { width: NARROW })
    await old.getByText('This listing became part of another one').waitFor()
    await expectAccessibleInBothWidths(old)

    await page.getByRole('button', { name: /^Undo/ }).first().focus()
    await page.keyboard.press('Enter')
    await message(page, 'Undone')
    const again = await guest.request.get(`/listing/${other.id}`, { maxRedirects: 0 })
    expect(again.status()).toBe(200)
    await page
      .getByText(`${other.name} became part of this listing.`)
      .waitFor({ state: 'detached' })
    // Nothing was written here: the form begins anew, and tells of nobody else.
    await expect.poll(() => page.getByLabel('Phone (optional)').inputValue()).not.toContain('2525')
    expect(await page.getByText('Somebody else has changed this listing').count()).toBe(0)
  })

  test('the other one is found by its name, and either may be kept', async () => {
    const admin = await newAdmin()
    const { kept, other } = await makePair(admin)
    const far = await makeListing(admin, { phone: '0832 226 2526' })
    const page = await visitAs(admin, `/admin/listings/${kept.id}/merge`, { width: NARROW })
    await page.getByRole('searchbox').fill(far.name)
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: far.name }).click()
    await page.getByText('What comes along').waitFor()
    await page.getByText('No likes, reviews, reports or checks.').waitFor()
    await page.getByRole('link', { name: 'Choose another listing' }).click()
    await page.getByRole('searchbox').fill('nothing of this name')
    await page.getByRole('searchbox').press('Enter')
    await page.getByText('No approved listings match.').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('link', { name: other.name }).click()
    await page.getByRole('link', { name: 'Keep the other one instead' }).click()
    await page.getByRole('heading', { name: `Merge with another listing: ${other.name}` }).waitFor()
    await page.getByRole('radio').first().waitFor()
    expect(await side(page, 'Website', 'https').isChecked()).toBe(true)
  })

  test('somebody changes one of them meanwhile: nothing is merged, and what was chosen stays', async () => {
    const admin = await newAdmin()
    const { kept, other } = await makePair(admin)
    const page = await visitAs(admin, `/admin/listings/${kept.id}/merge?other=${other.id}`, {
      width: NARROW,
      expected: [/409/],
    })
    await side(page, 'Phone', '2525').check()
    const read = await admin.request.get(`/api/admin/listings/${other.id}`)
    const { updatedAt: version } = (await read.json()) as { updatedAt: string }
    await send(admin, 'patch', `/api/admin/listings/${other.id}`, { version, town: 'Panaji' })
    await page.getByRole('button', { name: 'Merge the two' }).click()
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText('Somebody else has changed this listing')
      .first()
      .waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await side(page, 'Town', 'Panaji').waitFor()
    expect(await side(page, 'Phone', '2525').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Merge the two' }).click()
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await message(page, 'Listings merged')
  })

  test('one that is not approved is not merged', async () => {
    const admin = await newAdmin()
    const { kept } = await makePair(admin)
    const hidden = await makeListing(admin, { isApproved: false })
    const page = await visitAs(admin, `/admin/listings/${kept.id}/merge?other=${hidden.id}`, {
      width: NARROW,
    })
    await page.getByText(`${hidden.name} is not approved`).waitFor()
    await expectAccessibleInBothWidths(page)
  })
})

test('a visitor says that a listing is there twice, and the report leads to the merge', async () => {
  const admin = await newAdmin()
  const { kept, other } = await makePair(admin)
  const altcha = await newProof()
  const said = { field: null, report: 'duplicate', message: `See ${other.name}.` }
  const about = { kind: 'wrong', listingId: kept.id, subject: 'A report', altcha }
  await send(admin, 'post', '/api/contact', { ...about, ...said })
  const page = await visitAs(admin, `/admin/reports?search=${encodeURIComponent(kept.name)}`)
  await hydrated(page)
  await openRow(page, kept.name)
  await page.getByText('It is listed twice').first().waitFor()
  await page.getByRole('link', { name: 'Merge with another listing' }).click()
  await page.getByRole('heading', { name: `Merge with another listing: ${kept.name}` }).waitFor()
})
