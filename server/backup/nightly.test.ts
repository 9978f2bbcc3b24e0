import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/support/app.ts'
import { ownFolder } from '../../tests/backup/sites.ts'
import { buildUser } from '../../tests/support/factories.ts'
import { mails } from '../db/schema.ts'
import { sendDigest } from '../services/admin/what-waits.ts'
import { writeState } from '../db/site-state.ts'
import { findBackups, type Kept } from './folder.ts'
import { backUpWhenDue, findMissingBackup } from './nightly.ts'
import { readSiteId } from './own-backups.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A public site; its backups, as far as it has some, were made so long ago. */
async function publicSite(settings: Record<string, string> = {}, ages: number[] = []) {
  const folder = await ownFolder()
  const SETTINGS = { PUBLIC_URL: 'https://saath.example', BACKUP_DIR: folder }
  const app = await createTestApp({ ...SETTINGS, ...settings })
  const site = await readSiteId(app.db)
  /** One that this site has, or another one. */
  const put = async (name: string, of = site) => {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'manifest.json'), JSON.stringify({ site: of }))
  }
  for (const age of ages) await put(nameOf(new Date(Date.now() - age)))
  return { app, folder, put }
}

const nameOf = (moment: Date) => `saath-${moment.toISOString().replaceAll(':', '')}`

/** In days. */
const ageOf = ({ takenAt }: Kept) => Math.round((Date.now() - takenAt.getTime()) / DAY)

/** An hour of today in UTC. */
function at(hour: number): Date {
  const moment = new Date()
  moment.setUTCHours(hour, 17, 0, 0)
  return moment
}

test('a public site is backed up at once when it never was, and not again in the next hour', async () => {
  const { app, folder } = await publicSite()
  await backUpWhenDue(app)
  await backUpWhenDue(app)
  expect(await findBackups(folder)).toMatchObject([{ isProven: true }])
  expect(app.logged).toMatchObject([{ msg: 'backed up' }])
})

/** How many backups there are after this hour, when the last one was that old. */
async function countAfter(age: number, now: Date): Promise<number> {
  const { app, folder, put } = await publicSite()
  await put(nameOf(new Date(now.getTime() - age)))
  await backUpWhenDue(app, now)
  return (await readdir(folder)).length
}

test('it is backed up at night, and at another hour only when the night was missed', async () => {
  expect(await countAfter(24 * HOUR, at(21))).toBe(2)
  expect(await countAfter(11 * HOUR, at(21))).toBe(1)
  expect(await countAfter(24 * HOUR, at(20))).toBe(1)
  expect(await countAfter(27 * HOUR, at(9))).toBe(2)
})

test('on trial, and where 0 days are asked for, nothing is backed up by itself', async () => {
  const unwanted: Record<string, string>[] = [{ PUBLIC_URL: '' }, { BACKUP_KEEP_DAYS: '0' }]
  for (const settings of unwanted) {
    const { app, folder } = await publicSite(settings)
    await backUpWhenDue(app)
    expect(await readdir(folder)).toEqual([])
    expect(
      await findMissingBackup(app.db, app.env, new Date(Date.now() + 10 * DAY)),
    ).toBeUndefined()
  }
})

test('backups older than the days asked for are erased, and nothing else in the folder is', async () => {
  const ages = [8 * DAY, 6 * DAY, 2 * DAY]
  const { app, folder, put } = await publicSite({ BACKUP_KEEP_DAYS: '7' }, ages)
  await put(`${nameOf(new Date(Date.now() - 9 * DAY))}-unproven`)
  await mkdir(join(folder, `.unfinished-${nameOf(new Date(Date.now() - 9 * DAY))}`))
  await mkdir(join(folder, 'saath-of-my-own'))
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await backUpWhenDue(app)
  const left = await readdir(folder)
  expect(left.filter((name) => !/^saath-\d/.test(name)).toSorted()).toEqual([
    'notes.txt',
    'saath-of-my-own',
  ])
  expect((await findBackups(folder)).map(ageOf)).toEqual([6, 2, 0])
})

