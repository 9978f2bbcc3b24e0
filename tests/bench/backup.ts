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
import { readEnv } from '../../server/env/env.ts'
import { fileNames, pictureStore } from '../../server/services/pictures/store.ts'
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
const ROUNDS = 4
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
  const ask = async () => void (await (await app.request('/api/listings?limit=24')).text())

  // What else the machine does changes from minute to minute: so by turns.
  const quiet: number[] = []
  const busy: number[] = []
  const took: number[] = []
  const memory: number[] = []
  let bytes = 0
  await ask()
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await timesDuring(ask, () => pause(5_000))))
    globalThis.gc?.()
    const watched = watchMemory()
    const started = performance.now()
    const backUp = async () => {
      bytes = (await makeBackup({ db, env }, join(DATA_DIR, 'backups'))).bytes
    }
    busy.push(...(await timesDuring(ask, backUp)))
    took.push((performance.now() - started) / 1_000)
    memory.push(watched.stop())
  }

  const size = `${listings} listings, ${pictures} pictures, ${(bytes / 1e6).toFixed(1)} MB`
  console.log(`\n${database}: ${size}, the slowest of ${ROUNDS} backups`)
  check('seconds for a backup with its proof', Math.max(...took), BARS.seconds)
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
  const note = `(p99 ${before.toFixed(1)} ms, then ${during.toFixed(1)} ms of ${busy.length})`
  check('times the p99 of other requests', during / before, BARS.p99, note)
  check('MB more', Math.max(...memory), BARS.memory)
}

/** How long somebody else's requests take while something is done. */
async function timesDuring(ask: () => Promise<void>, work: () => Promise<void>): Promise<number[]> {
  const others = askOthers(ask)
  await work()
  return others.stop()
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
