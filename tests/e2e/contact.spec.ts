import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, newPage, origin } from './support/browser.ts'
import { findInMail } from './support/inbox.ts'
import { showLatest } from './support/made-messages.ts'
import { openRow } from './support/queue.ts'
import { newAddress, newAdmin, newWord, visitAs } from './support/people.ts'

/** Fills in the form as a person does. */
async function write(page: Page, { email = newAddress(), subject = 'A question' } = {}) {
  await page.getByLabel('Your name').fill('Asha Naik')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('Is there a group in Ponda?')
  return { email, subject }
}

const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** The form's code has come: before, the form goes the way without script. */
const checked = (page: Page) => page.getByLabel('Spam check passed').waitFor()

/** A request of our own is seen after all that were sent before it. */
const askOnce = (page: Page) => page.evaluate(async () => void (await fetch('/healthz')))

async function open(path = '/contact', options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** The app is held back for ever: the page is as where no script runs, and axe can look at it. */
async function beforeTheScript(path: string, width: number) {
  const page = await newPage({ width, expected: [/status of 400/] })
  await page.route(/\/assets\/(entry-client|vendor)/, () => undefined)
  await page.goto(path)
  return page
}

/** Of the mail that asks to confirm. */
async function linkIn(email: string): Promise<string> {
  const [link = ''] = await findInMail(email, /\/contact\/confirm\?\S+/)
  return link
}

describe('walked narrow, seen in both widths', () => {
  test('a message is written, checked, sent, and every state can be used by everybody', async () => {
    const page = await open('/contact', { width: NARROW })
    await expectAccessibleInBothWidths(page)

    // Entered first: before its code has come, the form goes the way without script.
    const why = page.getByText('It keeps out spam.')
    // What its place is for is said before it begins, too.
    expect(await why.isVisible()).toBe(true)
    await page.getByLabel('Your name').focus()
    await checked(page)
    expect(await why.isVisible()).toBe(true)
    await press(page)
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await summary.waitFor()
    expect(await summary.getByRole('link').count()).toBe(4)
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    await expectAccessibleInBothWidths(page)

    const { subject } = await write(page, { subject: `A question about ${newWord()}` })
    await checked(page)
    await expectAccessibleInBothWidths(page)

    await press(page)
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step')
    await page.getByText('A person reads it.').first().waitFor()
    await expectAccessibleInBothWidths(page)

    const path = `/admin/messages?search=${encodeURIComponent(subject)}`
    const admin = await visitAs(await newAdmin(), path, { width: NARROW })
    await openRow(admin, subject)
    await expectAccessibleInBothWidths(admin)
  })

  test('without script the message waits for one press in a mail', async () => {
    const page = await beforeTheScript('/contact', NARROW)
    await expectAccessibleInBothWidths(page)
    const { email } = await write(page)
    await press(page)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await expectAccessibleInBothWidths(page)

    await page.goto(await linkIn(email))
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Send the ticked messages' }).click()
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()
    await page.goto('/contact?step=too-late')
    await expectAccessibleInBothWidths(page)
  })

  test('without script what was typed stays when something is wrong', async () => {
    const page = await beforeTheScript('/contact?kind=missing&search=swimming', NARROW)
    expect(await page.getByLabel('Subject').inputValue()).toContain('swimming')
    await write(page, { email: 'asha@', subject: 'Kept' })
    await press(page)
    const summary = page.getByRole('alert')
    await summary.getByRole('link').waitFor()
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Please write an email address such as name@example.org.',
    ])
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(await page.getByLabel('Email address').inputValue()).toBe('asha@')
    expect(await page.getByLabel('Subject').inputValue()).toBe('Kept')
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toContain('Ponda')
    await expectAccessibleInBothWidths(page)
  })
})

test('where JavaScript is off, the form says what happens next and works', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto('/contact')
  expect(await page.locator('noscript').first().textContent()).toContain('an email with a link')
  expect(await page.locator('.spam-check').isVisible()).toBe(false)
  const { email } = await write(page)
  await press(page)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.goto(await linkIn(email))
  await page.getByRole('button', { name: 'Send the ticked messages' }).click()
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()
})

test('who finds something wrong in an article writes about it', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto('/blog/which-doctor-first')
  await page.getByRole('link', { name: 'Tell us what is right' }).click()
  expect(await page.getByLabel('Subject').inputValue()).toBe(
    'Something wrong in the article “which-doctor-first”',
  )
})

