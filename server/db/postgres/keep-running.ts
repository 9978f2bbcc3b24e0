import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Run } from './run.ts'

/** A server that ran for so long, in milliseconds, is started again at once: something outside ended it. */
const STEADY = 1_000
const LONGEST_PAUSE = 30_000

/**
 * Starts PostgreSQL, and again whenever it ends on its own: at once, and after longer and longer pauses where it does not
 * come up or ends soon after.
 * Throws when it does not start the first time.
 */
export async function keepRunning(
  start: () => Promise<Run>,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  let current: Run | undefined = await start()
  const over = watch(current)
  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await over
    },
  }

  async function watch(first: Run) {
    let pause = 0
    let since = performance.now()
    for (let run: Run | undefined = first; run; current = run) {
      await run.ended
      current = undefined
      if (signal.aborted) return
      if (performance.now() - since > STEADY) pause = 0
      log.error({ kind: 'postgresql' }, 'PostgreSQL ended by itself and is started again')
      run = await startAgain()
      since = performance.now()
    }

    async function startAgain(): Promise<Run | undefined> {
      for (;;) {
        await wait(pause, undefined, { signal, ref: false }).catch(() => {})
        if (signal.aborted) return undefined
        pause = Math.min(LONGEST_PAUSE, pause * 2 || 250)
        try {
          const run = await start()
          if (!signal.aborted) return run
          await run.stop()
        } catch (error) {
          log.error({ kind: 'postgresql' }, error instanceof Error ? error.message : String(error))
        }
      }
    }
  }
}
