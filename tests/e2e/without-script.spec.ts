import { describe, expect, test } from 'vitest'
import { quietPage as newPage } from './support/browser.ts'

/** What a visitor gets whose phone runs no script, or before the script has arrived (ruling 35). */

async function withoutJavaScript() {
  return newPage({ width: 360, javaScript: false })
}

/** The app is held back for ever: the page is as it is in the first seconds on a slow line. */
async function beforeTheScript() {
  const page = await newPage({ width: 360 })
  await page.route(/\/assets\/(entry-client|vendor)/, () => undefined)
  return page
}

describe.each([
  ['JavaScript is off', withoutJavaScript],
  ['the script has not arrived', beforeTheScript],
])('while %s', (_when, open) => {
  test('home leads to a category, a listing and its number', async () => {
    const page = await open()
    await page.goto('/')
    await page
      .getByRole('link', { name: /Support Groups/ })
      .first()
      .click()
    await page.waitForURL('**/directory?category=support-groups')
    expect(await page.getByRole('heading', { name: /26 listings: Support Groups/ }).count()).toBe(1)
    await page
      .getByRole('link', { name: /View Details of State Commission/ })
      .first()
      .click()
    await page.waitForURL('**/listing/*')
    const call = page.getByRole('link', { name: 'Call +91 91563 21900' }).first()
    expect(await call.getAttribute('href')).toBe('tel:+919156321900')
    expect(await page.getByText('We have not called it.').first().isVisible()).toBe(true)
  })

  test('the search on home finds listings', async () => {
    const page = await open()
    await page.goto('/')
    await page.getByRole('searchbox').fill('sethu')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/directory?search=sethu#found')
    expect(await page.getByRole('searchbox').count()).toBe(0)
    await page.locator('summary', { hasText: 'Change' }).click()
    expect(await page.getByRole('searchbox').inputValue()).toBe('sethu')
    expect(
      await page.getByRole('link', { name: /View Details of Sethu Centre/ }).count(),
    ).toBeGreaterThan(0)
  })

  test('the directory searches within a category, turns pages and changes its view and order', async () => {
    const page = await open()
    await page.goto('/directory?category=special-schools')
    await page.locator('.asked > summary').click()
    await page.getByRole('searchbox').fill('goa')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/category=special-schools/)
    expect(new URL(page.url()).searchParams.get('search')).toBe('goa')
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    // On a phone cards and rows are the same: there is the map, and the way back from it.
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await page.waitForURL(/view=map/)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.waitForURL(/view=list/)
    await page.getByText('Filters (1)', { exact: true }).click()
    await page.locator('#filter-sort').selectOption('Name, A to Z')
    await page.getByLabel('Has a phone number').check()
    await page.getByRole('button', { name: 'Show listings' }).click()
    await page.waitForURL(/sort=name/)
    const { searchParams } = new URL(page.url())
    expect(['phone', 'category', 'search'].map((name) => searchParams.get(name))).toEqual([
      'true',
      'special-schools',
      'goa',
    ])
    expect(await page.getByRole('link', { name: 'Has a phone' }).getAttribute('aria-current')).toBe(
      'true',
    )
  })

  test('menu, filters and quick help open', async () => {
    const page = await open()
    await page.goto('/directory')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click()
    await page.waitForURL('**/blog')
    await page.goto('/directory')
    await page.getByText('Filters', { exact: true }).click()
    expect(await page.getByLabel('18 years and over').isVisible()).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByText('Quick help', { exact: true }).click()
    const call = page.locator('.quick').getByRole('link', { name: 'Emergency Help' })
    expect(await call.getAttribute('href')).toBe('tel:112')
  })
})
