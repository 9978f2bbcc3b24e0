import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeChecksums } from '../../server/backup/checksums.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { move } from '../../server/backup/move.ts'
import { restore } from '../../server/backup/restore.ts'
import { openControl } from '../../server/control/open.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { ServerEnv } from '../../server/env/env.ts'
import { pictureStore } from '../../server/services/pictures/store.ts'
import { createTestApp, signInAs } from '../support/app.ts'
import { buildListing } from '../support/factories.ts'
import { drawPicture, givePicture } from '../support/pictures.ts'
import { contentOf, copyOf, emptySite, ownFolder, picturesOf } from './sites.ts'

/** That of a small site, for all of these tests. */
let folder: string
let path: string
let pictures: [file: string, content: string][]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-backup-'))
  const app = await createTestApp({ DATA_DIR: folder })
  const asha = await signInAs(app)
  await givePicture(app, asha, await drawPicture(300, 300))
  await buildListing(app.db)
  path = (await makeBackup(app, join(folder, 'backups'))).path
  pictures = await picturesOf(app.env)
})
afterAll(() => rm(folder, { recursive: true }))

async function expectNothing(pool: pg.Pool, env: ServerEnv): Promise<void> {
  expect(await contentOf(pool)).toEqual({ sequences: [] })
  expect(await readdir(env.DATA_DIR)).toEqual([])
}

/** Whatever is changed: as the ones who wrote it would have, so that the checksums are right. */
async function changed(path: string, file: string, change: (text: string) => string) {
  const copy = await copyOf(path)
  const bytes = await readFile(join(copy, file))
  const isPacked = file.endsWith('.gz')
  const text = change(String(isPacked ? gunzipSync(bytes) : bytes))
  await writeFile(join(copy, file), isPacked ? gzipSync(text) : text)
  await rm(join(copy, 'SHA256SUMS'))
  await writeChecksums(copy)
  return copy
}

const filesOf = async (path: string) =>
  (await readdir(path, { recursive: true })).filter(
    (file) => file.includes('.') || file === 'SHA256SUMS',
  )

test('a backup of which any one file is altered, cut or missing is refused, and nothing is written', async () => {
  const { env, pool } = await emptySite()
  const files = await filesOf(path)
  expect(files.length).toBeGreaterThan(35)
  const copy = await copyOf(path)
  for (const file of files)
    for (const harm of [flip, cut, (name: string) => rm(name)]) {
      const whole = await readFile(join(copy, file))
      await harm(join(copy, file))
      await expect(restore(copy, env), `${harm.name} ${file}`).rejects.toThrow(
        /was altered: |is incomplete: |is not a backup: /,
      )
      await writeFile(join(copy, file), whole)
    }
  await expectNothing(pool, env)
  await restore(copy, env)
})

/** One bit of one byte in the middle. */
async function flip(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(path, bytes)
}

async function cut(path: string): Promise<void> {
  await truncate(path, (await stat(path)).size - 1)
}

