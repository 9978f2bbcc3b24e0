import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { hydrated, newPage } from './support/browser.ts'
import { findInMail } from './support/inbox.ts'
import { expectFits } from './support/layout.ts'
import { makeListing } from './support/made-listings.ts'
import {
  message,
  newAddress,
  newAdmin,
  newPerson,
  newProof,
  send,
  visitAs,
} from './support/people.ts'
import { barOf, openRow } from './support/queue.ts'

const CODE = /Code: (\d{4} \d{4})/

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

/** A listing with a way of each kind. */
async function makeClaimed() {
  const admin = await newAdmin()
  const email = newAddress()
  const domain = `${email
    .split('@')[0]
    ?.toLowerCase()
    .replace(/[^a-z0-9]/g, '')}.org`
  const website = `https://www.${domain}/contact`
  const made = await makeListing(admin, { phone: '0832 222 3321', email, website })
  return { admin, email, domain, ...made }
}

const toClaims = (name: string, show = 'waiting') =>
  `/admin/claims?${new URLSearchParams({ show, search: name })}`

describe('walked narrow, seen in both widths', () => {
  test.each([true, false])(
    'from the page of a listing to a corrected one, script %s',
    async (javaScript) => {
      const { email, name, id } = await makeClaimed()
      // Axe is script, too.
      const look = javaScript ? expectAccessibleInBothWidths : expectFits
      const options = { width: NARROW, javaScript, expected: [/status of 400/] }
      const page = await visitAs(await newPerson(), `/listing/${id}`, options)
      await page.getByRole('link', { name: 'Look after it or correct it yourself' }).click()
      await heading(page, 'Is this yours?')
      await look(page)
      await page.getByText('the number that ends in 21').waitFor()
      await press(page, 'Send the code')
      await heading(page, 'Type in the code')
      await look(page)
      const [, code = ''] = await findInMail(email, CODE)
      await page.getByLabel('Code', { exact: false }).first().fill('0000 000x')
      await press(page, 'Enter')
      await page.getByRole('alert').getByText('4 more times').waitFor()
      expect(await page.title()).toMatch(/^Error: /)
      expect(await page.locator('#code').inputValue()).toBe('0000 000x')
      await look(page)
      await page.getByLabel('Code', { exact: false }).first().fill(code)
      await press(page, 'Enter')
      await heading(page, 'You look after this listing')
      await look(page)
      await page.goto('/dashboard/listings')
      const own = page.getByRole('region', { name: 'Listings you look after' })
      await own.getByText('You can correct it').waitFor()
      await look(page)
      await own.getByRole('link', { name: 'Check and correct' }).click()
      await press(page, 'Check and correct it')
      await heading(page, `Is this right about ${name}?`)
      const address = page.getByLabel('Address', { exact: true })
      if (!(await address.isVisible())) await page.getByText(/What we do not know yet/).click()
      await address.fill('5 Church Road')
      await press(page, 'Correct it')
      await heading(page, 'Thank you')
      const listing = await (await page.request.get(`/api/listings/${id}`)).json()
      expect(listing).toMatchObject({ address: '5 Church Road', email })
    },
  )

  test('a website is shown by an address at its domain; another one is refused, and kept', async () => {
    const { id, domain } = await makeClaimed()
    const options = { width: NARROW, expected: [/status of 400/] }
    const page = await visitAs(await newPerson(), `/listing/${id}/claim`, options)
    await page.getByLabel(`Email address at ${domain}`).fill('asha@gmail.com')
    await press(page, 'Send the code there')
    await page.getByRole('alert').getByText(`ends in @${domain}`).waitFor()
    expect(await page.getByLabel(`Email address at ${domain}`).inputValue()).toBe('asha@gmail.com')
    await expectAccessibleInBothWidths(page)
    await page.getByLabel(`Email address at ${domain}`).fill(`office@${domain}`)
    await press(page, 'Send the code there')
    await heading(page, 'Type in the code')
    await findInMail(`office@${domain}`, CODE)
    await page.getByText('Ask for another code, or another way').click()
    await expectAccessibleInBothWidths(page)
    await page.getByText('I do not look after it').click()
    await press(page, 'Stop looking after it')
    await heading(page, /yours\?$/)
  })

  test('a moderator calls, makes a code and reads it out; ends it with a reason', async () => {
    const { admin, id, name } = await makeClaimed()
    const person = await newPerson({ firstName: 'Lata', lastName: 'Desai' })
    const page = await visitAs(person, `/listing/${id}/claim`, { width: NARROW })
    await press(page, 'Ask for a call')
    await heading(page, 'A moderator will call')
    await expectAccessibleInBothWidths(page)

    const desk = await visitAs(admin, toClaims(name), { width: NARROW })
    await openRow(desk, 'Lata Desai')
    await desk.getByRole('link', { name: '+91 832 222 3321' }).waitFor()
    await expectAccessibleInBothWidths(desk)
    await barOf(desk).getByRole('button', { name: 'Make a code to read out' }).click()
    const said = desk.getByRole('status').filter({ hasText: 'Read it out now' })
    const [code = ''] = /\d{4} \d{4}/.exec((await said.textContent()) ?? '') ?? []
    await expectAccessibleInBothWidths(desk)
    // The key that made it makes no other: the first would stop working.
    const another = barOf(desk).getByRole('button', { name: 'Make another code' })
    expect(await another.getAttribute('aria-keyshortcuts')).toBeNull()
    await desk.keyboard.press('a')

    await page.reload()
    await heading(page, 'Type in the code')
    await page.getByLabel('Code', { exact: false }).first().fill(code)
    await press(page, 'Enter')
    await heading(page, 'You look after this listing')

    await desk.goto(toClaims(name, 'proven'))
    await openRow(desk, 'Lata Desai')
    await barOf(desk).getByRole('button', { name: 'End it…' }).click()
    await desk.getByRole('button', { name: 'End it and tell them' }).click()
    await desk.getByText('Please say why.').first().waitFor()
    await expectAccessibleInBothWidths(desk)
    await desk.getByRole('button', { name: /They asked/ }).click()
    await desk.keyboard.press('Control+Enter')
    await message(desk, 'Claim ended')
    await desk.goto('/admin/audit?about=claim')
    await desk.getByText('ended a claim of').first().waitFor()
    await page.reload()
    await page.getByText('The organisation has asked us to end this.').waitFor()
    await expectAccessibleInBothWidths(page)
    await findInMail(person.email, /asked us to end this/)
  })

  test('a guest signs in first, and comes back; where nothing is shown, we are written to', async () => {
    const { id } = await makeClaimed()
    const page = await newPage({ width: NARROW })
    await page.goto(`/listing/${id}/claim`)
    await page.locator('main').getByRole('link', { name: 'Sign In' }).waitFor()
    await expectAccessibleInBothWidths(page)
    const href = await page
      .locator('main')
      .getByRole('link', { name: 'Sign In' })
      .getAttribute('href')
    expect(href).toBe(`/api/login?returnTo=%2Flisting%2F${id}%2Fclaim`)
    const { id: silent } = await makeListing(await newAdmin())
    const other = await visitAs(await newPerson(), `/listing/${silent}/claim`, { width: NARROW })
    await other.getByText('shows no phone number, email address or website').waitFor()
    await expectAccessibleInBothWidths(other)
    await other.getByRole('link', { name: 'Ask us to correct or remove it' }).click()
    await other.waitForURL(/kind=own-listing/)
  })
})

