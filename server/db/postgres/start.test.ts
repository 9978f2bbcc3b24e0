import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { postmaster, start } from '../../../tests/support/own-postgres.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { DataFolderBusy, CannotStart } from './errors.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The state of the database as PostgreSQL notes it, after two 4-byte and one 8-byte numbers. */
const state = (data: string) => readFileSync(join(data, 'global', 'pg_control')).readInt32LE(16)
const CLOSED = 1

test('makes a database that is durable, closed to others, in UTF-8 and in the order of code points', async () => {
  const folder = join(await temporaryFolder(), 'made', 'with a space, and "more"')
  const { pool, folder: data, stop } = await start(folder)
  const { rows: settings } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
       'data_checksums', 'listen_addresses', 'server_encoding', 'TimeZone', 'log_statement')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    TimeZone: 'UTC',
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    log_statement: 'none',
    server_encoding: 'UTF8',
    synchronous_commit: 'on',
  })
  for (const extension of ['pg_trgm', 'unaccent', 'fuzzystrmatch'])
    await pool.query(`create extension ${extension}`)
  const { rows } = await pool.query(
    `select array_agg(word order by word) as ordered, lower('ÉCOLE') as lower,
       similarity('ऑटिज़्म', 'ऑटिज्म') > 0.3 as alike
     from unnest(array['b', 'a', 'B', 'é']) as word`,
  )
  expect(rows).toEqual([{ ordered: ['B', 'a', 'b', 'é'], lower: 'école', alike: true }])
  expect((await stat(data)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(folder, 'VERSION'), 'utf8')).toBe('postgresql 18\n')
  await stop()
  expect((await readdir(folder)).toSorted()).toEqual(['VERSION', 'lock', 'pg'])
})

test('the site owns its database, and has no rights over the server', async () => {
  const { pool } = await start(await temporaryFolder())
  await pool.query('create table t (id int)')
  await pool.query('create schema s')
  for (const forbidden of [
    "copy t from program 'echo 1'",
    "select pg_read_file('postgresql.conf')",
    'set role postgres',
    "alter system set fsync = 'off'",
  ])
    await expect(pool.query(forbidden)).rejects.toThrow(/permission denied/)
})

test('stop ends what runs, leaves a clean database, and may be called again', async () => {
  const folder = await temporaryFolder()
  const first = await start(folder)
  await first.pool.query('create table t (id int)')
  const stuck = first.pool.query('select pg_sleep(3600)')
  const failed = expect(stuck).rejects.toThrow(/terminat/)
  const isAsleep = () =>
    first.pool.query("select from pg_stat_activity where wait_event = 'PgSleep'")
  await expect.poll(async () => (await isAsleep()).rowCount).toBe(1)
  const started = performance.now()
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  expect(performance.now() - started).toBeLessThan(10_000)
  await failed
  expect(state(first.folder)).toBe(CLOSED)

  const second = await start(folder)
  expect((await second.pool.query('select * from t')).rows).toEqual([])
  expect(second.logged.filter(({ level }) => Number(level) > 30)).toEqual([])
})

test('what is logged has a level, and no values of queries', async () => {
  const { pool, logged } = await start(await temporaryFolder())
  await pool.query('create table people (email text unique)')
  const asha = 'asha@example.org'
  await pool.query('insert into people values ($1)', [asha])
  await expect(pool.query('insert into people values ($1)', [asha])).rejects.toThrow('duplicate')
  await expect(pool.query('select $1::text::int', [asha])).rejects.toThrow(asha)
  await pool.query(`do $$ begin raise warning '${asha}'; end $$`)
  expect(logged).toContainEqual(
    expect.objectContaining({
      level: 30,
      kind: 'postgresql',
      msg: 'database system is ready to accept connections',
    }),
  )
  expect(JSON.stringify(logged)).not.toMatch(/asha|people/)
})

test('a folder is opened once', async () => {
  const folder = await temporaryFolder()
  await start(folder)
  await expect(start(folder)).rejects.toThrow(DataFolderBusy)
  await expect(start(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
  )
})

test('a folder that cannot be used is refused with a sentence, and let go of', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await expect(start(join(folder, 'file', 'data'))).rejects.toThrow('Set DATA_DIR to a folder')

  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg', 'precious'), '')
  await expect(start(folder)).rejects.toThrow(CannotStart)
  await expect(start(folder)).rejects.toThrow('holds files and is no database')
  expect(await readdir(join(folder, 'pg'))).toEqual(['precious'])
})

test('a database that does not open says why in the words of PostgreSQL', async () => {
  const folder = await temporaryFolder()
  const { stop, folder: data } = await start(folder)
  await stop()
  await writeFile(join(data, 'postgresql.conf'), 'nonsense = 1')
  await expect(start(folder)).rejects.toThrow('unrecognized configuration parameter "nonsense"')
})

test('when PostgreSQL itself is killed it comes back, again and again, with all it has confirmed', async () => {
  const { pool, folder: data, logged } = await start(await temporaryFolder())
  await pool.query('create table t (id int)')
  for (const id of [1, 2, 3]) {
    await pool.query('insert into t values ($1)', [id])
    const pid = await postmaster(data)
    process.kill(pid, 'SIGKILL')
    // A connection of the one that was killed may answer once more.
    await expect.poll(() => postmaster(data).catch(() => pid), { interval: 20 }).not.toBe(pid)
    const count = () =>
      pool.query('select from t').then(
        ({ rowCount }) => rowCount,
        () => 'away',
      )
    await expect.poll(count, { interval: 20 }).toBe(id)
  }
  expect(logged.filter(({ msg }) => String(msg).includes('is started again'))).toHaveLength(3)
})

test('a path too long for a socket gets one in a temporary folder, which goes with it', async () => {
  const folder = join(await temporaryFolder(), 'long'.repeat(30))
  const { pool, connection, stop } = await start(folder)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const socketFolder = String(connection.host)
  expect(dirname(socketFolder)).toBe(tmpdir())
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  await stop()
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
})

test('on a port, as on Windows: only on this computer, and only with the password', async () => {
  const folder = await temporaryFolder()
  const { pool, connection, stop } = await start(folder, { onPort: true })
  expect(connection).toMatchObject({
    host: '127.0.0.1',
    password: expect.stringMatching(/^.{43}$/),
  })
  expect((await pool.query('show listen_addresses')).rows).toEqual([
    { listen_addresses: '127.0.0.1' },
  ])
  const guess = new pg.Client({ ...connection, password: 'postgres' })
  await expect(guess.connect()).rejects.toThrow('password authentication failed')
  expect((await stat(join(folder, 'pg-password'))).mode & 0o777).toBe(0o600)
  await stop()
  await start(folder, { onPort: true })
})
