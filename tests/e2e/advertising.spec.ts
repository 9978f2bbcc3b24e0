import { readdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AD_POSITIONS, AD_TYPES } from '../../shared/advertising/rules.ts'
import { indianHour } from '../../shared/indian-days.ts'
import type { Advertisement } from '../../shared/advertising/advertisements.ts'
import { drawPicture } from '../support/pictures.ts'
import { startSite } from '../support/site.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, newPage, type PageOptions } from './support/browser.ts'
import { listen, open, textsOf } from './support/hostile.ts'
import { message, send, visit, visitAs, visitAsAdmin } from './support/people.ts'
import { barOf, openRow } from './support/queue.ts'

/** Advertising: the admins' tab, the slots of pages, what is counted, the sponsor's figures (§2, §4, §5, ruling 29). */

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const INPUT = {
  title: 'Riverside Toys',
  description: 'Quiet toys, sent by post.',
  targetUrl: 'https://toys.example.org',
  budget: 150_000,
}

/** A site of its own: what is paid for stands on everybody's pages. Each test begins with none. */
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

let admin: Page
const list = async (): Promise<Advertisement[]> =>
  (await admin.request.get('/api/advertisements')).json()
const make = (fields: object = {}) =>
  send(admin, 'post', '/api/advertisements', { ...INPUT, ...fields }, site.origin)
const see = (path: string, options: PageOptions = {}) => visit(path, { ...options, site })

async function asAdmin(width = 1280) {
  admin = await visitAsAdmin('/admin/ads', { site, width, expected: [/409/] })
  for (const { id } of await list())
    await send(admin, 'delete', `/api/advertisements/${id}`, undefined, site.origin)
  await admin.reload()
  await admin.getByText('No advertisements yet. Create your first one!').waitFor()
  return admin
}

