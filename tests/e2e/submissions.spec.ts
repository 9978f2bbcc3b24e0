import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawPicture } from '../support/pictures.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated } from './support/browser.ts'
import { keptDrafts } from './support/drafts.ts'
import { expectFits } from './support/layout.ts'
import { makeListing } from './support/made-listings.ts'
import { openRow } from './support/queue.ts'
import {
  cookiesOf,
  message,
  newAdmin,
  newPerson,
  newWord,
  send,
  visit,
  visitAs,
  visitAsAdmin,
  type Sender,
} from './support/people.ts'

/** What no other listing is called, and the number of no other: what is alike is asked about. */
const newOne = () => ({
  name: `${newWord()} Room`,
  phone: `0832 2${randomInt(10, 100)} ${randomInt(1_000, 10_000)}`,
})

/** What the form begins to be with. */
const listing = (one: { name: string; phone: string }) => ({
  ...one,
  category: 'therapists',
  description: 'Speech therapy in a quiet room, for children.',
  address: 'Near the market',
  town: 'Mapusa',
  region: 'Goa',
})

async function fill(page: Page, { name, phone }: { name: string; phone: string }) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Category').selectOption('Therapists')
  await page.getByLabel('Description').fill('Speech therapy in a quiet room, for children.')
  await page.getByLabel('Address', { exact: true }).fill('Near the market')
  await page.getByLabel(/^Town or village/).fill('Mapusa')
  await page.getByLabel(/^State or union territory/).fill('Goa')
  await page.getByLabel('Phone', { exact: true }).fill(phone)
}

const toAnswers = (page: Page) => page.getByRole('button', { name: 'Check your answers' }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

/** A submission made as the form makes it; gives its id. */
async function submit(sender: Sender, sent: object) {
  const answer = await send(sender, 'post', '/api/submissions', sent)
  return ((await answer.json()) as { id: number }).id
}

test('who has no name is led to where it is given, and shown no made-up one', async () => {
  const page = await visitAs({ firstName: '', lastName: '' }, '/submit-listing')
  expect(await page.getByLabel('Your name').inputValue()).toBe('No name yet')
  await page.getByRole('link', { name: 'Add your name' }).click()
  await heading(page, 'Your name')
})

test('a listing is sent in, rejected with a reason, and the reason stands on the dashboard', async () => {
  const one = newOne()
  const { name } = one
  const page = await visitAs({}, '/submit-listing')
  await fill(page, one)
  await toAnswers(page)
  await heading(page, 'Check your answers')
  expect(new URL(page.url()).search).toBe('?step=check')
  await page.goBack()
  await heading(page, 'The place or service')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
  await page.goForward()
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await message(page, 'Submission Received!')
  await heading(page, 'Thank you. We have it.')
  await page.reload()
  await hydrated(page)
  // The draft has gone with what was sent.
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')

  const admin = await visitAsAdmin(`/admin/submissions?search=${name}`)
  await heading(admin, name)
  await admin.getByRole('button', { name: 'Reject…' }).click()
  await admin.getByRole('button', { name: 'Reject and send' }).click()
  await admin
    .getByRole('alert')
    .getByText('Please say why. The person who sent it reads it.')
    .waitFor()
  await admin.getByLabel('Message to Asha Naik').fill('The number belongs to a shop.')
  await admin.getByRole('button', { name: 'Reject and send' }).click()
  await message(admin, 'Status Updated')
  await heading(admin, 'No submissions match.')

  await page.goto('/dashboard/listings')
  await page.getByText('The number belongs to a shop.').waitFor()
  await page.locator('.badge-bad').getByText('Rejected').waitFor()
  expect(await page.getByRole('link', { name: 'Edit Submission' }).count()).toBe(0)
  await page.getByText('1 listing needs a change.').waitFor()
  const again = page.getByRole('link', { name: `Send again of ${name}` })
  const isFilled = async () => {
    await page.getByText('Here is what you sent before').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
    expect(await page.getByLabel('Description').inputValue()).not.toBe('')
  }
  // Followed before the script is there, too.
  const address = (await again.getAttribute('href')) ?? ''
  await page.goto(address)
  await isFilled()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.goto('/dashboard/listings')
  await again.click()
  await isFilled()
})

test('a listing is changed while it waits, approved, found, and a change of it is suggested', async () => {
  const one = newOne()
  const name = `${one.name} and Garden`
  const sender = await newPerson()
  await submit(sender, listing(one))
  const page = await visitAs(sender, '/dashboard/listings')
  await page.getByRole('link', { name: `Edit Submission of ${one.name}` }).click()
  await heading(page, 'Edit Your Listing')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await toAnswers(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await message(page, 'Listing Updated!')
  await page.waitForURL('**/dashboard/listings')
  await heading(page, name)

  const admin = await visitAsAdmin(`/admin/submissions?search=${name}`)
  await heading(admin, name)
  await admin.getByRole('button', { name: 'Approve listing' }).click()
  await message(admin, 'Status Updated')

  const guest = await visit(`/directory?search=${name}`)
  await guest
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .waitFor()
  await page.reload()
  await page.getByRole('link', { name: `Suggest a change of ${name}` }).click()
  await heading(page, 'Suggest a change')
  await toAnswers(page)
  await page.getByText('You have not changed anything yet.').waitFor()
  await page.getByRole('link', { name: 'Change my answers' }).click()
  await page.getByLabel(/^Website/).fill('https://bucket.example.org')
  await toAnswers(page)
  await page.getByText('https://bucket.example.org').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the change' }).click()
  await message(page, 'Submission Received!')

  await admin.goto(`/admin/submissions?search=${name}`)
  await admin.locator('.difference').getByText('https://bucket.example.org').waitFor()
  expect(await admin.locator('.difference').count()).toBe(1)
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Approve change' }).click()
  await message(admin, 'Status Updated')
})

test('"Is it one of these?" comes before sending', async () => {
  const one = newOne()
  const { name } = await makeListing(await newAdmin(), listing(one))
  const page = await visitAs({}, '/submit-listing')
  await fill(page, { name: `${name} Two`, phone: one.phone })
  await toAnswers(page)
  await heading(page, 'Is it one of these?')
  await page.getByText('the same phone number').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name, exact: true }).waitFor()
  await page.getByRole('link', { name: 'None of these' }).click()
  await heading(page, 'Check your answers')
  await page.goBack()
  await heading(page, 'Is it one of these?')
  await page.getByRole('link', { name: `Yes: suggest a change of ${name}` }).click()
  await heading(page, 'Suggest a change')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
})

