import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  expectAccessible,
  hydrated,
  quietOrigin as origin,
  quietPage as newPage,
} from './support/browser.ts'

/** The maps of §2: asked for, equal to their lists, still, and of our own making (rulings 10 and 14). */

const near = (page: Page) => page.locator('section[aria-labelledby="near-you"]')
const rows = (page: Page) => near(page).locator('.map-list > li')
const popup = (page: Page) => page.getByRole('dialog')
const markers = (page: Page) => page.locator('.leaflet-marker-icon.map-pin, .map-group')
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

async function openHome(given: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(given)
  await page.goto('/')
  await hydrated(page)
  return page
}

async function showMap(page: Page) {
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  await markers(page).first().waitFor()
}

test.each(['/', '/listing/9'])(
  '%s brings no map code until somebody asks for the map',
  async (path) => {
    const page = await newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await hydrated(page)
    const show = page.getByRole('button', { name: /^(Show the map|Load Map)$/ })
    await show.waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /canvas|leaflet|\/api\/map/.test(url))).toEqual([])
    await show.click()
    await markers(page).first().waitFor()
    expect(asked.some((url) => url.includes('map-canvas'))).toBe(true)
  },
)

// The light palette is that of the other tests here; what colours go together, web/styles/contrast.test.ts knows.
describe.each([
  [360, 'dark'],
  [1280, 'calm'],
] as const)('at %i px', (width, palette) => {
  test(`axe finds nothing in the palette ${palette}: waiting, open, with a listing, with several`, async () => {
    const page = await openHome({ width, palette })
    await expectAccessible(page)
    await showMap(page)
    await expectAccessible(page)
    await near(page).getByRole('button', { name: 'Show on map' }).first().click()
    await popup(page).waitFor()
    await expectAccessible(page)
    await popup(page).getByRole('button', { name: 'Close' }).click()

    // An address that asks for the map shows it at once.
    await page.goto('/directory?view=map&near=bambolim&radius=5')
    await hydrated(page)
    await openGroup(page)
    await expectAccessible(page)
    const choice = popup(page).getByRole('listitem').first().getByRole('button')
    const name = await choice.textContent()
    await choice.click()
    await popup(page)
      .getByRole('heading', { name: name ?? '' })
      .waitFor()
    await popup(page)
      .getByRole('link', { name: `View Details of ${name}` })
      .waitFor()
  })

  test('the map is 500 px high, and opens where it was asked for', async () => {
    const page = await openHome({ width })
    const title = () => near(page).getByRole('heading', { level: 2 }).boundingBox()
    const before = await title()
    await showMap(page)
    const ground = await page.locator('.map-ground').boundingBox()
    expect(ground?.height).toBe(500)
    expect((await title())?.x).toBe(before?.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
})

/** Goes nearer until the listings of one spot are offered. */
async function openGroup(page: Page) {
  const drawn = () => markers(page).evaluateAll((all) => all.map((one) => one.outerHTML).join('\n'))
  for (let press = 0; press < 8; press++) {
    const before = await drawn()
    await page.locator('.map-group').first().focus()
    await page.keyboard.press('Enter')
    const isOpen = () => popup(page).isVisible()
    await expect.poll(async () => (await isOpen()) || (await drawn()) !== before).toBe(true)
    if (await isOpen()) return
  }
  throw new Error('No group of one spot was found.')
}

test('by keyboard: ask for the map, reach a marker, read it, and be back where one was', async () => {
  const page = await openHome()
  await near(page).getByRole('button', { name: 'Load Map' }).focus()
  await page.keyboard.press('Enter')
  await markers(page).first().waitFor()
  await expect.poll(() => focused(page)).toBe('Map of all listings')

  const marker = page.locator('.map-pin').first()
  const name = await marker.getAttribute('aria-label')
  expect(name).toMatch(/^\d+, .+, .+, Approximate: \w+/)
  for (let press = 0; press < 30 && (await focused(page)) !== name; press++)
    await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe(name)
  await page.keyboard.press('Space')
  await popup(page).waitFor()
  expect(name).toContain(await focused(page))
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe(name)
})

test('a map that comes with its page takes the focus from nothing', async () => {
  const page = await newPage()
  await page.goto('/directory?view=map')
  await hydrated(page)
  await markers(page).first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('a row opens its marker, and closing gives the focus back to the row', async () => {
  const page = await openHome({ width: 360 })
  await showMap(page)
  const row = rows(page).nth(3)
  const onMap = row.getByRole('button', { name: /^Show on map/ })
  await onMap.click()
  const title = await row.getByRole('link').textContent()
  await popup(page)
    .getByRole('heading', { name: title ?? '' })
    .waitFor()
  await expect.poll(() => inView(page)).toBe(true)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => onMap.evaluate((button) => button === document.activeElement)).toBe(true)
})

const inView = (page: Page) =>
  popup(page)
    .getByRole('heading')
    .evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

test('the map can be skipped, and so can the list', async () => {
  const page = await openHome()
  await showMap(page)
  const skipMap = page.getByRole('button', { name: 'Skip the map' })
  await skipMap.focus()
  expect((await skipMap.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('map-list')
  await page.getByRole('button', { name: 'Skip the list' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^\d+ locations mapped\./)
})

test('a listing on the map says what it is and leads to its page', async () => {
  const page = await openHome()
  await showMap(page)
  // The first with a marker: of some towns no point is known.
  const row = rows(page)
    .filter({ has: page.getByRole('button') })
    .first()
  const path = await row.getByRole('link').getAttribute('href')
  await row.getByRole('button').click()
  await popup(page).getByText('We know the town, not the exact place.').waitFor()
  const maps = popup(page).getByRole('link', { name: 'Open in Maps (opens a new tab)' })
  const query = new URL((await maps.getAttribute('href')) ?? '').searchParams.get('query')
  expect(query).toContain(await row.getByRole('link').textContent())
  expect(query).not.toMatch(/\d\.\d/)
  expect(await maps.getAttribute('target')).toBe('_blank')
  await popup(page)
    .getByRole('link', { name: /^View Details/ })
    .click()
  await page.waitForURL(`**${path}`)
})

const spot = (id: number, name: string, latitude: number, longitude: number) => ({
  id,
  name,
  category: 'therapists',
  categoryName: 'Therapists',
  address: '1 Market Road',
  town: null,
  region: name === 'In Delhi' ? 'Delhi' : 'Goa',
  point: { latitude, longitude, isExact: true, label: 'Exact' },
})
const FAR_APART = {
  listings: [
    spot(1, 'In the middle', 15.2993, 74.124),
    spot(2, 'A little east', 15.2993, 74.274),
    spot(3, 'In Delhi', 28.6, 77.2),
  ],
  total: 3,
}

/** Home's map with these listings, and the way to the pin of each. */
async function loadHomeMap(page: Page, answer: object) {
  await page.route('**/api/map/listings*', (route) => route.fulfill({ json: answer }))
  await page.goto('/')
  await hydrated(page)
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  return (name: string) => near(page).locator(`.map-pin[aria-label*="${name}"]`)
}

test('home’s maps open on Goa as §9 says, and show all of India when asked', async () => {
  const page = await newPage({ width: 1280 })
  const pin = await loadHomeMap(page, FAR_APART)
  await pin('In the middle').waitFor()
  const ground = (await near(page).locator('.map-ground').boundingBox())!
  const middle = (await pin('In the middle').boundingBox())!
  const east = (await pin('A little east').boundingBox())!
  // A pin stands above its point; at zoom 11 a degree is 1,456 pixels.
  expect(middle.x + middle.width / 2).toBeCloseTo(ground.x + ground.width / 2, -1)
  expect(middle.y + middle.height).toBeCloseTo(ground.y + ground.height / 2, -1)
  expect(east.x - middle.x).toBeCloseTo(0.15 * 1456, -1)
  expect(await pin('In Delhi').count()).toBe(0)
  await near(page).getByRole('button', { name: 'All of India' }).click()
  await pin('In Delhi').waitFor()
})

test('where zoom 11 cuts Goa, home’s map opens on all that is in Goa, whatever the kind', async () => {
  const page = await newPage()
  const listings = [spot(1, 'In Pernem', 15.72, 73.8), spot(2, 'In Canacona', 15.0, 74.05)]
  const all = [...listings, FAR_APART.listings[2]]
  const pin = await loadHomeMap(page, { listings: all, total: 3 })
  await pin('In Pernem').waitFor()
  const ground = (await near(page).locator('.map-ground').boundingBox())!
  for (const name of ['In Pernem', 'In Canacona']) {
    const { x, y, width, height } = (await pin(name).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(ground.x)
    expect(y).toBeGreaterThanOrEqual(ground.y)
    expect(x + width).toBeLessThanOrEqual(ground.x + ground.width)
    expect(y + height).toBeLessThanOrEqual(ground.y + ground.height)
  }
  expect(await pin('In Delhi').count()).toBe(0)
})

test('the wheel scrolls the page and not the map, and nothing moves by itself', async () => {
  const page = await openHome()
  await showMap(page)
  await page.locator('.map-ground').scrollIntoViewIfNeeded()
  const labels = () =>
    page.locator('.map-pin').evaluateAll((pins) => pins.map((pin) => pin.style.transform))
  const [before, from] = [await labels(), await page.evaluate(() => scrollY)]
  await page.locator('.map-ground').hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from)
  expect(await labels()).toEqual(before)
  for (const name of ['Zoom in', 'Zoom out', 'All of India']) {
    await page.getByRole('button', { name }).click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
  await page.getByText('Move the map', { exact: true }).click()
  const pane = page.locator('.leaflet-map-pane')
  const still = await pane.getAttribute('style')
  await page.getByRole('button', { name: 'Left', exact: true }).click()
  expect(await pane.getAttribute('style')).not.toBe(still)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test("on a touch screen one finger is the page's: the map does not take it", async () => {
  const page = await openHome({ width: 360, isTouch: true })
  await showMap(page)
  const action = await page
    .locator('.map-ground')
    .evaluate((map) => getComputedStyle(map).touchAction)
  expect(action).toBe('pan-x pan-y')
})

test('the plain ground names towns and talukas, draws no line of a border, and names its source', async () => {
  const page = await newPage()
  await page.goto('/listing/9')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.locator('.map-place > span', { hasText: 'Ponda taluka' }).waitFor()
  expect(await page.locator('.map-ground svg, .map-ground canvas, .map-ground img').count()).toBe(0)
  const credit = page.locator('.map-credit')
  expect(await credit.textContent()).toBe('Towns: dr5hn, ODbL. Sources')
  expect(await credit.getByRole('link').getAttribute('href')).toBe('/about/sources')
  await page.getByText('Approximate: Margao.').first().waitFor()
  expect(await page.locator('.map-pin.pin-approx').count()).toBe(1)
})

test('"Load Map" shows all listings, and the chips choose kinds before and after', async () => {
  const page = await openHome()
  const schools = near(page).getByRole('button', { name: 'Schools', exact: true })
  await schools.click()
  expect(await schools.getAttribute('aria-pressed')).toBe('true')
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  await markers(page).first().waitFor()
  await seeAll(page, 'special-schools')

  await near(page).getByRole('button', { name: 'Therapists', exact: true }).click()
  await near(page).getByText('Only the chosen kinds are shown.').waitFor()
  await seeAll(page, 'special-schools,therapists')
  await schools.click()
  await seeAll(page, 'therapists')
  await near(page).getByRole('button', { name: 'Therapists', exact: true }).click()
  await near(page).getByText('All kinds are shown.').waitFor()
  await seeAll(page, '')
  await near(page).getByRole('button', { name: 'Events', exact: true }).click()
  await near(page).getByText('There are no locations to show.').waitFor()
})

/** As many as the server has of these kinds are in the list, or left to show. */
async function seeAll(page: Page, category: string) {
  const answer = await fetch(`${origin}/api/map/listings?category=${category}`)
  const { total } = (await answer.json()) as { total: number }
  await expect
    .poll(async () => {
      const more = await near(page)
        .getByText(/^Show more/)
        .allTextContents()
      return (await rows(page).count()) + Number(more[0]?.match(/\d+/)?.[0] ?? 0)
    })
    .toBe(total)
}

test('a map that cannot be loaded says so, and trying again works', async () => {
  const page = await openHome({ expected: [/503/] })
  const unavailable = { status: 503, json: { message: 'Away', code: 'unavailable' } }
  await page.route('**/api/map/listings*', (route) => route.fulfill(unavailable))
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  await near(page).getByText('The map could not be loaded.').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/map/listings*')
  await near(page).getByRole('button', { name: 'Try again' }).click()
  await markers(page).first().waitFor()
})

test('map code that does not arrive is asked for again', async () => {
  const page = await openHome({ expected: [/map-canvas/, /ERR_FAILED/] })
  await page.route('**/assets/map-canvas*.js*', (route) => route.abort())
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  await near(page).getByRole('alert').waitFor()
  await page.unroute('**/assets/map-canvas*.js*')
  await near(page).getByRole('button', { name: 'Try again' }).click()
  await markers(page).first().waitFor()
})

test('an exact place is drawn solid and sent exactly; beyond a thousand the page says so', async () => {
  const page = await openHome()
  const listing = {
    id: 1,
    category: 'therapists',
    categoryName: 'Therapists',
    address: '1 Market Road',
    town: 'Mapusa',
    region: 'Goa',
  }
  const json = {
    listings: [
      {
        ...listing,
        name: 'Exact',
        point: { latitude: 15.59, longitude: 73.81, isExact: true, label: 'Exact' },
      },
      {
        ...listing,
        id: 2,
        name: 'Town',
        point: { latitude: 15.27, longitude: 73.95, isExact: false, label: 'Margao' },
      },
      { ...listing, id: 3, name: 'Nowhere', point: null },
    ],
    total: 3,
  }
  await page.route('**/api/map/listings*', (route) => route.fulfill({ json }))
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  await near(page).getByRole('button', { name: 'All of India' }).click()
  await page.getByRole('button', { name: '1, Exact, Therapists, 1 Market Road' }).waitFor()
  expect(await page.locator('.map-pin:not(.pin-approx)').count()).toBe(1)
  expect(await page.locator('.map-pin.pin-approx').count()).toBe(1)
  await page.locator('.map-pin:not(.pin-approx)').click()
  const maps = popup(page).getByRole('link', { name: /Open in Maps/ })
  expect(await maps.getAttribute('href')).toContain('query=15.59%2C73.81')
  await near(page).getByText('1 listing has no place on the map and is only in the list.').waitFor()
})

test('a map that is too full shows groups, and each listing of a part that is not', async () => {
  const page = await newPage({ width: 1280, expected: [/status of 503/] })
  await page.route('**/api/map/events', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/map/listings*', (route) =>
    route.fulfill({ json: { ...FAR_APART, total: 1001 } }),
  )
  const parts: URL[] = []
  let isBroken = false
  await page.route('**/api/map/part*', (route) => {
    const url = new URL(route.request().url())
    parts.push(url)
    if (isBroken) return route.fulfill({ status: 503, json: { error: 'Away for a moment' } })
    const isNear = Number(url.searchParams.get('zoom')) > 11
    const [goa] = FAR_APART.listings
    return route.fulfill({
      json: isNear
        ? { listings: [goa], groups: [], total: 1 }
        : {
            listings: [],
            groups: [{ latitude: 15.2993, longitude: 74.124, count: 37_420 }],
            total: 37_420,
          },
    })
  })
  await page.goto('/')
  await hydrated(page)
  await near(page).getByRole('button', { name: 'Load Map' }).click()
  const group = page.getByRole('button', { name: '37,420 places close together' })
  await group.waitFor()
  expect(await page.locator('.map-pin').count()).toBe(0)
  expect(await rows(page).count()).toBe(0)
  await near(page)
    .getByText('37,420 places in this part of the map. Zoom in to see and list each one.')
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skip the map' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused(page)).toContain('37,420 places in this part of the map')
  const [west, south, east, north] = (parts[0]!.searchParams.get('bounds') ?? '')
    .split(',')
    .map(Number)
  expect([west! < 74.124, south! < 15.2993, east! > 74.124, north! > 15.2993]).toEqual(
    Array(4).fill(true),
  )

  await group.focus()
  await page.keyboard.press('Enter')
  await page.locator('.map-pin[aria-label*="In the middle"]').waitFor()
  expect(await focused(page)).toBe('Map of all listings')
  expect(await rows(page).count()).toBe(1)
  await near(page).getByText('The list has what this part of the map shows.').waitFor()
  // What is open stays open, though the map moves to make room for it.
  await near(page).getByRole('button', { name: 'Show on map' }).click()
  await popup(page).waitFor()
  const asked = parts.length
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => popup(page).count()).toBe(0)
  expect(parts.length - asked).toBeLessThanOrEqual(1)

  // Another part draws the marker again: the focus goes on with the map.
  const pin = page.locator('.map-pin[aria-label*="In the middle"]')
  await pin.focus()
  await page.getByRole('button', { name: 'Right', includeHidden: true }).dispatchEvent('click')
  await expect.poll(() => focused(page)).toBe('Map of all listings')

  // A part that can't be loaded says so and leaves the map where it is.
  const askedZoom = () => Number(parts.at(-1)!.searchParams.get('zoom'))
  const zoom = askedZoom()
  isBroken = true
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await near(page).getByText('This part of the map could not be loaded.').waitFor()
  expect(askedZoom()).toBe(zoom + 1)
  isBroken = false
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await pin.waitFor()
  await near(page).getByText('The list has what this part of the map shows.').waitFor()
  // The part it went back to was known; from its first view it would have asked for others.
  expect(askedZoom()).toBe(zoom + 1)
})

test('a search with words shows its best thousand, and says so', async () => {
  const page = await newPage({ width: 1280 })
  await page.route('**/api/map/listings*', (route) =>
    route.fulfill({ json: { ...FAR_APART, total: 1001 } }),
  )
  await page.goto('/directory?search=school&view=map')
  await page.getByText('Showing the first 3 of more than 3.').waitFor()
})

test('the directory on a map shows all results of its search, and its list has them, too', async () => {
  const page = await newPage()
  await page.goto('/directory?region=Goa')
  await hydrated(page)
  // Who presses "Map" has asked for it.
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await markers(page).first().waitFor()
  const list = page.locator('.map-list > li')
  const shown = await list.count()
  await page.getByRole('button', { name: /^Show more/ }).click()
  expect(await list.count()).toBeGreaterThan(shown)
  expect(await page.getByRole('navigation', { name: 'Pages of results' }).count()).toBe(0)
  // The last press takes the button away: the focus goes on in the list.
  const more = page.getByRole('button', { name: /^Show more/ })
  let before = 0
  while ((await more.count()) > 0) {
    before = await list.count()
    await more.press('Enter')
    await expect.poll(() => list.count()).toBeGreaterThan(before)
  }
  const first = list.nth(before).getByRole('link').first()
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('without a script there is the way to the list, and no button that does nothing', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto('/')
  await near(page).getByRole('link', { name: 'Show all in a list' }).waitFor()
  for (const name of ['Show the map', 'Load Map', 'Schools'])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.goto('/directory?view=map')
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/)
})
