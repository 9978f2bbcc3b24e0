import { readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { writeDurably } from './sync-files.ts'

test('writes through no link that lies where the draft goes, and takes over no rights of what lies there', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'password')
  await writeFile(join(folder, 'other'), 'as it was')
  await symlink(join(folder, 'other'), `${path}.new`)
  writeDurably(path, 'first', 0o600)
  expect(await readFile(join(folder, 'other'), 'utf8')).toBe('as it was')
  await writeFile(`${path}.new`, '', { mode: 0o644 })
  writeDurably(path, 'second', 0o600)
  expect(await readFile(path, 'utf8')).toBe('second')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})