/** A site of which no backup comes about. */
async function failingSite(ages: number[]) {
  const DATA_DIR = await ownFolder()
  await writeFile(join(DATA_DIR, 'pictures'), 'no folder')
  return publicSite({ BACKUP_KEEP_DAYS: '7', DATA_DIR }, ages)
}

test('a backup that fails leaves the newest three good ones, whatever their age', async () => {
  const ages = [40 * DAY, 10 * DAY, 9 * DAY, 8 * DAY]
  const { app, folder } = await failingSite(ages)
  await expect(backUpWhenDue(app)).rejects.toThrow('ENOTDIR')
  expect((await findBackups(folder)).map(ageOf)).toEqual([10, 9, 8])
})

test('a backup that fails keeps no unproven one longer than the days asked for', async () => {
  const { app, folder, put } = await failingSite([8 * DAY])
  await put(`${nameOf(new Date(Date.now() - 9 * DAY))}-unproven`)
  await put(`${nameOf(new Date(Date.now() - 3 * DAY))}-unproven`)
  await expect(backUpWhenDue(app)).rejects.toThrow('ENOTDIR')
  expect((await findBackups(folder)).map(ageOf)).toEqual([8, 3])
})

test('a backup dated in the future neither keeps the next one away nor the warning, and is named', async () => {
  const { app, put, folder } = await publicSite()
  await findMissingBackup(app.db, app.env, new Date(Date.now() - 3 * DAY))
  await put(nameOf(new Date(Date.now() + 400 * DAY)))
  expect(await findMissingBackup(app.db, app.env)).toMatchObject({ folder })
  await backUpWhenDue(app)
  expect(await findBackups(folder)).toHaveLength(2)
  expect(app.logged).toMatchObject([
    { msg: 'backups dated in the future do not count' },
    { msg: 'backed up' },
  ])
})

test('the backups of another site in the same folder neither count nor go', async () => {
  const { app, put, folder } = await publicSite({ BACKUP_KEEP_DAYS: '7' })
  await findMissingBackup(app.db, app.env, new Date(Date.now() - 3 * DAY))
  for (const age of [20, 19, 18, 17, 0])
    await put(nameOf(new Date(Date.now() - age * DAY)), 'other')
  expect(await findMissingBackup(app.db, app.env)).toMatchObject({ folder })
  await backUpWhenDue(app)
  expect((await findBackups(folder)).map(ageOf)).toEqual([20, 19, 18, 17, 0, 0])
})

test('a clock that ran ahead leaves the newest three, and its note of a good one is put right', async () => {
  const { app, folder } = await publicSite(
    { BACKUP_KEEP_DAYS: '7' },
    [3, 2, 1, 0].map((n) => n * DAY),
  )
  await backUpWhenDue(app, new Date(Date.now() + 400 * DAY))
  expect(await findBackups(folder)).toHaveLength(3)
  await writeState(app.db, 'last-backup', new Date(Date.now() + 400 * DAY).toISOString())
  const in3Days = new Date(Date.now() + 3 * DAY)
  expect(await findMissingBackup(app.db, app.env, in3Days)).toMatchObject({ folder })
})

test('the time without a good backup goes on counting when the site is started again', async () => {
  const { app, folder } = await publicSite()
  const begun = new Date(Date.now() - 3 * DAY)
  expect(await findMissingBackup(app.db, app.env, begun)).toBeUndefined()
  expect(await findMissingBackup(app.db, app.env)).toEqual({ folder, since: begun })
})

test('after two nights without a good backup the admins are told in their daily mail', async () => {
  const { app, folder, put } = await publicSite({}, [51 * HOUR])
  await put(`${nameOf(new Date())}-unproven`)
  await buildUser(app.db, { role: 'admin' })
  await sendDigest(app.db, app.env)
  const [mail] = await app.db.select().from(mails)
  expect(mail?.text).toContain('Backups: No good one since')
  expect(mail?.text).toContain(folder)
})

test('one good backup in two days is enough for the daily mail to say nothing', async () => {
  const { app } = await publicSite({}, [49 * HOUR])
  await buildUser(app.db, { role: 'admin' })
  await sendDigest(app.db, app.env)
  expect(await app.db.$count(mails)).toBe(0)
})