test('what was written stays through signing in again, and is nobody else’s', async () => {
  const person = await newPerson()
  const page = await visitAs(person, '/submit-listing')
  await page.getByLabel('Name', { exact: true }).fill('Half Written Home')
  await page.getByLabel('Category').selectOption('Therapists')
  await page.getByLabel('3 to').or(page.getByLabel('6 to 12 years')).first().check()
  // The sign-in ends by itself.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/submit-listing')
  await page.getByText('Please sign in to add a listing.').waitFor()
  expect(
    await page.locator('main').getByRole('link', { name: 'Sign In' }).getAttribute('href'),
  ).toBe('/api/login?returnTo=%2Fsubmit-listing')
  await page.context().addCookies(await cookiesOf(person))
  await page.reload()
  await page.getByText(/^Here is what you wrote on/).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half Written Home')
  expect(await page.getByLabel('Category').inputValue()).toBe('therapists')
  expect(await page.getByLabel('6 to 12 years').isChecked()).toBe(true)

  await page.evaluate(() => {
    for (const place of [localStorage, sessionStorage])
      for (const [key, text] of Object.entries(place)) {
        if (!key.startsWith('saath-draft/')) continue
        place.removeItem(key)
        place.setItem(key.replace(/\d+/, '999999'), text)
      }
  })
  expect(await keptDrafts(page)).toContain('999999')
  await page.reload()
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  expect(await keptDrafts(page)).toBe('')
})

test('signing out removes what was written', async () => {
  const page = await visitAs({}, '/submit-listing')
  await page.getByLabel('Name', { exact: true }).fill('Left Behind')
  expect(await keptDrafts(page)).toContain('Left')
  await page
    .getByRole('button', { name: /Asha/ })
    .or(page.locator('.head-wide summary'))
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await message(page, 'Logged out')
  await expect.poll(() => keptDrafts(page)).toBe('')
})

test('of two moderators at once the second is told, and reads it again', async () => {
  const one = newOne()
  const { name } = one
  const id = await submit(await newPerson(), listing(one))
  const first = await visitAsAdmin(`/admin/submissions?id=${id}`)
  const second = await visitAsAdmin(`/admin/submissions?id=${id}`, { expected: [/409/] })
  await heading(second, name)
  await heading(first, name)
  await first.getByRole('button', { name: 'Approve listing' }).click()
  await message(first, 'Status Updated')
  await second.getByRole('button', { name: 'Reject…' }).click()
  await second.getByLabel('Message to Asha Naik').fill('Not clear.')
  await second.getByRole('button', { name: 'Reject and send' }).click()
  const told = second.getByRole('group', { name: /has already approved this submission/ })
  await told.waitFor()
  await expect.poll(() => told.evaluate((one) => one === document.activeElement)).toBe(true)
  await told.getByText('Not clear.').waitFor()
  await expectAccessible(second)
  await second.reload()
  await second.getByText(/^Decided by/).waitFor()
  expect(await second.getByRole('button', { name: 'Reject' }).count()).toBe(0)
})

