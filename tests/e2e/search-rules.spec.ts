import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible } from './support/browser.ts'
import { expectFits } from './support/layout.ts'
import { makeListing } from './support/made-listings.ts'
import { message, newAdmin, newWord, send, visit, visitAsAdmin } from './support/people.ts'

/** The admins' tab Search: synonyms, chosen answers and what was not found. */

const RULES = '/api/admin/search-rules'
const row = (page: Page, phrase: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: phrase, exact: true }) })
const isFocused = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)

async function deleteRow(page: Page, phrase: string) {
  await row(page, phrase).getByText('More').click()
  await row(page, phrase)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Delete' }).waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await message(page, 'Deleted')
  await row(page, phrase).waitFor({ state: 'detached' })
}

describe('walked narrow, seen in both widths', () => {
  test('a synonym is previewed, made, changed, deleted and brought back by the keyboard', async () => {
    const [phrase, other] = [newWord(), newWord()]
    const page = await visitAsAdmin('/admin/search', { width: NARROW, expected: [/400/] })
    await makeListing(page, { name: `Pool ${other}`, town: 'Mapusa' })
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Add a synonym' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a synonym' })
    await isFocused(page, 'phrase')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await dialog
      .getByRole('alert')
      .getByText('Please write the words that people search for.')
      .waitFor()
    await expectAccessibleInBothWidths(page)

    await dialog.getByLabel('What people search for').fill('kill myself')
    await dialog.getByLabel('Or other words that are searched too').fill(other)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await dialog
      .getByRole('alert')
      .getByText(/^People in danger write these words/)
      .waitFor()
    // What was written is still there.
    expect(await dialog.getByLabel('Or other words').inputValue()).toBe(other)

    await dialog.getByLabel('What people search for').fill(phrase)
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter')
    const preview = dialog.locator('section')
    await preview.filter({ hasText: 'Found now' }).getByText('0 listings').waitFor()
    await preview.filter({ hasText: 'Found with it' }).getByText(`Pool ${other}, Mapusa`).waitFor()
    await expectAccessibleInBothWidths(page)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await message(page, 'Saved')
    await dialog.waitFor({ state: 'hidden' })
    await row(page, phrase).getByText(`Searched too: ${other}`).waitFor()

    const guest = await visit(`/directory?search=${phrase}`)
    await guest.getByRole('heading', { name: `Pool ${other}` }).waitFor()

    await row(page, phrase).getByText('More').press('Enter')
    await row(page, phrase).getByRole('button', { name: /^Edit/ }).press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit the synonym' })
    await edit.getByLabel('Or other words').fill('')
    await edit.getByLabel('What it means').selectOption('speech therapy')
    await edit.getByRole('button', { name: 'Save' }).press('Enter')
    await edit.waitFor({ state: 'hidden' })
    await row(page, phrase).getByText('Means: speech therapy').waitFor()
    await expectAccessibleInBothWidths(page)

    await deleteRow(page, phrase)
    await page.getByText('Changes of the last 24 hours').click()
    await page
      .getByRole('button', { name: `Undo (deleted the synonym “${phrase}”)` })
      .press('Enter')
    await message(page, 'Undone')
    await row(page, phrase).waitFor()
    await expectAccessibleInBothWidths(page)
    await deleteRow(page, phrase)
  })

  test('chosen answers stand above the results, and say when nobody sees them', async () => {
    const phrase = newWord()
    const page = await visitAsAdmin('/admin/search?show=pin', { width: NARROW, expected: [/400/] })
    const { id } = await makeListing(page, { name: `Asha ${phrase}`, town: 'Mapusa' })
    await page.getByRole('button', { name: 'Choose answers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose answers' })
    await dialog.getByLabel('What people search for').fill(phrase)
    await dialog.getByLabel('First answer').fill('/blog/nothing-here')
    await dialog.getByLabel('Second answer').fill(`/listing/${id}`)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog
      .getByRole('alert')
      .getByText(/^Visitors find nothing at/)
      .waitFor()
    await dialog.getByRole('alert').getByRole('link').click()
    await isFocused(page, 'answers.0')
    await expectAccessibleInBothWidths(page)
    await dialog.getByLabel('First answer').fill('/help-now')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    const above = dialog.locator('section').filter({ hasText: 'Above the results' })
    await above.getByText('Help now').waitFor()
    await expectAccessibleInBothWidths(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })

    const guest = await visit(`/directory?search=${phrase}`, { width: NARROW })
    const chosen = guest.getByRole('region', { name: 'Chosen by our team' })
    await chosen.getByRole('link', { name: 'Help now' }).waitFor()
    await chosen.getByRole('link', { name: `Asha ${phrase}` }).waitFor()
    await expectAccessibleInBothWidths(guest)

    await send(page, 'patch', `/api/admin/listings/${id}/unapprove`)
    await page.reload()
    await row(page, phrase).getByText('Not shown').waitFor()
    await row(page, phrase).getByText('visitors do not find it now').waitFor()
    await expectAccessibleInBothWidths(page)
    await guest.reload()
    await chosen.getByRole('link', { name: 'Help now' }).waitFor()
    expect(await chosen.getByRole('link').count()).toBe(1)
    await deleteRow(page, phrase)
    await guest.reload()
    await chosen.waitFor({ state: 'detached' })
  })

  test('what was not found is listed with its place and days', async () => {
    const page = await visitAsAdmin('/admin/search?show=misses', { width: NARROW })
    await page.getByRole('heading', { name: 'Nothing was missing on 5 days or more.' }).waitFor()
    await expectAccessibleInBothWidths(page)
    const place = { id: 'mapusa', label: 'Mapusa, Bardez taluka, Goa' }
    const missed = { concept: 'respite care', days: 7, lastDay: '2026-11-20' }
    await page.route(`**${RULES}/misses?*`, (route) =>
      route.fulfill({
        json: [
          { ...missed, place },
          { ...missed, place: null },
        ],
        headers: { 'x-total-count': '45' },
      }),
    )
    await page.reload()
    const link = page.getByRole('link', { name: 'respite care' })
    expect(await link.first().getAttribute('href')).toBe(
      '/directory?search=respite+care&near=mapusa',
    )
    await page.getByText(`${place.label} · On 7 days, last on 20 Nov 2026`).waitFor()
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await expectAccessibleInBothWidths(page)
  })
})

