import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { CannotStart } from './errors.ts'
import { checkFolderVersion, writeFolderVersion } from './folder-version.ts'

test('a new folder is noted, and then known', async () => {
  const folder = await temporaryFolder()
  checkFolderVersion(folder)
  writeFolderVersion(folder)
  checkFolderVersion(folder)
  expect(await readdir(folder)).toEqual(['VERSION'])
  expect(await readFile(join(folder, 'VERSION'), 'utf8')).toBe('postgresql 18\n')
})

test('a folder of another PostgreSQL major is refused with the way to move, and not changed', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'VERSION'), 'postgresql 17\n')
  const check = () => checkFolderVersion(folder)
  expect(check).toThrow(CannotStart)
  expect(check).toThrow(
    `The data folder ${folder} was written by PostgreSQL 17, and this version has PostgreSQL 18. Nothing was changed.`,
  )
  expect(check).toThrow('run `npm run backup` with the version that wrote it')
  expect(check).toThrow('run `npm run restore` with this version')
  expect(await readFile(join(folder, 'VERSION'), 'utf8')).toBe('postgresql 17\n')
})

test('without VERSION the database itself says which major it is', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'VERSION'), '')
  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg', 'PG_VERSION'), '17\n')
  expect(() => checkFolderVersion(folder)).toThrow('was written by PostgreSQL 17, and')
})

test('a folder of the time of PGlite is refused with the commit that opens it', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'VERSION'), 'pglite 0.5.14\npostgresql 18\n')
  const check = () => checkFolderVersion(folder)
  expect(check).toThrow(CannotStart)
  expect(check).toThrow(/written by PGlite.*Nothing was changed.*`git switch --detach [0-9a-f]{7}`/)
})