test('with the keyboard alone', async () => {
  const { name, phone: number } = newOne()
  const page = await visitAs({}, '/submit-listing', { expected: [/400/] })
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type(name)
  await page.getByRole('button', { name: 'Check your answers' }).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: 'Please write a phone number.' }).focus()
  await page.keyboard.press('Enter')
  const phone = page.getByLabel('Phone', { exact: true })
  await expect.poll(() => phone.evaluate((one) => one === document.activeElement)).toBe(true)
  await fill(page, { name, phone: '2522283' })
  await page.getByRole('button', { name: 'Check your answers' }).focus()
  await page.keyboard.press('Enter')
  // What only the server knows is said at the field, too, before the answers are shown.
  await summary.getByRole('link', { name: /cannot be dialled/ }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.className))
    .toBe('error-summary')
  await phone.fill(number)
  await page.getByRole('button', { name: 'Check your answers' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Check your answers')
  await page.getByRole('button', { name: 'Submit listing' }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Thank you. We have it.')
})

test.each([360, 1280])('at %i px what was wrong is said until it is right', async (width) => {
  const { name, phone } = newOne()
  const page = await visitAs({}, '/submit-listing', { width, expected: [/400/] })
  await page.getByLabel('Name', { exact: true }).fill(name)
  await toAnswers(page)
  const wrong = page.locator('.field .error').filter({ visible: true })
  // The category, the description, the address and the phone.
  await expect.poll(() => wrong.count()).toBe(4)
  await fill(page, { name, phone: '2522283' })
  await expect.poll(() => wrong.count()).toBe(0)
  await page.getByRole('alert').getByText('You have corrected everything listed here').waitFor()
  await toAnswers(page)
  const field = page.locator('.field', { has: page.getByLabel('Phone', { exact: true }) })
  await field.getByText(/cannot be dialled/).waitFor()
  await page.getByLabel('Address', { exact: true }).fill('')
  expect(await wrong.count()).toBe(1)
  await page.getByLabel('Address', { exact: true }).fill('Near the church')
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await expect.poll(() => wrong.count()).toBe(0)
  await toAnswers(page)
  await heading(page, 'Check your answers')
})

test('a picture is sent, shown, removed', async () => {
  const page = await visitAs({}, '/submit-listing', { expected: [/400/] })
  const file = page.getByLabel(/^Picture/)
  const words = Buffer.from('Not a picture at all.')
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: words })
  await page
    .locator('.field .error')
    .getByText(/not a JPEG, PNG or WebP/)
    .waitFor()
  const buffer = await drawPicture(500, 400)
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  const shown = page.getByRole('img', { name: 'The picture you chose' })
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
  await fill(page, newOne())
  await toAnswers(page)
  await page.getByRole('alert').getByText('Please confirm that the picture').waitFor()
  await page.getByLabel(/^Nobody recognisable/).check()
  await expectAccessible(page)
  await toAnswers(page)
  await heading(page, 'Check your answers')
  await page.getByRole('link', { name: 'Change my answers' }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  expect(await shown.count()).toBe(0)
  await toAnswers(page)
  await heading(page, 'Check your answers')
  expect(await shown.count()).toBe(0)
})

test('a town is suggested, and its state follows', async () => {
  const page = await visitAs({}, '/submit-listing')
  // The place's, not the one of whoever writes.
  expect(await page.getByLabel('Address').getAttribute('autocomplete')).toBe('off')
  // The list of groups beside the form leads to each of them.
  const groups = page.getByRole('navigation', { name: 'Parts of this form' }).getByRole('link')
  for (const link of await groups.all()) {
    const id = (await link.getAttribute('href'))?.slice(1)
    expect(await page.locator(`h2#${id}`).textContent()).toBe(await link.textContent())
  }
  expect(await groups.count()).toBe(6)
  // Ages are as optional as what is written in one line.
  for (const legend of await page.locator('main form legend').allTextContents())
    expect(legend).toMatch(/ \(optional\)$/)
  const town = page.getByLabel(/^Town or village/)
  await town.fill('Mapus')
  await page.locator('datalist option[value="Mapusa"]').first().waitFor({ state: 'attached' })
  await town.fill('Mapusa')
  expect(await page.getByLabel(/^State or union territory/).inputValue()).toBe('Goa')
})

