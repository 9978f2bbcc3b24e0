import { join } from 'node:path'
import type { Target } from '../db/moved.ts'
import type { ServerEnv } from '../env/env.ts'
import { isProven } from './folder.ts'
import type { MadeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import type { Backup } from './open-backup.ts'
import { words } from './words.ts'

/** What is said of a backup that was made. */
export const backupLines = (
  { path, manifest, bytes, missingPictures }: MadeBackup,
  env: ServerEnv,
): string[] => [
  ...words.made(path, countRows(manifest), manifest.tables.length, manifest.pictures, bytes),
  ...(missingPictures > 0 ? [words.missingPictures(missingPictures)] : []),
  words.keepSecret(secretPlace(env)),
]

export const restoredLines = ({ folder, manifest }: Backup, env: ServerEnv): string[] => [
  ...words.restored(folder, countRows(manifest), manifest.pictures),
  ...(isProven(folder) ? [] : [words.wasUnproven]),
  words.needsSecret(secretPlace(env)),
]

export const movedLines = (
  target: Target,
  { path, manifest, missingPictures }: MadeBackup,
): string[] => [
  words.moved(countRows(manifest), manifest.tables.length),
  ...(missingPictures > 0 ? [words.missingPictures(missingPictures)] : []),
  words.copyKept(path),
  target === 'postgresql' ? words.nowOnServer : words.nowEmbedded,
]

const countRows = ({ tables }: Pick<Manifest, 'tables'>) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

const secretPlace = ({ SECRET_KEY, DATA_DIR }: ServerEnv) =>
  SECRET_KEY ? 'the setting SECRET_KEY' : join(DATA_DIR, 'secret')
