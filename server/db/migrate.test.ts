import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { projectFile } from '../project-file.ts'
import { migrate } from './migrate.ts'

const server = process.env.TEST_DATABASE_URL
const name = `saath_migrate_${process.env.VITEST_POOL_ID ?? '1'}`

// One embedded database has one process; only a real server can be started against by several.
describe.runIf(server)('on a PostgreSQL server', () => {
  const admin = new pg.Client({ connectionString: server })
  // Left behind for the next run to drop: a pool has ended before its last connection is gone.
  afterAll(() => admin.end())

  test('several processes that start at once migrate once', async () => {
    await admin.connect()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name}`)
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    const pools = Array.from(
      { length: 5 },
      () => new pg.Pool({ connectionString: url.href, max: 2 }),
    )
    await Promise.all(pools.map(migrate))
    const { rows } = await pools[0]!.query(
      'select count(*)::int as n from drizzle.__drizzle_migrations',
    )
    await Promise.all(pools.map((pool) => pool.end()))
    const files = readdirSync(projectFile('server/db/migrations')).filter((file) =>
      file.endsWith('.sql'),
    )
    expect(rows).toEqual([{ n: files.length }])
  })
})
