import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import type { Address } from './address.ts'
import { CannotStart } from './errors.ts'
import { spawnGuarded } from './guard.ts'
import { killRemains } from './orphans.ts'
import type { ProgramPath } from './programs.ts'
import { renameDurably } from './sync-files.ts'

/**
 * Which characters are letters. Not every system knows the first; in the last only those of English are, and a search
 * forgives fewer slips in other scripts. What comes before what is the same everywhere: the order of the code points.
 */
const CHARACTERS = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Whom the site connects as, and its database, which it owns; it has no rights over the server and the computer. */
export const SITE = 'saath'

/**
 * Makes a new database where there is none. It is made beside its place and renamed when it is whole and on the disk:
 * what is left of a start that was killed does not look like a database.
 */
export async function initialise(
  data: string,
  programs: ProgramPath,
  account: Account | undefined,
  password: Address['password'],
): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new CannotStart(
      `${data} holds files and is no database. Please set DATA_DIR to another folder.`,
    )
  await removeDrafts(data, account)
  // A name that nothing else has: what was killed may still be writing into its own.
  const draft = mkdtempSync(`${data}.new-`)
  if (account) chownSync(draft, account.uid, account.gid)
  for (const characters of CHARACTERS) {
    const problem = await run('initdb', initdbArguments(draft, characters, password?.file))
    if (!problem) break
    if (!problem.includes('invalid locale name')) throw new CannotStart(problem)
  }
  // Without a server: nobody else can connect yet.
  const problem = await run(
    'postgres',
    ['--single', '-D', draft, '-c', 'exit_on_error=on', 'postgres'],
    `create role ${SITE} login createdb ${password ? `password '${password.text}'` : ''}\n` +
      `create database ${SITE} owner ${SITE}\n`,
  )
  if (problem) throw new CannotStart(problem)
  renameDurably(draft, data)

  /** Resolves to what went wrong. */
  async function run(name: 'initdb' | 'postgres', args: string[], input = '') {
    const { child, ended } = spawnGuarded(programs(name), args, 'kill', account)
    child.stdin?.end(input)
    const said = child.stderr ? text(child.stderr).catch(() => '') : ''
    const code = await ended
    if (code === 0) return undefined
    return code instanceof Error ? code.message : (await said).trim().replaceAll('\n', ' ')
  }
}

/** What starts that were killed have left, and what still works there. */
async function removeDrafts(data: string, account: Account | undefined): Promise<void> {
  const folder = dirname(data)
  for (const name of readdirSync(folder).filter((name) =>
    name.startsWith(`${basename(data)}.new`),
  )) {
    await killRemains(join(folder, name), account)
    rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function initdbArguments(folder: string, characters: string, passwordFile?: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characters}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(passwordFile
      ? [`--pwfile=${passwordFile}`, '--auth=scram-sha-256']
      : // Only this user, and root, can reach the socket.
        ['--auth-local=trust', '--auth-host=reject']),
  ]
}
