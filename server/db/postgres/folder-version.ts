import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './errors.ts'
import { writeDurably } from './sync-files.ts'
import { POSTGRES_MAJOR } from './version.ts'

/** The last commit that opens what PGlite wrote, which the site had inside before. */
const LAST_WITH_PGLITE = 'af5aa6c'

/** Throws CannotStart when the folder was written by something else. Changes nothing. */
export function checkFolderVersion(dataDir: string): void {
  const noted = read(join(dataDir, 'VERSION'))
  if (/^pglite /m.test(noted))
    throw new CannotStart(
      `The data folder ${dataDir} was written by PGlite, which this version no longer has. Nothing was changed. ` +
        `To take your listings along: \`git switch --detach ${LAST_WITH_PGLITE}\`, \`npm start\`, and as an admin export them as CSV. ` +
        'Then come back to this version, set DATA_DIR to a new folder, and import the file.',
    )
  const major =
    /^postgresql (\d+)$/m.exec(noted)?.[1] ??
    // A kill between the database and VERSION leaves only the first.
    /^(\d+)$/m.exec(read(join(dataDir, 'pg', 'PG_VERSION')))?.[1]
  if (major !== undefined && Number(major) !== POSTGRES_MAJOR)
    throw new CannotStart(
      `The data folder ${dataDir} was written by PostgreSQL ${major}, and this version has PostgreSQL ${POSTGRES_MAJOR}. Nothing was changed. ` +
        'To move your data: run `npm run backup` with the version that wrote it, ' +
        'then set DATA_DIR to a new folder and run `npm run restore` with this version.',
    )
}

/** Notes in the folder what wrote it. */
export function writeFolderVersion(dataDir: string): void {
  const path = join(dataDir, 'VERSION')
  const text = `postgresql ${POSTGRES_MAJOR}\n`
  if (read(path) !== text) writeDurably(path, text)
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
