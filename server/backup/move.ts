import type { Target } from '../db/moved.ts'
import { toDrizzle } from '../db/open.ts'
import { withOwnClient } from '../db/own-client.ts'
import { eraseState, writeState } from '../db/site-state.ts'
import type { ServerEnv } from '../env/env.ts'
import { backupsFolder } from './folder.ts'
import { movedLines } from './lines.ts'
import { makeBackup, type MadeBackup } from './make-backup.ts'
import { restoreRows } from './restore.ts'
import { isEmpty } from './tables.ts'
import { requireBegun, requireStopped, requireUnused, withDatabase } from './targets.ts'
import { words } from './words.ts'

/**
 * `npm run move`: brings everything from the database in DATA_DIR to the one at DATABASE_URL, or back, by a backup that is
 * kept and restoring it. What was there before stays where it is, with a note that no site is to start on it by mistake;
 * `adopt` takes that note away.
 */
export async function move(target: string | undefined, env: ServerEnv): Promise<string[]> {
  if (target === 'adopt') return adopt(env)
  if (target !== 'postgresql' && target !== 'embedded') throw new Error(words.whereTo)
  if (!env.DATABASE_URL) throw new Error(words.needsAddress)
  await requireStopped(env)
  await requireUnused(env.DATABASE_URL)
  const embedded = { ...env, DATABASE_URL: undefined }
  const [from, to] = target === 'postgresql' ? [embedded, env] : [env, embedded]
  await requireBegun(from)
  if (!(await isEmptyAt(to))) throw new Error(words.notEmpty(to))
  const made = await backUp(from)
  await restoreRows(made.path, to)
  await note(from, target)
  return movedLines(target, made)
}

const isEmptyAt = (env: ServerEnv) => withDatabase(env, (pool) => withOwnClient(pool, {}, isEmpty))

const backUp = (env: ServerEnv): Promise<MadeBackup> =>
  withDatabase(env, (pool) => makeBackup({ db: toDrizzle(pool), env }, backupsFolder(env)))

const note = (env: ServerEnv, target: Target) =>
  withDatabase(env, (pool) => writeState(toDrizzle(pool), 'moved', target))

async function adopt(env: ServerEnv): Promise<string[]> {
  await requireBegun(env)
  await withDatabase(env, (pool) => eraseState(toDrizzle(pool), 'moved'))
  return [words.adopted(env)]
}
