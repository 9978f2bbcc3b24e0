import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { CheckTask } from '../../shared/checks/tasks.ts'
import { startSite } from '../support/site.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'
import { dayFromNow } from './support/made-events.ts'
import { makeListing } from './support/made-listings.ts'
import { newAdmin, newPerson, send, visitAs, type Person } from './support/people.ts'

const makeKnown = (admin: Person, from?: string) => {
  const phone = `0832 2${randomInt(10, 100)} ${randomInt(1_000, 10_000)}`
  const place = { address: '3 Market Road', town: 'Mapusa' }
  return makeListing(
    admin,
    { ...place, ageGroups: ['children'], ages: '3 to 12 years', phone },
    from,
  )
}

/** Makes an admin's task of it; the one they had waits for anybody. */
async function take(admin: Person, id: number, from?: string): Promise<CheckTask> {
  const answer = await send(admin, 'post', `/api/admin/checks/listings/${id}`, {}, from)
  return ((await answer.json()) as { task: CheckTask }).task
}

/** The call screen with a listing of its own. */
async function openCall(admin: Person, width = 1280) {
  const listing = await makeKnown(admin)
  const page = await visitAs(admin, `/admin/checks?listing=${listing.id}`, { width })
  await page.getByRole('heading', { name: listing.name }).waitFor()
  // A press before that falls on nothing.
  await ready(page)
  return { page, listing }
}

const factOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const headOf = (page: Page) => page.locator('.call-head h2')

/** After each answer the bar takes nothing for a moment (queue/bar.tsx). */
const ready = (page: Page) => page.locator('.call-page > .bar[data-ready]').waitFor()

test.each([360, 1280])(
  'the listing that is opened has its ring by key alone, at %i px',
  async (width) => {
    const admin = await newAdmin()
    const listing = await makeKnown(admin)
    await take(admin, listing.id)
    const page = await visitAs(admin, '/admin/reports', { width })
    await hydrated(page)
    const ring = () => headOf(page).evaluate((head) => getComputedStyle(head).outlineStyle)
    const isOpen = () => headOf(page).and(page.locator(':focus')).waitFor()
    const toChecks = page.locator('a[href="/admin/checks"]:visible').first()
    if (width === 360) await page.locator('.rail-fold summary').click()
    await toChecks.click()
    await isOpen()
    expect(await ring()).toBe('none')
    await page.keyboard.press('Shift')
    expect(await ring()).toBe('solid')
  },
)

test('a helpline is asked little, and an emergency line is not called', async () => {
  const admin = await newAdmin()
  const open = async (phone: string) => {
    const { id, name } = await makeListing(admin, { phone })
    const page = await visitAs(admin, `/admin/checks?listing=${id}`)
    await page.getByRole('heading', { name }).waitFor()
    return page
  }
  const helpline = await open('14416')
  await helpline.getByText('This is a helpline, and somebody in need may be waiting.').waitFor()
  await helpline.getByRole('link', { name: 'Call 14416' }).waitFor()
  expect(await helpline.getByText(/waiting list|show what you said/).count()).toBe(0)
  expect(await helpline.getByRole('checkbox').count()).toBe(0)
  await ready(helpline)
  for (const key of ['a', 's']) await helpline.keyboard.press(key)
  await helpline.getByText('Saved.', { exact: true }).waitFor()
  const emergency = await open('112')
  await emergency.getByText('This is an emergency line. Do not call it').waitFor()
  expect(await emergency.getByRole('link', { name: /^Call/ }).count()).toBe(0)
})

test('each state of a call is whole and accessible', async () => {
  const { page, listing } = await openCall(await newAdmin(), NARROW)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  const look = () => expectAccessibleInBothWidths(page)
  await look()
  await factOf(page, 'Phone').getByRole('button', { name: 'Right' }).click()
  await factOf(page, 'Address').getByRole('button', { name: 'Change' }).click()
  await factOf(page, 'Takes new people').getByRole('button', { name: 'Add' }).click()
  await look()
  await page.getByRole('checkbox', { name: 'They agree to be asked again' }).check()
  await look()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByRole('alert').getByText('tick that they agree').waitFor()
  await look()
  await page.getByRole('button', { name: 'Closed, or they say no' }).click()
  const panel = page.getByRole('group', { name: 'Is it closed?' })
  expect(await panel.evaluate((group) => group === document.activeElement)).toBe(true)
  await look()
  await ready(page)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  // What was said so far is kept when the page is loaded again.
  await page.reload()
  await page.getByRole('heading', { name: listing.name }).waitFor()
  await factOf(page, 'Phone').getByText('Right', { exact: true }).waitFor()
})

