import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderBusy, CannotStart } from './errors.ts'

export interface FolderLock {
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Takes the folder for this process, or throws DataFolderBusy. Ends with the process, also by kill -9.
 *
 * PostgreSQL locks its own folder, but by that alone a site cannot tell whether the one that runs there belongs to
 * another site or was left by one that was killed. Node has no file locks, but its SQLite has: fcntl locks on an empty
 * file. Such a lock is lost when the process closes *any* handle of the file, so nothing else may open it.
 * It does not work on NFS.
 */
export function lockFolder(folder: string): FolderLock {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new DataFolderBusy(folder)
    throw new CannotStart(
      `The data folder ${folder} cannot be locked (${String(error)}). It must be on a local disk and writable by this user.`,
    )
  }
  const held = file
  return { release: () => held.isOpen && held.close() }
}
