/**
 * `npm run bench:scale -- --sizes 1000,100000 --rounds 15`: how long public pages and data take at these numbers of
 * listings, drawn anew each time and asked in turns, so that whatever else the machine does falls on both. Two databases
 * of a PostgreSQL as the site starts it.
 */
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { buildOrExit } from '../../scripts/build.ts'
import { startServer } from '../support/server.ts'
import { startMadeSite } from './made-site.ts'
import { check, percentile } from './measure.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string', default: '15' },
  },
})
const [small = 0, large = 0] = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
if (!(small > 0 && large > small && rounds > 0))
  throw new Error('--sizes takes two numbers, the smaller first, and --rounds a whole number.')

const BAR = 1.5
const PATHS = [
  '/',
  '/directory',
  '/directory?page=40',
  '/directory?category=therapists',
  '/directory?view=map',
  '/listing/7',
  '/sitemap.xml',
  '/sitemap.xml?part=1',
  '/api/listings?limit=20',
  '/api/categories',
  '/api/map/listings',
  '/api/map/part?bounds=68,6,98,38&zoom=5',
]

buildOrExit(process.cwd())
const server = await startServer(tmpdir())
try {
  const sites = [await open(small), await open(large)]
  for (const path of PATHS) {
    const times: [number[], number[]] = [[], []]
    for (let round = -2; round < rounds; round += 1)
      for (const [at, site] of sites.entries()) {
        const took = await site.time(path)
        if (round >= 0) times[at]?.push(took)
      }
    const [few, many] = times.map((list) => percentile(list, 0.5)) as [number, number]
    check(
      path,
      many / few,
      BAR,
      `(${few.toFixed(1)} ms at ${small}, ${many.toFixed(1)} at ${large})`,
    )
  }
  for (const { close } of sites) await close()
} finally {
  await server.stop()
}

async function open(size: number) {
  const site = await startMadeSite(server.url, size)
  return {
    close: site.stop,
    async time(path: string): Promise<number> {
      const started = performance.now()
      // With a cookie that may be ours nothing is answered from memory.
      const answer = await fetch(site.origin + path, { headers: { cookie: 'saath_measured=1' } })
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
      await answer.arrayBuffer()
      return performance.now() - started
    },
  }
}
