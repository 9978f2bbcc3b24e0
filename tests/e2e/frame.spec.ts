import { expect, test } from 'vitest'
import { hydrated, quietPage as newPage } from './support/browser.ts'
import { expectFits } from './support/layout.ts'

test('in the largest letters of a browser the skip link is out of sight until it has the focus', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/about')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const bottom = () => page.locator('.skip').evaluate((link) => link.getBoundingClientRect().bottom)
  expect(await bottom()).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  expect(await bottom()).toBeGreaterThan(0)
})

test('the skip link is the first stop and leads past the header', async () => {
  const page = await newPage()
  await page.goto('/directory')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('the menu opens and closes by keyboard and gives the focus back', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the menu closes when a screen is chosen, and the new screen has the focus', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Directory' }).click()
  await page.getByRole('heading', { name: 'Resource Directory' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Resource Directory')
})

test('a search on home goes on at what it found', async () => {
  const page = await newPage()
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox').first().fill('school')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/directory?search=school*')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
})

test('after a way through the site the page has one title, one canonical address, one h1, and they are its own', async () => {
  const page = await newPage()
  await page.goto('/directory')
  await hydrated(page)
  await page.locator('article[id^=listing-]').first().getByRole('link').first().click()
  await page.waitForURL('**/listing/*')
  const heading = page.getByRole('heading', { level: 1 })
  const isOwn = async () => (await page.title()).startsWith(`${await heading.textContent()} `)
  await expect.poll(isOwn).toBe(true)
  for (const selector of ['head title', 'link[rel=canonical]', 'meta[name=description]', 'h1']) {
    expect(await page.locator(selector).count(), selector).toBe(1)
  }
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
    new URL(page.url()).pathname,
  )
})

test('the current page is marked in the header', async () => {
  const page = await newPage()
  await page.goto('/blog')
  const blog = page.locator('header nav').getByRole('link', { name: 'Blog' })
  expect(await blog.getAttribute('aria-current')).toBe('page')
})

test('nothing moves: no animation runs, and the page does not shift while it is taken over', async () => {
  const page = await newPage({ width: 360 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shift: (Object(globalThis).shift ?? 0) + Object(entry).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/directory', '/listing/9']) {
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await page.evaluate(() => Object(globalThis).shift ?? 0)).toBeLessThanOrEqual(0.01)
  }
})

test.each([
  '/',
  '/directory',
  '/directory?view=list',
  '/listing/9',
  '/blog',
  '/about',
  '/help-now',
  '/submit-listing',
])('%s fits 320 px without sideways scrolling', async (path) => {
  const page = await newPage({ width: 320 })
  await page.goto(path)
  await expectFits(page)
})

test.each(['/', '/directory', '/listing/32'])(
  'on %s the largest paint is what the server drew: nothing that comes later outweighs it',
  async (path) => {
    const page = await newPage({ width: 412, isTouch: true })
    await page.goto(path)
    await hydrated(page)
    // What the script fetches after taking over is there by then.
    await page.waitForLoadState('networkidle')
    const painted = await page.evaluate(readLargestPaints)
    const html = await (await page.request.get(path)).text()
    for (const element of painted.map((text) => text.slice(0, text.indexOf('>') + 1)))
      expect(html).toContain(element)
    expect(painted.at(-1)).toMatch(/^<(h1|p)\b/)
  },
)

/** Each paint that was the largest when it came. The last one is ours: when it is reported, all before it were. */
function readLargestPaints() {
  const ours = document.createElement('p')
  ours.textContent = 'Wide words '.repeat(200)
  Object.assign(ours.style, { position: 'fixed', inset: '0', fontSize: '60px', margin: '0' })
  return new Promise<string[]>((resolve) => {
    const painted: string[] = []
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        if (element === ours) return resolve(painted)
        painted.push(element?.outerHTML.slice(0, 100) ?? '')
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    document.body.append(ours)
  })
}

test('a tab has a name while its page is still on its way', async () => {
  const page = await newPage()
  await page.goto('/directory?search=SFAL')
  await hydrated(page)
  await page.route('**/api/listings/**', () => undefined)
  await page
    .getByRole('link', { name: /View Details of SFAL/ })
    .first()
    .click()
  await expect.poll(() => page.title()).toBe('Loading the listing')
})

test.each([1024, 1280, 1366])('at %d px nothing of a page is under quick help', async (width) => {
  const page = await newPage({ width })
  for (const path of ['/', '/directory', '/listing/16', '/events/11', '/blog']) {
    await page.goto(path)
    await hydrated(page)
    const help = await page.locator('.quick').boundingBox()
    const ends = await page
      .locator(':is(main, .site-foot) .wrap > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(help?.x ?? 0)
  }
})

test('quick help floats where there is room; its links stand in the menu and the footer, too', async () => {
  const page = await newPage({ width: 1024 })
  const help = page.getByText('Quick help', { exact: true })
  await page.goto('/blog')
  await hydrated(page)
  expect(await help.isVisible()).toBe(true)
  for (const size of [
    { width: 1023, height: 800 },
    { width: 1024, height: 479 },
  ]) {
    await page.setViewportSize(size)
    expect(await help.isVisible()).toBe(false)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const place of [page.getByRole('dialog'), page.locator('footer')])
    for (const path of ['/submit-listing', '/contact', 'tel:112', '/directory'])
      expect(await place.locator(`a[href="${path}"]`).count(), path).toBe(1)
})

test.each(['/contact', '/login', '/help-now', '/listing/9/claim'])(
  'nothing floats over %s',
  async (path) => {
    const page = await newPage()
    await page.goto(path)
    await hydrated(page)
    expect(await page.locator('.quick').count()).toBe(0)
  },
)
