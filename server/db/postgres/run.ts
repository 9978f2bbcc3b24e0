import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import type { Account } from './account.ts'
import { CannotStart } from './errors.ts'
import { logLine, plainLine } from './log-lines.ts'
import { stopServer } from './stop-server.ts'

/** One run of PostgreSQL, from its start to its end. */
export interface Run {
  /** Resolves when it has ended, asked to or not. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

const IS_WINDOWS = process.platform === 'win32'

/**
 * A shell that becomes PostgreSQL, and leaves another one that waits for the end of our pipe: when this process goes,
 * however it goes, the pipe ends without a word, and PostgreSQL is told to stop.
 */
const GUARDED = '({ read -r _ <&3 || kill -INT $$; } > /dev/null 2>&1 &); exec "$@" 3<&-'

/** Starts PostgreSQL. Resolves when it takes connections; throws CannotStart with its words when it ends before. */
export async function run(
  program: string,
  args: string[],
  account: Account | undefined,
  log: Logger,
): Promise<Run> {
  const [command, ...rest] = IS_WINDOWS
    ? [program, ...args]
    : ['/bin/sh', '-c', GUARDED, 'sh', program, ...args]
  const child = spawn(command, rest, {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A session of its own: Ctrl-C is meant for us, and PostgreSQL stops after the requests.
    detached: !IS_WINDOWS,
    windowsHide: true,
  })
  let hasEnded = false
  const ended = once(child, 'exit')
    .catch((error: unknown) => lastLines.push(String(error)))
    .finally(() => (hasEnded = true))

  const lastLines: string[] = []
  const isReady = new Promise<boolean>((resolve) => {
    if (!child.stderr) return
    createInterface({ input: child.stderr }).on('line', (line) => {
      logLine(line, log)
      lastLines.push(plainLine(line))
      if (lastLines.length > 5) lastLines.shift()
      if (line.endsWith('database system is ready to accept connections')) resolve(true)
    })
    void ended.then(() => resolve(false))
  })

  const pipes = [child.stderr, child.stdio[3]].filter((pipe) => pipe instanceof Socket)
  const [, guard] = pipes
  guard?.on('error', () => {})
  // A word before the end lets the guard go: nobody is to be told any more.
  void ended.then(() => guard?.end('\n'))

  if (!(await isReady)) throw new CannotStart(lastLines.join(' '))
  // It does not keep this process alive, but ends with it.
  child.unref()
  for (const pipe of pipes) pipe.unref()
  return {
    ended,
    async stop() {
      if (child.pid !== undefined) await stopServer(child.pid, () => hasEnded)
    },
  }
}

/** Nothing of ours: PGDATA, PGPORT and their like would change what is started. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, TEMP } = process.env
  return { PATH, SystemRoot, TMPDIR, TEMP, LC_ALL: 'C' }
}
