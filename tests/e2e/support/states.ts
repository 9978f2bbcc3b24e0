import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'
import { EVENT_STATES } from './event-states.ts'
import type { State } from './state.ts'
import { linkTo } from './inbox.ts'
import { confirm, cookiesOf, newAddress, newPerson, openTopic } from './people.ts'

/** Screens in every state worth looking at. */
export const STATES: State[] = [
  { name: 'home', path: '/' },
  { name: 'advertising', path: '/advertise' },
  { name: 'directory, cards', path: '/directory' },
  { name: 'directory, rows', path: '/directory?view=list' },
  {
    name: 'directory, narrowed',
    path: '/directory?category=therapists&region=Goa&search=speech&sort=name',
  },
  { name: 'directory, last page', path: '/directory?page=13' },
  { name: 'directory, nothing found', path: '/directory?search=zzzzzz' },
  { name: 'directory, near a place', path: '/directory?near=mapusa&radius=25&view=list' },
  { name: 'directory, a place nobody knows', path: '/directory?region=Xyzzyville' },
  {
    name: 'directory, a search that was corrected',
    path: '/directory?search=speech+therepy+panaji',
  },
  {
    name: 'directory, with answers above',
    path: '/directory?search=how+to+get+disability+certificate',
  },
  { name: 'search', path: '/search' },
  { name: 'search, found', path: '/search?search=disability+certificate+goa' },
  { name: 'search, nothing found', path: '/search?search=zzzzzz' },
  { name: 'search, danger', path: '/search?search=i+dont+want+to+live+anymore' },
  { name: 'blog, searched', path: '/blog?search=certificate' },
  { name: 'blog, nothing found', path: '/blog?search=zzzzzz' },
  { name: 'events, searched', path: '/events?search=awareness&region=Goa' },
  { name: 'events, nothing found', path: '/events?view=all&search=zzzzzz' },
  { name: 'directory, danger', path: '/directory?search=i+dont+want+to+live+anymore' },
  { name: 'directory, danger and no listing', path: '/directory?search=suicide+qqqqzz' },
  { name: 'directory, a cure', path: '/directory?search=stem+cell+cure+for+autism+goa' },
  {
    name: 'directory, filters open',
    path: '/directory',
    onlyAt: 360,
    reach: (page) => page.getByText('Filters', { exact: true }).click(),
  },
  { name: 'directory, loading', path: '/blog', reach: seeDirectoryLoading },
  {
    name: 'listing with a phone',
    path: '/directory?search=state+commission',
    reach: (page) => follow(page, 'State Commission'),
  },
  {
    name: 'listing known by name',
    path: '/directory?search=SFAL',
    reach: (page) => follow(page, 'SFAL'),
  },
  { name: 'listing', path: '/listing/9' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/early-signs-and-m-chat' },
  { name: 'about', path: '/about' },
  { name: 'privacy', path: '/about/privacy' },
  { name: 'sources', path: '/about/sources' },
  { name: 'how true it is', path: '/coverage' },
  { name: 'whom to call first', path: '/coverage/calls' },
  { name: 'a wrong line', path: '/contact?kind=wrong&listing=9' },
  { name: 'a wrong listing', path: '/contact?kind=wrong&listing=9&field=other' },
  { name: 'a correction', path: '/contact?kind=wrong&listing=9&field=website' },
  { name: 'help now', path: '/help-now' },
  { name: 'display and comfort', path: '/display?done=kept' },
  { name: 'about an account', path: '/auth' },
  { name: 'sign in', path: '/login' },
  { name: 'sign in, something wrong', path: '/login', reach: sendNothing },
  { name: 'sign in, link used', path: '/login?problem=link-used' },
  { name: 'sign in, no account yet', path: '/login?problem=no-account&provider=oidc' },
  { name: 'sign in, password set', path: '/login?done=new-password' },
  { name: 'sign-in link', path: '/login/link' },
  { name: 'sign up', path: '/login/new' },
  { name: 'sign up, something wrong', path: '/login/new', reach: sendNothing },
  { name: 'forgotten password', path: '/login/forgot' },
  { name: 'new password, no link', path: '/login/new-password' },
  { name: 'new password', path: '/login/link', reach: seeNewPassword },
  { name: 'new password, something wrong', path: '/login/link', reach: seeNoNewPassword },
  { name: 'mail sent', path: '/login/sent' },
  { name: 'account, signed out', path: '/account' },
  { name: 'account', toPath: asMember('/account') },
  {
    name: 'account, all open',
    toPath: asMember('/account'),
    reach: async (page) => {
      for (const topic of ['name', 'picture', 'password', 'delete']) await openTopic(page, topic)
    },
  },
  { name: 'account, deleting', toPath: asMember('/account'), reach: seeDeleting },
  {
    name: 'user menu',
    toPath: asMember('/'),
    onlyAt: 1280,
    reach: (page) => page.locator('.user-menu summary').click(),
  },
  {
    name: 'user menu among others',
    toPath: asMember('/'),
    onlyAt: 360,
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'not found', path: '/no-such-page', status: 404 },
  { name: 'listing not found', path: '/listing/99999', status: 404 },
  {
    name: 'menu open',
    path: '/',
    onlyAt: 360,
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'quick help open',
    path: '/directory',
    reach: (page) => page.getByText('Quick help', { exact: true }).click(),
  },
  ...EVENT_STATES,
]

/** To the listing of this name, until it is there. */
async function follow(page: Page, name: string) {
  await page
    .getByRole('link', { name: `View Details of ${name}` })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** The answers of the API do not come: the placeholders stay. */
async function seeDirectoryLoading(page: Page) {
  await page.route('**/api/**', () => undefined)
  await page.locator('footer').getByRole('link', { name: 'Directory' }).click()
  await page.getByText('Loading listings').waitFor({ state: 'attached' })
}

/** Something is wrong with the form. */
async function sendNothing(page: Page) {
  await page.locator('main form button[type=submit]').first().click()
  await page.getByRole('alert').waitFor()
}

function asMember(path: string) {
  return async (page: Page) => {
    await page.context().addCookies(await cookiesOf(await newPerson()))
    return path
  }
}

async function makeAccount(page: Page): Promise<string> {
  const email = newAddress()
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByLabel(/I am 18 or older/).check()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await confirm(page, await linkTo(email, /link to sign in/), 'Sign in')
  await page.waitForURL('**/')
  return email
}

/** Where the link of a mail leads. */
async function seeNewPassword(page: Page) {
  const email = await makeAccount(page)
  // A page that is still being taken over would miss them.
  await hydrated(page)
  // What it has asked by then and not yet got would be refused without a cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login/forgot')
  await hydrated(page)
  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto(await linkTo(email, /new password/i))
  await hydrated(page)
}

async function seeNoNewPassword(page: Page) {
  await seeNewPassword(page)
  await sendNothing(page)
}

async function seeDeleting(page: Page) {
  await openTopic(page, 'delete')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await page.getByRole('button', { name: 'Delete my account permanently' }).click()
  await page.getByRole('alert').waitFor()
}

/** The browser itself prints the status of a page that is not there. */
export const STATUS_LINE =
  /console error: Failed to load resource: the server responded with a status of 404/
