import { describe, expect, test } from 'vitest'
import { hydrated, quietPage as newPage } from './support/browser.ts'

/** A search that tells of danger, in a browser (ruling 48). */

const CARD = { name: 'You are not alone. Talk to someone now.' }

test('a search from home is answered by a card that is in view and read out', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox').fill('my son hits himself and wants to die')
  // On a phone the names that are suggested lie over the button.
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', CARD)
  await heading.waitFor()
  await expect.poll(() => heading.evaluate(isInView)).toBe(true)
  const said = page.getByRole('status').filter({ hasText: 'Above the results:' })
  await expect.poll(() => said.count()).toBe(1)
  expect(await said.textContent()).toContain('call 14416')
  expect(await page.locator('article[id^=listing-]').count()).toBeGreaterThan(0)
})

test('a search within the directory gives the card the focus, and the next takes it away', async () => {
  const page = await newPage()
  await page.goto('/directory?search=i+want+to+die')
  await hydrated(page)
  await search('autism cure')
  const cure = page.getByRole('heading', { name: 'Autism is not an illness to be cured' })
  await cure.waitFor()
  await expect.poll(() => cure.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: /^Stem cells for autism/ }).waitFor()
  expect(await page.getByRole('heading', CARD).count()).toBe(0)
  await search('speech therapy')
  await page.getByRole('heading', { name: /listings for “speech therapy”/ }).waitFor()
  expect(await page.locator('#danger').count()).toBe(0)
  expect(await page.getByRole('status').filter({ hasText: 'Above the results:' }).count()).toBe(0)

  async function search(text: string) {
    await page.locator('summary', { hasText: 'Change' }).click()
    await page.getByRole('searchbox').fill(text)
    await page.getByRole('button', { name: 'Search' }).click()
  }
})

describe('without JavaScript', () => {
  test('the card stands first, and its numbers can be called', async () => {
    const page = await newPage({ width: 360, javaScript: false })
    await page.goto('/')
    await page.getByRole('searchbox').fill('mera beta kho gaya')
    await page.getByRole('button', { name: 'Search' }).click()
    const first = page.locator('main a[href^="tel:"]').first()
    expect(await first.getAttribute('href')).toBe('tel:112')
    expect(await first.evaluate(isInView)).toBe(true)
    expect(await page.locator('article[id^=listing-]').count()).toBeGreaterThan(0)
  })
})

/** Without scrolling. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
