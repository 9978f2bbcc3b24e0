import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { CannotStart } from './errors.ts'

/** The user that PostgreSQL runs as, where this process is root: it refuses to run as root itself. */
export interface Account {
  uid: number
  gid: number
}

/** The user whose work this is on many systems, and the one that owns nothing on all of them. */
const CANDIDATES = ['postgres', 'nobody']

/** Whom PostgreSQL runs as for this database: its owner if it exists. Undefined: as we do. */
export function accountFor(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of CANDIDATES) {
    const uid = ask('-u', name)
    const gid = ask('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new CannotStart(
    `PostgreSQL does not run as root, and this system has no user ${CANDIDATES.join(' or ')}. ` +
      'Start the site as an ordinary user.',
  )
}

function ask(what: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [what, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