test('what cannot be is said at its field, and nothing is lost', async () => {
  const admin = await newAdmin()
  const listing = await makeKnown(admin)
  const page = await visitAs(admin, `/admin/checks?listing=${listing.id}`, { expected: [/400/] })
  await factOf(page, 'Phone').getByRole('button', { name: 'Change' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('12')
  await page.getByRole('checkbox', { name: 'They agree to be shown' }).check()
  await page.getByRole('checkbox', { name: 'They agree to be asked again' }).check()
  await page.getByRole('textbox', { name: 'Their email' }).fill('reception')
  await page.getByRole('button', { name: 'Save and next' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please look at these again' })
  await summary.getByRole('link', { name: /^Their email:/ }).click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Their email' }).fill('reception@example.org')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await summary.getByRole('link', { name: /^Phone:/ }).click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await phone.getAttribute('aria-invalid'), await phone.inputValue()]).toEqual([
    'true',
    '12',
  ])
})

test('what is typed after "Change or add" goes into its field: none of it is a key', async () => {
  const { page, listing } = await openCall(await newAdmin())
  const typed = 'near 14 Sea Bax'
  const focused = () =>
    page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement ? field.value : field?.tagName
    })
  const opens = [
    async () => page.keyboard.press('2'),
    async () => factOf(page, 'Email').getByRole('button', { name: 'Add' }).click(),
  ]
  for (const open of opens) {
    await open()
    await page.keyboard.press('End')
    await page.keyboard.type(typed)
    expect(await focused()).toContain(typed)
  }
  await page.getByRole('heading', { name: listing.name }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'They agree to be shown' }).isChecked()).toBe(
    false,
  )
})

test('a call in which all is right takes three keys, and the page says that it was checked', async () => {
  const { page, listing } = await openCall(await newAdmin())
  for (const key of ['a', '4', 's']) await page.keyboard.press(key)
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.goto(`/listing/${listing.id}`)
  await page
    .getByText(/^Checked by us by calling/)
    .first()
    .waitFor()
})

test('ten listings one after another, without a mouse', async () => {
  // The directory has its own to check, which come before.
  const site = await startSite({ SEED: 'none' })
  onTestFinished(site.stop)
  const admin = await newAdmin(site)
  const names: string[] = []
  for (let made = 0; made < 10; made++) {
    const { id, name } = await makeKnown(admin, site.origin)
    await take(admin, id, site.origin)
    names.push(name)
  }
  const page = await visitAs(admin, '/admin/checks', { site })
  const left = new Set(names)
  let presses = 0
  while (left.size > 0) {
    await ready(page)
    const name = (await headOf(page).textContent()) ?? ''
    expect(await headOf(page).evaluate((head) => head === document.activeElement)).toBe(true)
    // What somebody else left waiting comes again tomorrow.
    const keys = left.delete(name) ? ['1', '1', 'a', '4', 's'] : ['d']
    for (const key of keys) await page.keyboard.press(key)
    if (keys.length > 1) presses += keys.length
    await page.waitForFunction(
      (before) => document.querySelector('.call-head h2')?.textContent !== before,
      name,
    )
  }
  expect(presses / names.length).toBeLessThanOrEqual(6)
})

test('keys that are switched off do nothing', async () => {
  const { page } = await openCall(await newAdmin())
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /key/i }).uncheck()
  await page.keyboard.press('Escape')
  for (const key of ['1', 'a', '4', 'n', 'z']) await page.keyboard.press(key)
  await expect.poll(() => factOf(page, 'Name').getByRole('button').count()).toBe(3)
  expect(await page.getByRole('checkbox', { name: 'They agree to be shown' }).isChecked()).toBe(
    false,
  )
  expect(await page.getByRole('group', { name: 'Is it closed?' }).isVisible()).toBe(false)
})

