import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, newPage, origin } from './browser.ts'
import { linkTo, mailsTo } from './inbox.ts'

/**
 * An admin of the site under test (setup.ts). Files that run at once have one each: a newer link to an address uses up
 * the one before.
 */
export const ADMIN = `meera-${process.env.VITEST_POOL_ID ?? '1'}@example.org`
export const PASSWORD = 'three green boats at noon'

/** A mail leaves within a second or two. */
const PATIENCE = { timeout: 15_000 }

type PageOptions = NonNullable<Parameters<typeof newPage>[0]>

/** What the browser itself remarks on forms and on signing out. */
const REMARKS = [/Clear-Site-Data header/, /Password forms should have/]

export async function visit(path: string, { expected = [], ...options }: PageOptions = {}) {
  const page = await newPage({ ...options, expected: [...expected, ...REMARKS] })
  await page.goto(path)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

/** A page of somebody with a new account, or of the admin. */
export async function visitAs(
  person: { email?: string; firstName?: string; lastName?: string },
  path: string,
  options: PageOptions = {},
): Promise<Page> {
  const page = await newPage({ ...options, expected: [...(options.expected ?? []), ...REMARKS] })
  await enter(page, person)
  await page.goto(path)
  await hydrated(page)
  return page
}

export const visitAsAdmin = (path: string, options: PageOptions = {}): Promise<Page> =>
  visitAs({ email: ADMIN, firstName: 'Meera', lastName: 'Rao' }, path, options)

/** An account with a password, made in a browser of its own. */
export async function makeAccount(): Promise<string> {
  const page = await newPage({ expected: REMARKS })
  const email = await enter(page, {})
  await send(page, 'put', '/api/account/password', { password: PASSWORD })
  return email
}

/** Signs in by a link in a mail, which makes the account where there is none. */
async function enter(
  page: Page,
  { email = newAddress(), firstName = 'Asha', lastName = 'Naik' },
): Promise<string> {
  const before = (await mailsTo(email)).length
  await send(page, 'post', '/api/auth/link', { email, isAdult: true, returnTo: '/help-now' })
  // An older link was used up.
  await expect.poll(async () => (await mailsTo(email)).length, PATIENCE).toBeGreaterThan(before)
  await confirm(page, await linkTo(email, /sign/i), 'Sign in')
  await page.waitForURL('**/help-now')
  await send(page, 'patch', '/api/account', { firstName, lastName })
  return email
}

/** Opens the link of a mail and presses where it leads. */
export async function confirm(page: Page, link: string, button: string) {
  await page.goto(link)
  await page.waitForURL('**/login/confirm?*')
  await page.locator('main').getByRole('button', { name: button, exact: true }).click()
}

export const newAddress = () => `asha-${randomBytes(4).toString('hex')}@example.org`

/** A call as a page of ours makes it. */
export async function send(
  page: Page,
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  data?: object,
) {
  const response = await page.request[method](path, { data, headers: { origin } })
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(400)
  return response
}

/** A message that came up. */
export const message = (page: Page, text: string) =>
  page.locator('.toast').getByText(text, { exact: true }).waitFor()
