import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { move } from '../../server/backup/move.ts'
import { openDatabase, type OpenDatabase } from '../../server/db/open.ts'
import { writeState } from '../../server/db/site-state.ts'
import type { ServerEnv } from '../../server/env/env.ts'
import { pictureStore } from '../../server/services/pictures/store.ts'
import { createTestApp } from '../support/app.ts'
import { buildListing } from '../support/factories.ts'
import { emptySite, ownFolder, picturesOf } from './sites.ts'

const log = pino({ level: 'silent' })

async function onSite<T>(env: ServerEnv, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(env, log)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('a move leaves unused pictures where they are, says which are missing, and the old database is not started on by mistake', async () => {
  const { env } = await emptySite('to_move')
  const missing = 'c'.repeat(32)
  await onSite(env, ({ db }) => buildListing(db, { picture: missing }))
  const unused = `${'a'.repeat(32)}-320.jpg`
  await pictureStore(env).write(new Map([[unused, Buffer.from('a picture')]]))

  const lines = await move('embedded', env)
  expect(lines.join(' ')).toContain(
    'files are missing in DATA_DIR/pictures, and so in the backup too: 1.',
  )
  expect((await picturesOf(env)).map(([file]) => file)).toEqual([unused])

  await expect(onSite(env, async () => {})).rejects.toThrow(
    'The database at DATABASE_URL was moved to DATA_DIR. Please start the site without DATABASE_URL.',
  )
  expect(await move('adopt', env)).toEqual([
    "The database at DATABASE_URL is the site's again. What was written elsewhere since the move is not in it.",
  ])
  const made = await onSite(env, ({ db }) => makeBackup({ db, env }, join(env.DATA_DIR, 'again')))
  expect(made.missingPictures).toBe(1)
  await rm(made.path, { recursive: true })
})

test('a database that was moved away is neither backed up nor moved again', async () => {
  const app = await createTestApp({ DATA_DIR: await ownFolder() })
  await writeState(app.db, 'moved', 'embedded')
  const folder = await ownFolder()
  await expect(makeBackup(app, folder)).rejects.toThrow('was moved to DATA_DIR')
  expect(await readdir(folder)).toEqual([])
})
