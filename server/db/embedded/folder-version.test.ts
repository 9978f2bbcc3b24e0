import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { templateFolder, temporaryFolder } from '../../../tests/crash/template.ts'
import { FolderVersionMismatch } from './errors.ts'
import { openEmbedded } from './open.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test('a new folder names PGlite and PostgreSQL', async () => {
  const folder = join(await temporaryFolder(), 'made', 'with', 'parents')
  const { close } = await openEmbedded(folder, { copyFrom: await templateFolder() })
  await close()
  expect(await readFile(join(folder, 'VERSION'), 'utf8')).toBe('pglite 0.5.14\npostgresql 18\n')
  expect((await readdir(folder)).toSorted()).toEqual(['VERSION', 'lock', 'pg'])
})

test('a folder of another PostgreSQL major is refused with the way to move, and not changed', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'VERSION'), 'pglite 0.3.16\npostgresql 17\n')
  const refused = openEmbedded(folder)
  await expect(refused).rejects.toThrow(FolderVersionMismatch)
  await expect(refused).rejects.toThrow(
    `The data folder ${folder} was written by PostgreSQL 17 (PGlite 0.3.16), and this version needs PostgreSQL 18 (PGlite 0.5.14).`,
  )
  await expect(refused).rejects.toThrow('run `npm run backup` with the version that wrote it')
  await expect(refused).rejects.toThrow('run `npm run restore` with this version')
  expect(await readFile(join(folder, 'VERSION'), 'utf8')).toContain('postgresql 17')
})

test('without VERSION the database itself says which major it is', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg', 'PG_VERSION'), '17\n')
  await expect(openEmbedded(folder)).rejects.toThrow('was written by PostgreSQL 17, and')
})

test('a lost or empty VERSION is written again', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'VERSION'), '')
  const { close } = await openEmbedded(folder, { copyFrom: await templateFolder() })
  await close()
  expect(await readFile(join(folder, 'VERSION'), 'utf8')).toBe('pglite 0.5.14\npostgresql 18\n')
})
