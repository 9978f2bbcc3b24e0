import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { accountFor, type Account } from './account.ts'
import { CannotStart } from './errors.ts'
import { findPrograms, type ProgramPath } from './programs.ts'

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
  const known = link ? readlinkSync(data) : data
  if (!existsSync(dirname(known)))
    throw new CannotStart(`${data} leads to ${known}, which is not there. Was it removed?`)
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
  mkdirSync(elsewhere, { recursive: true })
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
