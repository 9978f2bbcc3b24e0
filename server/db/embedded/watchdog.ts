export interface Watchdog {
  stop(): void
}

export interface WatchdogOptions {
  /** The number of the batch that the worker is at, or 0. */
  running: Int32Array
  /** 0 watches nothing. */
  limitMs: number
  isPaused: () => boolean
  stuck: () => void
}

const LOOKS_PER_LIMIT = 10

/**
 * Calls `stuck` once the same batch has been running for the limit. The busy thread cannot say so itself, and
 * PGlite ignores statement_timeout. Looks are counted, not time: a machine that slept ends no query by waking up.
 */
export function watchQueries({ running, limitMs, isPaused, stuck }: WatchdogOptions): Watchdog {
  if (limitMs === 0) return { stop: () => {} }
  let seen = 0
  let looks = 0
  const timer = setInterval(() => {
    const batch = Atomics.load(running, 0)
    looks = batch === 0 || batch !== seen || isPaused() ? 0 : looks + 1
    seen = batch
    if (looks < LOOKS_PER_LIMIT) return
    clearInterval(timer)
    stuck()
  }, limitMs / LOOKS_PER_LIMIT).unref()
  return { stop: () => clearInterval(timer) }
}
