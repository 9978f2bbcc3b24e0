import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LOGIN_REDIRECT_DELAY } from '../../shared/site.ts'
import { expectAccessible, hydrated, messagesOf, newPage, origin } from './support/browser.ts'
import { linkTo, mailsTo } from './support/inbox.ts'
import { confirm, message, openTopic, visitAs, visitAsAdmin } from './support/people.ts'

/** Journeys through signing in, with a real mail server and a real OpenID provider. */

const PASSWORD = 'three green boats at noon'
const OTHER_PASSWORD = 'four quiet doors in the rain'
const newName = () => `asha-${randomBytes(4).toString('hex')}`

/** On the way to the provider and back another site is asked, as it should be. */
const PROVIDER = new RegExp(`other origin: ${inject('provider')}`)

/** What the browser itself remarks: that it cleared what signing out asks it to, and on a form without a name. */
const REMARKS = [/Clear-Site-Data header/, /Password forms should have/]

async function visit(
  path: string,
  { expected = [], ...options }: Parameters<typeof newPage>[0] = {},
) {
  const page = await newPage({ ...options, expected: [...expected, ...REMARKS] })
  await page.goto(path)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I am 18 or older', { exact: true }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
}

/** A confirmed account, and a page on which it is signed in. */
async function signUp(path = '/login/new', options: Parameters<typeof newPage>[0] = {}) {
  const email = `${newName()}@example.org`
  const page = await visit(path, options)
  await fillSignUp(page, email)
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await confirm(page, await linkTo(email, /confirm your email/), 'Yes, this is my address')
  await page.waitForURL((url) => url.pathname !== '/login/confirm')
  return { email, page }
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signedInAs(page: Page, name: string) {
  await page.locator('.user-menu summary').click()
  await page.locator('.user-menu').getByText(name, { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
}

async function signOut(page: Page) {
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.locator('header').getByRole('link', { name: 'Sign In' }).waitFor()
}

test('sign up, confirm the address, sign out, and sign in by password, back to where one was', async () => {
  const { email, page } = await signUp('/login/new?returnTo=%2Flisting%2F9')
  await page.waitForURL('**/listing/9')
  await message(page, 'You are signed in')
  await message(page, 'As Asha.')
  // Said once: not when the page is loaded again.
  await page.reload()
  await signedInAs(page, email)
  expect(messagesOf(page)).not.toContain('You are signed in')
  await signOut(page)
  await message(page, 'You have been successfully logged out.')

  await page.goto('/directory?region=Goa')
  await hydrated(page)
  await page.locator('header').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login?*')
  await hydrated(page)
  await signIn(page, email)
  await page.waitForURL('**/directory?region=Goa')
  await signedInAs(page, email)
})

test('signing out on a screen of one’s own leads home, and asks nobody to sign in', async () => {
  const page = await visitAs({}, '/help-now')
  await page.clock.install()
  await page.goto('/dashboard/likes')
  await hydrated(page)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await signOut(page)
  await page.waitForURL(`${origin}/`)
  // Longer than it would take to lead to signing in: from home one goes on from there.
  await page.clock.runFor(LOGIN_REDIRECT_DELAY * 2)
  await page.locator('header').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  expect(visited.filter((url) => url.includes('/login'))).toEqual([])
  const said = messagesOf(page)
  expect(said).toContain('You have been successfully logged out.')
  expect(said).not.toContain('Login Required')
})

test('without script what is wrong with a new account is said field by field', async () => {
  const page = await visit('/login/new', { javaScript: false, expected: [/status of 400/] })
  await page.getByRole('button', { name: 'Create an account' }).click()
  expect(await page.locator('.error-summary').getByRole('link').allTextContents()).toEqual([
    'Write your first name, up to 50 characters, without addresses, numbers or links',
    'Please write an email address such as name@example.org.',
    'Choose a password of at least 10 characters',
    'Please tick that you are 18 or older. Accounts are for adults.',
  ])
})

test('an address that has an account already gets the same answer, and another mail', async () => {
  const { email } = await signUp()
  const page = await visit('/login/new')
  await fillSignUp(page, email)
  await page.getByText(`We have sent an email to ${email}, if this address can be used.`).waitFor()
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('You already have an account'))
})

test('sign in by a link in a mail, which works once', async () => {
  const { email } = await signUp()
  const page = await visit('/login/link?returnTo=%2Fblog')
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const link = await linkTo(email, /link to sign in/)
  await page.goto(link)
  await page.getByText(`Press the button to sign in as a…@example.org.`).waitFor()
  await confirm(page, link, 'Sign in')
  await page.waitForURL('**/blog')
  await signedInAs(page, email)

  const other = await visit(link)
  expect(await other.title()).toMatch(/^Error: /)
  await other.getByText('This link has already been used, or it is too old.').waitFor()
})

test('a link makes an account only for somebody who says to be 18 or older', async () => {
  const email = `${newName()}@example.org`
  const page = await visit('/login/link')
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByLabel(/I am 18 or older/).check()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await confirm(page, await linkTo(email, /link to sign in/), 'Sign in')
  await page.waitForURL(`${origin}/`)
  await signedInAs(page, email)
})

test('sign in through a provider: first refused, then as an adult with a new account', async () => {
  const name = newName()
  const page = await visit('/login?returnTo=%2Fblog', { expected: [PROVIDER] })
  await page.getByRole('link', { name: 'Continue with Kiran ID' }).click()
  await page.getByLabel('Name at the provider').fill(name)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('There is no account for this yet.').waitFor()

  await page.getByRole('link', { name: 'I am 18 or older. Continue with Kiran ID' }).click()
  await page.waitForURL('**/blog')
  await signedInAs(page, 'Kiran')
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Accounts you sign in with' }).waitFor()
})

test('whoever stops at the provider comes back and is told so', async () => {
  const page = await visit('/login', { expected: [PROVIDER] })
  await page.getByRole('link', { name: 'Continue with Kiran ID' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('You stopped at the other site, so nothing has changed here.').waitFor()
})

test('a forgotten password is set anew by a link, and the old one no longer opens', async () => {
  const { email, page: before } = await signUp()
  const page = await visit('/login', { expected: [/status of 401/] })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto(await linkTo(email, /new password/i))
  await page.waitForURL('**/login/new-password')
  await hydrated(page)
  await page.getByLabel('New password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Your new password is set. Please sign in with it.').waitFor()

  await signIn(page, email, PASSWORD)
  await page
    .getByRole('alert')
    .getByText(/do not match/)
    .waitFor()
  await page.getByLabel('Password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${origin}/`)

  await before.goto('/account')
  await before.getByText('Please sign in to see your account.').waitFor()
})

test('sign out one other device, and then everywhere', async () => {
  const { email, page } = await signUp()
  const other = await visit('/login')
  await signIn(other, email)
  await other.waitForURL(`${origin}/`)
  const third = await visit('/login')
  await signIn(third, email)
  await third.waitForURL(`${origin}/`)

  await page.goto('/account')
  await hydrated(page)
  const there = page.getByRole('button', { name: /^Sign out there/ })
  expect(await there.count()).toBe(2)
  await there.first().click()
  await message(page, 'That device is signed out.')
  await expect.poll(() => there.count()).toBe(1)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByText('Please sign in to see your account.').waitFor()
  for (const elsewhere of [other, third]) {
    await elsewhere.goto('/account')
    await elsewhere.getByText('Please sign in to see your account.').waitFor()
  }
})

test('change the name and the password', async () => {
  const { email, page } = await signUp()
  await page.goto('/account')
  await hydrated(page)
  await openTopic(page, 'name')
  await page.getByLabel('First name').fill('Ashwini')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await message(page, 'Name saved')
  await signedInAs(page, 'Ashwini')

  await openTopic(page, 'password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await message(page, 'You are signed out everywhere else.')
  await signOut(page)
  await page.goto('/login')
  await hydrated(page)
  await signIn(page, email, OTHER_PASSWORD)
  await page.waitForURL(`${origin}/`)
})

test('take one’s data along, and delete the account', async () => {
  const { email, page } = await signUp()
  await page.goto('/account')
  await hydrated(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await (await coming).createReadStream()
  expect(String(Buffer.concat(await file.toArray()))).toContain(email)

  await openTopic(page, 'delete')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(/I understand/).check()
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click()
  await page.waitForURL(`${origin}/`)
  await message(page, 'Account deleted')
  await page.locator('header').getByRole('link', { name: 'Sign In' }).waitFor()

  const after = await visit('/login', { expected: [/status of 401/] })
  await signIn(after, email)
  await after
    .getByRole('alert')
    .getByText(/do not match/)
    .waitFor()
})

test('without a password, and long after signing in, one signs in again and comes back', async () => {
  const page = await visitAs({}, '/help-now')
  const methods = { hasPassword: false, isFresh: false, providers: [], more: [] }
  await page.route('**/api/account/methods', (route) => route.fulfill({ json: methods }))
  await page.locator('.user-menu summary').click()
  await page.locator('.user-menu').getByRole('link', { name: 'Account' }).click()
  await openTopic(page, 'delete')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await page.getByRole('dialog').getByText('You have no password').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('New password', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await openTopic(page, 'password')
  await page
    .locator('#password')
    .locator('..')
    .getByRole('button', { name: 'Sign out and' })
    .click()
  await page.waitForURL('**/login?returnTo=%2Faccount')
  expect(await page.locator('header').getByRole('link', { name: 'Sign In' }).count()).toBe(1)
})

test('somebody signed in is sent on from where one signs in', async () => {
  const { page } = await signUp()
  for (const path of ['/auth', '/login', '/login/new', '/login/link', '/login/forgot']) {
    await page.goto(`${path}?returnTo=%2Fblog`)
    expect(new URL(page.url()).pathname, path).toBe('/blog')
  }
})

async function signUpWithoutScript() {
  const email = `${newName()}@example.org`
  const page = await visit('/login/new?returnTo=%2Flisting%2F9', { javaScript: false })
  await fillSignUp(page, email)
  await page.waitForURL('**/login/sent')
  await confirm(page, await linkTo(email, /confirm your email/), 'Yes, this is my address')
  await page.waitForURL((url) => url.pathname !== '/login/confirm')
  return { email, page }
}

describe('without script', () => {
  test('sign up, confirm, and sign in by password', async () => {
    const { email, page } = await signUpWithoutScript()
    await page.waitForURL('**/listing/9')
    await page.context().clearCookies()
    await page.goto('/login?returnTo=%2Fblog')
    await signIn(page, email, 'this is not it at all')
    await page.getByText(/do not match/).waitFor()
    await signIn(page, email)
    await page.waitForURL('**/blog')
    await page.goto('/account')
    await page.getByText(`${email}. It is not shown to the public.`).waitFor()
    const main = page.locator('main')
    // There is no control that nothing can send, and no word that one is coming.
    await page.goto('/account')
    await page.getByText(/your browser has to run JavaScript/).waitFor()
    const controls = main.locator(':is(button, summary, input, textarea, [aria-busy]):visible')
    expect(await controls.allTextContents()).toEqual([
      'Change your name',
      expect.stringContaining('Sign out there'),
      'Sign out everywhere',
    ])
    await main.getByRole('link', { name: 'contact form' }).click()
    await page.waitForURL('**/contact**')
  })

  test('a name is changed, and one signs out everywhere', async () => {
    const page = await visitAs({}, '/account', { javaScript: false, expected: [/status of 400/] })
    const main = page.locator('main')
    await openTopic(page, 'name')
    await page.getByLabel('First name').fill('98220 12345')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await page
      .getByRole('alert')
      .getByText(/^Please write a name without/)
      .waitFor()
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    expect(await page.getByLabel('First name').inputValue()).toBe('98220 12345')
    await page.getByLabel('First name').fill('Nandini')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await page.waitForURL('**/account#name')
    await main.getByText('Nandini Naik', { exact: true }).waitFor()
    await main.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL(`${origin}/`)
    await page.goto('/account')
    await main.getByText('Please sign in to see your account.').waitFor()
  })

  test('an admin has the daily email stopped', async () => {
    const page = await visitAsAdmin('/account', { javaScript: false })
    const wanted = page.locator('[name=wantsWaitingMail]')
    await wanted.uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL('**/account#waiting-mail')
    expect(await wanted.isChecked()).toBe(false)
  })

  test('a provider’s button is a link', async () => {
    const page = await visit('/login/new', { javaScript: false, expected: [PROVIDER] })
    await page.getByRole('link', { name: 'I am 18 or older. Continue with Kiran ID' }).click()
    await page.getByLabel('Name at the provider').fill(newName())
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForURL(`${origin}/`)
    await page.goto('/account')
    await page.locator('main b', { hasText: 'Kiran' }).waitFor()
  })
})