test('all that is wrong is said at once, also what only the server can judge', async () => {
  const page = await visitAs({}, '/submit-listing', { expected: [/status of 400/] })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/duplicates')) asked.push(request.postData() ?? '')
  })
  await fill(page, { name: newWord(), phone: '' })
  await page.getByLabel(/^State or union territory/).fill('')
  await page.getByLabel(/^Website/).fill('not an address')
  await toAnswers(page)
  const summary = page.locator('.error-summary')
  await summary.getByRole('link').nth(1).waitFor()
  expect(await summary.getByRole('link').count()).toBe(2)
  // A number that is missing is no question to the server.
  expect(asked).toEqual([])
  await page.getByLabel('Phone', { exact: true }).fill('12345')
  await page.getByLabel(/^State or union territory/).fill('Atlantis')
  await toAnswers(page)
  await summary.getByRole('link').nth(2).waitFor()
  expect(asked).toHaveLength(1)
  await page.getByLabel('Phone', { exact: true }).fill(newOne().phone)
  await page.getByLabel(/^State or union territory/).fill('Goa')
  await page.getByLabel(/^Website/).fill('')
  await page.getByLabel(/^Town or village/).fill('Marg')
  await toAnswers(page)
  await heading(page, 'Check your answers')
  // It is asked, and stops nobody.
  await page.getByText('Did you mean Margao?').waitFor()
  await page.getByRole('button', { name: 'Submit listing' }).waitFor()
})

test('what is not one’s own is not there', async () => {
  const page = await visitAs({}, '/submit-listing?edit=99999', { expected: [/404/] })
  await heading(page, 'Submission not found')
  await expectAccessible(page)
})

describe('walked narrow, seen in both widths', () => {
  test('axe finds nothing from the guest’s prompt to the end', async () => {
    const guest = await visit('/submit-listing', { width: NARROW })
    await expectAccessibleInBothWidths(guest)
    const page = await visitAs({}, '/dashboard/listings', { width: NARROW })
    await heading(page, "You haven't submitted any listings yet.")
    await expectAccessibleInBothWidths(page)
    await page.getByRole('link', { name: 'Submit your first listing' }).click()
    await page.getByLabel('Name', { exact: true }).waitFor()
    await expectAccessibleInBothWidths(page)
    await toAnswers(page)
    await page.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(page)
    const one = newOne()
    await fill(page, one)
    await toAnswers(page)
    await heading(page, 'Check your answers')
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Submit listing' }).click()
    await heading(page, 'Thank you. We have it.')
    await expectAccessibleInBothWidths(page)
    await page.getByRole('link', { name: 'My Listings' }).click()
    await heading(page, one.name)
    await expectAccessibleInBothWidths(page)
  })

  test('axe finds nothing in the queue', async () => {
    const sender = await newPerson()
    const [first, second] = [newOne(), newOne()]
    const cure = { description: 'We cure autism in 30 days.' }
    await submit(sender, { ...listing(first), ...cure })
    await submit(sender, listing({ ...second, name: `${first.name} second` }))
    const page = await visitAsAdmin(`/admin/submissions?search=${first.name}`, { width: NARROW })
    await page.locator('.q-row').first().waitFor()
    await expectAccessibleInBothWidths(page)
    await openRow(page)
    await page.getByText(/seems to promise a cure/).waitFor()
    expect(await page.title()).toMatch(/^Submissions · Admin Panel · /)
    await expectAccessibleInBothWidths(page)
    // Back leads to the list again, and its row opens the other one.
    await page.goBack()
    await openRow(page, `${first.name} second`)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(`${first.name} second`)
    await page.getByRole('link', { name: 'Previous' }).click()
    await page.getByText(/seems to promise a cure/).waitFor()
    await page.getByRole('button', { name: 'Reject…' }).click()
    await page.getByRole('button', { name: 'Reject and send' }).click()
    await page.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Promises a cure' }).click()
    await page.getByRole('button', { name: 'Reject and send' }).click()
    await message(page, 'Status Updated')
    // The next one is open, and has the focus.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(`${first.name} second`)
    await page.goto(`/admin/submissions?status=rejected&search=${first.name}`)
    await openRow(page)
    await page.getByText(/so we list nothing that promises it/).waitFor()
    await expectAccessibleInBothWidths(page)
  })
})

