import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface Child {
  /** What it has printed so far. */
  lines: string[]
  /** Resolves when it has printed such a line. */
  prints(wanted: string | RegExp): Promise<void>
  signal(name: 'SIGKILL' | 'SIGTERM'): void
  /** Resolves with the exit code, null after a kill, when all it printed has been read. */
  ended: Promise<number | null>
}

/** Starts child.ts in the given role, with more settings if it needs any; it is killed with the test at the latest. */
export function startChild(
  role: string,
  folder: string,
  settings: Record<string, string> = {},
): Child {
  const script = fileURLToPath(import.meta.resolve('./child.ts'))
  const child = spawn(process.execPath, [script, role, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const closed = once(reader, 'close')
  const ended = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    await closed
    return code ?? null
  })
  onTestFinished(() => void child.kill('SIGKILL'))

  async function prints(wanted: string | RegExp) {
    const isWanted = (line: string) =>
      typeof wanted === 'string' ? line === wanted : wanted.test(line)
    while (!lines.some(isWanted)) {
      const more = await Promise.race([once(reader, 'line'), ended])
      if (!Array.isArray(more) && !lines.some(isWanted))
        throw new Error(`It ended with ${more} and printed: ${lines.join('\n')}`)
    }
  }

  return { lines, prints, ended, signal: (name) => void child.kill(name) }
}
