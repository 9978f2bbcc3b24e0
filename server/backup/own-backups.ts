import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepState, type PlainDatabase } from '../db/site-state.ts'
import { findBackups, type Kept } from './folder.ts'
import { MANIFEST, siteOf } from './manifest.ts'

/** Clocks of two machines may differ by this much, in milliseconds. */
const TOLERANCE = 3_600_000

/** So many good ones stay whatever their age: neither a wrong clock nor weeks of failures take the last ones away. */
const NEVER_ERASED = 3

/** A random id, so that sites may share a folder; undefined for a database of a version that had none. */
export const readSiteId = (db: PlainDatabase) => keepState(db, 'site', randomUUID())

export const isAhead = (moment: Date, now: Date) => moment.getTime() > now.getTime() + TOLERANCE

/** This site's backups in a folder, the oldest first, without those dated in the future. */
export async function findOwnBackups(
  folder: string,
  site: string | undefined,
  now: Date,
): Promise<Kept[]> {
  const own: Kept[] = []
  for (const backup of await findBackups(folder))
    if (!isAhead(backup.takenAt, now) && site && (await readSite(backup)) === site) own.push(backup)
  return own
}

/** Erases what is older, of this site's alone. */
export async function eraseOwnBackups(
  folder: string,
  site: string | undefined,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const own = await findOwnBackups(folder, site, now)
  const stays = new Set(own.filter(({ isProven }) => isProven).slice(-NEVER_ERASED))
  for (const backup of own)
    if (backup.takenAt < before && !stays.has(backup)) await rm(backup.path, { recursive: true })
}

/** Undefined also for what we may not read: it belongs to somebody else. */
const readSite = ({ path }: Kept): Promise<string | undefined> =>
  readFile(join(path, MANIFEST), 'utf8').then(siteOf, () => undefined)
