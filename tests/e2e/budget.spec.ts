import { expect, test } from 'vitest'
import { bytesOnTheWire } from '../support/wire.ts'
import { hydrated, quietOrigin as origin, quietPage as newPage } from './support/browser.ts'

const SCRIPT_BUDGET = 120_000
/** Over it since the directory has its filters: until script comes on intent. */
const OVER_BUDGET: Record<string, number> = { '/directory': 122_000 }
const PAGE_BUDGET = 20_000
/** The directory says beside each filter how many it leaves: until its filters are drawn once. */
const DIRECTORY_BUDGET = 20_300

const addresses = await readSiteMap()

test.each(oneOfEachScreen(addresses))('%s needs no more script than its budget', async (path) => {
  const page = await newPage({ width: 360 })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(path)
  await hydrated(page)
  const sizes = await Promise.all([...scripts].map(bytesOnTheWire))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    OVER_BUDGET[path] ?? SCRIPT_BUDGET,
  )
})

test('every page of the site map is at most 20 kB', async () => {
  const tooLarge: string[] = []
  for (const path of [...addresses, '/directory?view=list', '/directory?category=therapists']) {
    const size = await bytesOnTheWire(origin + path)
    const budget = path.startsWith('/directory') ? DIRECTORY_BUDGET : PAGE_BUDGET
    if (size > budget) tooLarge.push(`${path}: ${size}`)
  }
  expect(tooLarge).toEqual([])
})

async function readSiteMap(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

/** "/listing/1", "/listing/2" and so on are one screen. */
function oneOfEachScreen(paths: string[]): string[] {
  const byScreen = new Map(paths.map((path) => [path.replace(/^(\/\w+)\/.+/, '$1/…'), path]))
  return [...byScreen.values()]
}
