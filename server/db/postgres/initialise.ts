import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Address } from './address.ts'
import { CannotStart } from './errors.ts'
import type { ProgramPath } from './programs.ts'
import { serverEnvironment } from './run.ts'
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
export function initialise(
  data: string,
  programs: ProgramPath,
  account: Account | undefined,
  password: Address['password'],
): void {
  if (existsSync(join(data, 'PG_VERSION'))) return
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new CannotStart(
      `${data} holds files and is no database. Please set DATA_DIR to another folder.`,
    )
  const draft = `${data}.new`
  for (const characters of CHARACTERS) {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    if (account) chownSync(draft, account.uid, account.gid)
    const problem = run('initdb', initdbArguments(draft, characters, password?.file))
    if (!problem) break
    if (!problem.includes('invalid locale name')) throw new CannotStart(problem)
  }
  // Without a server: nobody else can connect yet.
  const problem = run(
    'postgres',
    ['--single', '-D', draft, '-c', 'exit_on_error=on', 'postgres'],
    `create role ${SITE} login createdb ${password ? `password '${password.text}'` : ''}\n` +
      `create database ${SITE} owner ${SITE}\n`,
  )
  if (problem) throw new CannotStart(problem)
  renameDurably(draft, data)

  /** Answers what went wrong. */
  function run(program: 'initdb' | 'postgres', args: string[], input = ''): string | undefined {
    const options = {
      ...account,
      cwd: '/',
      env: serverEnvironment(),
      input,
      encoding: 'utf8',
    } as const
    const { status, error, stderr } = spawnSync(programs(program), args, options)
    return status === 0 ? undefined : (error?.message ?? stderr.trim().replaceAll('\n', ' '))
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