test('a browser that lends no clipboard is told how to copy the private link', async () => {
  const page = await asAdmin()
  // As at an address without HTTPS.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await make()
  await page.reload()
  await page.getByRole('button', { name: 'Copy private link' }).click()
  await page.getByText(/^Please copy this link by hand: http.*\/figures\//).waitFor()
})

test('what is written while an advertisement is saved stays, and is saved next', async () => {
  const page = await asAdmin()
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/advertisements', async (route) => {
    if (route.request().method() === 'POST') {
      arrived.resolve()
      await held.promise
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create Advertisement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(INPUT.title)
  await dialog.getByLabel('Description').fill('Quiet')
  await dialog.getByLabel('Where it leads').fill(INPUT.targetUrl)
  await dialog.getByRole('button', { name: 'Save advertisement' }).click()
  await arrived.promise
  await dialog.getByLabel('Description').fill(INPUT.description)
  held.resolve()
  await dialog.getByText('Saved. Later changes are not saved yet.').waitFor()
  expect(await dialog.getByLabel('Description').inputValue()).toBe(INPUT.description)
  await expectAccessible(page)
  // Closed, it is kept as what is not saved of the one that is there now.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await barOf(page).getByRole('button', { name: 'Edit' }).click()
  await dialog.getByText('This is what you wrote and have not saved yet.').waitFor()
  expect(await dialog.getByLabel('Description').inputValue()).toBe(INPUT.description)
  // Somebody else is faster.
  for (const { id, type, position, isActive, startDate, endDate, clickTarget } of await list()) {
    const theirs = { ...INPUT, title: 'Theirs', type, position, isActive, startDate, endDate }
    const path = `/api/advertisements/${id}`
    await send(page, 'put', path, { ...theirs, clickTarget }, site.origin)
  }
  await dialog.getByRole('button', { name: 'Save advertisement' }).click()
  const told = dialog.getByRole('group', { name: /^Somebody else has changed this advertisement/ })
  await told.getByText('Theirs').waitFor()
  await expect.poll(() => told.evaluate((one) => one === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Keep mine' }).click()
  await dialog.getByRole('button', { name: 'Save advertisement' }).click()
  await message(page, 'Advertisement updated successfully!')
  await dialog.waitFor({ state: 'hidden' })
  expect(await list()).toMatchObject([{ description: INPUT.description }])
})

describe('the tab Ads, walked narrow, seen in both widths', () => {
  test('an advertisement is made, changed and deleted by the keyboard alone', async () => {
    const page = await asAdmin(NARROW)
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Create Advertisement' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create Advertisement' })
    await dialog.waitFor()
    await expectAccessibleInBothWidths(page)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('title')
    // §9
    const length = dialog.getByLabel('How long')
    expect(await length.inputValue()).toBe('30')
    expect(await dialog.getByLabel('Type').inputValue()).toBe('banner')
    expect(await dialog.getByLabel('Position').inputValue()).toBe('homepage-hero')
    expect(await dialog.getByLabel('Opens in').inputValue()).toBe('_blank')
    expect(await dialog.getByLabel('Budget in rupees').inputValue()).toBe('0')
    expect(await dialog.getByLabel('Switched on').isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Save advertisement' }).press('Enter')
    await dialog.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(page)

    // Closing it takes no word away, and what was kept can be dropped.
    await dialog.getByLabel('Title').fill('Hillside Toys')
    await dialog.getByLabel('Type').selectOption('partner')
    expect(await dialog.getByLabel('Position').count()).toBe(0)
    await dialog.getByText('It is shown in Our Trusted Partners, on the home page.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Create Advertisement' }).press('Enter')
    await dialog.getByText('This is what you wrote and have not saved yet.').waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Hillside Toys')
    expect(await dialog.getByLabel('Type').inputValue()).toBe('partner')
    await expectAccessibleInBothWidths(page)
    await dialog.getByRole('button', { name: 'Discard it' }).press('Enter')
    await dialog.getByLabel('Position').waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('')
    await expect.poll(focused).toBe('title')

    await dialog.getByLabel('Title').fill(INPUT.title)
    await dialog.getByLabel('Description').fill(INPUT.description)
    await dialog.getByLabel('Where it leads').fill('javascript:alert(1)')
    await dialog.getByLabel('Begins').fill('2028-02-22T10:00')
    await dialog.getByText('Ends 23 Mar 2028, 10:00 am.').waitFor()
    await length.focus()
    // Two up from 30: the browser's own keys.
    await page.keyboard.press('ArrowUp')
    await dialog.getByText('Ends 7 Mar 2028, 10:00 am.').waitFor()
    await page.keyboard.press('ArrowUp')
    await dialog.getByText('Ends 29 Feb 2028, 10:00 am.').waitFor()
    await dialog.getByLabel('Begins').fill('2028-02-23T10:00')
    await dialog.getByText('Ends 1 Mar 2028, 10:00 am.').waitFor()
    await length.selectOption('custom')
    await dialog.getByLabel('Days', { exact: true }).fill('x')
    await dialog.getByText('Ends 24 Feb 2028, 10:00 am.').waitFor()
    await dialog.getByLabel('Days', { exact: true }).fill('999')
    await dialog.getByText(/^Ends /).waitFor({ state: 'detached' })
    await dialog.getByLabel('Days', { exact: true }).fill('14')
    await dialog.getByLabel('Budget in rupees').fill('1,50,000')
    await dialog.getByRole('button', { name: 'Save advertisement' }).press('Enter')
    await dialog.getByRole('link', { name: /full web address it leads to/ }).waitFor()
    await dialog.getByLabel('Where it leads').fill(INPUT.targetUrl)
    await dialog.getByRole('button', { name: 'Save advertisement' }).press('Enter')
    await message(page, 'Advertisement created successfully!')
    await page.locator('.q-row').getByText('Inactive').waitFor()
    await openRow(page)
    const card = page.getByRole('article')
    await card.getByText('₹1,50,000').waitFor()
    await card.getByText('23 Feb 2028, 10:00 am – 8 Mar 2028, 10:00 am').waitFor()
    await expectAccessibleInBothWidths(page)

    await barOf(page).getByRole('button', { name: 'Edit' }).press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit Advertisement' })
    expect(await edit.getByLabel('How long').inputValue()).toBe('14')
    await edit.getByLabel('Title').fill('Riverside Games')
    await edit.getByRole('button', { name: 'Save advertisement' }).press('Enter')
    await message(page, 'Advertisement updated successfully!')

    await card.getByRole('heading', { name: 'Riverside Games' }).waitFor()
    await card.getByRole('button', { name: 'Make a new link' }).press('Enter')
    await expectAccessibleInBothWidths(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).press('Enter')
    await message(page, 'New link made')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await card.getByRole('button', { name: 'Delete' }).press('Enter')
    await expectAccessibleInBothWidths(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete advertisement' })
      .press('Enter')
    await message(page, 'Advertisement deleted successfully!')
    await page.getByText('No advertisements yet. Create your first one!').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tab')
  })

  test('a new picture is asked about anew, and a refused file is all that is said', async () => {
    const page = await asAdmin(NARROW)
    await page.getByRole('button', { name: 'Create Advertisement' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const choose = async (buffer: Buffer, mimeType = 'image/png') =>
      dialog.getByLabel(/^Picture/).setInputFiles({ name: 'a.png', mimeType, buffer })
    await choose(await drawPicture(480, 320))
    const tick = dialog.getByLabel('Nobody recognisable is in it, or I may publish it.')
    await tick.check()
    await choose(await drawPicture(600, 400))
    await expect.poll(() => tick.isChecked()).toBe(false)
    await dialog.getByText('Picture added.').waitFor()
    await choose(Buffer.alloc(8_400_000))
    await dialog.getByText(/larger than 8 MB/).waitFor()
    expect(await dialog.getByText('Picture added.').count()).toBe(0)
  })

  test('the slots of pages and the figures', async () => {
    await asAdmin(NARROW)
    await make()
    await make({ position: 'directory-top', description: 'Word '.repeat(300) })
    for (const position of ['directory-top', 'directory-bottom', 'sidebar'])
      await make({ position, type: 'sponsored-listing', title: `At ${position}`.repeat(6) })
    await make({ type: 'partner', title: 'Riverside Trust' })
    for (const path of ['/', '/directory', '/directory?view=list', '/listing/1']) {
      const page = await see(path, { width: NARROW })
      await page.getByText('Sponsored', { exact: true }).first().waitFor()
      await expectAccessibleInBothWidths(page)
    }
    const [{ reportKey } = { reportKey: '' }] = await list()
    const figures = await see(`/figures/${reportKey}`, { width: NARROW })
    await figures.getByText('Nothing has been counted yet.').waitFor()
    await expectAccessibleInBothWidths(figures)
  })
})

test('a look and a click are counted once; the link leads on in a new tab and says so', async () => {
  await asAdmin()
  await make()
  await make({ type: 'partner', title: 'Riverside Trust' })
  const page = await see('/', { userAgent: PHONE })
  const link = page.getByRole('link', { name: 'Riverside Toys (opens a new tab)' })
  await reveal(page, 'Riverside Toys')
  await page.waitForFunction(() =>
    document.querySelector('[data-slot] a')?.getAttribute('href')?.includes('?t='),
  )
  const popup = page.waitForEvent('popup')
  await link.click()
  await (await popup).close()
  const counts = async () =>
    (await list()).map(({ title, impressions, clicks }) => [title, impressions, clicks])
  await expect.poll(counts).toEqual([
    // Further down, and not seen.
    ['Riverside Trust', 0, 0],
    ['Riverside Toys', 1, 1],
  ])
  const hour = indianHour(new Date())
  await page.reload()
  await reveal(page, 'Riverside Toys')
  await page.waitForFunction(() =>
    document.querySelector('[data-slot] a')?.getAttribute('href')?.includes('?t='),
  )
  await reveal(page, 'Riverside Trust')
  await expect.poll(async () => (await counts())[0]).toEqual(['Riverside Trust', 1, 0])
  const [, toys] = await list()
  expect(toys).toMatchObject({ title: 'Riverside Toys', clicks: 1 })
  // Seen twice, it counts once an hour.
  if (indianHour(new Date()) === hour) expect(toys?.impressions).toBe(1)
  const figures = await see(`/figures/${toys?.reportKey}`)
  await figures.getByRole('row', { name: `Total ${toys?.impressions} 1` }).waitFor()
  const download = figures.waitForEvent('download')
  await figures.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('figures.csv')
})

test('the slots stand on a screen one goes to within the site, too', async () => {
  await asAdmin()
  await make()
  await make({ type: 'partner', title: 'Riverside Trust' })
  const page = await newPage({ site })
  await page.clock.install()
  await openAbout(page)
  await page.locator('header').getByRole('link', { name: 'Directory' }).click()
  await page.getByRole('heading', { level: 1, name: 'Resource Directory' }).waitFor()
  await page.clock.resume()
  await page.getByText('nothing is placed here now.').waitFor()
  await openAbout(page)
  await page.locator('header a[href="/"]').first().click()
  await page.locator('.hero-copy h1').waitFor()
  await page.clock.resume()
  await page.getByText('Riverside Toys').waitFor()
  await page.getByText('Riverside Trust').waitFor()
})

test('without JavaScript the slots stand and lead on, and nothing is counted', async () => {
  await asAdmin()
  await make()
  const page = await newPage({ site, javaScript: false, userAgent: PHONE })
  await page.goto('/')
  const link = page.getByRole('link', { name: /^Riverside Toys/ })
  const to = await link.getAttribute('href')
  const answer = await page.request.get(`${site.origin}${to}`, { maxRedirects: 0 })
  expect(answer.headers().location).toBe('https://toys.example.org/')
  expect((await list())[0]).toMatchObject({ impressions: 0, clicks: 0 })
  await page.goto('/advertise')
  await page.getByRole('heading', { name: 'What we do not accept' }).waitFor()
})

test('there are none where people look for help, sign in, or see what is their own', async () => {
  await asAdmin()
  for (const position of ['homepage-hero', 'directory-top', 'directory-bottom', 'sidebar'])
    await make({ position })
  await make({ type: 'partner' })
  await look(await see('/help-now'), ['/help-now', '/login', '/auth', '/submit-listing'])
  await look(await visitAs({}, '/help-now', { site }), [
    '/dashboard',
    '/account',
    '/events/1/register',
  ])
})

test('what was written to run stays text in the tab, in slots and figures', async () => {
  await asAdmin()
  const texts = textsOf(175)
  let made = 0
  for (const type of AD_TYPES)
    for (const position of AD_POSITIONS) {
      const text = texts[made++]
      await make({ type, position, title: text, description: text })
    }
  await listen(admin)
  await open(admin, '/admin/ads')
  await admin.locator('.bar').getByRole('button', { name: 'Edit' }).click()
  await admin.getByRole('dialog').waitFor()
  const page = await newPage({ site })
  await listen(page)
  const [{ reportKey } = { reportKey: '' }] = await list()
  for (const path of ['/', '/directory', '/directory?view=list', '/listing/1'])
    await open(page, path, page.locator('.paid').getByText('canary').first())
  await open(page, `/figures/${reportKey}`)
})

test('no built file is named after advertising: content blockers would hold it back', async () => {
  const files = await readdir(new URL('../../dist/client/assets', import.meta.url))
  // Without the hash, which may spell anything.
  const names = files.map((file) => file.replace(/-[\w-]{7,8}(\.\w+)+$/, ''))
  expect(names).toContain('paid')
  for (const name of names)
    expect(name).not.toMatch(/(^|[-_.])ads?([-_.]|$)|advert|sponsor|promo|banner/i)
})

/** Brings an advertisement to where somebody looks; how far down it stands depends on the letters above it. */
const reveal = (page: Page, title: string) =>
  page
    .locator('[data-slot]', { hasText: title })
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))

async function look(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    expect(await page.locator('.paid, [data-slot]').count(), path).toBe(0)
  }
}

/** Time stands still from here on: a screen waits for its slots for 300 ms, which are too few on a busy machine. */
async function openAbout(page: Page) {
  await page.goto('/about')
  await hydrated(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000))
}
