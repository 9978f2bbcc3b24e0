import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../tests/support/app.ts'
import { anotherPool, emptyDatabase } from '../../tests/support/database.ts'
import { openPool } from '../../tests/support/server.ts'
import { createReadiness } from './readiness.ts'

test('GET /readyz returns 200 while all is well, and 503 with the reason and when to ask again from the stop on', async () => {
  const db = await emptyDatabase()
  const readiness = createReadiness(db.$client)
  const { get, logged } = await createTestApp({}, undefined, db, { readiness })
  expect((await get('/readyz')).status).toBe(200)
  readiness.stop()
  const answer = await get('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'unavailable', reason: 'stopping' })
  expect((await get('/healthz')).status).toBe(200)
  // A stop is no outage.
  expect(JSON.stringify(logged)).not.toContain('database unavailable')
})

test('a database that cannot be reached', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  expect(await createReadiness(pool).problem()).toBe('away')
})

test('a database without our newest migration', async () => {
  const { $client: pool } = await emptyDatabase()
  const last = 'where id = (select max(id) from drizzle.__drizzle_migrations)'
  const { rows } = await pool.query(`select hash from drizzle.__drizzle_migrations ${last}`)
  await pool.query(`update drizzle.__drizzle_migrations set hash = 'another' ${last}`)
  try {
    expect(await createReadiness(pool).problem()).toBe('other-tables')
  } finally {
    await pool.query(`update drizzle.__drizzle_migrations set hash = '${rows[0].hash}' ${last}`)
  }
  expect(await createReadiness(pool).problem()).toBeUndefined()
})

// The embedded database has one session, and its settings are everybody's.
describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  test('a database that takes no writes, as after another one has taken over', async () => {
    const { pool } = await anotherPool()
    const options = '-c default_transaction_read_only=on'
    const readOnly = openPool({ ...pool.options, options, max: 1 })
    onTestFinished(async () => {
      await Promise.all([pool.end(), readOnly.end()])
    })
    expect(await createReadiness(readOnly).problem()).toBe('read-only')
  })
})