test('a list of checksums without some of its lines is refused', async () => {
  const { env, pool } = await emptySite()
  const lines = (await readFile(join(path, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n')
  const copy = await copyOf(path)
  for (const left of lines.map((line) => lines.filter((other) => other !== line))) {
    await writeFile(join(copy, 'SHA256SUMS'), `${left.join('\n')}\n`)
    await expect(restore(copy, env)).rejects.toThrow('is incomplete')
  }
  await expectNothing(pool, env)
})

test('a list of checksums that names other places is refused', async () => {
  const { env } = await emptySite()
  const copy = await copyOf(path)
  const sums = await readFile(join(copy, 'SHA256SUMS'), 'utf8')
  await writeFile(join(copy, 'SHA256SUMS'), sums.replace('pictures/', 'pictures/../../'))
  await expect(restore(copy, env)).rejects.toThrow('SHA256SUMS is not as it was written')
})

const otherHash = (text: string) => text.replace(/"hash": "\w+"/, '"hash": "0"')

test('a backup of a newer version, of another line of versions, or in another format is refused in a sentence', async () => {
  const { env, pool } = await emptySite()
  const newer = await changed(path, 'manifest.json', (text) =>
    otherHash(text).replace(/"when": \d+/, '"when": 9999999999999'),
  )
  await expect(restore(newer, env)).rejects.toThrow('was made by a newer version of Saath (0.1.0,')
  const other = await changed(path, 'manifest.json', otherHash)
  await expect(restore(other, env)).rejects.toThrow('that this one does not follow')
  const format = await changed(path, 'manifest.json', (text) =>
    text.replace('"format": 1', '"format": 2'),
  )
  await expect(restore(format, env)).rejects.toThrow('writes backups in another way')
  await expectNothing(pool, env)
})

test('what the tables would not take, or what is not in them afterwards, is not restored at all', async () => {
  const { env, pool } = await emptySite()
  const file = 'tables/public.users.copy.gz'
  const wrong = await changed(path, file, (text) => text.replace('\tuser\t', '\tcanary\t'))
  await expect(restore(wrong, env)).rejects.toThrow(
    'Nothing was restored: the rows of public.users cannot be loaded (PostgreSQL error 23514).',
  )
  const renamed = await changed(path, file, (text) => text.replace('Asha', 'Usha'))
  await expect(restore(renamed, env)).rejects.toThrow('public.users has other content')
  const fewer = await changed(path, file, () => '')
  await expect(restore(fewer, env)).rejects.toThrow('Nothing was restored: ')
  const column = await changed(path, 'manifest.json', (text) =>
    text.replace('"username"', '"username\\"); drop table users; --"'),
  )
  await expect(restore(column, env)).rejects.toThrow(
    'the table public.users is not as our migrations make it',
  )
  await expectNothing(pool, env)
  await restore(path, env)
})

test('a database that holds anything of a site, even no rows, is not restored into', async () => {
  const { env, pool } = await emptySite()
  await migrate(pool)
  await expect(restore(path, env)).rejects.toThrow('The database at DATABASE_URL is not empty')
  expect((await contentOf(pool))['public.listings']).toEqual([])
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await pool.query('create schema pgboss; create table pgboss.version (version int)')
  await expect(restore(path, env)).rejects.toThrow('is not empty')
})

test('pictures of another site are not mixed with those of the backup; those of a try before are no hindrance', async () => {
  const { env, pool } = await emptySite()
  const store = pictureStore(env)
  const other = `${'a'.repeat(32)}-96.jpg`
  await store.write(new Map([[other, Buffer.from('a picture')]]))
  await expect(restore(path, env)).rejects.toThrow('holds pictures that are not in the backup')
  expect(await contentOf(pool)).toEqual({ sequences: [] })
  await store.erase('a'.repeat(32))
  const [[first, bytes] = ['', '']] = pictures
  await store.write(new Map([[first, Buffer.from(bytes, 'base64')]]))
  await restore(path, env)
  expect(await picturesOf(env)).toEqual(pictures)
})

test('a folder that is no backup, or none at all, is a sentence', async () => {
  const { env } = await emptySite()
  await expect(restore(await ownFolder(), env)).rejects.toThrow('is not a backup')
  await expect(restore('/nowhere/at/all', env)).rejects.toThrow('is not a backup')
})

test('beside a running site nothing is restored and nothing moved', async () => {
  const { env, pool } = await emptySite()
  const running = await createTestApp({ DATA_DIR: env.DATA_DIR })
  onTestFinished(await openControl({ db: running.db, env: running.env, log: running.log }))
  await expect(restore(path, env)).rejects.toThrow('is running. Please stop it first')
  await expect(move('postgresql', env)).rejects.toThrow('is running. Please stop it first')
  expect(await contentOf(pool)).toEqual({ sequences: [] })
})

test('nothing is moved to or from a database that somebody else uses', async () => {
  const { env, pool } = await emptySite()
  await pool.query('select 1')
  await expect(move('postgresql', env)).rejects.toThrow('is in use (1 connection)')
  await expect(move('embedded', env)).rejects.toThrow('is in use (1 connection)')
})