test('a second press of an end falls on nothing', async () => {
  const admin = await newAdmin()
  const { id } = await makeKnown(admin)
  await take(admin, id)
  const { page, listing } = await openCall(admin)
  const ends: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') ends.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: 'No answer' }).dblclick()
  await page.waitForFunction(
    (before) => document.querySelector('.call-head h2')?.textContent !== before,
    listing.name,
  )
  await ready(page)
  // What opens in the bar is under the same finger. Whose listing is next is not said: of a claim the button asks.
  await page.getByRole('button', { name: /^(Closed, or they say no|Open or closed\?)/ }).dblclick()
  const panel = page.getByRole('group', { name: 'Is it closed?' })
  await panel.waitFor()
  await ready(page)
  expect(await panel.isVisible()).toBe(true)
  expect(ends.filter((path) => path.startsWith('/api/admin/checks/'))).toEqual([
    expect.stringMatching(/\/tries$/),
  ])
  // The next one goes back to whoever it waits for.
  await take(admin, id)
})

test('an end asks before it takes away what was written, and says what was recorded of whom', async () => {
  const { page, listing } = await openCall(await newAdmin(), NARROW)
  const fees = page.locator('.call-list > li', { has: factOf(page, 'Fees') })
  await factOf(page, 'Fees').getByRole('button', { name: 'Add' }).click()
  await fees.getByRole('textbox').fill('800 rupees an hour')
  const panel = page.getByRole('group', { name: 'Are you sure?' })
  for (const name of ['Busy', 'Wrong number', 'No answer']) {
    await ready(page)
    await page.getByRole('button', { name, exact: true }).click()
    await panel.getByText('What you marked and wrote here is thrown away.').waitFor()
    expect(await panel.getByRole('button').first().textContent()).toContain('Go back')
    if (name === 'Busy') await expectAccessibleInBothWidths(page)
    await ready(page)
    await panel.getByRole('button', { name: 'Go back' }).click()
    expect(await fees.getByRole('textbox').inputValue()).toBe('800 rupees an hour')
  }
  await ready(page)
  await page.getByRole('button', { name: 'No answer' }).click()
  await ready(page)
  await panel.getByRole('button', { name: 'Throw it away: No answer' }).click()
  await page.getByText(`Nobody answered: ${listing.name}`).first().waitFor()
})

test('an official number is called wrong only by who says so twice', async () => {
  const admin = await newAdmin()
  const { id, name } = await makeListing(admin, { phone: '14416' })
  const page = await visitAs(admin, `/admin/checks?listing=${id}`)
  await page.getByRole('heading', { name }).waitFor()
  await ready(page)
  await page.keyboard.press('x')
  const panel = page.getByRole('group', { name: 'Are you sure?' })
  await panel.getByText('14416 is an official number').waitFor()
  await ready(page)
  await panel.getByRole('button', { name: 'Yes: Wrong number' }).click()
  await page.getByText(`Recorded as a wrong number: ${name}`).first().waitFor()
})

test('where no number is known the sheet asks how else they were asked', async () => {
  const admin = await newAdmin()
  const { id, name } = await makeListing(admin, { address: '3 Market Road', town: 'Mapusa' })
  const page = await visitAs(admin, `/admin/checks?listing=${id}`)
  await page.getByRole('heading', { name }).waitFor()
  await ready(page)
  expect(await page.getByRole('button', { name: /^(No answer|Busy|Wrong number)/ }).count()).toBe(0)
  for (const key of ['a', '4', 's']) await page.keyboard.press(key)
  await page.getByRole('alert').getByText('Please choose how you asked.').waitFor()
  await expectAccessibleInBothWidths(page)
  await page.getByRole('combobox', { name: 'How did you ask them?' }).selectOption('I went there')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.goto(`/listing/${id}`)
  await page
    .getByText(/^Checked by us/)
    .first()
    .waitFor()
  expect(await page.getByText(/by calling/).count()).toBe(0)
})

