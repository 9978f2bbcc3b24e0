import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderVersionMismatch } from './errors.ts'
import { writeFileDurably } from './sync-files.ts'
import { PGLITE_VERSION, POSTGRES_MAJOR } from './versions.ts'

/** Throws FolderVersionMismatch when the folder belongs to another PostgreSQL major. Changes nothing. */
export function checkFolderVersion(dataDir: string): void {
  const noted = read(join(dataDir, 'VERSION'))
  const pglite = /^pglite (\S+)$/m.exec(noted)?.[1]
  // A kill between the database's folder and VERSION leaves only the first, so both are asked.
  const majors = [
    /^postgresql (\d+)$/m.exec(noted)?.[1],
    /^(\d+)$/m.exec(read(join(dataDir, 'pg', 'PG_VERSION')))?.[1],
  ]
  const other = majors.find((major) => major !== undefined && Number(major) !== POSTGRES_MAJOR)
  if (other === undefined) return

  const found = `PostgreSQL ${other}${pglite ? ` (PGlite ${pglite})` : ''}`
  const needed = `PostgreSQL ${POSTGRES_MAJOR} (PGlite ${PGLITE_VERSION})`
  throw new FolderVersionMismatch(dataDir, found, needed)
}

/** Notes in the folder what wrote it last. */
export function writeFolderVersion(dataDir: string): void {
  const path = join(dataDir, 'VERSION')
  const text = `pglite ${PGLITE_VERSION}\npostgresql ${POSTGRES_MAJOR}\n`
  if (read(path) !== text) writeFileDurably(path, text)
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
