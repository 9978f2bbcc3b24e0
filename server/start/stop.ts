import type { Server } from 'node:http'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { closeConnections, watchConnections } from '../http/connections.ts'
import type { OpenDatabase } from '../db/open.ts'
import { describeError } from '../http/known-errors.ts'
import type { Readiness } from '../http/readiness.ts'

/** How long requests and jobs that are running may take to finish, in milliseconds. */
const PATIENCE = 10_000

interface Parts {
  server: Server
  readiness: Readiness
  /** How long /readyz says that this process stops while it still takes requests: a balancer needs time to hear it. */
  drainSeconds: number
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
  watchConnections(parts.server)
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

async function finish({ server, readiness, drainSeconds, stopOthers, database }: Parts) {
  readiness.stop()
  await pause(drainSeconds * 1000)
  // After what arrived in the meantime was taken: a connection that waits to be taken would be reset.
  await turn()
  await Promise.race([Promise.all([closeConnections(server), stopOthers()]), pause(PATIENCE)])
  await database.close()
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
