import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { templateFolder, temporaryFolder } from '../../../tests/crash/template.ts'
import { workerWithout } from '../../../tests/crash/without.ts'
import { NotDurable } from './errors.ts'
import { openEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './open.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let opened: EmbeddedDatabase | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

async function open(options: EmbeddedOptions = {}) {
  opened = await openEmbedded(await temporaryFolder(), {
    copyFrom: await templateFolder(),
    ...options,
  })
  return opened
}

test('a database on disk runs with every setting that keeps confirmed rows', async () => {
  const { pool } = await open()
  const { rows } = await pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method',
     'synchronous_commit', 'full_page_writes', 'max_wal_size', 'min_wal_size') order by name`,
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    max_wal_size: '128',
    min_wal_size: '32',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
  })
})

test.each([
  ['the fsync hook', 'without reaching the disk'],
  ['fsync=on', 'fsync is off'],
  ['wal_sync_method=fsync', 'wal_sync_method is fdatasync'],
  ['synchronous_commit=on', 'synchronous_commit is off'],
  ['the tested version', 'PGlite 0.5.15 is installed and only 0.5.14'],
])('without %s it refuses to serve', async (safeguard, reason) => {
  const refused = open({ workerUrl: workerWithout(safeguard) })
  await expect(refused).rejects.toThrow(NotDurable)
  await expect(refused).rejects.toThrow(reason)
  await expect(refused).rejects.toThrow('npm ci')
})

test('a row whose fsync failed is not confirmed, and the database serves again when the disk does', async () => {
  const flag = join(await temporaryFolder(), 'broken')
  process.env.BROKEN_DISK_FLAG = flag
  const problems: Error[] = []
  const { pool } = await open({
    workerUrl: workerWithout('a working disk'),
    onProblem: (problem) => problems.push(problem),
  })
  await pool.query('create table kept (id int primary key)')
  await pool.query('insert into kept values (1)')

  await writeFile(flag, '')
  await expect(pool.query('insert into kept values (2)')).rejects.toThrow('EIO')
  // While the disk fails a restart fails too, and says so.
  await expect(pool.query('select 1')).rejects.toThrow()
  await rm(flag)

  await expect
    .poll(() => pool.query('insert into kept values (3)').catch(() => undefined), {
      timeout: 30_000,
    })
    .toMatchObject({ rowCount: 1 })
  const { rows } = await pool.query('select id from kept where id <> 2 order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 3 }])
  expect(problems[0]?.message).toContain('EIO')
})
