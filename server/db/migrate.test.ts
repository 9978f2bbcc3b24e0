import { readdirSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../../tests/server.ts'
import { projectFile } from '../project-file.ts'
import { migrate } from './migrate.ts'

test('several processes that start at once migrate once', async () => {
  const connectionString = await createDatabase(
    `saath_migrate_${process.env.VITEST_POOL_ID ?? '1'}`,
  )
  const pools = Array.from({ length: 5 }, () => new pg.Pool({ connectionString, max: 2 }))
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
