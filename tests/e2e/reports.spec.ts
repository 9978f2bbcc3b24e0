import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, newPage, origin } from './support/browser.ts'
import { findInMail } from './support/inbox.ts'
import { makeListing } from './support/made-listings.ts'
import {
  message,
  newAddress,
  newAdmin,
  newProof,
  send,
  visitAs,
  type Sender,
} from './support/people.ts'
import { barOf, openRow } from './support/queue.ts'

const press = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
const checked = (page: Page) => page.getByLabel('Spam check passed').waitFor()

/** A report as the form sends it. */
async function report(sender: Sender, listingId: number, said: object = {}) {
  const altcha = await newProof()
  const body = { kind: 'wrong', listingId, subject: 'A report', field: 'phone', altcha, ...said }
  await send(sender, 'post', '/api/contact', body)
}

const toReports = (name: string, show = 'open') =>
  `/admin/reports?${new URLSearchParams({ show, search: name })}`

describe('walked narrow, seen in both widths', () => {
  test('what is wrong is said in a press, corrected in another, and its sender sees it', async () => {
    const admin = await newAdmin()
    const { id, name } = await makeListing(admin, { phone: '0832 222 3333' })
    const page = await newPage({ width: NARROW })
    await page.goto(`/listing/${id}`)
    await hydrated(page)
    // One way to say so: it leads to a line for each fact.
    expect(await page.locator('main a[href*="kind=wrong"]').count()).toBe(1)
    await page.getByRole('link', { name: 'Tell us what is right' }).click()
    await page.locator('h1:focus', { hasText: 'What is wrong?' }).waitFor()
    await page.getByRole('link', { name: /^Phone number/ }).click()
    await page.locator('h1:focus', { hasText: 'What is right?' }).waitFor()
    await expectAccessibleInBothWidths(page)
    expect(await page.getByLabel('The number is wrong').isChecked()).toBe(true)
    await page.getByLabel('The right phone number').fill('0832 222 4444')
    await checked(page)
    await press(page)
    await page.locator('h2:focus', { hasText: 'Thank you.' }).waitFor()
    await expectAccessibleInBothWidths(page)
    // No email address was given.
    await page.getByText(/^Keep the address of that page/).waitFor()
    await page.getByRole('link', { name: 'Follow your report' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your report' }).waitFor()
    await expectAccessibleInBothWidths(page)

    const desk = await visitAs(admin, toReports(name), { width: NARROW })
    await openRow(desk, name)
    await expectAccessibleInBothWidths(desk)
    await desk.keyboard.press('a')
    await desk.getByRole('group', { name: 'How did you check' }).waitFor()
    await desk.locator('.chip:focus', { hasText: 'By calling' }).waitFor()
    await expectAccessibleInBothWidths(desk)
    await desk.keyboard.press('Escape')
    await barOf(desk).getByRole('button', { name: 'Checked: change it' }).press('Enter')
    await desk.keyboard.press('2')
    await message(desk, 'Report accepted')

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'You were right' }).waitFor()
    await page.getByText('The page says something else now.').waitFor()
    await expectAccessibleInBothWidths(page)
    await page.goto(`/listing/${id}`)
    await page.getByText('+91 832 222 4444').first().waitFor()
    const checkedByUs = page.locator('div:has(> .standing)', { hasText: 'Checked by us' })
    await checkedByUs.getByText('by WhatsApp, on').waitFor()
    await checkedByUs.getByText('+91 832 222 4444').waitFor()
  })

  test('it is declined with a reason, or its provider is asked', async () => {
    const admin = await newAdmin()
    const { id, name } = await makeListing(admin, { phone: '0832 222 3333' })
    await report(admin, id, { seen: '0832 000 0000', right: '0832 222 5555', message: 'I called.' })
    await report(admin, id, { seen: '0832 000 0000', right: '0832 222 6666' })
    await report(admin, id, { field: null, report: 'unsafe', message: 'They shout.' })
    const desk = await visitAs(admin, toReports(name), { width: NARROW })
    // What is unsafe stands first.
    await openRow(desk)
    await desk.getByText('They shout.').waitFor()
    await desk.goto(toReports(name))
    await openRow(desk, '2 people')
    await desk.getByText('It has changed since').waitFor()
    await barOf(desk).getByRole('button', { name: 'Checked: 0832 222 6666' }).waitFor()
    await expectAccessibleInBothWidths(desk)
    await desk.keyboard.press('c')
    await message(desk, 'Check added')
    await desk.getByText('A call to the provider is planned').waitFor()
    await barOf(desk).getByRole('button', { name: 'Accept' }).click()
    await desk.getByText('It does not change the listing.').waitFor()
    await desk.getByRole('button', { name: /I corrected the listing/ }).click()
    expect(await desk.getByLabel('Message to the person who sent it').inputValue()).toBe(
      'You are right. We have corrected the listing.',
    )
    await expectAccessibleInBothWidths(desk)
    await desk.keyboard.press('Escape')
    await barOf(desk).waitFor()
    await desk.keyboard.press('r')
    await desk.getByRole('button', { name: 'Decline and tell them' }).waitFor()
    await expectAccessibleInBothWidths(desk)
    await desk.getByRole('button', { name: 'Decline and tell them' }).click()
    await desk.getByText('Please say why.').first().waitFor()
    await expectAccessibleInBothWidths(desk)
    await desk.getByRole('button', { name: /Right as it is/ }).click()
    await desk.keyboard.press('Control+Enter')
    await message(desk, 'Report declined')
    await desk.goto(toReports(name, 'decided'))
    await openRow(desk, 'Declined')
    await desk.getByText('We asked the place itself.').waitFor()
    await expectAccessibleInBothWidths(desk)
  })

  test('several get one answer after a question, and each can be undone', async () => {
    const admin = await newAdmin()
    const { id, name } = await makeListing(admin)
    for (const field of ['hours', 'fees', 'email'])
      await report(admin, id, { field, right: 'Other' })
    await report(admin, id, { field: null, report: 'unsafe' })
    const desk = await visitAs(admin, toReports(name), {
      width: NARROW,
      expected: [/status of 409/],
    })
    const waiting = desk.locator('.q-list > li')
    await expect.poll(() => waiting.count()).toBe(4)
    await desk.getByText('Reports of unsafe places come first').waitFor()
    const several = desk.getByRole('group', { name: 'Several at once' })
    await desk.getByRole('button', { name: 'Choose several' }).press('Enter')
    await desk.locator('.q-list input:focus').waitFor()
    await several.getByText('What is unsafe is answered one by one.').waitFor()
    await several.getByRole('button', { name: 'Choose all on this page' }).press('Enter')
    await several.getByText('3 chosen').waitFor()
    await expectAccessibleInBothWidths(desk)
    const rows: { id: number; kind: string }[] = await (
      await desk.request.get(`/api/admin/reports?search=${encodeURIComponent(name)}`)
    ).json()
    const accepted = { state: 'accepted', answer: '' }
    await send(admin, 'patch', `/api/admin/reports/${rows.at(-1)?.id}`, accepted)

    await several.getByLabel('Why').first().selectOption('Could not confirm')
    const decline = several.getByRole('button', { name: 'Decline 3…' })
    await decline.press('Enter')
    const question = desk.getByRole('dialog', { name: 'Decline 3 reports?' })
    await question.getByText('We found no other source').waitFor()
    await expectAccessibleInBothWidths(desk)
    await desk.keyboard.press('Escape')
    await expect.poll(() => decline.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => waiting.count()).toBe(4)
    await decline.press('Enter')
    await question.getByRole('button', { name: 'Decline 3 and tell them' }).press('Enter')
    await message(desk, 'Done: 2')
    await desk.getByText('1 had been decided by somebody else.', { exact: true }).waitFor()
    await expect.poll(() => waiting.count()).toBe(1)
    await expect.poll(() => desk.evaluate(() => document.activeElement?.id)).toBe('tab')
    await expectAccessibleInBothWidths(desk)

    for (const many of [2, 3]) {
      await desk.getByRole('button', { name: /^Undo/ }).press('Enter')
      await expect.poll(() => waiting.count()).toBe(many)
      await desk.goto(toReports(name))
      await hydrated(desk)
    }
  })

  test('without script it waits for one press in a mail, and keeps what was typed', async () => {
    const { id } = await makeListing(await newAdmin(), { phone: '0832 222 3333' })
    const page = await newPage({ width: NARROW, javaScript: false, expected: [/status of 400/] })
    await page.goto(`/contact?kind=wrong&listing=${id}&field=phone`)
    expect(await page.locator('noscript').first().textContent()).toContain('an email with a link')
    await page.getByLabel('Nobody answers').check()
    await page.getByLabel('How do you know it?').fill('I called three times.')
    await press(page)
    await page.getByText('Please write your email address').first().waitFor()
    expect(await page.getByLabel('Nobody answers').isChecked()).toBe(true)
    expect(await page.getByLabel('How do you know it?').inputValue()).toBe('I called three times.')
    const email = newAddress()
    await page.getByLabel('Your email address').fill(email)
    await press(page)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    const [link = ''] = await findInMail(email, /\/contact\/confirm\?\S+/)
    await page.goto(link)
    await page.getByRole('button', { name: 'Send the ticked messages' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your report' }).waitFor()
    await page.getByText('Phone number: Nobody answers').waitFor()
  })
})

test.each([360, 1280])('at %i px what nobody knows yet needs a word', async (width) => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, `/contact?kind=wrong&listing=${id}&field=email`, { width })
  await hydrated(page)
  await press(page)
  await page.getByText('Please say what is right').first().waitFor()
  await expectAccessible(page)
  await page.getByLabel('What do you know about it?').fill('It is on their board.')
  await checked(page)
  // The account's address is filled in once it is known, and the answer goes there.
  await expect.poll(() => page.locator('main [name="email"]').inputValue()).toContain('@')
  await press(page)
  await page.locator('h2:focus', { hasText: 'Thank you.' }).waitFor()
  await page
    .getByText(
      'We email you what we did, too, but at most one such email a day. The link says it in any case.',
    )
    .waitFor()
  expect(await page.getByText(/^Keep the address/).count()).toBe(0)
  await page.getByRole('link', { name: 'Follow your report' }).click()
  await page
    .getByText(
      'We email you what we did, too, but at most one such email a day. The link says it in any case.',
    )
    .waitFor()
  await page.getByText('Email address: something the page does not know yet').waitFor()
  await page.getByText('not known yet', { exact: true }).waitFor()
})

test('something else is said of the listing as a whole', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, `/contact?kind=wrong&listing=${id}&field=other`, { width: 360 })
  // The title asks already what is wrong.
  await page.getByRole('radiogroup', { name: 'What is wrong with it?' }).waitFor()
  await page.getByLabel('They have closed').check()
  await expectAccessible(page)
  await checked(page)
  await press(page)
  await page.getByRole('link', { name: 'Follow your report' }).click()
  await page.getByText('They have closed').waitFor()
})

test('the page of a report stays between us', async () => {
  const answer = await fetch(`${origin}/report/no-such-link`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const page = await newPage({ width: 360 })
  await page.goto('/report/no-such-link')
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  await expectAccessible(page)
})
