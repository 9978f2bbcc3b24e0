import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Account } from './account.ts'

/** What becomes of a program when this process goes, however it goes. */
const AT_OUR_END = {
  /** PostgreSQL is told to stop. */
  stop: 'kill -INT $$',
  /** All that it has started ends with it. */
  kill: 'kill -KILL 0',
}

interface Guarded {
  child: ChildProcess
  /** Its exit code, or why it did not so much as start. */
  ended: Promise<number | null | Error>
}

/**
 * A shell that becomes the program, and leaves another one that waits for the end of our pipe: when this process goes,
 * the pipe ends without a word.
 */
export function spawnGuarded(
  program: string,
  args: string[],
  atOurEnd: keyof typeof AT_OUR_END,
  account: Account | undefined,
): Guarded {
  const script = `({ read -r _ <&3 || ${AT_OUR_END[atOurEnd]}; } > /dev/null 2>&1 &); exec "$@" 3<&-`
  const isWindows = process.platform === 'win32'
  const [command, ...rest] = isWindows
    ? [program, ...args]
    : ['/bin/sh', '-c', script, 'sh', program, ...args]
  const child = spawn(command ?? program, rest, {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    // A session of its own: Ctrl-C is meant for us, and PostgreSQL stops after the requests.
    detached: !isWindows,
    windowsHide: true,
  })
  const pipe = child.stdio[3]
  const guard = pipe instanceof Socket ? pipe : undefined
  for (const stream of [child.stdin, guard]) stream?.on('error', () => {})
  const ended = once(child, 'exit').then(
    ([code]: (number | null)[]) => code ?? null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  // A word before the end lets the guard go: nobody is to be told any more.
  void ended.then(() => guard?.end('\n'))
  return { child, ended }
}

/** It no longer keeps this process alive, but ends with it. */
export function unref({ child }: Guarded): void {
  child.unref()
  for (const pipe of [child.stderr, child.stdio[3]]) if (pipe instanceof Socket) pipe.unref()
}

/** Nothing of ours: PGDATA, PGPORT and their like would change what is started. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, TEMP } = process.env
  return { PATH, SystemRoot, TMPDIR, TEMP, LC_ALL: 'C' }
}
