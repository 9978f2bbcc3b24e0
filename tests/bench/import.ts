/**
 * `npm run bench:import -- --rows 10000`: imports a made file into a PostgreSQL as the site starts it, and into the
 * server that BENCH_DATABASE_URL names, and measures it against csv-parse and one unnest insert of the same rows in the same
 * run; the memory it takes; and how long other requests wait meanwhile. With --file it imports that file once and says
 * what came of its rows; --columns reads 'ours=theirs,…' where its header has other names.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import type pg from 'pg'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { CATEGORY_ROWS } from '../../server/db/seed/category-rows.ts'
import { categories, listings, users } from '../../server/db/schema.ts'
import { readEnv } from '../../server/env/env.ts'
import { startJobs } from '../../server/jobs/start.ts'
import { deriveListing } from '../../server/services/listings/place/place.ts'
import { importAtOnce } from '../../server/services/imports/imports.ts'
import { USER_COLUMNS } from '../../server/services/accounts/rows.ts'
import { onBothDatabases } from './databases.ts'
import { madeFile } from './made-file.ts'
import { askOthers, check, percentile, watchMemory } from './measure.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    file: { type: 'string' },
  },
})
const size = Number(values.rows)
if (!Number.isInteger(size) || size < 1) throw new Error('--rows must be a whole number above 0.')

/** At most so many times the bare insert; MB; times the p99 of other requests; ms that any of them waits. */
const BARS = { times: 5, memory: 100, p99: 2, longest: 500 }

const content = values.file ? await readFile(values.file, 'utf8') : madeFile(size)
await onBothDatabases('saath_bench_import', bench)

async function bench(database: string, pool: pg.Pool): Promise<void> {
  const db = toDrizzle(pool)
  await db.insert(categories).values(CATEGORY_ROWS)
  const [admin] = await db
    .insert(users)
    .values({ username: 'bench', email: 'bench@example.org', role: 'admin' })
    .returning(USER_COLUMNS)
  if (!admin) throw new Error('The database took no user.')

  const bare = values.file ? undefined : await insertBare(db, pool)
  const env = readEnv({
    NODE_ENV: 'test',
    SECRET_KEY: 'the bench signs with this and nothing else does',
  })
  const log = pino({ level: 'silent' })
  const jobs = await startJobs({ db, env, log })
  const app = createApp(
    { db, env, log },
    { draw: async () => ({ screen: '', response: new Response() }), failed: () => new Response() },
  )
  const ask = () =>
    askOthers(async () => void (await (await app.request('/api/listings?limit=24')).text()))

  // Warm, and with something to read.
  await importAtOnce(db, admin, fileOf(madeFile(300, 'warm')), {
    allDuplicates: true,
    duplicates: [],
  })
  await pool.query('vacuum analyze listings')
  const quiet = ask()
  await pause(4_000)
  const before = await quiet.stop()

  globalThis.gc?.()
  const memory = watchMemory()
  const busy = ask()
  const started = performance.now()
  const answer = await importAtOnce(db, admin, fileOf(content), {
    allDuplicates: false,
    duplicates: [],
  })
  const took = performance.now() - started
  const during = await busy.stop()
  const most = memory.stop()
  await jobs.stop()

  console.log(`\n${database}: ${answer.message} ${seconds(took)}`)
  if (values.file) return console.log(counted(answer.errors))
  if (answer.summary.failed > 0)
    fail(`rows of a valid file failed: ${JSON.stringify(answer.errors[0])}`)
  const times = bare ? took / bare : 0
  check('times the bare insert', times, BARS.times, `(${seconds(bare ?? 0)})`)
  check('MB more', most, BARS.memory)
  const ratio = percentile(during, 0.99) / percentile(before, 0.99)
  const said = `(p99 ${percentile(before, 0.99).toFixed(1)} ms, then ${percentile(during, 0.99).toFixed(1)} ms of ${during.length})`
  check('times the p99 of other requests', ratio, BARS.p99, said)
  check('ms the longest of them', Math.max(...during), BARS.longest)
}

function fileOf(content: string) {
  return { name: 'bench.csv', bytes: new Blob([content]) }
}

/** The floor: the same file parsed, and the same rows in one insert, with what the site must know of a place. */
async function insertBare(db: Database, pool: pg.Pool): Promise<number> {
  const ids = new Map(
    (await db.select().from(categories)).map(({ slug, id }) => [String(slug), id]),
  )
  const started = performance.now()
  const rows: Record<string, string>[] = parse(content, { columns: true, bom: true })
  const given = rows.map((row) => ({
    ...deriveListing({
      town: row.town,
      region: row.region,
      address: row.address,
      pincode: row.pincode || null,
      latitude: row.latitude,
      longitude: row.longitude,
    }),
    name: row.name,
    description: row.description,
    categoryId: ids.get(row.categoryId ?? ''),
    phone: row.phone,
    website: row.website || null,
    services: row.services,
    isApproved: row.isApproved === 'true',
    externalId: row.externalId,
  }))
  const column = (name: keyof (typeof given)[number]) => given.map((row) => row[name])
  await pool.query(
    `insert into listings (name, description, category_id, phone, website, services, is_approved, published_at, external_id,
       address, town, taluka, district, region, pincode, latitude, longitude, place_id, point_latitude, point_longitude,
       point_place_id, place_version)
     select name, description, category_id, phone, website, string_to_array(services, '; '), approved,
       case when approved then now() end, external_id, address, town, taluka, district, region, pincode, latitude, longitude,
       place_id, point_latitude, point_longitude, point_place_id, 2
     from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::text[], $9::text[],
       $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[], $18::float8[],
       $19::float8[], $20::text[])
     as given(name, description, category_id, phone, website, services, approved, external_id, address, town, taluka,
       district, region, pincode, latitude, longitude, place_id, point_latitude, point_longitude, point_place_id)`,
    (
      [
        'name',
        'description',
        'categoryId',
        'phone',
        'website',
        'services',
        'isApproved',
        'externalId',
        'address',
        'town',
        'taluka',
        'district',
        'region',
        'pincode',
        'latitude',
        'longitude',
        'placeId',
        'pointLatitude',
        'pointLongitude',
        'pointPlaceId',
      ] as const
    ).map(column),
  )
  const took = performance.now() - started
  await db.delete(listings)
  await pool.query('vacuum full listings')
  return took
}

/** How often each reason, without what it quotes. */
function counted(errors: { error: string }[]): string {
  const counts = new Map<string, number>()
  for (const { error } of errors) {
    const reason = error.replace(/"[^"]*"/g, '"…"').replace(/of .* \(\d+\)/, 'of …')
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`)
    .join('\n')
}

function fail(sentence: string): void {
  console.log(`  ${sentence}`)
  process.exitCode = 1
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
