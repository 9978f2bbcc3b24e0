import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SOCKET } from './address.ts'
import { stopServer } from './stop-server.ts'

/** Less patient than for our own: nobody waits for its answers any more, and the site waits to start. */
const STEPS: Parameters<typeof stopServer>[2] = [
  ['SIGINT', 1_000],
  ['SIGQUIT', 1_000],
  ['SIGKILL', 2_000],
]

/**
 * Stops the PostgreSQL that a killed process has left on this database. Only for who holds the folder's lock: nobody
 * else can be using it then.
 */
export async function stopOrphan(data: string, log: Logger): Promise<void> {
  const path = join(data, 'postmaster.pid')
  const [first, , , , socketFolder = ''] = readLines(path)
  const pid = Number(first)
  if (worksOn(pid, data)) {
    log.warn({ kind: 'postgresql', pid }, 'stopping the PostgreSQL that an earlier process left')
    await stopServer(pid, () => !worksOn(pid, data), STEPS)
  }
  if (worksOn(pid, data)) return
  // Another program may have the number by now, or a power cut may have left them empty: PostgreSQL would not start.
  rmSync(path, { force: true })
  rmSync(join(data, `${SOCKET}.lock`), { force: true })
  if (dirname(socketFolder) === tmpdir()) rmSync(socketFolder, { recursive: true, force: true })
}

const readLines = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])

/**
 * Ends what is left of a PostgreSQL whose first process was killed. Most of it ends by itself at once; what is in the
 * middle of a long query would keep the next PostgreSQL from starting. Only to be called while none runs.
 */
export async function killRemains(data: string): Promise<void> {
  const deadline = performance.now() + 2_000
  while (performance.now() < deadline) {
    const remains = processNumbers().filter((pid) => worksOn(pid, data))
    if (remains.length === 0) return
    for (const pid of remains) process.kill(pid, 'SIGKILL')
    await pause(10)
  }
}

const processNumbers = () =>
  process.platform === 'linux' ? readdirSync('/proc').map(Number).filter(Number.isInteger) : []

/** Whether this process is one of a PostgreSQL on this database. Each of them works in its folder, as a shell may, too. */
function worksOn(pid: number, data: string): boolean {
  if (process.platform === 'linux')
    return (
      linkTarget(`/proc/${pid}/cwd`) === data &&
      /\/postgres( \(deleted\))?$/.test(linkTarget(`/proc/${pid}/exe`) ?? '')
    )
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes(`-D ${data} `) ?? false
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
