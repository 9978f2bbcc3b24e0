import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, quietPage as newPage } from './support/browser.ts'

/** A page that was left open over a release: files of its app are no longer on the server (decision 30). */

const GONE = [/404/, /Failed to fetch/, /Unable to preload/, /React Router/]

/** Of the page as it is open now; what is loaded again names files that are there. */
async function release(page: Page, files: RegExp) {
  let isOpen = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOpen = false
  })
  await page.route(files, (route) =>
    isOpen ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
}

const APP = /\/assets\/(entry-client|vendor|app)-/
const LOADED_AGAIN = 'This page was loaded again because the site has changed.'

test('a press that needs the app loads the page again at the same place, and says so', async () => {
  const page = await newPage({ width: 360, expected: GONE })
  await page.goto('/')
  await page.waitForLoadState('load')
  await release(page, APP)
  const chip = page.locator('.chip[aria-pressed]').first()
  await chip.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await chip.click()
  await page.getByRole('status').getByText(LOADED_AGAIN).waitFor()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
  await expectAccessible(page)
  await chip.click()
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByText(LOADED_AGAIN).count()).toBe(0)
})

test('it is not loaded again and again, and without a connection not at all', async () => {
  const page = await newPage({ width: 360, expected: [...GONE, /ERR_/] })
  await page.route(APP, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const chip = page.locator('.chip[aria-pressed]').first()
  await chip.click()
  await page.getByText(LOADED_AGAIN).waitFor()
  await chip.click()
  await page.getByRole('status').getByText('This did not work.').waitFor()
  await page.context().setOffline(true)
  await chip.click()
  await expect.poll(() => page.getByText('This did not work.').count()).toBe(1)
  expect(loads).toBe(1)
})

test('a form goes to the server', async () => {
  const page = await newPage({ expected: GONE })
  await page.goto('/listing/9')
  await page.waitForLoadState('load')
  await release(page, APP)
  await page.getByRole('button', { name: /^Like/ }).click()
  await page.waitForURL(/\/login\?returnTo=%2Flisting%2F9$/)
})

test('a link is followed by the browser when the router is gone', async () => {
  const page = await newPage({ width: 1280, expected: GONE })
  await page.goto('/help-now')
  await hydrated(page)
  await release(page, /\/assets\/(whole-router|router)-/)
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor()
  // Loaded as a page: the app has not come to it.
  expect(await page.locator('html[data-hydrated]').count()).toBe(0)
})

test('a page whose code is gone is loaded', async () => {
  const page = await newPage({ width: 1280, expected: GONE })
  await page.goto('/help-now')
  await hydrated(page)
  await release(page, /\/assets\/about-/)
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor()
  await page.getByText(LOADED_AGAIN).waitFor()
})
