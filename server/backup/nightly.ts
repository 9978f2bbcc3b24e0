import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env.ts'
import { backupsFolder, eraseBackupsBefore, findBackups } from './folder.ts'
import { makeBackup } from './make-backup.ts'

const HOUR = 3_600_000
/** By the clock of Greenwich: between half past two and half past three at night in India. */
const NIGHT = 21

/** On trial there is nothing to lose (ruling 44), and who keeps backups by other means asks for none. */
const isWanted = ({ PUBLIC_URL, BACKUP_KEEP_DAYS }: ServerEnv) =>
  PUBLIC_URL !== undefined && BACKUP_KEEP_DAYS > 0

/**
 * To be called every hour: backs up at night, or as soon as it can when the night was missed, and erases what was kept
 * long enough. A backup that fails erases nothing.
 */
export async function backUpWhenDue(
  { db, env, log }: { db: Database; env: ServerEnv; log: Logger },
  now = new Date(),
): Promise<void> {
  if (!isWanted(env)) return
  const folder = backupsFolder(env)
  const newest = (await findBackups(folder)).at(-1)
  const interval = (now.getUTCHours() === NIGHT ? 12 : 26) * HOUR
  if (newest && now.getTime() - newest.takenAt.getTime() < interval) return
  const { bytes, missingPictures, manifest } = await makeBackup({ db, env }, folder)
  log.info({ bytes, missingPictures, takenAt: manifest.takenAt }, 'backed up')
  await eraseBackupsBefore(folder, new Date(now.getTime() - env.BACKUP_KEEP_DAYS * 24 * HOUR))
}

/** Since when there is no good backup although there should be; two nights may go wrong before anybody is told. */
export async function findMissingBackup(
  env: ServerEnv,
  now = new Date(),
): Promise<{ folder: string; since: Date } | undefined> {
  if (!isWanted(env)) return undefined
  const folder = backupsFolder(env)
  const proven = (await findBackups(folder)).filter(({ isProven }) => isProven)
  const started = new Date(now.getTime() - process.uptime() * 1_000)
  const since = proven.at(-1)?.takenAt ?? started
  return now.getTime() - since.getTime() > 50 * HOUR ? { folder, since } : undefined
}
