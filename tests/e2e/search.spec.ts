import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, quietPage as newPage } from './support/browser.ts'

const CERTIFICATE = 'The disability certificate for autism: how it works'

/** The fields in the page, not that of the menu. */
const field = (page: Page) => page.locator('main [name="search"]')
const press = (page: Page) => page.locator('main').getByRole('button', { name: 'Search' }).click()

test('the menu searches the whole site, and an answer leads to its heading', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Search this site').fill('apply for disability certificate')
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?search=apply+for+disability+certificate#found')
  expect(await page.getByRole('dialog').isVisible()).toBe(false)
  const block = page.getByRole('region', { name: 'Articles, events and pages' })
  await block.getByRole('link', { name: 'How do I apply?' }).click()
  await page.waitForURL('**/blog/disability-certificate-and-udid#h-how-do-i-apply')
  const heading = page.getByRole('heading', { name: 'How do I apply?' })
  await expect
    .poll(() => heading.evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(400)
})

test('a line of what usually happens is open where a search leads to it', async () => {
  const page = await newPage()
  await page.goto('/search?search=walk+for+world+autism+awareness+day')
  await hydrated(page)
  await page.getByRole('link', { name: 'Walk for World Autism Awareness Day', exact: true }).click()
  await page.waitForURL('**/events#usual-*')
  const line = page.getByText('Awareness walk with schools and volunteers')
  await line.waitFor()
  await expect.poll(() => line.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(800)
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScript) => {
  async function open(path: string) {
    const page = await newPage({ width: 360, javaScript })
    await page.goto(path)
    if (javaScript) await hydrated(page)
    return page
  }

  test('everything is found at once, and the directory has all listings', async () => {
    const page = await open('/search')
    await field(page).fill('disability certificate goa')
    await press(page)
    await page.waitForURL('**/search?search=disability+certificate+goa#found')
    await page
      .locator('h2:focus', { hasText: 'Results for “disability certificate goa”' })
      .waitFor()
    expect(await field(page).inputValue()).toBe('disability certificate goa')
    await page.getByRole('link', { name: CERTIFICATE }).waitFor()
    for (const name of ['Listings', 'Articles', 'Events'])
      await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor()
    await page.getByRole('link', { name: /^(See all|Show in the directory)/ }).click()
    await page.waitForURL('**/directory?search=disability+certificate+goa')
  })

  test('what the directory says of the listings is said here, too', async () => {
    const page = await open('/search?search=psychologist+email')
    const listings = page.getByRole('region', { name: 'Listings' })
    await listings.getByText('None of these shows an email address.').waitFor()
    await page.goto('/search?search=shadow+teacher+by+email+Mapusa')
    await listings.getByText('No listings found matching your criteria.').waitFor()
    await listings.getByRole('heading', { name: 'The closest matches' }).waitFor()
    await listings.getByText('These match only part of your search.').waitFor()
    await listings.getByRole('link', { name: /^Aastha/ }).waitFor()
    await listings.getByRole('link', { name: 'Show in the directory' }).click()
    await page.waitForURL('**/directory?search=shadow+teacher+by+email+Mapusa')
  })

  test('the blog finds articles in other words, and says when there is none', async () => {
    const page = await open('/blog')
    await field(page).fill('divyang pramanpatra')
    await press(page)
    await page.getByRole('heading', { name: /articles? for “divyang pramanpatra”/ }).waitFor()
    const first = page.locator('.post-row').first()
    expect(await first.getByRole('link', { name: CERTIFICATE }).count()).toBe(1)
    await field(page).fill('zzzzzz')
    await press(page)
    await page.getByText('No articles match.').waitFor()
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await page.waitForURL((url) => url.pathname + url.search === '/blog')
  })

  test('the events are searched within their tab and place', async () => {
    const page = await open('/events?view=all&region=Goa')
    await field(page).fill('purple fest')
    await press(page)
    await page.waitForURL(/\/events\?(?=.*view=all)(?=.*region=Goa)(?=.*search=purple)/)
    await page.getByRole('heading', { name: 'International Purple Fest' }).waitFor()
    await page.getByRole('link', { name: 'Everywhere' }).click()
    await page.waitForURL(/\/events\?(?!.*region)(?=.*search=purple)/)
    await page.getByRole('link', { name: 'Show all events' }).first().click()
    await page.waitForURL((url) => url.search === '?view=all')
  })
})

test('what is searched for is kept from search engines', async () => {
  const page = await newPage()
  const robots = () => page.locator('meta[name=robots][content=noindex]').count()
  await page.goto('/search')
  expect(await robots()).toBe(0)
  for (const path of ['/search', '/blog', '/events']) {
    await page.goto(`${path}?search=autism`)
    expect(await robots(), path).toBe(1)
  }
})
