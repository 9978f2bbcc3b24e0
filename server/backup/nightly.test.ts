import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/app.ts'
import { PATIENT, ownFolder } from '../../tests/backup/sites.ts'
import { buildUser } from '../../tests/factories.ts'
import { mails } from '../db/schema.ts'
import { tellWhatWaits } from '../services/what-waits.ts'
import { findBackups } from './folder.ts'
import { backUpWhenDue, findMissingBackup } from './nightly.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A public site; its backups, as far as it has some, were made so long ago. */
async function publicSite(settings: Record<string, string> = {}, ages: number[] = []) {
  const BACKUP_DIR = await ownFolder()
  const app = await createTestApp({ PUBLIC_URL: 'https://saath.example', BACKUP_DIR, ...settings })
  for (const age of ages) await mkdir(join(BACKUP_DIR, nameOf(new Date(Date.now() - age))))
  return { app, folder: BACKUP_DIR }
}

const nameOf = (moment: Date) => `saath-${moment.toISOString().replaceAll(':', '')}`

/** An hour of today by the clock of Greenwich. */
function at(hour: number): Date {
  const moment = new Date()
  moment.setUTCHours(hour, 17, 0, 0)
  return moment
}

test(
  'a public site is backed up at once when it never was, and not again in the next hour',
  PATIENT,
  async () => {
    const { app, folder } = await publicSite()
    await backUpWhenDue(app)
    await backUpWhenDue(app)
    expect(await findBackups(folder)).toMatchObject([{ isProven: true }])
    expect(app.logged).toMatchObject([{ msg: 'backed up' }])
  },
)

/** How many backups there are after this hour, when the last one was that old. */
async function countAfter(age: number, now: Date): Promise<number> {
  const { app, folder } = await publicSite()
  await mkdir(join(folder, nameOf(new Date(now.getTime() - age))))
  await backUpWhenDue(app, now)
  return (await readdir(folder)).length
}

test(
  'it is backed up at night, and at another hour only when the night was missed',
  PATIENT,
  async () => {
    expect(await countAfter(24 * HOUR, at(21))).toBe(2)
    expect(await countAfter(11 * HOUR, at(21))).toBe(1)
    expect(await countAfter(24 * HOUR, at(20))).toBe(1)
    expect(await countAfter(27 * HOUR, at(9))).toBe(2)
  },
)

test(
  'on trial, and where 0 days are asked for, nothing is backed up by itself',
  PATIENT,
  async () => {
    const unwanted: Record<string, string>[] = [{ PUBLIC_URL: '' }, { BACKUP_KEEP_DAYS: '0' }]
    for (const settings of unwanted) {
      const { app, folder } = await publicSite(settings)
      await backUpWhenDue(app)
      expect(await readdir(folder)).toEqual([])
      expect(await findMissingBackup(app.env, new Date(Date.now() + 10 * DAY))).toBeUndefined()
    }
  },
)

test(
  'backups older than the days asked for are erased, and nothing else in the folder is',
  PATIENT,
  async () => {
    const { app, folder } = await publicSite({ BACKUP_KEEP_DAYS: '7' }, [8 * DAY, 6 * DAY, 2 * DAY])
    await mkdir(join(folder, `${nameOf(new Date(Date.now() - 9 * DAY))}-unproven`))
    await mkdir(join(folder, `.unfinished-${nameOf(new Date(Date.now() - 9 * DAY))}`))
    await mkdir(join(folder, 'saath-of-my-own'))
    await writeFile(join(folder, 'notes.txt'), 'mine')
    await backUpWhenDue(app)
    const left = await readdir(folder)
    expect(left.filter((name) => !/^saath-\d/.test(name)).toSorted()).toEqual([
      'notes.txt',
      'saath-of-my-own',
    ])
    const days = (await findBackups(folder)).map(({ takenAt }) =>
      Math.round((Date.now() - takenAt.getTime()) / DAY),
    )
    expect(days).toEqual([6, 2, 0])
  },
)

test('a backup that fails erases no other one', PATIENT, async () => {
  const DATA_DIR = await ownFolder()
  await writeFile(join(DATA_DIR, 'pictures'), 'no folder')
  const ages = [9 * DAY, 8 * DAY]
  const { app, folder } = await publicSite({ BACKUP_KEEP_DAYS: '7', DATA_DIR }, ages)
  await expect(backUpWhenDue(app)).rejects.toThrow('ENOTDIR')
  expect(await findBackups(folder)).toHaveLength(2)
})

test(
  'after two nights without a good backup the admins are told in their daily mail',
  PATIENT,
  async () => {
    const { app, folder } = await publicSite({}, [51 * HOUR])
    await mkdir(join(folder, `${nameOf(new Date())}-unproven`))
    await buildUser(app.db, { role: 'admin' })
    await tellWhatWaits(app.db, app.env)
    const [mail] = await app.db.select().from(mails)
    expect(mail?.text).toContain('Backups: no good one since')
    expect(mail?.text).toContain(folder)
  },
)

test(
  'one good backup in two days is enough for the daily mail to say nothing',
  PATIENT,
  async () => {
    const { app } = await publicSite({}, [49 * HOUR])
    await buildUser(app.db, { role: 'admin' })
    await tellWhatWaits(app.db, app.env)
    expect(await app.db.$count(mails)).toBe(0)
  },
)
