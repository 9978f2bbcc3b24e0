import { expect, test } from 'vitest'
import { bytesOfScript, bytesOnTheWire } from '../support/wire.ts'
import { hydrated, quietOrigin as origin, quietPage as newPage } from './support/browser.ts'

/** What a reader gets, and what comes with the first intent (decision 30). */
const FIRST_BUDGET = 4_000
const SCRIPT_BUDGET = 95_260
/** With the first script each has 105,000 at most; those with filters and dates have more than the others. */
const OWN_BUDGETS: Record<string, number> = {
  '/': 93_360,
  '/directory': 97_260,
  '/events': 97_360,
  '/events/11': 96_560,
  '/search': 95_960,
}
const FIRST_SCRIPT = /\/assets\/(boot|start|preload)-/
const PAGE_BUDGET = 14_000
const HOME_BUDGET = 16_000

const addresses = await readSiteMap()

test.each(oneOfEachScreen(addresses))('%s needs no more script than its budget', async (path) => {
  const page = await newPage({ width: 360 })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(path)
  await hydrated(page)
  const first = [...scripts].filter((url) => FIRST_SCRIPT.test(url))
  expect(first).toHaveLength(3)
  expect(await sum(first)).toBeLessThanOrEqual(FIRST_BUDGET)
  const others = [...scripts].filter((url) => !FIRST_SCRIPT.test(url))
  expect(others.length).toBeGreaterThan(0)
  expect(await sum(others)).toBeLessThanOrEqual(OWN_BUDGETS[path] ?? SCRIPT_BUDGET)
})

test('every page of the site map is at most 14 kB, and home 16', async () => {
  const tooLarge: string[] = []
  for (const path of [...addresses, '/directory?view=list', '/directory?category=therapists']) {
    const size = await bytesOnTheWire(origin + path)
    const budget = path === '/' ? HOME_BUDGET : PAGE_BUDGET
    if (size > budget) tooLarge.push(`${path}: ${size}`)
  }
  expect(tooLarge).toEqual([])
})

const sum = async (urls: string[]) =>
  (await Promise.all(urls.map(bytesOfScript))).reduce((all, size) => all + size, 0)

async function readSiteMap(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

/** "/listing/1", "/listing/2" and so on are one screen. */
function oneOfEachScreen(paths: string[]): string[] {
  const byScreen = new Map(paths.map((path) => [path.replace(/^(\/\w+)\/.+/, '$1/…'), path]))
  return [...byScreen.values()]
}
