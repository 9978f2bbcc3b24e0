import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import type { Account } from './account.ts'
import { serverEnvironment } from './guard.ts'

interface Seen {
  /** Those of a PostgreSQL on this database. */
  here: number[]
  /** All that we may look at. */
  known: Set<number>
}

/**
 * The processes of a PostgreSQL on this database. We look as the user it runs as, too: root may not look at another user's
 * process where it lacks CAP_SYS_PTRACE, as in most containers.
 */
export function seeProcesses(data: string, account: Account | undefined): Seen {
  if (process.platform === 'win32') return { here: [], known: new Set() }
  return process.platform === 'linux' ? seeOnLinux(data, account) : seeElsewhere(data)
}

/** Each process of a PostgreSQL works in the folder of its database, as a shell may, too. */
function seeOnLinux(data: string, account: Account | undefined): Seen {
  const command = 'exec ls -ld /proc/[0-9]*/cwd /proc/[0-9]*/exe'
  const lines = print(command) + (account ? print(command, account) : '')
  const links = lines.matchAll(/ \/proc\/(\d+)\/(cwd|exe) -> (.*)$/gm)
  const seen = new Map<number, { cwd?: string; exe?: string }>()
  for (const [, pid, link = '', target] of links)
    seen.set(Number(pid), { ...seen.get(Number(pid)), [link]: target })
  const here = [...seen].filter(
    ([, { cwd, exe = '' }]) => cwd === data && /\/postgres( \(deleted\))?$/.test(exe),
  )
  return { here: here.map(([pid]) => pid), known: new Set(seen.keys()) }
}

/** `ps` shows the first process alone, which has the folder among its arguments. */
function seeElsewhere(data: string): Seen {
  const all = [...print('exec ps -axo pid=,command=').matchAll(/^ *(\d+) (.*)$/gm)]
  const here = all.filter(([, , command = '']) => command.includes(`-D ${data} `))
  return {
    here: here.map(([, pid]) => Number(pid)),
    known: new Set(all.map(([, pid]) => Number(pid))),
  }
}

function print(command: string, account?: Account): string {
  const options = { ...account, cwd: '/', env: serverEnvironment(), maxBuffer: 2 ** 26 } as const
  return spawnSync('/bin/sh', ['-c', command], { ...options, encoding: 'utf8' }).stdout ?? ''
}

/** Whether it goes on; what has ended and nobody has asked about yet does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Any other error: it is there, and not ours.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  return !/^State:\tZ/m.test(readIfThere(`/proc/${pid}/status`))
}

/** PostgreSQL works only on a database of the user that it runs as. */
export const hasOwnerOf = (data: string, pid: number) =>
  statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === statSync(data).uid

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
