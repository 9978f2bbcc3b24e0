import { createServer } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { findFreePort } from '../../tests/support/site.ts'
import { reach } from './reach.ts'

const NAME = 'PostgreSQL at DATABASE_URL'

/** Waits at most so many milliseconds for what listens at an address. */
async function tryToReach(connectionString: string, patience: number) {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 300 })
  const problem = await reach(pool, NAME, log, patience).then(
    () => undefined,
    (error: Error) => error.message,
  )
  await pool.end()
  return { problem, logged }
}

test('a server that is away is tried again, said once, and named in the end', async () => {
  const port = await findFreePort()
  const began = performance.now()
  const { problem, logged } = await tryToReach(
    `postgres://me:my-password@127.0.0.1:${port}/x`,
    1_200,
  )
  expect(performance.now() - began).toBeGreaterThan(1_000)
  expect(problem).toContain(`${NAME} does not answer (connect ECONNREFUSED 127.0.0.1:${port})`)
  expect(problem).not.toContain('my-password')
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('does not answer yet')
})

test('a server that takes connections and says nothing is away, too', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { problem } = await tryToReach(`postgres://me@127.0.0.1:${port}/x`, 500)
  silent.close()
  expect(problem).toContain(`${NAME} does not answer`)
})

/** The first answer of a pooler that lets our settings through to nobody. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test('a pooler that refuses our settings is final, and named', async () => {
  const pooler = createServer((socket) =>
    socket.once('data', () =>
      socket.end(refusal('08P01', 'unsupported startup parameter: statement_timeout')),
    ),
  ).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const began = performance.now()
  const { problem, logged } = await tryToReach(`postgres://me@127.0.0.1:${port}/x`, 4_000)
  pooler.close()
  expect(performance.now() - began).toBeLessThan(3_000)
  expect(problem).toContain('unsupported startup parameter: statement_timeout')
  expect(problem).toContain('not a pooler such as pgbouncer')
  expect(logged).toEqual([])
})

const server = process.env.TEST_DATABASE_URL

describe.runIf(server)('on a PostgreSQL server', () => {
  test('a database that is not there is refused at once', async () => {
    const url = new URL(server ?? '')
    url.pathname = '/no_such_database'
    const began = performance.now()
    const { problem, logged } = await tryToReach(url.href, 20_000)
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(problem).toContain('database "no_such_database" does not exist')
    expect(logged).toEqual([])
  })

  test('one that answers is taken', async () => {
    expect(await tryToReach(server ?? '', 1_000)).toEqual({ problem: undefined, logged: [] })
  })
})
