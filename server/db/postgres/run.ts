import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import type { Account } from './account.ts'
import { CannotStart } from './errors.ts'
import { spawnGuarded, unref } from './guard.ts'
import { logLine, plainLine } from './log-lines.ts'
import { stopServer } from './stop-server.ts'

/** One run of PostgreSQL, from its start to its end. */
export interface Run {
  /** Resolves when it has ended, asked to or not. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

/** Starts PostgreSQL. Resolves when it takes connections; throws CannotStart with its words when it ends before. */
export async function run(
  program: string,
  args: string[],
  account: Account | undefined,
  log: Logger,
): Promise<Run> {
  const server = spawnGuarded(program, args, 'stop', account)
  const { child, ended } = server
  child.stdin?.end()
  let hasEnded = false
  const lastLines: string[] = []
  void ended.then((code) => {
    hasEnded = true
    return code instanceof Error && lastLines.push(String(code))
  })
  const isReady = new Promise<boolean>((resolve) => {
    void ended.then(() => resolve(false))
    if (!child.stderr) return
    createInterface({ input: child.stderr }).on('line', (line) => {
      logLine(line, log)
      lastLines.push(plainLine(line))
      if (lastLines.length > 5) lastLines.shift()
      if (line.endsWith('database system is ready to accept connections')) resolve(true)
    })
  })

  if (!(await isReady)) throw new CannotStart(lastLines.join(' '))
  unref(server)
  return {
    ended,
    async stop() {
      if (child.pid !== undefined) await stopServer(child.pid, () => hasEnded)
    },
  }
}
