import { randomBytes, randomInt } from 'node:crypto'
import { request, type APIRequestContext, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { OpenedLink } from '../../../shared/accounts/sign-in.ts'
import { ask } from '../../../server/control/socket.ts'
import { prove } from '../../support/contact.ts'
import type { Site } from '../../support/site.ts'
import { hydrated, messagesOf, newPage, origin, type PageOptions } from './browser.ts'

export const PASSWORD = 'three green boats at noon'

/** Who sends something: a page, or somebody without a browser. */
export interface Sender {
  request: APIRequestContext
}

/** Somebody signed in. A page as them comes with `visitAs`. */
export interface Person extends Sender {
  email: string
}

interface Wanted {
  email?: string
  firstName?: string
  lastName?: string
  isAdmin?: boolean
}

/** What the browser itself remarks on forms and on signing out. */
const REMARKS = [/Clear-Site-Data header/, /Password forms should have/]

export async function visit(path: string, { expected = [], ...options }: PageOptions = {}) {
  const page = await newPage({ ...options, expected: [...expected, ...REMARKS] })
  await page.goto(path)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

/** A page of somebody who is signed in, or of somebody with a new account. */
export async function visitAs(
  who: Person | Wanted,
  path: string,
  { expected = [], ...options }: PageOptions & { site?: Site } = {},
): Promise<Page> {
  const person = 'request' in who ? who : await newPerson(who, options.site)
  const page = await newPage({ ...options, expected: [...expected, ...REMARKS] })
  await page.context().addCookies(await cookiesOf(person))
  await page.goto(path)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

const MEERA = { firstName: 'Meera', lastName: 'Rao', isAdmin: true }

export const visitAsAdmin = (path: string, options: Parameters<typeof visitAs>[2] = {}) =>
  visitAs(MEERA, path, options)

export const newAdmin = (site?: Site) => newPerson(MEERA, site)

/** A new account that has a password. */
export async function newPersonWithPassword(): Promise<Person> {
  const person = await newPerson()
  await send(person, 'put', '/api/account/password', { password: PASSWORD })
  return person
}

/** A new account, signed in by a link of `npm run admin`: no mail has to arrive, and no page is drawn. */
export async function newPerson(
  { email = newAddress(), firstName = 'Asha', lastName = 'Naik', isAdmin = false }: Wanted = {},
  site = inject('site'),
): Promise<Person> {
  const context = await request.newContext({ baseURL: site.origin })
  const lines = isAdmin
    ? await ask(site.dataDir, 'admin grant', [email])
    : await ask(site.dataDir, 'admin link', [email, '--adult'])
  // The link stands on the last line.
  await context.get(lines?.at(-1) ?? '', { maxRedirects: 0 })
  const opened: OpenedLink = await (await context.get('/api/auth/confirm')).json()
  const person = { email, request: context }
  await send(person, 'post', '/api/auth/confirm', { id: opened.id }, site.origin)
  await send(person, 'patch', '/api/account', { firstName, lastName }, site.origin)
  return person
}

export const cookiesOf = async (person: Person) => (await person.request.storageState()).cookies

/** Opens the link of a mail and presses where it leads. */
export async function confirm(page: Page, link: string, button: string) {
  await page.goto(link)
  await page.waitForURL('**/login/confirm?*')
  await page.locator('main').getByRole('button', { name: button, exact: true }).click()
}

/** What `send` adds to a message. */
export const newProof = () => prove({ DATA_DIR: inject('site').dataDir })

export const newAddress = () => `asha-${randomBytes(6).toString('hex')}@example.org`

/**
 * A word that nothing else of the site has in it, to find one's own by: "Bavemogupizo". With more consonants, one in 400 is
 * heard as a word of danger ("kidapudegapu"), which may be given no other meaning.
 */
export function newWord(): string {
  const word = Array.from({ length: 6 }, () => pick('bgmpvz') + pick('aeiou')).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const pick = (letters: string) => letters.charAt(randomInt(letters.length))

/** A call as a page of ours makes it. */
export async function send(
  who: Sender,
  method: 'post' | 'put' | 'patch' | 'delete',
  path: string,
  data?: object,
  from = origin,
) {
  const response = await who.request[method](path, { data, headers: { origin: from } })
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(400)
  return response
}

/** Waits for a message that comes up, or has come up. */
export async function message(page: Page, text: string) {
  const lines = messagesOf(page)
  await expect
    .poll(() => lines, { timeout: 30_000, message: `the messages of ${page.url()}` })
    .toContain(text)
  lines.splice(lines.indexOf(text), 1)
}

/** Opens what folds away the form of a matter on the page of one's account. */
export const openTopic = (page: Page, id: string) =>
  page.locator(`section[aria-labelledby=${id}] summary`).click()
