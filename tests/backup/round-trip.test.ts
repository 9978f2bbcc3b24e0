import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoredLines } from '../../server/backup/lines.ts'
import { makeBackup, stopBackups } from '../../server/backup/make-backup.ts'
import { restore } from '../../server/backup/restore.ts'
import { words } from '../../server/backup/words.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase, toDrizzle } from '../../server/db/open.ts'
import { withOwnClient } from '../../server/db/own-client.ts'
import { applyMigrations, countMigrations, newestVersion } from '../../server/db/schema-version.ts'
import { seed } from '../../server/db/seed/seed.ts'
import { pictureStore } from '../../server/services/pictures/store.ts'
import { createTestApp, signInAs, type TestApp } from '../support/app.ts'
import { buildEvent, buildListing, buildMail } from '../support/factories.ts'
import { CHILD } from '../support/participants.ts'
import { drawPicture, givePicture, uploadPicture } from '../support/pictures.ts'
import { contentOf, emptySite, ownFolder, picturesOf, shapeOf } from './sites.ts'

/** What COPY, a shell or a terminal might trip over. */
const ODD = 'tab\there, line\nend, \\N, \\., "quotes", \'more\', {braces}, नमस्ते, 🙂, \u0001'

/** A site with something in most tables, pictures, and a gap in its numbers. */
async function livingSite(): Promise<TestApp> {
  const app = await createTestApp({ DATA_DIR: await ownFolder() })
  await seed(app.db, 'starter')
  const asha = await signInAs(app)
  await givePicture(app, asha, await drawPicture(300, 300))
  const { picture } = await uploadPicture(app, asha, await drawPicture(1_000, 700))
  const { id } = await buildListing(app.db, {
    name: ODD.slice(0, 60),
    picture,
    services: [ODD, ''],
  })
  const review = { rating: 4, reviewText: ODD }
  expect((await asha.send('POST', `/api/listings/${id}/reviews`, review)).status).toBe(200)
  expect((await asha.send('POST', `/api/listings/${id}/like`)).status).toBe(200)
  const event = await buildEvent(app.db, { maxParticipants: 3, sensory: { noise: 'quiet' } })
  expect((await asha.send('POST', `/api/events/${event.id}/register`, CHILD)).status).toBe(200)
  await buildMail(app.db, { text: ODD })
  const gone = await buildListing(app.db)
  await app.db.$client.query('delete from listings where id = $1', [gone.id])
  return app
}

const backupsOf = ({ env }: Pick<TestApp, 'env'>) => join(env.DATA_DIR, 'backups')
const backUp = (app: Pick<TestApp, 'db' | 'env'>) => makeBackup(app, backupsOf(app))

/** What is in a backup, but for its moment. */
async function checksumsOf(path: string): Promise<string[]> {
  const lines = (await readFile(join(path, 'SHA256SUMS'), 'utf8')).split('\n')
  return lines.filter((line) => !line.endsWith('manifest.json'))
}

test('what is restored is what was backed up, and so is a backup of it: rows, pictures, numbers, tables', async () => {
  const app = await livingSite()
  const made = await backUp(app)
  const { env, pool } = await emptySite()
  await restore(made.path, env)
  const before = await contentOf(app.db.$client)
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(15)
  expect(await contentOf(pool)).toEqual(before)
  expect(await shapeOf(pool)).toEqual(await shapeOf(app.db.$client))
  expect(await picturesOf(env)).toEqual(await picturesOf(app.env))
  expect(made).toMatchObject({ missingPictures: 0, manifest: { pictures: 8 } })

  const again = await backUp({ db: toDrizzle(pool), env })
  expect(await checksumsOf(again.path)).toEqual(await checksumsOf(made.path))
  const { takenAt, database } = again.manifest
  expect(again.manifest).toEqual({ ...made.manifest, takenAt, database })
})

test('a backup leaves nothing beside it: no second database, no unfinished folder, and only its user may read it', async () => {
  const app = await livingSite()
  const { path } = await backUp(app)
  expect(await readdir(backupsOf(app))).toEqual([path.split('/').at(-1)])
  expect(await scratchDatabases(app)).toEqual([])
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    expect([entry.name, mode & 0o077]).toEqual([entry.name, 0])
  }
})

async function scratchDatabases({ db }: TestApp) {
  const { rows } = await db.$client.query<{ datname: string }>(
    `select datname from pg_database where datname =
       (select 'saath_scratch_' || oid from pg_database where datname = current_database())`,
  )
  return rows
}

test('pictures that nobody names stay behind, and a named one without files is told', async () => {
  const app = await livingSite()
  const asha = await signInAs(app)
  await givePicture(app, asha, await drawPicture(200, 200, { r: 1, g: 2, b: 3 }))
  await app.db.$client.query('update users set profile_image_url = null where username = $1', [
    asha.user.username,
  ])
  const { path, manifest } = await backUp(app)
  expect(await picturesOf(app.env)).toHaveLength(12)
  expect(await readdir(join(path, 'pictures'))).toHaveLength(8)
  expect(manifest.pictures).toBe(8)

  await rm(join(app.env.DATA_DIR, 'pictures'), { recursive: true })
  expect(await backUp(app)).toMatchObject({ missingPictures: 2, manifest: { pictures: 0 } })
})

