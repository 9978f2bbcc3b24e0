import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { chown, lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRoot } from '../../tests/support/own-postgres.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

const nobody = isRoot ? Number(spawnSync('id', ['-u', 'nobody']).stdout) : 0

/** A site's first start, as far as its database. */
const BEGIN = [
  '--input-type=module',
  '--eval',
  `import { openDatabase } from './server/db/open.ts'
   import { readEnv } from './server/env/env.ts'
   import { createLog } from './server/log.ts'
   const database = await openDatabase(readEnv(process.env), createLog({ LOG_LEVEL: 'silent' }))
   await database.close()`,
]

/** What Node does by itself on a stopped site, as this user. */
function run(dataDir: string, args: string[], user: SpawnSyncOptions = {}) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const options = { ...user, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, output: stdout + stderr }
}

test.runIf(nobody > 0)(
  'in a folder of another user root works as that user: what it writes is theirs, and their links lead it nowhere',
  async () => {
    const folder = await temporaryFolder()
    const secret = join(await temporaryFolder(), 'secret')
    await writeFile(secret, 'of root', { mode: 0o600 })
    await symlink(secret, join(folder, 'VERSION.new'))
    await chown(folder, nobody, nobody)

    expect(run(folder, BEGIN)).toMatchObject({ status: 0 })
    expect(await readFile(secret, 'utf8')).toBe('of root')
    expect(run(folder, ['server/control/backup.ts'])).toMatchObject({ status: 0 })
    const names = await readdir(folder)
    expect(names).toEqual(expect.arrayContaining(['VERSION', 'backups', 'lock', 'pg']))
    for (const name of names) expect((await lstat(join(folder, name))).uid).toBe(nobody)

    const theirs = run(folder, ['scripts/admin.ts', 'list'], { uid: nobody, gid: nobody })
    expect(theirs).toMatchObject({ status: 0 })
  },
)
