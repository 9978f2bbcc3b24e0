import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../db/open.ts'
import { describeError } from '../http/known-errors.ts'
import type { Readiness } from '../http/readiness.ts'

/** How long requests and jobs that are running may take to finish, in milliseconds. */
export const PATIENCE = 10_000

/** What answers visitors: this process (serve.ts) or several others (workers.ts). */
export interface Serving {
  /** Gives the port. Throws a sentence when it cannot be had. */
  start(): Promise<number>
  /** Says that it stops, and takes requests until whoever sends them has heard of it. */
  announceStop(): Promise<void>
  /** Takes no new requests and finishes those that run. */
  stop(): Promise<void>
}

interface Parts {
  serving: Omit<Serving, 'start'>
  /** Ends what else runs beside the requests. */
  stopOthers: () => Promise<unknown>
  database: Pick<OpenDatabase, 'close'>
  log: Logger
}

/**
 * On SIGTERM or SIGINT: say so at /readyz, take no new requests and jobs, finish those that run, close the database,
 * leave. The same after an error that nobody caught, of which nobody knows what it broke; then with exit code 1.
 */
export function stopGracefully(parts: Parts): void {
  const { log } = parts
  let stopping = false
  const stop = (exitCode: number) => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    finish(parts)
      .then(() => process.exit(exitCode))
      .catch((error: unknown) => {
        log.error({ error: describeError(toError(error)) }, 'could not close the database')
        process.exit(1)
      })
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // A promise that nobody waited for ends here, too.
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ error: describeError(toError(error)) }, 'uncaught error')
    stop(1)
  })
}

/** For as long as a balancer needs to hear what /readyz says. */
export async function announceStop(
  readiness: Pick<Readiness, 'stop'>,
  drainSeconds: number,
): Promise<void> {
  readiness.stop()
  await pause(drainSeconds * 1000)
  // After what arrived in the meantime was taken: a connection that waits to be taken would be reset.
  await turn()
}

async function finish({ serving, stopOthers, database }: Parts) {
  await serving.announceStop()
  await Promise.race([Promise.all([serving.stop(), stopOthers()]), pause(PATIENCE)])
  await database.close()
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
