import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openEmbedded } from '../../server/db/embedded/open.ts'
import { startChild } from './processes.ts'
import { templateFolder, temporaryFolder } from './template.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** A folder with a database, so that the processes start quickly. */
async function preparedFolder() {
  const folder = await temporaryFolder()
  await (await openEmbedded(folder, { copyFrom: await templateFolder() })).close()
  return folder
}

test('a second process on the same folder is refused with a sentence, until the first is gone', async () => {
  const folder = await preparedFolder()
  const first = startChild('hold', folder)
  await first.prints('open')

  const second = startChild('hold', folder)
  expect(await second.ended).toBe(1)
  expect(second.lines).toEqual([
    `DataFolderBusy: The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
  ])

  first.signal('SIGKILL')
  await first.ended
  const third = startChild('hold', folder)
  await third.prints('open')
})

test('without the lock a second process gets in', async () => {
  const folder = await preparedFolder()
  const first = startChild('hold', folder)
  await first.prints('open')
  const second = startChild('open without the lock', folder)
  await second.prints('open')
})

test('SIGTERM: what runs is answered, then the database is closed cleanly and the process ends', async () => {
  const folder = await preparedFolder()
  const child = startChild('close on SIGTERM', folder)
  await child.prints('open')
  child.signal('SIGTERM')
  expect(await child.ended).toBe(0)
  expect(child.lines).toEqual(['open', 'answered 1', 'closed'])
  const control = await readFile(join(folder, 'pg', 'global', 'pg_control'))
  expect(control.readInt32LE(16), 'pg_control says: shut down').toBe(1)
})

test('a process that forgets to close ends all the same, and what it wrote is there', async () => {
  const folder = await preparedFolder()
  const child = startChild('leave without closing', folder)
  expect(await child.ended).toBe(0)
  expect(child.lines).toEqual(['left'])
  const { pool, close } = await openEmbedded(folder)
  expect((await pool.query('select * from left_open')).rows).toEqual([])
  await close()
})
