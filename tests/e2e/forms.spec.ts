import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'

/** How every form behaves (ruling 41), seen on those of signing in. */

async function formPage(path: string, options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

const send = (page: Page) => page.getByRole('button', { name: 'Create an account' }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className)

/** The labels that are marked, of fields that say of themselves that they are required. */
const markedLabels = (page: Page) =>
  page.locator('.field:has([aria-required=true]) :is(label, label > span)').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { content } = getComputedStyle(label, '::after')
      return content.includes('*') ? [label.textContent ?? ''] : []
    }),
  )

/** What stands at a field: its sentence, and whether it is marked. */
async function errorAt(page: Page, label: string) {
  const field = page.locator('.field', { has: page.getByLabel(label, { exact: true }) })
  return (await field.locator('.error').filter({ visible: true }).allTextContents()).join()
}

/** How far down the page each of them begins. */
const placesOfFields = (page: Page) =>
  page
    .locator('.field')
    .evaluateAll((fields) =>
      fields.map((field) => Math.round(field.getBoundingClientRect().top + window.scrollY)),
    )

describe('walked narrow, seen in both widths', () => {
  test('what is wrong is said at the top and at each field in the same words, and axe finds nothing', async () => {
    const page = await formPage('/login/new', { width: NARROW })
    const title = await page.title()
    await page.getByText('Fields marked * are required.').waitFor()
    expect(await markedLabels(page)).toEqual([
      'First name',
      'Email address',
      'Password',
      expect.stringMatching(/^I am 18 or older/),
    ])
    await send(page)
    const summary = page.getByRole('alert')
    await summary.waitFor()
    await expect.poll(() => focused(page)).toBe('error-summary')
    await expect.poll(() => page.title()).toBe(`Error: ${title}`)
    const sentences = await summary.getByRole('link').allTextContents()
    expect(sentences).toEqual([
      'Write your first name, up to 50 characters, without addresses, numbers or links',
      'Write your email address, such as asha@example.org',
      'Choose a password of at least 10 characters',
      'Tick that you are 18 or older. Accounts are for adults.',
    ])
    expect(await errorAt(page, 'First name')).toBe(sentences[0])
    expect(await errorAt(page, 'Email address')).toBe(sentences[1])
    expect(await errorAt(page, 'Password')).toBe(sentences[2])
    expect(await errorAt(page, 'I am 18 or older')).toBe(sentences[3])
    expect(await errorAt(page, 'Last name')).toBe('')
    await expectAccessibleInBothWidths(page)
  })
})

test('each sentence leads to its field, and the way there is no step in the browser’s history', async () => {
  const page = await formPage('/login/new')
  await send(page)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('alert').getByRole('link').nth(1).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email')
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('what was written stays, what is right is no longer said to be wrong, nothing moves, and nothing else is judged before it is sent again', async () => {
  const page = await formPage('/login/new')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Password', { exact: true }).fill('words to keep')
  await send(page)
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('words to keep')
  const before = await placesOfFields(page)
  await page.getByLabel('Email address', { exact: true }).fill('asha@example.org')
  await expect.poll(() => errorAt(page, 'Email address')).toBe('')
  expect(await page.title()).toMatch(/^Error: /)
  await page.getByLabel('First name').fill('')
  await page.getByLabel('I am 18 or older', { exact: true }).check()
  await page.getByRole('alert').getByText('You have corrected everything listed here').waitFor()
  await expect.poll(() => page.title()).not.toMatch(/^Error: /)
  expect(await errorAt(page, 'First name')).toBe('')
  expect(await placesOfFields(page)).toEqual(before)
  await expectAccessible(page)
})

test('what the server refuses is said the same way', async () => {
  const page = await formPage('/login/new', { expected: [/status of 400/] })
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email address', { exact: true }).fill('asha@example.org')
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByLabel('I am 18 or older', { exact: true }).check()
  await send(page)
  const link = page.getByRole('alert').getByRole('link')
  await link.waitFor()
  expect(await errorAt(page, 'Password')).toBe(await link.textContent())
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('password123')
})

test('while it is under way the button says so, and it is sent once', async () => {
  const page = await formPage('/login/link')
  const held = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/auth/link', async (route) => {
    sent += 1
    await held.promise
    await route.fulfill({ json: { message: 'Sent' } })
  })
  const email = page.getByLabel('Email address', { exact: true })
  await email.fill('asha@example.org')
  await email.press('Enter')
  const button = page.getByRole('button', { name: 'Sending…' })
  await button.waitFor()
  expect(await button.getAttribute('aria-busy')).toBe('true')
  await expectAccessible(page)
  await email.press('Enter')
  await button.click()
  held.resolve()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(sent).toBe(1)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Check your email')
  await expectAccessible(page)
})

test('without a connection nothing is lost, and the page says what to do', async () => {
  const page = await formPage('/login/link', { expected: [/ERR_INTERNET_DISCONNECTED/] })
  const email = page.getByLabel('Email address', { exact: true })
  await email.fill('asha@example.org')
  // The schema is fetched when the form is entered.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await email.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/could not reach the site/)
    .waitFor()
  await page.context().setOffline(false)
  expect(await email.inputValue()).toBe('asha@example.org')
})

test('without a connection from before the form was entered, it is the same', async () => {
  const page = await formPage('/login/link', {
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/],
  })
  const email = page.getByLabel('Email address', { exact: true })
  await page.context().setOffline(true)
  await email.fill('asha@example.org')
  await email.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/could not reach the site/)
    .waitFor()
  await page.context().setOffline(false)
  expect(await email.inputValue()).toBe('asha@example.org')
})

test('what was typed before the script arrived stays', async () => {
  const page = await newPage()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login/new')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('I am 18 or older', { exact: true }).check()
  held.resolve()
  await hydrated(page)
  await send(page)
  await page.getByRole('alert').waitFor()
  expect(await errorAt(page, 'First name')).toBe('')
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  expect(await page.getByLabel('I am 18 or older', { exact: true }).isChecked()).toBe(true)
})

test('a password can be seen, pasted and managed', async () => {
  const page = await formPage('/login/new')
  const password = page.getByLabel('Password', { exact: true })
  expect(await password.getAttribute('autocomplete')).toBe('new-password')
  await password.fill('three green boats')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await password.getAttribute('type')).toBe('password')
  const pasted = await password.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
  expect(pasted).toBe(true)
})
