import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, quietPage as newPage } from './support/browser.ts'

/**
 * Whatever is pressed at whatever time, before the app, while it comes or after it, is done once (decision 30).
 * `PRESSES=200` presses more often than a usual run.
 */
const PRESSES = Number(process.env.PRESSES ?? 24)

/** In milliseconds: when it is pressed after the page began to come, and how long the app is on its way. */
const LATEST_PRESS = 1_000
const SLOWEST_APP = 600

interface Control {
  name: string
  path: string
  press: (page: Page) => Promise<unknown>
  /** How often it was done; on the page it leads to, once that is there. */
  count: (page: Page) => Promise<number>
}

const CONTROLS: Control[] = [
  {
    name: 'a kind on the map of home',
    path: '/',
    press: (page) => page.locator('.chip[aria-pressed]').first().click(),
    // Twice would be false again.
    count: (page) => page.locator('.chip[aria-pressed=true]').count(),
  },
  {
    name: 'the search on home',
    path: '/',
    press: async (page) => {
      await page.locator('#hero-search').fill('sethu')
      await page.locator('#hero-search').press('Enter')
    },
    count: (page) => visited(page, '/directory?search=sethu'),
  },
  {
    name: 'the newsletter on home',
    path: '/',
    press: async (page) => {
      await page.locator('#stay-updated input[type=email]').fill('asha@example.org')
      await page.locator('#stay-updated button').click()
    },
    count: (page) => sent(page, /newsletter$/),
  },
  {
    name: 'the menu',
    path: '/about',
    press: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    count: (page) => page.locator('dialog#menu[open]').count(),
  },
  {
    name: 'a link of the directory',
    path: '/directory',
    press: (page) => page.getByRole('link', { name: 'Next page' }).click(),
    count: (page) => visited(page, '/directory?page=2'),
  },
  {
    name: 'a fold of filters',
    path: '/directory',
    press: (page) => page.locator('.filter-sheet > summary').click(),
    count: (page) => page.locator('.filter-sheet[open]').count(),
  },
  {
    name: 'filters that are sent',
    path: '/directory',
    press: async (page) => {
      await page.locator('.filter-sheet > summary').click()
      await page.getByLabel('Has a phone number').check()
      await page.getByRole('button', { name: 'Show listings' }).click()
    },
    count: (page) => visited(page, /phone=true/),
  },
  {
    name: 'the own place',
    path: '/directory',
    press: (page) => page.getByRole('button', { name: 'Use my location' }).click(),
    count: (page) => page.evaluate(() => Object(globalThis).done.located),
  },
  {
    name: 'the heart',
    path: '/listing/9',
    press: (page) => page.getByRole('button', { name: /^Like/ }).click(),
    // Where the app comes late, the server leads to the same.
    count: async (page) =>
      (await page.locator('.like-note').count()) + (await visited(page, /^\/login/)),
  },
  {
    name: 'what copies',
    path: '/listing/9',
    press: (page) => page.getByRole('button', { name: 'Copy address' }).click(),
    count: (page) => page.evaluate(() => Object(globalThis).done.copied),
  },
  {
    name: 'the map of a listing',
    path: '/listing/9',
    press: (page) => page.getByRole('button', { name: 'Show the map' }).click(),
    count: (page) => page.locator('.leaflet-container').count(),
  },
  {
    name: 'a fold of help',
    path: '/contact',
    press: async (page) => {
      await page.getByLabel('Your name').fill('Asha')
      await page.getByRole('button', { name: 'Menu' }).click()
    },
    count: (page) => page.locator('dialog#menu[open]').count(),
  },
]

test(
  `${PRESSES} presses at any time are done once each`,
  async () => {
    const wrong: string[] = []
    let page: Page | undefined
    for (let round = 0; round < PRESSES; round += 1) {
      const control = CONTROLS[round % CONTROLS.length]!
      const isTouch = Math.floor(round / CONTROLS.length) % 2 === 1
      // A browser remembers 50 addresses of a tab, and here they are counted.
      if (control === CONTROLS[0]) {
        await page?.close()
        page = await newPage({ width: 360, isTouch, expected: [/Geolocation/] })
        await prepare(page)
      }
      const at = Math.random() * LATEST_PRESS
      const said = `${control.name} after ${Math.round(at)} ms, touch: ${isTouch}`
      const problem = page && (await pressAt(page, control, at, said))
      if (problem) wrong.push(`${said}: ${problem}`)
    }
    expect(wrong).toEqual([])
  },
  60_000 + PRESSES * 5_000,
)

async function pressAt(page: Page, { path, press, count }: Control, at: number, said: string) {
  posts.set(page, [])
  await page.goto(path, { waitUntil: 'commit' })
  entries.set(page, await page.evaluate(() => history.length))
  await page.waitForTimeout(at)
  await press(page)
  await expect.poll(() => count(page), { message: said }).toBeGreaterThan(0)
  // Whatever else would come of it has come when the page is taken over.
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const done = await count(page)
  return done === 1 ? undefined : `done ${done} times`
}

const posts = new WeakMap<Page, string[]>()
const entries = new WeakMap<Page, number>()
const sent = async (page: Page, path: RegExp) =>
  (posts.get(page) ?? []).filter((one) => path.test(one)).length
/** How many entries of the history lead here. */
const visited = async (page: Page, address: string | RegExp) => {
  const { pathname, search } = new URL(page.url())
  const here = pathname + search
  const isThere = typeof address === 'string' ? here === address : address.test(here)
  return isThere ? (await page.evaluate(() => history.length)) - (entries.get(page) ?? 0) : 0
}

/** What is sent goes nowhere; copies and questions for the place are counted. */
async function prepare(page: Page) {
  await page.route(/\/assets\/(entry-client|vendor)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SLOWEST_APP))
    await route.continue()
  })
  await page.route(/newsletter$/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    posts.get(page)?.push(new URL(request.url()).pathname)
    return request.isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sent</title>' })
      : route.fulfill({ json: {} })
  })
  await page.addInitScript(() => {
    const done = { copied: 0, located: 0 }
    Object.assign(globalThis, { done })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => void (done.copied += 1) },
    })
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: () => void (done.located += 1) },
    })
  })
}
