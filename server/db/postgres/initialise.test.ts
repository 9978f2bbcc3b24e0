import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { processesOf } from '../../../tests/crash/processes.ts'
import { start, startProcess } from '../../../tests/support/own-postgres.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test('what is left of a database that was never finished is not opened', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pg.new'))
  await writeFile(join(folder, 'pg.new', 'PG_VERSION'), '18\n')
  await writeFile(join(folder, 'pg.new', 'left over'), '')
  const { pool, folder: data } = await start(folder)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await readdir(data)).not.toContain('left over')
})

// The processes are counted as Linux tells of them.
test.runIf(existsSync('/proc')).each(['SIGTERM', 'SIGKILL'] as const)(
  'a start that is ended by %s while the database is made leaves nothing running, and the next one makes it',
  async (signal) => {
    const folder = await temporaryFolder()
    const first = startProcess(folder)
    // What it begins bears its name, too, for a moment: it is the first of them.
    const makers = () =>
      processesOf(folder)
        .filter(({ arguments: args }) => /^\S*initdb /.test(args))
        .map(({ pid }) => pid)
    let found: number[] = []
    await expect.poll(() => (found = makers()), { interval: 5 }).not.toEqual([])
    // Halted, it cannot come to its end by itself.
    process.kill(Math.min(...found), 'SIGSTOP')
    first.child.kill(signal)
    await expect.poll(() => processesOf(folder)).toEqual([])
    const { pool } = await start(folder)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect((await readdir(folder)).filter((name) => name.startsWith('pg'))).toEqual(['pg'])
  },
)
