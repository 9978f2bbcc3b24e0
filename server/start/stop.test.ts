import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'

/** A process of its own, since what is tested ends it; what it logs, a parsed line each. */
async function startProcess() {
  const script = fileURLToPath(import.meta.resolve('../../tests/support/stopping-process.ts'))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const logged: Record<string, unknown>[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => logged.push(JSON.parse(line)))
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  await once(lines, 'line')
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(([[code]]) => code)
  return { child, logged, complaints, ended, origin: `http://127.0.0.1:${logged[0]?.port}` }
}

const messages = (logged: Record<string, unknown>[]) => logged.map(({ msg }) => msg)

const IN_ORDER = ['stopping', 'readiness stopped', 'others stopped', 'database closed']

describe('stopGracefully', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends all in order, with exit code 0',
    async (signal) => {
      const { child, logged, ended, origin } = await startProcess()
      await (await fetch(origin)).text()
      child.kill(signal)
      expect(await ended).toBe(0)
      expect(messages(logged)).toEqual(['listening', ...IN_ORDER])
    },
  )

  test.each([
    ['throw', 'nobody catches this'],
    ['reject', 'nobody waits for this'],
  ])(
    'an error that nobody caught (%s) is one line of the log, and ends all in order, with exit code 1',
    async (path, message) => {
      const { logged, complaints, ended, origin } = await startProcess()
      await fetch(`${origin}/${path}`)
      expect(await ended).toBe(1)
      expect(messages(logged)).toEqual(['listening', 'uncaught error', ...IN_ORDER])
      expect(logged[1]).toMatchObject({ level: 60, error: { type: 'TypeError', message } })
      expect(complaints).toEqual([])
    },
  )
})