test('while a list is on its way, and where it is long, it says so', async () => {
  const page = await visitAsAdmin('/admin/search')
  const held = Promise.withResolvers<void>()
  const rule = {
    kind: 'synonym',
    concept: null,
    words: 'x'.repeat(200),
    place: null,
    answers: [],
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  }
  await page.route(`**${RULES}?*`, async (route) => {
    await held.promise
    const rows = Array.from({ length: 20 }, (_, id) => ({
      ...rule,
      id,
      phrase: `${id}`.repeat(40),
    }))
    await route.fulfill({ json: rows, headers: { 'x-total-count': '300' } })
  })
  await page.reload()
  await page.getByText('Loading', { exact: true }).waitFor()
  await expectAccessible(page)
  held.resolve()
  await page.getByText('300 synonyms').waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page)
  await expectFits(page)
})

test('two admins who change one synonym: the second is told, and chooses', async () => {
  const phrase = newWord()
  const other = await newAdmin()
  const made = await send(other, 'post', RULES, {
    kind: 'synonym',
    phrase,
    concept: 'speech therapy',
  })
  const { id } = (await made.json()) as { id: number }
  const page = await visitAsAdmin('/admin/search', { expected: [/409/] })
  await row(page, phrase).getByText('More').click()
  await row(page, phrase).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it means').selectOption('physiotherapy')
  await send(other, 'put', `${RULES}/${id}`, {
    rule: { kind: 'synonym', phrase, concept: 'yoga' },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const told = dialog.getByRole('group', { name: /^Somebody else has changed this synonym/ })
  await told.getByText('yoga').waitFor()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row(page, phrase).getByText('Means: physiotherapy').waitFor()
  await send(other, 'delete', `${RULES}/${id}`)
})
