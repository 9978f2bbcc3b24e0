import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { findBackups } from '../../server/backup/folder.ts'
import { move } from '../../server/backup/move.ts'
import { restore } from '../../server/backup/restore.ts'
import { openControl } from '../../server/control/open.ts'
import { openAsItIs, openDatabase } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { createTestApp, signInAs } from '../support/app.ts'
import { plainEnvironment } from '../support/environment.ts'
import { buildListing } from '../support/factories.ts'
import { drawPicture, givePicture } from '../support/pictures.ts'
import { createDatabase, dropDatabase } from '../support/server.ts'
import { contentOf, emptySite, ownFolder, picturesOf } from './sites.ts'

type Settings = { DATA_DIR: string; DATABASE_URL?: string }

const log = pino({ level: 'silent' })
const envOf = (settings: Settings) => readEnv({ NODE_ENV: 'test', ...settings })

/** What a command does as a process of its own, with the settings of a site. */
async function run(command: string, settings: Settings, ...args: string[]) {
  const child = spawn(process.execPath, [`server/control/${command}.ts`, ...args], {
    env: { ...plainEnvironment(), ...settings },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'close')
  return { code: Number(code), output: Buffer.concat(output).toString() }
}

/** The content of the database that a site is to use, which nobody else has open. */
async function contentAt(settings: Settings) {
  const { jobs, close } = await openAsItIs(envOf(settings), log)
  try {
    return await contentOf(jobs.$client)
  } finally {
    await close()
  }
}

test('a site with the embedded database: backed up running and stopped, restored, moved to PostgreSQL and back', async () => {
  const first = { DATA_DIR: await ownFolder() }
  const database = await openDatabase(envOf(first), log)
  const app = await createTestApp(first, undefined, database.db)
  await givePicture(app, await signInAs(app), await drawPicture(300, 300))
  await buildListing(app.db)
  const stopControl = await openControl(app)

  const whileRunning = await run('backup', first)
  expect(whileRunning).toMatchObject({ code: 0 })
  expect(whileRunning.output).toContain('It was restored into a scratch database and compared')
  const [backup] = await findBackups(join(first.DATA_DIR, 'backups'))
  expect(whileRunning.output).toContain(backup!.path)

  await stopControl()
  const before = await contentOf(database.jobs.$client)
  await database.close()
  const elsewhere = await ownFolder()
  const whileStopped = await run('backup', first, elsewhere)
  expect(whileStopped).toMatchObject({ code: 0 })
  expect(whileStopped.output).toContain(`Keep a copy of ${join(first.DATA_DIR, 'secret')}`)
  expect(await findBackups(elsewhere)).toHaveLength(1)

  const second = { DATA_DIR: await ownFolder() }
  await restore(backup!.path, envOf(second))
  expect(await contentAt(second)).toEqual(before)
  expect(await picturesOf(second)).toEqual(await picturesOf(first))
  const pgFolder = join(second.DATA_DIR, 'pg')
  await expect(restore(backup!.path, envOf(second))).rejects.toThrow(`Please move ${pgFolder} away`)

  const name = `saath_moved_${process.env.VITEST_POOL_ID ?? '1'}`
  const moved = { ...second, DATABASE_URL: await createDatabase(name) }
  await move('postgresql', envOf(moved))
  expect(await contentAt(moved)).toEqual(before)
  await expect(move('postgresql', envOf(moved))).rejects.toThrow('DATABASE_URL is not empty')
  await expect(move('embedded', envOf(moved))).rejects.toThrow(`Please move ${pgFolder} away`)
  await rename(pgFolder, join(second.DATA_DIR, 'pg-before'))
  await move('embedded', envOf(moved))
  expect(await contentAt(second)).toEqual(before)
  expect(await picturesOf(second)).toEqual(await picturesOf(first))
  await dropDatabase(name)
})

test('a backup that is interrupted leaves nothing of what people told', async () => {
  const { env } = await emptySite()
  const { jobs, close } = await openDatabase(env, log)
  await buildListing(jobs)
  await close()
  const folder = await ownFolder()
  const { DATA_DIR, DATABASE_URL } = env
  const child = spawn(process.execPath, ['server/control/backup.ts', folder], {
    env: { ...plainEnvironment(), DATA_DIR, DATABASE_URL },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const closed = once(child, 'close')
  await expect.poll(() => readdir(folder), { interval: 5 }).toHaveLength(1)
  child.kill('SIGINT')
  expect(await closed).toEqual([1, null])
  expect(Buffer.concat(said).toString()).toContain('The backup was stopped before it was finished')
  expect(await readdir(folder)).toEqual([])
})

test('where no site has been, a backup begins none', async () => {
  const settings = { DATA_DIR: await ownFolder() }
  const { code, output } = await run('backup', settings)
  expect(code).toBe(1)
  expect(output).toContain('No site runs here, and there is no database in')
  expect(await readdir(settings.DATA_DIR)).toEqual([])
})

test('a command that is told too little says what it needs', async () => {
  const settings = { DATA_DIR: await ownFolder() }
  const restored = await run('restore', settings)
  expect(restored.code).toBe(1)
  expect(restored.output).toContain('Please name the backup: npm run restore -- ')
  await expect(move('elsewhere', envOf(settings))).rejects.toThrow('`npm run move -- postgresql`')
  await expect(move('postgresql', envOf(settings))).rejects.toThrow('Please set DATABASE_URL')
})
