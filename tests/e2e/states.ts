import type { Page } from 'playwright-core'

/** A screen in a state worth looking at. */
export interface State {
  name: string
  path: string
  /** Brings the page from its first view into the state. */
  reach?: (page: Page) => Promise<void>
  onlyAt?: number
  status?: number
}

export const STATES: State[] = [
  { name: 'home', path: '/' },
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
    name: 'directory, filters open',
    path: '/directory',
    onlyAt: 360,
    reach: (page) => page.getByText('Filters', { exact: true }).click(),
  },
  { name: 'directory, loading', path: '/blog', reach: seeDirectoryLoading },
  {
    name: 'listing with a phone',
    path: '/directory?search=state+commission',
    reach: (page) =>
      page
        .getByRole('link', { name: /^State Commission/ })
        .first()
        .click(),
  },
  {
    name: 'listing known by name',
    path: '/directory?search=SFAL',
    reach: (page) => page.getByRole('link', { name: /^SFAL/ }).first().click(),
  },
  { name: 'listing', path: '/listing/9' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/early-signs-and-m-chat' },
  { name: 'about', path: '/about' },
  { name: 'help now', path: '/help-now' },
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
]

/** The answers of the API do not come: the placeholders stay. */
async function seeDirectoryLoading(page: Page) {
  await page.route('**/api/**', () => undefined)
  await page.locator('footer').getByRole('link', { name: 'Directory' }).click()
  await page.getByText('Loading listings').waitFor({ state: 'attached' })
}

/** The browser itself prints the status of a page that is not there. */
export const STATUS_LINE =
  /console error: Failed to load resource: the server responded with a status of 404/
