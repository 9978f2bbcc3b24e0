import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '../support/site.ts'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'

/** A site whose operator has named a tile server: pictures come from there and from nowhere else. */

/** One grey pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPQBwAAGQAYSXnyGQAAAABJRU5ErkJggg==',
  'base64',
)
const asked: { path: string; referrer: string | undefined }[] = []
const tileServer = createServer(({ url = '', headers }, answer) => {
  asked.push({ path: url, referrer: headers.referer })
  answer.writeHead(200, { 'content-type': 'image/png' }).end(TILE)
})

let tiles: string
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  tileServer.listen(0, '127.0.0.1')
  await once(tileServer, 'listening')
  const address = tileServer.address()
  tiles = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  site = await startSite({
    MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`,
    MAP_ATTRIBUTION: '© <a href="https://tiles.example/copyright">Tile makers</a>',
  })
})
afterAll(async () => {
  await site?.stop()
  tileServer.close()
})

test('tiles come from the named server alone, after the press, with their credit', async () => {
  const page = await newPage({ site, expected: [new RegExp(`^other origin: ${tiles}`)] })
  const others = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== site.origin) others.add(origin)
  })
  await page.goto('/listing/9')
  await hydrated(page)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.locator('img.leaflet-tile-loaded').first().waitFor({ state: 'attached' })
  expect([...others]).toEqual([tiles])
  expect(asked[0]?.path).toMatch(/^\/11\/\d+\/\d+\.png$/)
  // The server of the pictures learns which site, and not which listing.
  expect(new Set(asked.map(({ referrer }) => referrer))).toEqual(new Set([`${site.origin}/`]))

  const credit = page.locator('.map-credit')
  expect(await credit.textContent()).toBe('© Tile makers Towns: dr5hn, ODbL. Sources')
  expect(await credit.getByRole('link', { name: 'Tile makers' }).getAttribute('href')).toBe(
    'https://tiles.example/copyright',
  )
  expect(await page.locator('.map-place').count()).toBe(0)
  await expectAccessible(page)

  await page.goto('/about/privacy')
  await page.getByText('Maps, if you ask for one').click()
  await page.getByText(`The pictures of a map come from ${tiles.replace('http://', '')}`).waitFor()
})
