import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DataFolderUnusable } from './errors.ts'
import { renameFolderDurably } from './sync-files.ts'

/**
 * Makes the PostgreSQL data directory where there is none. It is filled beside its place and renamed
 * when it is whole and on the disk: PGlite copies it in file by file, so a kill halfway would leave
 * a directory that looks like a database and does not open.
 */
export async function prepareFolder(
  folder: string,
  copyFrom: string | undefined,
  postgres: WebAssembly.Module,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  if (copyFrom) cpSync(checkCopyable(copyFrom), draft, { recursive: true })
  else await initialise(draft, postgres)
  renameFolderDurably(draft, folder)
}

/** Returns the folder, or throws when it is no database or one that is open: half of it would be in memory. */
export function checkCopyable(folder: string): string {
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DataFolderUnusable(`There is no database to copy in ${folder}.`)
  if (existsSync(join(folder, 'postmaster.pid')))
    throw new DataFolderUnusable(
      `The database in ${folder} was not closed, so it cannot be copied. Open and close it first.`,
    )
  return folder
}

async function initialise(folder: string, postgres: WebAssembly.Module): Promise<void> {
  const db = await PGlite.create({ fs: new NodeFS(folder), pgliteWasmModule: postgres })
  await db.close()
}