describe('without JavaScript', () => {
  test('a listing is sent in, refused with what was typed, and changed while it waits', async () => {
    const one = newOne()
    const page = await visitAs({}, '/submit-listing', {
      width: NARROW,
      javaScript: false,
      expected: [/status of 400/],
    })
    const main = page.locator('main')
    // By what it is: the driver finds no role and no words in a noscript.
    const button = main.locator('form [type=submit]')
    expect(await main.locator('[aria-busy]:visible, [type=file]:visible').count()).toBe(0)
    await fill(page, { ...one, phone: '2522283' })
    await page.getByLabel('6 to 12 years').check()
    await page.getByLabel('18 years and over').check()
    await main.locator('details:has([name=modes]) > summary').click()
    await page.getByLabel('Online').check()
    await button.click()
    await expect.poll(() => main.textContent()).toContain('cannot be dialled')
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(one.name)
    expect(await page.getByLabel('Category').inputValue()).toBe('therapists')
    for (const ticked of ['6 to 12 years', '18 years and over', 'Online'])
      expect(await page.getByLabel(ticked).isChecked()).toBe(true)
    await page.getByLabel('Phone', { exact: true }).fill(one.phone)
    await button.dblclick()
    await expect.poll(() => main.textContent()).toContain('Thank you. We have it.')
    expect(await main.textContent()).toContain(`We will read ${one.name} before it becomes public.`)
    await expectFits(page)
    await main.locator('a[href="/dashboard/listings"]').first().click()
    await page.getByRole('link', { name: `Edit Submission of ${one.name}` }).click()
    expect(await page.getByLabel('18 years and over').isChecked()).toBe(true)
    await page.getByLabel('18 years and over').uncheck()
    await page.getByLabel('Name', { exact: true }).fill(`${one.name} and Garden`)
    await button.click()
    await page.waitForURL('**/dashboard/listings')
    await heading(page, `${one.name} and Garden`)
  })
})

test('an admin stops and starts the daily mail of what waits', async () => {
  const page = await visitAsAdmin('/account')
  const tick = page.getByLabel('Send me this email')
  expect(await tick.isChecked()).toBe(true)
  await tick.click()
  await message(page, 'Saved')
  await page.reload()
  await hydrated(page)
  expect(await tick.isChecked()).toBe(false)
  await tick.click()
  await expect.poll(() => tick.isChecked()).toBe(true)
  await expectAccessible(page)
  const user = await visitAs({}, '/account')
  await user.getByRole('heading', { name: 'Display and comfort' }).waitFor()
  expect(await user.getByLabel('Send me this email').count()).toBe(0)
})

test.each([
  ['approved', 'Suggest a change', /^\?listing=\d+&again=\d+$/],
  ['rejected', 'Send it again', /^\?again=\d+$/],
] as const)(
  'what was written of a submission that was %s meanwhile is kept, and goes on',
  async (status, way, search) => {
    const [admin, person] = [await newAdmin(), await newPerson()]
    const one = newOne()
    const id = await submit(person, listing(one))
    const page = await visitAs(person, '/submit-listing', { expected: [/409/] })
    // Begun before, and about something else.
    await page.getByLabel('Name', { exact: true }).fill('Another place')
    await page.goto(`/submit-listing?edit=${id}`)
    await hydrated(page)
    await page.getByLabel('Description').fill('In a quiet room with a garden.')
    await toAnswers(page)
    await heading(page, 'Check your answers')
    await send(admin, 'patch', `/api/submissions/${id}/status`, {
      status,
      adminNotes: 'We could not reach you.',
    })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const title = 'This submission has already been read, so it can no longer be changed.'
    await heading(page, title)
    await page.locator('h2:focus').waitFor()
    await page.getByText('We could not reach you.').waitFor()
    await page.getByText('What you wrote and have not sent is kept.').waitFor()
    await expectAccessible(page)

    // Who opens the address later reads the same.
    await page.goto(`/submit-listing?edit=${id}`)
    await hydrated(page)
    await heading(page, title)
    await page.getByRole('link', { name: way }).click()
    await page.getByLabel('Description').waitFor()
    expect(new URL(page.url()).search).toMatch(search)
    expect(await page.getByLabel('Description').inputValue()).toBe('In a quiet room with a garden.')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(one.name)

    // Neither has taken the other's place.
    await page.goto('/submit-listing')
    await hydrated(page)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Another place')
    expect(await page.getByLabel('Description').inputValue()).toBe('')
  },
)
