/** What benches measure beside the work itself: how long others wait, and how much memory it takes. */
import { setTimeout as pause } from 'node:timers/promises'

/** Somebody else who reads, time and again; answers how long each time took. */
export function askOthers(request: () => Promise<void>) {
  const times: number[] = []
  const asking = new AbortController()
  const loop = async () => {
    while (!asking.signal.aborted) {
      const started = performance.now()
      await request()
      times.push(performance.now() - started)
      await pause(10)
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      asking.abort()
      await ended
      return times
    },
  }
}

export function watchMemory() {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  return {
    stop: () => {
      clearInterval(timer)
      return (Math.max(most, process.memoryUsage().rss) - before) / 1e6
    },
  }
}

/** Prints a figure beside the bar that it should not be above. */
export function check(what: string, figure: number, bar: number, note = ''): void {
  console.log(
    `  ${figure.toFixed(2).padStart(9)} ${what} ${note}, at most ${bar}${figure > bar ? ', MISSED' : ''}`,
  )
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
