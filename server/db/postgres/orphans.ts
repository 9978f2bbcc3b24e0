import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Account } from './account.ts'
import { SOCKET } from './address.ts'
import { CannotStart } from './errors.ts'
import { hasOwnerOf, isRunning, seeProcesses } from './processes.ts'
import { sendSignal, stopServer } from './stop-server.ts'

/** Less patient than for our own: nobody waits for its answers any more, and the site waits to start. */
const STEPS: Parameters<typeof stopServer>[2] = [
  ['SIGINT', 1_000],
  ['SIGQUIT', 1_000],
  ['SIGKILL', 2_000],
]

/**
 * Stops the PostgreSQL that a killed process has left on this database. Only for a process that holds the folder's lock:
 * nobody else can be using the database then.
 */
export async function stopOrphan(
  data: string,
  account: Account | undefined,
  log: Logger,
): Promise<void> {
  const path = join(data, 'postmaster.pid')
  // Without a server it notes its number as a negative one.
  const pid = existsSync(path) ? Math.abs(Number.parseInt(readFileSync(path, 'utf8'), 10)) : 0
  if (pid > 0) await stopIfHere(pid, data, account, log)
  // Another program may have the number by now, or a power cut may have left them empty: PostgreSQL would not start.
  rmSync(path, { force: true })
  rmSync(join(data, `${SOCKET}.lock`), { force: true })
}

async function stopIfHere(
  pid: number,
  data: string,
  account: Account | undefined,
  log: Logger,
): Promise<void> {
  const { here, known } = seeProcesses(data, account)
  if (here.includes(pid)) {
    log.warn({ kind: 'postgresql', pid }, 'stopping the PostgreSQL that an earlier process left')
    await stopServer(pid, () => !isRunning(pid), STEPS)
    if (!isRunning(pid)) return
  }
  // What nobody may look at may be the PostgreSQL of this database; without its file a second one would start beside it.
  else if (known.has(pid) || !isRunning(pid) || !hasOwnerOf(data, pid)) return
  throw new CannotStart(
    `Process ${pid} may be a PostgreSQL that an earlier process left on ${data}, and it could not be stopped. ` +
      `Stop it yourself; if it is another program, remove ${join(data, 'postmaster.pid')}.`,
  )
}

/**
 * Ends what is left of a PostgreSQL whose first process was killed. Most of it ends on its own at once; what is in the
 * middle of a long query would keep the next PostgreSQL from starting. Only to be called while none runs.
 */
export async function killRemains(data: string, account: Account | undefined): Promise<void> {
  const deadline = performance.now() + 2_000
  while (performance.now() < deadline) {
    const { here } = seeProcesses(data, account)
    if (here.length === 0) return
    for (const pid of here) sendSignal(pid, 'SIGKILL')
    await pause(10)
  }
}
