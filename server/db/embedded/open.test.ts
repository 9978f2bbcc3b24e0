import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { templateFolder, temporaryFolder } from '../../../tests/crash/template.ts'
import { DataFolderBusy, DataFolderUnusable } from './errors.ts'
import { openEmbedded } from './open.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The state of the database as PostgreSQL notes it, after two 4-byte and one 8-byte numbers. */
const state = async (folder: string) =>
  (await readFile(join(folder, 'pg', 'global', 'pg_control'))).readInt32LE(16)
const CLOSED = 1
const IN_USE = 6

test('close waits for what runs, leaves a clean database, and may be called again', async () => {
  const folder = await temporaryFolder()
  const first = await openEmbedded(folder, { copyFrom: await templateFolder() })
  await first.pool.query('create table t (id int)')
  expect(await state(folder)).toBe(IN_USE)
  const running = first.pool.query('insert into t select 1 from pg_sleep(0.3)')
  await Promise.all([first.close(), first.close()])
  await first.close()
  await expect(running).resolves.toMatchObject({ rowCount: 1 })
  expect(await state(folder)).toBe(CLOSED)
  await expect(first.pool.query('select 1')).rejects.toThrow('after calling end')

  const second = await openEmbedded(folder)
  expect((await second.pool.query('select count(*)::int as n from t')).rows).toEqual([{ n: 1 }])
  await second.close()
})

test('close does not wait for ever: a forgotten transaction is rolled back, a stuck query ended', async () => {
  const folder = await temporaryFolder()
  const options = { copyFrom: await templateFolder(), closeWithinMs: 3000 }
  const first = await openEmbedded(folder, options)
  const forgotten = await first.pool.connect()
  await forgotten.query('create table t (id int)')
  await forgotten.query('begin; insert into t values (1)')
  await first.close()
  expect(await state(folder)).toBe(CLOSED)

  const problems: string[] = []
  const second = await openEmbedded(folder, {
    closeWithinMs: 500,
    onProblem: ({ message }) => problems.push(message),
  })
  await second.pool.query('insert into t values (2)')
  const stuck = second.pool.query('select pg_sleep(3600)').catch(({ message }: Error) => message)
  await second.close()
  expect(await stuck).toContain('did not close in time')
  expect(problems).toEqual(['The database did not close in time.'])

  const third = await openEmbedded(folder)
  expect((await third.pool.query('select id from t')).rows).toEqual([{ id: 2 }])
  await third.close()
})

test('a folder is opened once, also within one process', async () => {
  const folder = await temporaryFolder()
  const first = await openEmbedded(folder, { copyFrom: await templateFolder() })
  await expect(openEmbedded(folder)).rejects.toThrow(DataFolderBusy)
  await expect(openEmbedded(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
  )
  await first.close()
  await (await openEmbedded(folder)).close()
})

test('a folder that cannot be used is refused with a sentence, and let go of', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await expect(openEmbedded(join(folder, 'file', 'data'))).rejects.toThrow(
    'Set DATA_DIR to a folder',
  )

  const copyFrom = await templateFolder()
  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg', 'precious'), '')
  await expect(openEmbedded(folder, { copyFrom })).rejects.toThrow(DataFolderUnusable)
  await expect(openEmbedded(folder, { copyFrom })).rejects.toThrow('ENOTEMPTY')
  await expect(openEmbedded(join(folder, 'other'), { copyFrom: folder })).rejects.toThrow(
    'There is no database to copy',
  )
})

test('a database that does not open says why in the words of PostgreSQL', async () => {
  const folder = await temporaryFolder()
  await (await openEmbedded(folder, { copyFrom: await templateFolder() })).close()
  await writeFile(join(folder, 'pg', 'postgresql.conf'), 'nonsense = 1')
  const refused = openEmbedded(folder)
  await expect(refused).rejects.toThrow(DataFolderUnusable)
  await expect(refused).rejects.toThrow('postgresql.conf" contains errors')
  await expect(refused).rejects.toThrow('npm run restore')
})

test('databases in memory start from a copy and know nothing of each other', async () => {
  const source = await temporaryFolder()
  const prepared = await openEmbedded(source, { copyFrom: await templateFolder() })
  await prepared.pool.query('create table t (id int)')
  await expect(openEmbedded(undefined, { copyFrom: source })).rejects.toThrow('was not closed')
  await prepared.close()

  const [one, two] = await Promise.all([
    openEmbedded(undefined, { copyFrom: source }),
    openEmbedded(undefined, { copyFrom: source }),
  ])
  await one.pool.query('insert into t values (1)')
  expect((await two.pool.query('select * from t')).rows).toEqual([])
  await Promise.all([one.close(), two.close()])
})
