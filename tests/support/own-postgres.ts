import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { startPostgres } from '../../server/db/postgres/start.ts'
import { sendSignal } from '../../server/db/postgres/stop-server.ts'
import { guardsOf, processesOf } from '../crash/processes.ts'
import { openPool } from './server.ts'

export const isRoot = process.getuid?.() === 0

/** Starts one and connects to it; both end with the test. */
export async function start(folder: string, options?: Parameters<typeof startPostgres>[2]) {
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const postgres = await startPostgres(folder, log, options)
  onTestFinished(postgres.stop)
  const pool = openPool({ ...postgres.connection, max: 2 })
  onTestFinished(() => pool.end())
  return { ...postgres, pool, logged }
}

export const postmaster = async (data: string) =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** The same in a process of its own, which another program may start. */
export function startProcess(folder: string, before: string[] = [], options: SpawnOptions = {}) {
  const script = fileURLToPath(import.meta.resolve('./postgres-process.ts'))
  const [command = '', ...args] = [...before, process.execPath, script, folder]
  const child = spawn(command, args, { ...options, stdio: 'pipe' })
  onTestFinished(() => {
    for (const pid of [child.pid ?? 0, ...processesOf(folder).map(({ pid }) => pid)])
      if (pid > 0) sendSignal(pid, 'SIGKILL')
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  return {
    child,
    output: () => output,
    /** Resolves when it takes connections, or has ended without. */
    async ready() {
      await expect.poll(() => child.exitCode !== null || output.includes('ready\n')).toBe(true)
      return output
    },
    async stop() {
      child.stdin.end()
      await ended
    },
    /** With what would have stopped the PostgreSQL that works there: that is left behind. */
    async kill(data = folder) {
      for (const { pid } of guardsOf(data)) process.kill(pid, 'SIGKILL')
      child.kill('SIGKILL')
      await ended
    },
  }
}
