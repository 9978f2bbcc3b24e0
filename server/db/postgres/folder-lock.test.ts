import { spawnSync } from 'node:child_process'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRoot } from '../../../tests/support/own-postgres.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'

test('a lock that this user may only read is refused: nothing would be locked', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'lock'), '')
  await chmod(join(folder, 'lock'), 0o444)
  const script = `const { lockFolder } = await import('${import.meta.resolve('./folder-lock.ts')}')
    try { await lockFolder('${folder}') } catch (error) { console.log(String(error)) }`
  // Root may write whatever the rights say.
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {}
  const options = { ...user, encoding: 'utf8' } as const
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options)
  expect(stdout).toContain(`The data folder ${folder} cannot be locked (Error: EACCES`)
})
