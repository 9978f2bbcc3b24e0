import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRoot, postmaster, start, startProcess } from '../../../tests/support/own-postgres.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { accountFor } from './account.ts'
import { killRemains } from './orphans.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test('a shell in the folder of the database is not taken for a part of it', async () => {
  const folder = await temporaryFolder()
  const { stop, folder: data } = await start(folder)
  await stop()
  const shell = spawn('sleep', ['60'], { cwd: data, stdio: 'ignore' })
  onTestFinished(() => void shell.kill())
  await start(folder)
  expect(shell.signalCode).toBe(null)
})

test.each([
  [
    'the number of another program',
    (pid: number, data: string) => `${pid}\n${data}\n0\n5432\n${data}\n\n`,
  ],
  ['nothing, after a power cut', () => ''],
])(
  'files of a PostgreSQL that is gone, with %s in them, do not keep it from starting',
  async (_what, text) => {
    const folder = await temporaryFolder()
    const { stop, folder: data } = await start(folder)
    await stop()
    const other = spawn('sleep', ['60'], { stdio: 'ignore' })
    onTestFinished(() => void other.kill())
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock'])
      await writeFile(join(data, file), text(other.pid!, data))
    await start(folder)
    expect(other.exitCode).toBe(null)
  },
)

test.each([
  ['the database', (data: string) => data],
  ['one above it', (data: string) => `${dirname(data)}/..`],
])('%s, which the file of PostgreSQL names for its socket, is not erased', async (_what, name) => {
  const above = await temporaryFolder()
  const folder = join(above, 'data')
  await mkdir(folder)
  await writeFile(join(above, 'precious'), '')
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const first = await start(folder)
  await first.pool.query('create table t (id int)')
  await first.stop()
  const lines = ['999999999', first.folder, '0', '5432', name(first.folder), '']
  await writeFile(join(first.folder, 'postmaster.pid'), lines.join('\n'))
  const { pool } = await start(folder)
  expect((await pool.query('select * from t')).rows).toEqual([])
  await stat(join(above, 'precious'))
})

test('behind a link to a link, both relative, what was left is found, and stopped', async () => {
  const above = await temporaryFolder()
  for (const name of ['data', 'big']) await mkdir(join(above, name))
  await symlink('hop', join(above, 'data', 'pg'))
  await symlink('../big/pg', join(above, 'data', 'hop'))
  const left = startProcess(join(above, 'data'))
  expect(await left.ready()).toContain('ready')
  const pid = await postmaster(join(above, 'big', 'pg'))
  await left.kill(above)
  const { folder, logged } = await start(join(above, 'data'))
  expect(folder).toBe(join(above, 'big', 'pg'))
  expect(logged).toContainEqual(expect.objectContaining({ level: 40, pid }))
})

const WITHOUT_PTRACE = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace']
/** Only root can lack a right of root; where there is no setpriv, it cannot be taken away. */
const canDrop =
  isRoot && spawnSync(WITHOUT_PTRACE[0]!, [...WITHOUT_PTRACE.slice(1), 'true']).status === 0

test.runIf(canDrop)(
  'root without CAP_SYS_PTRACE, as in a container, stops what was left',
  async () => {
    const folder = await temporaryFolder()
    const left = startProcess(folder, WITHOUT_PTRACE)
    expect(await left.ready()).toContain('ready')
    await left.kill()
    const next = startProcess(folder, WITHOUT_PTRACE)
    expect(await next.ready()).toMatch(
      /stopping the PostgreSQL that an earlier process left[^]*ready/,
    )
    await next.stop()
  },
)

test.runIf(canDrop)(
  'what nobody may look at and may be PostgreSQL keeps it from starting',
  async () => {
    const folder = await temporaryFolder()
    const { stop, folder: data } = await start(folder)
    await stop()
    const { uid, gid } = await stat(data)
    const other = spawn('sleep', ['60'], { uid, gid: gid + 1, cwd: '/', stdio: 'ignore' })
    onTestFinished(() => void other.kill())
    const file = join(data, 'postmaster.pid')
    await writeFile(file, `${other.pid}\n`)
    const refused = startProcess(folder, WITHOUT_PTRACE)
    expect(await refused.ready()).toContain(`Process ${other.pid} may be a PostgreSQL`)
    expect(await readFile(file, 'utf8')).toBe(`${other.pid}\n`)
  },
)

test.runIf(process.platform === 'linux')(
  'what is left may end by itself before it is killed',
  async () => {
    const folder = await temporaryFolder()
    await copyFile('/bin/sleep', join(folder, 'postgres'))
    // A shell waits for it, or its number would stay taken.
    const shell = spawn('sh', ['-c', './postgres 60 & echo $!; wait'], { cwd: folder })
    const pid = Number(String((await once(shell.stdout, 'data'))[0]))
    const kill = process.kill.bind(process)
    vi.spyOn(process, 'kill').mockImplementation((...args) => {
      if (args[0] === pid)
        spawnSync('sh', ['-c', 'kill -9 $0; while kill -0 $0; do sleep 0.01; done', String(pid)])
      return kill(...args)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await killRemains(folder, accountFor(folder))
    expect(() => kill(pid, 0)).toThrow('ESRCH')
  },
)
