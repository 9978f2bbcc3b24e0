/**
 * `npm run bench:backup -- --listings 20000 --pictures 200`: backs up a site while somebody reads it, with its proof, and
 * restores it: how long both take, how long the reader waits meanwhile, and how much memory it takes.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { pino } from 'pino'
import { LISTING_PICTURE_WIDTHS } from '../../shared/pictures.ts'
import { createApp } from '../../server/app.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env.ts'
import { fileNames, pictureStore } from '../../server/services/picture-store.ts'
import { onBothDatabases } from './databases.ts'
import { makeListings } from './made-listings.ts'
import { askOthers, check, percentile, watchMemory } from './measure.ts'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    pictures: { type: 'string', default: '200' },
  },
})
const listings = Number(values.listings)
const pictures = Number(values.pictures)
if (!(listings > 0) || !(pictures >= 0)) throw new Error('--listings and --pictures are numbers.')

/** Seconds; times the p99 of other requests; MB. */
const BARS = { seconds: 20, p99: 2, memory: 100 }
const SECRET_KEY = 'the bench signs with this and nothing else does'

await onBothDatabases('saath_bench_backup', bench)

async function bench(database: string, pool: pg.Pool): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'saath-bench-'))
  try {
    await benchIn(DATA_DIR, database, pool)
  } finally {
    await rm(DATA_DIR, { recursive: true })
  }
}

async function benchIn(DATA_DIR: string, database: string, pool: pg.Pool): Promise<void> {
  const db = toDrizzle(pool)
  const env = readEnv({ NODE_ENV: 'test', SECRET_KEY, DATA_DIR })
  await makeListings(db, 0, listings)
  await makePictures(pool, DATA_DIR)
  await pool.query('vacuum analyze')
  const app = createApp(
    { db, env, log: pino({ level: 'silent' }) },
    { draw: async () => ({ screen: '', response: new Response() }), failed: () => new Response() },
  )
  const ask = () =>
    askOthers(async () => void (await (await app.request('/api/listings?limit=24')).text()))

  const quiet = ask()
  await pause(6_000)
  const before = (await quiet.stop()).slice(50)

  globalThis.gc?.()
  const memory = watchMemory()
  const busy = ask()
  const started = performance.now()
  const { bytes } = await makeBackup({ db, env }, join(DATA_DIR, 'backups'))
  const took = (performance.now() - started) / 1_000
  const during = await busy.stop()

  console.log(
    `\n${database}: ${listings} listings, ${pictures} pictures, ${(bytes / 1e6).toFixed(1)} MB`,
  )
  check('seconds for a backup with its proof', took, BARS.seconds)
  const [p99, p99During] = [percentile(before, 0.99), percentile(during, 0.99)]
  const note = `(p99 ${p99.toFixed(1)} ms, then ${p99During.toFixed(1)} ms of ${during.length})`
  check('times the p99 of other requests', p99During / p99, BARS.p99, note)
  check('MB more', memory.stop(), BARS.memory)
}

/** What no compression makes smaller, as pictures are. */
async function makePictures(pool: pg.Pool, DATA_DIR: string): Promise<void> {
  const store = pictureStore({ DATA_DIR })
  for (let made = 0; made < pictures; made++) {
    const name = randomBytes(16).toString('hex')
    const files = fileNames(name, LISTING_PICTURE_WIDTHS)
    await store.write(new Map(files.map((file) => [file, randomBytes(60_000)])))
    await pool.query('update listings set picture = $1 where id = $2', [name, made + 1])
  }
}