test('the lines of a listing are apart and easy to press before any form is there', async () => {
  const page = await newPage({ width: 360, javaScript: false })
  await page.goto('/contact?kind=wrong&listing=9')
  const heights = await page
    .locator('.which a')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('the form works by the keyboard alone, and its hidden field is not reached', async () => {
  const page = await open()
  await page.getByLabel('Your name').focus()
  for (const typed of ['Asha', newAddress(), '', 'By keyboard', 'A message']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await checked(page)
  for (let i = 0; i < 3; i++) {
    if ((await focused(page)) === 'Send message') break
    expect(await focused(page)).not.toContain('leave this field')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement
      ? (activeElement.labels?.[0]?.textContent ?? '')
      : (activeElement?.textContent ?? '')
  })

test('the check is fetched when the form is entered, from this site', async () => {
  const page = await newPage()
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/contact')
  await hydrated(page)
  await page.clock.runFor(60_000)
  await askOnce(page)
  expect(asked.filter((url) => /altcha|pbkdf2|challenge/.test(url))).toEqual([])
  await page.getByLabel('Your name').focus()
  await checked(page)
  const fetched = asked.filter((url) => /altcha|pbkdf2|challenge/.test(url))
  expect(fetched.length).toBeGreaterThanOrEqual(4)
  expect(fetched.every((url) => url.startsWith(origin))).toBe(true)
})

test.each([
  ['two hours ahead: all has run out when it comes', 2 * 3_600_000],
  ['nearly an hour ahead: it runs out while somebody writes', 3_600_000 - 6_000],
])('the check is not repeated for ever by a clock %s', async (_, ahead) => {
  const page = await newPage()
  await page.clock.install({ time: Date.now() + ahead })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/challenge')) asked += 1
  })
  await page.goto('/contact')
  await hydrated(page)
  await write(page)
  await checked(page)
  await page.clock.runFor(60_000)
  await askOnce(page)
  expect(asked).toBe(1)
  await press(page)
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()
  expect(asked).toBeLessThanOrEqual(2)
})

test('what is typed before the form’s code has come stays', async () => {
  const page = await newPage()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/writing/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Your name').fill('Typed early')
  held.resolve()
  await checked(page)
  expect(await page.getByLabel('Your name').inputValue()).toBe('Typed early')
})

test('where the check does not work, the message waits for a press in a mail', async () => {
  const page = await newPage({ expected: [/contact\/challenge/, /ALTCHA/, /503/] })
  await page.route('**/api/contact/challenge', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await page.goto('/contact')
  await hydrated(page)
  await write(page)
  await page.getByText('The check did not work.').first().waitFor()
  await expectAccessible(page)
  await press(page)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
})

test('a server that fails leaves the form as it is', async () => {
  const page = await newPage({ expected: [/500/] })
  await page.goto('/contact')
  await hydrated(page)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }))
  await write(page)
  await checked(page)
  await press(page)
  await page.getByText('Failed to send message.').first().waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Asha Naik')
  await expectAccessible(page)
  await page.unroute('**/api/contact')
  await press(page)
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()
})

test('who is signed in finds name and address filled in', async () => {
  const page = await visitAs(
    { email: newAddress(), firstName: 'Kiran', lastName: 'Das' },
    '/contact',
  )
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Kiran Das')
  expect(await page.getByLabel('Email address').inputValue()).toContain('@')
})

test('a listing and an empty search lead to the form about them', async () => {
  const page = await open('/listing/9')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Ask us to correct or remove it' }).click()
  await page.getByText('Your message is about this listing:').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe(`Correct or remove: ${name}`)
  await page.goto('/directory?search=zzzzzz')
  await page.getByRole('link', { name: 'Tell us what you were looking for' }).click()
  await page.getByLabel('Subject').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('Not found in the directory: zzzzzz')
})

test('an admin reads, marks, answers and deletes messages', async () => {
  const subject = `Marks & <signs> ${newAddress()}`
  const page = await open()
  const { email } = await write(page, { subject })
  await checked(page)
  await press(page)
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor()

  const admin = await visitAs(await newAdmin(), '/help-now')
  await showLatest(admin, subject)
  await admin.goto('/admin')
  await admin.getByRole('link', { name: subject }).click()
  const row = admin.locator('.pane-item', { hasText: subject })
  await row.getByRole('button', { name: /Mark as read/ }).click()
  const reply = await row.getByRole('link', { name: /^Reply/ }).getAttribute('href')
  expect(reply).toBe(
    `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )
  // While the first answer is under way, a press makes no second one.
  await row.locator('button:not([aria-busy])', { hasText: 'Mark as unread' }).click()
  await row.getByRole('button', { name: /Mark as read/ }).waitFor()
  await admin.goto(`/admin/messages?show=unread&search=${encodeURIComponent(subject)}`)
  await row.getByRole('button', { name: /Mark as read/ }).click()
  await expect.poll(() => admin.locator('.item').count()).toBe(0)
  await expect.poll(() => admin.evaluate(() => document.activeElement?.id)).toBe('tab')
  await admin.goto(`/admin/messages?show=all&search=${encodeURIComponent(subject)}`)
  await row.getByRole('button', { name: /Delete/ }).click()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Delete message' }).click()
  await admin.getByText('No messages match.').waitFor()
  await expectAccessible(admin)
})

test('on a phone no gap is above Send: the place of the spam check says what it is, and nothing moves', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/contact?kind=wrong')
  await page.locator('.spam-check').getByText('Spam check', { exact: true }).waitFor()
  const send = page.getByRole('button', { name: 'Send message' })
  const before = await send.evaluate((button) => button.getBoundingClientRect().top + scrollY)
  await page.getByLabel('Subject').focus()
  await page.locator('altcha-widget').waitFor()
  await page.getByText('Spam check passed').first().waitFor()
  expect(await send.evaluate((button) => button.getBoundingClientRect().top + scrollY)).toBe(before)
})