test('an old number that the call finds right is shown', async () => {
  const admin = await newAdmin()
  const { id, name } = await makeListing(admin, { phoneToCheck: '0832 2262524' })
  const page = await visitAs(admin, `/admin/checks?listing=${id}`)
  await page.getByRole('heading', { name }).waitFor()
  await page.getByText('An old number. If it is right').waitFor()
  await ready(page)
  for (const key of ['a', '4', 's']) await page.keyboard.press(key)
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.goto(`/listing/${id}`)
  await page.getByRole('link', { name: 'Call +91 832 226 2524' }).first().waitFor()
  expect(await page.getByText('an old or incomplete number').count()).toBe(0)
})

test('whether it is open is asked by its name where somebody said that it has closed', async () => {
  const admin = await newAdmin()
  const { page, listing } = await openCall(admin)
  await page.getByRole('button', { name: 'Closed, or they say no' }).click()
  await ready(page)
  await page.getByRole('button', { name: 'They say it has closed' }).click()
  await page.getByText(`Recorded as said to have closed: ${listing.name}`).first().waitFor()
  await page.goto(`/admin/checks?listing=${listing.id}`)
  await page.getByRole('button', { name: 'Open or closed?' }).click()
  await ready(page)
  await page.getByRole('button', { name: 'It is open' }).click()
  await page.getByText(`Recorded as open: ${listing.name}`).first().waitFor()
})

test('what is told of new people and fees is on the card and the page', async () => {
  const { page, listing } = await openCall(await newAdmin())
  const newPeople = page.locator('.call-list > li', { has: factOf(page, 'Takes new people') })
  await factOf(page, 'Takes new people').getByRole('button', { name: 'Add' }).click()
  await newPeople.getByRole('combobox').selectOption('Waitlist')
  const fees = page.locator('.call-list > li', { has: factOf(page, 'Fees') })
  await factOf(page, 'Fees').getByRole('button', { name: 'Add' }).click()
  await fees.getByRole('textbox').fill('800 rupees an hour')
  await page.getByRole('checkbox', { name: 'They agree to be shown' }).check()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const reader = await newPage({ javaScript: false })
  await reader.goto(`/listing/${listing.id}`)
  const main = reader.getByRole('main')
  await main.getByText('800 rupees an hour').first().waitFor()
  await main.getByText('Waitlist').first().waitFor()
  await reader.goto(`/directory?search=${encodeURIComponent(listing.name)}`)
  await reader
    .getByRole('article')
    .filter({ hasText: listing.name })
    .getByText('Waitlist')
    .waitFor()
})

test('a volunteer finds the checks in the menu, and nothing else of the admins', async () => {
  const [admin, volunteer] = [await newAdmin(), await newPerson()]
  const found = await admin.request.get(
    `/api/admin/users?search=${encodeURIComponent(volunteer.email)}`,
  )
  const [{ id }] = (await found.json()) as [{ id: number }]
  await send(admin, 'patch', `/api/admin/users/${id}`, { role: 'checker' })
  // That ended their session.
  const page = await visitAs(await newPerson({ email: volunteer.email }), '/')
  await page.locator('.user-menu > summary').click()
  await page.locator('.user-menu').getByRole('link', { name: 'Checks' }).click()
  await page.getByRole('heading', { name: 'Admin Panel' }).waitFor()
  expect(await page.getByRole('link', { name: 'Submissions' }).count()).toBe(0)
})

test('that nobody has confirmed it for long is on the card, the page and on paper, without script', async () => {
  const admin = await newAdmin()
  const checked = { checkedOn: dayFromNow(-430), method: 'phone' }
  const listing = await makeListing(admin, { phone: '0832 241 2345', facts: { phone: checked } })
  const page = await newPage({ javaScript: false })
  const said = page.getByText('Not confirmed for 14 months')
  await page.goto(`/directory?search=${encodeURIComponent(listing.name)}`)
  const card = page.getByRole('article').filter({ hasText: listing.name })
  await card.getByText('Not confirmed for 14 months').waitFor()
  await page.goto(`/listing/${listing.id}`)
  await said.first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await said.first().isVisible()).toBe(true)
})
