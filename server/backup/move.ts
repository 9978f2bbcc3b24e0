import { toDrizzle } from '../db/open.ts'
import { withOwnClient } from '../db/own-client.ts'
import type { ServerEnv } from '../env.ts'
import { backupsFolder } from './folder.ts'
import { movedLines } from './lines.ts'
import { makeBackup, type MadeBackup } from './make-backup.ts'
import { restore } from './restore.ts'
import { isEmpty } from './tables.ts'
import { requireStopped, requireUnused, withDatabase } from './targets.ts'
import { words } from './words.ts'

/**
 * `npm run move`: brings everything from the database in DATA_DIR to the one at DATABASE_URL, or back, by a backup that is
 * kept and restoring it. What was there before stays where it is.
 */
export async function move(target: string | undefined, env: ServerEnv): Promise<string[]> {
  if (target !== 'postgresql' && target !== 'embedded') throw new Error(words.whereTo)
  if (!env.DATABASE_URL) throw new Error(words.needsAddress)
  await requireStopped(env)
  await requireUnused(env.DATABASE_URL)
  const embedded = { ...env, DATABASE_URL: undefined }
  const [from, to] = target === 'postgresql' ? [embedded, env] : [env, embedded]
  if (!(await isEmptyAt(to))) throw new Error(words.notEmpty(to))
  const { path } = await backUp(from)
  return movedLines(target, await restore(path, to))
}

const isEmptyAt = (env: ServerEnv) => withDatabase(env, (pool) => withOwnClient(pool, {}, isEmpty))

const backUp = (env: ServerEnv): Promise<MadeBackup> =>
  withDatabase(env, (pool) => makeBackup({ db: toDrizzle(pool), env }, backupsFolder(env)))
