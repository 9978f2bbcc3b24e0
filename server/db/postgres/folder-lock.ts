import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { DataFolderBusy, CannotStart } from './errors.ts'

interface FolderLock {
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
export async function lockFolder(folder: string): Promise<FolderLock> {
  // An older Node has none: it is to be told so by require-node.ts, which a static import would come before.
  const sqlite = await import('node:sqlite')
  const path = join(folder, 'lock')
  let file: DatabaseSync | undefined
  try {
    // On a file that it may only read SQLite locks nothing, without a word.
    if (existsSync(path)) accessSync(path, constants.W_OK)
    file = new sqlite.DatabaseSync(path, { timeout: 0 })
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new DataFolderBusy(folder)
    throw new CannotStart(
      `The data folder ${folder} cannot be locked (${String(error)}). It must be on a local disk, and it and the file "lock" in it writable by this user.`,
    )
  }
  const held = file
  return { release: () => held.isOpen && held.close() }
}
