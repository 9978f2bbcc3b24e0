import { afterEach, expect, test, vi } from 'vitest'
import { templateFolder, temporaryFolder } from '../../../tests/crash/template.ts'
import { DatabaseCrashed, DataFolderBusy, QueryTooLong } from './errors.ts'
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './open.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIMIT = 500
const ENDLESS = 'select count(*) from generate_series(1, 1e12::bigint)'

let opened: EmbeddedDatabase | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

async function open(options: EmbeddedOptions = {}) {
  const problems: Error[] = []
  const folder = await temporaryFolder()
  opened = await openEmbedded(folder, {
    copyFrom: await templateFolder(),
    queryTimeoutMs: LIMIT,
    onProblem: (problem) => problems.push(problem),
    ...options,
  })
  await opened.pool.query('create table kept (id int primary key)')
  await opened.pool.query('insert into kept select generate_series(1, 100)')
  return { ...opened, folder, problems }
}

const count = async ({ pool }: EmbeddedDatabase) =>
  (await pool.query('select count(*)::int as n from kept')).rows[0].n

test.each([ENDLESS, 'select pg_sleep(3600)'])(
  'a query over the limit fails, confirmed rows are kept and the pool works: %s',
  async (query) => {
    const database = await open()
    const failed = await database.pool.query(query).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(QueryTooLong)
    expect(failed).toMatchObject({ code: '57014', message: expect.stringContaining('0.5 s') })
    expect(await count(database)).toBe(100)
    expect(database.problems).toEqual([failed])
  },
)

test('the folder stays locked while the database restarts', async () => {
  const { pool, folder } = await open()
  await pool.query(ENDLESS).catch(() => {})
  await expect(openEmbedded(folder)).rejects.toThrow(DataFolderBusy)
})

test('a transaction with a query over the limit is rolled back, and its client may be released', async () => {
  const database = await open()
  const client = await database.pool.connect()
  await client.query('begin; insert into kept values (101)')
  await expect(client.query(ENDLESS)).rejects.toThrow(QueryTooLong)
  await expect(client.query('rollback')).rejects.toThrow()
  client.release()
  expect(await count(database)).toBe(100)
})

test('those who wait behind a query over the limit are served afterwards', async () => {
  const database = await open()
  const stuck = database.pool.query(ENDLESS).catch((error: Error) => error.name)
  const waiting = Array.from({ length: 20 }, () => count(database))
  expect(await stuck).toBe('QueryTooLong')
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => 100))
})

test('without a limit a long query runs to its end', async () => {
  const { pool } = await open({ queryTimeoutMs: 0 })
  await expect(pool.query('select pg_sleep(1.5)')).resolves.toMatchObject({ rowCount: 1 })
})

test('work that may take its time is not ended, what follows is', async () => {
  const { pool, withoutTimeLimit } = await open()
  await withoutTimeLimit(() => pool.query('select pg_sleep(1.5)'))
  await expect(pool.query(ENDLESS)).rejects.toThrow(QueryTooLong)
})

test('a crash of the database is an error of its query, and the database is back', async () => {
  const database = await open({ queryTimeoutMs: 0 })
  // PGlite has no COPY FROM STDIN and ends itself.
  const failed = database.pool.query('copy kept from stdin')
  await expect(failed).rejects.toThrow(DatabaseCrashed)
  await expect(failed).rejects.toThrow('protocol synchronization was lost')
  expect(await count(database)).toBe(100)
  expect(database.problems).toHaveLength(1)
})

test.each([
  [
    'a recursion',
    "create function f(int) returns int language plpgsql as 'begin return f($1 + 1); end'; select f(1)",
  ],
  ['an expression', `select 1${' + 1'.repeat(60_000)}`],
])('%s without end is an ordinary error', async (_what, query) => {
  const { pool, problems } = await open()
  await expect(pool.query(query)).rejects.toMatchObject({ code: '54001' })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(problems).toEqual([])
})
