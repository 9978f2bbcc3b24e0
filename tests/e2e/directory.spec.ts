import { describe, expect, test } from 'vitest'
import { hydrated, quietPage as newPage } from './support/browser.ts'

const LISTINGS = /^\d{3} listings$/

test('a family searches, narrows, opens a listing and comes back to where it was', async () => {
  const page = await newPage()
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox').fill('  goa ')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/directory?search=goa')
  // The address is there before the page is, and home has links of that name, too.
  await page.getByRole('heading', { name: /for “goa”/ }).waitFor()
  await page
    .getByRole('link', { name: /Special Schools/ })
    .first()
    .click()
  await page.waitForURL(/category=special-schools/)
  const heading = page.getByRole('heading', { name: /: Special Schools for “goa”/ })
  await heading.waitFor()

  const last = page.locator('article[id^=listing-]').last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await last.getByRole('link').first().click()
  await page.waitForURL('**/listing/*')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await heading.waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(await page.locator('#search').inputValue()).toBe('goa')
  await page.goBack()
  await page.waitForURL('**/directory?search=goa')
  await page.goForward()
  await heading.waitFor()
})

test.each([
  ['before the script', false],
  ['with the script', true],
])('a filter chosen %s leads to the results', async (_when, isTakenOver) => {
  const page = await newPage()
  await page.goto('/directory?search=school')
  if (isTakenOver) await hydrated(page)
  await page.getByRole('link', { name: /^6 to 12 years/ }).press('Enter')
  await page.getByRole('heading', { name: /^\d+ listings for “school”/ }).waitFor()
  await page.waitForURL(/ageGroup=children#found$/)
  if (isTakenOver) await page.locator('#results:focus').waitFor()
  await page.keyboard.press('Tab')
  const isAmongResults = () =>
    page.evaluate(() => document.activeElement?.closest('#found, .results-tight section') !== null)
  expect(await isAmongResults()).toBe(true)
})

test('"Show listings", below the form of a phone, leads back to where the results begin', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/directory?search=speech+therapy+mapusa')
  await hydrated(page)
  await page.locator('summary', { hasText: 'Filters' }).click()
  await page.getByRole('radio', { name: /^6 to 12 years/ }).check()
  await page.getByRole('button', { name: 'Show listings' }).click()
  await page.waitForURL(/ageGroup=children/)
  const heading = page.locator('#results:focus')
  await heading.waitFor()
  await expect
    .poll(() => heading.evaluate((it) => it.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
})

test('a blank search on home does nothing', async () => {
  const page = await newPage()
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('searchbox').fill('   ')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a filter can be taken away again, alone or with all others', async () => {
  const page = await newPage()
  await page.goto('/directory?category=therapists&region=Goa')
  await hydrated(page)
  await page.getByRole('link', { name: 'Remove Goa' }).click()
  await page.waitForURL('**/directory?category=therapists#found')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await page.waitForURL('**/directory#found')
  await page.getByRole('heading', { name: LISTINGS }).waitFor()
})

test('rows or cards are remembered on the next visit', async () => {
  const page = await newPage()
  await page.goto('/directory')
  await hydrated(page)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.locator('.lc-row').first().waitFor()
  await page.goto('/directory?category=therapists')
  expect(await page.locator('.lc-row').count()).toBe(12)
})

test('six cards or four rows stand in until the listings are there', async () => {
  const page = await newPage()
  await page.goto('/blog')
  await hydrated(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/search?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('header').getByRole('link', { name: 'Directory' }).click()
  await page.getByText('Loading listings').waitFor({ state: 'attached' })
  expect(await page.locator('[aria-busy="true"] .card').count()).toBe(6)
  held.resolve()
  await page.getByRole('heading', { name: LISTINGS }).waitFor()
})

test('a search that the server cannot answer says so, and trying again works', async () => {
  const page = await newPage({ expected: [/503/] })
  await page.goto('/blog')
  await hydrated(page)
  const unavailable = { status: 503, json: { message: 'Away', code: 'unavailable' } }
  await page.route('**/api/search?*', (route) => route.fulfill(unavailable))
  await page.locator('header').getByRole('link', { name: 'Directory' }).click()
  await page.getByRole('heading', { name: 'The page cannot be shown at the moment' }).waitFor()
  await page.unroute('**/api/search?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: LISTINGS }).waitFor()
})

test('a listing that is gone says so on a way through the site, too', async () => {
  const page = await newPage({ expected: [/410/] })
  await page.goto('/directory')
  await hydrated(page)
  const gone = {
    status: 410,
    json: { message: 'X is no longer listed.', code: 'gone', name: 'X', nearest: [] },
  }
  await page.route(/\/api\/listings\/\d+$/, (route) => route.fulfill(gone))
  await page.locator('article[id^=listing-]').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'X is no longer listed' }).waitFor()
})

test('on a phone a search brings its results into view', async () => {
  const page = await newPage({ width: 360, isTouch: true })
  await page.goto('/directory')
  await hydrated(page)
  await page.getByRole('searchbox').first().fill('therapist mapusa')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const heading = page.getByRole('heading', { name: /listings .*mapusa/i })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  // On the first screen, without scrolling: the first result, too.
  await page.evaluate(() => scrollTo(0, 0))
  const first = await page.locator('article[id^=listing-]').first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(420)
})

test('on a phone the first listing of the whole directory is on the first screen, below the search', async () => {
  const page = await newPage({ width: 360, isTouch: true })
  await page.goto('/directory')
  expect(await page.locator('.finder').isVisible()).toBe(true)
  const first = await page.locator('article[id^=listing-]').first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(670)
})

test('without script nothing is said of “Use my location”, which is not there', async () => {
  for (const javaScript of [true, false]) {
    const page = await newPage({ javaScript })
    await page.goto('/directory?search=speech+therapist+near+me')
    const said = page.getByText('Or press “Use my location”.')
    expect(await said.isVisible()).toBe(javaScript)
  }
})

test('who writes rather than calls finds the addresses, before the script has come and after', async () => {
  for (const query of ['search=cannot+phone', 'email=true']) {
    const page = await newPage()
    await page.goto(`/directory?${query}`)
    const write = page.locator('article').getByRole('link', { name: 'Write an email' })
    const many = await write.count()
    expect(many).toBeGreaterThan(2)
    await hydrated(page)
    expect(await write.count()).toBe(many)
    expect(await page.locator('article a[href^="tel:"]').count()).toBe(0)
  }
})

const NOTHING_FOUND = 'No listings found matching your criteria.'

describe('on a phone the first result is on the first screen, whatever stands above it', () => {
  test.each([
    ['occupational therapist panaji', 'None of these is known to be in Panaji itself.'],
    ['speach therepy mapusa', 'Did you mean “speech” and “therapy”?'],
    ['adult autism diagnosis goa', 'None of these listings says'],
    ['right to free education till 18', 'None of these listings says'],
    ['dentist margao', NOTHING_FOUND],
    ['ABA therapy goa', NOTHING_FOUND],
    ['speech therapist near me', 'To see what is near you, type a town.'],
    ['ndis', NOTHING_FOUND],
    // With filters alone, too: a category, as on home.
    ['category=therapists', 'listings: Therapists'],
    ['phone=true&ageGroup=children', 'Has a phone'],
    ['near=panaji&phone=true&category=therapists', 'The closest matches with a phone number'],
    ['near=mapusa&radius=25&phone=true&checked=true&category=special-schools', NOTHING_FOUND],
    ['search=school&near=goa&phone=true&category=special-schools&ageGroup=children', NOTHING_FOUND],
  ])('%s', async (search, said) => {
    for (const javaScript of [true, false]) {
      const page = await newPage({ width: 360, isTouch: true, javaScript })
      const query = search.includes('=') ? search : new URLSearchParams({ search })
      await page.goto(`/directory?${query}`)
      if (javaScript) await hydrated(page)
      const first = page.locator('article[id^=listing-]').first()
      const top = await first.evaluate((card) => card.getBoundingClientRect().top)
      // Where the site is on trial a line above the header says so; visitors never see it.
      const trial = await page
        .locator('.on-trial')
        .evaluateAll((lines) => lines[0]?.clientHeight ?? 0)
      expect(top - trial, `${search}, script: ${javaScript}`).toBeLessThanOrEqual(420)
      // What has to be read is above it, and is not folded.
      const sentence = page.getByText(said).first()
      await sentence.waitFor()
      const bottom = await sentence.evaluate((text) => text.getBoundingClientRect().bottom)
      expect(bottom).toBeLessThanOrEqual(top)
    }
  })
})

test('printed results have what they say, and nothing that only a screen can do', async () => {
  const page = await newPage()
  await page.goto('/directory?search=margao')
  await page.emulateMedia({ media: 'print' })
  await page.locator('.lc').nth(1).waitFor()
  for (const what of ['.lc-go', '.filters'])
    expect(await page.locator(what).first().isVisible(), what).toBe(false)
  const style = await page
    .locator('.lc')
    .first()
    .evaluate((card) => getComputedStyle(card).breakInside)
  expect(style).toBe('avoid')
})