test('the queue is empty, and none match', async () => {
  const desk = await visitAs(await newAdmin(), toClaims('nothing of this name', 'all'), {
    width: NARROW,
  })
  await desk.getByText('No claims match.').waitFor()
  await expectAccessibleInBothWidths(desk)
})

test('before a call the moderator reads what is reported about the number', async () => {
  const { admin, id, name } = await makeClaimed()
  const person = await newPerson({ firstName: 'Lata', lastName: 'Desai' })
  await send(person, 'post', '/api/contact', {
    kind: 'wrong',
    report: 'wrong-number',
    listingId: id,
    field: 'phone',
    subject: 'A report',
    message: 'A shop answers.',
    altcha: await newProof(),
  })
  await send(person, 'post', `/listing/${id}/claim`, { act: 'ask', way: 'phone' })
  const desk = await visitAs(admin, toClaims(name), { width: NARROW })
  await openRow(desk, 'Lata Desai')
  await desk.getByText('Before you call: open reports about this number').waitFor()
  await desk.getByText('A shop answers.').waitFor()
  await expectAccessibleInBothWidths(desk)
  await desk.getByRole('link', { name: 'The number is wrong' }).click()
  await desk.waitForURL('**/admin/reports?id=*')
  await desk.getByRole('heading', { level: 2, name: new RegExp(name) }).waitFor()
})

test('by keyboard alone: the code is typed, entered, and its page opened', async () => {
  const { id, email } = await makeClaimed()
  const person = await newPerson()
  const page = await visitAs(person, `/listing/${id}/claim`, { width: 1280 })
  await hydrated(page)
  await page.getByRole('button', { name: 'Send the code', exact: true }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Type in the code')
  const [, code = ''] = await findInMail(email, CODE)
  await page.locator('#code').focus()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await heading(page, 'You look after this listing')
  expect((await send(person, 'post', `/listing/${id}/claim`, { act: 'leave' })).status()).toBe(200)
})

test('where nothing could be shown, a guest is led to writing to us, not to signing in', async () => {
  const { id, name } = await makeListing(await newAdmin())
  const page = await newPage({ width: 360, javaScript: false })
  await page.goto(`/listing/${id}/claim`)
  await heading(page, 'Is this yours?')
  await page.locator('main').getByText(name, { exact: true }).last().waitFor()
  await page.getByText('so you cannot show here that it is yours.').waitFor()
  expect(await page.locator('main').getByRole('link', { name: 'Sign In' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Ask us to correct or remove it' }).click()
  await page.waitForURL(`**/contact?*listing=${id}*`)
})
