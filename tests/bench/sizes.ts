/**
 * `npm run bench:sizes`: how many bytes a page is on the wire (brotli), with a directory of 20,000 made listings and 400
 * articles and events. A size is the same on every machine, so missing a bar fails the bench.
 */
import { tmpdir } from 'node:os'
import { buildOrExit } from '../../scripts/build.ts'
import { startServer } from '../support/server.ts'
import { bytesOnTheWire } from '../support/wire.ts'
import { startMadeSite } from './made-site.ts'

const LISTINGS = 20_000
const PAGES = 400
const BAR = 14_000
const BARS: Record<string, number> = { '/': 16_000 }
const PATHS = [
  '/',
  '/directory',
  '/directory?page=40',
  '/directory?category=therapists',
  '/directory?view=list',
  '/directory?view=map',
  '/listing/7',
  '/listing/19000',
  '/blog',
  '/blog/made-1',
  '/events',
  '/events/7',
  '/coverage',
  '/help-now',
  '/about',
]

buildOrExit(process.cwd())
const server = await startServer(tmpdir())
try {
  const site = await startMadeSite(server.url, LISTINGS, PAGES)
  for (const path of PATHS) {
    const size = await bytesOnTheWire(site.origin + path)
    const bar = BARS[path] ?? BAR
    if (size > bar) process.exitCode = 1
    console.log(
      `  ${String(size).padStart(6)} ${path}, at most ${bar}${size > bar ? ', MISSED' : ''}`,
    )
  }
  await site.stop()
} finally {
  await server.stop()
}