/** The same, with a database of somebody who may do little. */
async function siteOf(app: TestApp, rights: string) {
  const { env, pool } = await emptySite('owned')
  const role = `saath_owner_${process.env.VITEST_POOL_ID ?? '1'}`
  const admin = app.db.$client
  const url = new URL(env.DATABASE_URL ?? '')
  const database = url.pathname.slice(1)
  await admin.query(`drop role if exists ${role}`)
  await admin.query(`create role ${role} login ${rights} password 'saath'`)
  await admin.query(`alter database ${database} owner to ${role}`)
  onTestFinished(async () => {
    await admin.query(`alter database ${database} owner to current_user`)
    await pool.query(`reassign owned by ${role} to current_user`)
    await admin.query(`drop role ${role}`)
  })
  url.username = role
  url.password = 'saath'
  return { ...env, DATABASE_URL: url.href }
}

test('the owner of a database restores and backs up without being a superuser', async () => {
  const app = await livingSite()
  const { path } = await backUp(app)
  const env = await siteOf(app, 'createdb')
  await restore(path, env)
  const { db, close } = await openDatabase(env, app.log)
  onTestFinished(close)
  const again = await backUp({ db, env })
  expect(await checksumsOf(again.path)).toEqual(await checksumsOf(path))
})

test('a backup that cannot be proven is kept under another name, and says what to do', async () => {
  const app = await livingSite()
  const { path } = await backUp(app)
  const env = await siteOf(app, 'nocreatedb')
  await restore(path, env)
  const { db, close } = await openDatabase(env, app.log)
  onTestFinished(close)
  await expect(backUp({ db, env })).rejects.toThrow(/not proven: .* ALTER ROLE name CREATEDB/)
  const [kept = ''] = await readdir(backupsOf({ env }))
  expect(kept).toMatch(/^saath-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-unproven$/)
  const { env: other, pool } = await emptySite('second')
  const restored = await restore(join(backupsOf({ env }), kept), other)
  expect(restoredLines(restored, other)).toContain(words.wasUnproven)
  expect(restoredLines({ ...restored, folder: path }, other)).not.toContain(words.wasUnproven)
  expect(await contentOf(pool)).toEqual(await contentOf(app.db.$client))
})

test('a table of another program is named', async () => {
  const { env, pool } = await emptySite()
  await migrate(pool)
  await pool.query('create table "not ours" (n int)')
  const parts = { db: toDrizzle(pool), env }
  await expect(backUp(parts)).rejects.toThrow(
    'the table public."not ours" is not as our migrations',
  )
})

test('a folder that cannot be written to is a sentence', async () => {
  const app = await createTestApp({ DATA_DIR: await ownFolder() })
  await expect(makeBackup(app, '/dev/null/backups')).rejects.toThrow(
    'The backup cannot be written to /dev/null/backups',
  )
})

test('where there is nothing, nothing is backed up', async () => {
  const { env, pool } = await emptySite()
  const parts = { db: toDrizzle(pool), env }
  await expect(backUp(parts)).rejects.toThrow('The database at DATABASE_URL is empty')
  expect(await readdir(env.DATA_DIR)).toEqual([])
})

test('one backup at a time; one that is stopped leaves nothing', async () => {
  const app = await livingSite()
  const first = backUp(app)
  await expect.poll(async () => (await readdir(backupsOf(app)).catch(() => [])).length).toBe(1)
  await expect(backUp(app)).rejects.toThrow('Another backup of this database is being made.')
  const refused = expect(first).rejects.toThrow('The backup was stopped before')
  await stopBackups()
  await refused
  expect(await readdir(backupsOf(app))).toEqual([])
  await backUp(app)
  expect(await scratchDatabases(app)).toEqual([])
})

test('a database of an older version is backed up as it is, and brought to this version when it is restored', async () => {
  const { db } = await createTestApp()
  const older = await emptySite('older')
  await withOwnClient(older.pool, {}, async (client) => {
    await applyMigrations(client, (countMigrations(newestVersion()!) ?? 0) - 1)
    await client.query(`insert into categories (name, slug, description, icon, color)
      values ('Older', 'older', 'From before', 'x', 'y')`)
  })
  const before = await shapeOf(older.pool)
  const file = `${'a'.repeat(32)}-96.jpg`
  await pictureStore(older.env).write(new Map([[file, Buffer.from('a picture')]]))
  const { path } = await backUp({ db: toDrizzle(older.pool), env: older.env })
  expect(await shapeOf(older.pool)).toEqual(before)

  const { env, pool } = await emptySite()
  await restore(path, env)
  expect(await picturesOf(env)).toHaveLength(1)
  expect(await shapeOf(pool)).toEqual(await shapeOf(db.$client))
  const { rows } = await pool.query("select name from categories where slug = 'older'")
  expect(rows).toEqual([{ name: 'Older' }])
})
