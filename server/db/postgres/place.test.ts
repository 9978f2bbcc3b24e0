import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRoot, postmaster, start, startProcess } from '../../../tests/support/own-postgres.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { copyPrograms } from './programs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test.runIf(isRoot)('as root it runs as the user that owns the database', async () => {
  const folder = await mkdtemp(join(await temporaryFolder(), 'closed-'))
  const { folder: data } = await start(folder)
  const { uid } = await stat(data)
  expect(uid).not.toBe(0)
  const status = await readFile(`/proc/${await postmaster(data)}/status`, 'utf8')
  expect(status).toMatch(new RegExp(`^Uid:\t${uid}\t${uid}\t`, 'm'))
  // What root makes for itself may be closed: PostgreSQL's user passes through, and cannot look in.
  expect((await stat(folder)).mode & 0o777).toBe(0o710)
})

test.runIf(isRoot)(
  'below a closed folder of root the database goes elsewhere, and is found there again',
  async () => {
    const closed = await mkdtemp(join(await temporaryFolder(), 'closed-'))
    const folder = join(closed, 'data')
    const options = { elsewhere: join(await temporaryFolder(), 'saath') }
    const first = await start(folder, options)
    await first.pool.query('create table t (id int)')
    expect(dirname(dirname(first.folder))).toBe(options.elsewhere)
    expect(await readlink(join(folder, 'pg'))).toBe(first.folder)
    expect(first.logged.find(({ level }) => level === 40)?.msg).toBe(
      `PostgreSQL does not run as root, and no other user can reach ${folder}/pg: the database is in ${first.folder}`,
    )
    await first.stop()
    const second = await start(folder, options)
    expect((await second.pool.query('select * from t')).rows).toEqual([])
    expect(second.folder).toBe(first.folder)
  },
)

function closeNewFiles(): void {
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))
}

test.runIf(isRoot)(
  'below a closed folder it goes elsewhere although new files are closed, too',
  async () => {
    const closed = await mkdtemp(join(await temporaryFolder(), 'closed-'))
    const elsewhere = join(await temporaryFolder(), 'saath')
    closeNewFiles()
    const { pool } = await start(join(closed, 'data'), { elsewhere })
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
)

test('copied programs may be run by everybody, whoever may run the original', async () => {
  const folder = await temporaryFolder()
  closeNewFiles()
  await mkdir(join(folder, 'from', 'bin'), { recursive: true })
  await writeFile(join(folder, 'from', 'bin', 'postgres'), '')
  await chmod(join(folder, 'from', 'bin', 'postgres'), 0o700)
  const copy = copyPrograms(join(folder, 'from'), join(folder, 'to'))
  for (const path of ['.', 'bin', 'bin/postgres'])
    expect((await stat(join(copy, path))).mode & 0o777).toBe(0o755)
})

const nobody = isRoot ? Number(spawnSync('id', ['-u', 'nobody']).stdout) : 0

test.runIf(nobody > 0)('a database of another user is refused with what mends it', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pg'), { mode: 0o700 })
  await chown(folder, nobody, nobody)
  const refused = startProcess(folder, [], { uid: nobody, gid: nobody })
  expect(await refused.ready()).toContain(
    `The database in ${folder}/pg belongs to another user, so it cannot be opened. ` +
      `Give the whole data folder to the user of the site: \`sudo chown -R ${nobody} ${folder} ${folder}/pg\`.`,
  )
})
