import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { accountFor, type Account } from './account.ts'
import { CannotStart } from './errors.ts'
import { findPrograms, makeElsewhere, type ProgramPath } from './programs.ts'

export interface Place {
  /** The folder of the database itself, in which PostgreSQL works. */
  data: string
  programs: ProgramPath
  /** Whom it runs as; undefined: as we do. */
  account: Account | undefined
}

/**
 * Where the database of this data folder is: in `pg` below it, or where a link of that name leads. That is in
 * `elsewhere` when this process is root, since PostgreSQL is not, and its user cannot reach the folder.
 */
export function findPlace(folder: string, elsewhere: string, log: Logger): Place {
  const home = realpathSync(folder)
  const data = join(home, 'pg')
  const link = lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink()
  const known = follow(data)
  requireOurs(known, folder)
  const account = accountFor(known)
  const programs = findPrograms(account, elsewhere)
  if (!account || link || canEnter(account, home) || letIn(account, home))
    return { data: known, programs, account }
  if (lstatSync(data, { throwIfNoEntry: false }))
    throw new CannotStart(
      `PostgreSQL does not run as root, and the owner of ${data} cannot reach it. ` +
        'Let that user pass through the folders above it, or start the site as that user.',
    )
  return { data: moveOut(data, elsewhere, log), programs, account }
}

/** The real path of what may not be there yet, as PostgreSQL names it, too. */
function follow(path: string): string {
  try {
    const real = join(realpathSync(dirname(path)), basename(path))
    const isLink = lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink()
    return isLink ? follow(resolve(dirname(real), readlinkSync(real))) : real
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new CannotStart(`The database is to be in ${path}, which is not there. Was it removed?`)
  }
}

/** Any user but root can open only a database of their own. */
function requireOurs(data: string, folder: string): void {
  const owner = statSync(data, { throwIfNoEntry: false })?.uid
  const user = process.getuid?.()
  if (owner === undefined || user === 0 || owner === user) return
  throw new CannotStart(
    `The database in ${data} belongs to another user, so it cannot be opened. ` +
      `Give the whole data folder to the user of the site: \`sudo chown -R ${user} ${folder} ${data}\`.`,
  )
}

function canEnter(account: Account, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0
  )
}

/** Lets the account pass through a data folder of root's that is closed to others; not through what is above it. */
function letIn({ uid, gid }: Account, folder: string): boolean {
  const { uid: owner, mode } = statSync(folder)
  if (owner !== 0 || !canEnter({ uid, gid }, dirname(folder))) return false
  chownSync(folder, owner, gid)
  chmodSync(folder, mode | 0o010)
  return true
}

/** Begins a database elsewhere, with a link to it where it would have been. */
function moveOut(data: string, elsewhere: string, log: Logger): string {
  makeElsewhere(elsewhere)
  const folder = mkdtempSync(join(elsewhere, 'data-'))
  chmodSync(folder, 0o711)
  const target = join(folder, 'pg')
  symlinkSync(target, data)
  log.warn(
    { kind: 'postgresql' },
    `PostgreSQL does not run as root, and no other user can reach ${data}: the database is in ${target}`,
  )
  return target
}
