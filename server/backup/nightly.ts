import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import { keepState, writeState } from '../db/site-state.ts'
import type { ServerEnv } from '../env/env.ts'
import { backupsFolder, findBackups, type Kept } from './folder.ts'
import { makeBackup } from './make-backup.ts'
import { eraseOwnBackups, findOwnBackups, isAhead, readSiteId } from './own-backups.ts'

const HOUR = 3_600_000
/** In UTC: between half past two and half past three at night in India. */
const NIGHT = 21

/** On trial there is nothing to lose (ruling 44), and whoever keeps backups by other means asks for none. */
const isWanted = ({ PUBLIC_URL, BACKUP_KEEP_DAYS }: ServerEnv) =>
  PUBLIC_URL !== undefined && BACKUP_KEEP_DAYS > 0

/**
 * To be called every hour: backs up at night, or as soon as it can when the night was missed, and erases what was kept
 * long enough, whether that went well or not: the newest good ones stay in any case.
 */
export async function backUpWhenDue(
  { db, env, log }: { db: Database; env: ServerEnv; log: Logger },
  now = new Date(),
): Promise<void> {
  if (!isWanted(env)) return
  const folder = backupsFolder(env)
  const site = await readSiteId(db)
  const own = await findOwnBackups(folder, site, now)
  await readLastGood(db, own, now)
  const interval = (now.getUTCHours() === NIGHT ? 12 : 26) * HOUR
  const newest = own.at(-1)
  if (newest && now.getTime() - newest.takenAt.getTime() < interval) return
  await warnOfFuture(folder, now, log)
  try {
    const { bytes, missingPictures, manifest } = await makeBackup({ db, env }, folder)
    await writeState(db, 'last-backup', manifest.takenAt)
    log.info({ bytes, missingPictures, takenAt: manifest.takenAt }, 'backed up')
  } finally {
    const before = new Date(now.getTime() - env.BACKUP_KEEP_DAYS * 24 * HOUR)
    await eraseOwnBackups(folder, site, { before, now })
  }
}

/** Since when there is no good backup although there should be; two nights may go wrong before anybody is told. */
export async function findMissingBackup(
  db: Database,
  env: ServerEnv,
  now = new Date(),
): Promise<{ folder: string; since: Date } | undefined> {
  if (!isWanted(env)) return undefined
  const folder = backupsFolder(env)
  const own = await findOwnBackups(folder, await readSiteId(db), now)
  const since = await readLastGood(db, own, now)
  return now.getTime() - since.getTime() > 50 * HOUR ? { folder, since } : undefined
}

/** When the last good backup was made; before there is one, when one was first wanted. Kept, so that a restart does not begin to count again. */
async function readLastGood(db: Database, own: Kept[], now: Date): Promise<Date> {
  const newest = own.findLast(({ isProven }) => isProven)?.takenAt
  const first = newest ?? now
  const noted = new Date((await keepState(db, 'last-backup', first.toISOString())) ?? first)
  if (!isAhead(noted, now)) return newest && newest > noted ? newest : noted
  // The clock was ahead when this was noted.
  await writeState(db, 'last-backup', first.toISOString())
  return first
}

async function warnOfFuture(folder: string, now: Date, log: Logger): Promise<void> {
  const ahead = (await findBackups(folder)).filter(({ takenAt }) => isAhead(takenAt, now))
  const paths = ahead.map(({ path }) => path)
  if (paths.length > 0) log.warn({ paths }, 'backups dated in the future do not count')
}
