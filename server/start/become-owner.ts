import { accessSync, constants, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { projectFile } from '../project-file.ts'

/**
 * Where root opens a data folder of another user, it goes on as that user, for good. So all that it writes is that user's,
 * whose own start needs it, and a link that this user puts there leads root nowhere.
 */
export function becomeOwnerOf(dataDir: string): void {
  if (process.getuid?.() !== 0) return
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (!owner || owner.uid === 0) return
  const gid = primaryGroupOf(owner.uid) ?? owner.gid
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(owner.uid)
  for (const [path, right] of [
    [process.execPath, constants.X_OK],
    [projectFile('package.json'), constants.R_OK],
  ] as const)
    requireRight(path, right, dataDir, owner.uid)
}

/** None where this system has no such user, as in a container with the folder of another system. */
function primaryGroupOf(uid: number): number | undefined {
  const { status, stdout } = spawnSync('id', ['-g', String(uid)], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

function requireRight(path: string, right: number, dataDir: string, uid: number): void {
  try {
    accessSync(path, right)
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} belongs to user ${uid}, who cannot read ${path}. ` +
        'Let that user read it, or set DATA_DIR to a folder of root.',
      { cause: error },
    )
  }
}
