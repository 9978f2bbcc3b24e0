import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { packagedPrograms } from './programs.ts'

type StopSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

/** How long each may take, in milliseconds; less than ten seconds all together. */
const STEPS: [StopSignal, number][] = [
  // Fast: ends what runs, and writes a checkpoint.
  ['SIGINT', 7_000],
  // At once: what is confirmed comes back from the log at the next start.
  ['SIGQUIT', 1_500],
  ['SIGKILL', 1_000],
]

/** Stops a PostgreSQL, more harshly when it takes too long. */
export async function stopServer(pid: number, isGone: () => boolean, steps = STEPS): Promise<void> {
  for (const [signal, patience] of steps) {
    if (isGone()) return
    sendSignal(pid, signal)
    const deadline = performance.now() + patience
    while (!isGone() && performance.now() < deadline) await pause(10)
  }
}

/** To a process that may have ended in the meantime. */
export function sendSignal(pid: number, signal: StopSignal): void {
  // Windows has no signals; PostgreSQL listens for its own there.
  if (process.platform === 'win32' && signal !== 'SIGKILL')
    return void spawnSync(packagedPrograms()('pg_ctl'), ['kill', signal.slice(3), String(pid)])
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It went on its own in between.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
