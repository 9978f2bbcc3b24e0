import type { ServerType } from '@hono/node-server'
import type { Logger } from 'pino'
import type { OpenDatabase } from './db/open.ts'

/** How long requests and jobs that are running may take to finish, in milliseconds. */
const PATIENCE = 10_000

/** On SIGTERM or SIGINT: take no new requests and jobs, finish those that run, write a checkpoint, close, leave. */
export function stopGracefully(
  server: ServerType,
  /** Ends what else runs beside the requests. */
  stopOthers: () => Promise<unknown>,
  database: OpenDatabase,
  log: Logger,
): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    const finished = new Promise<void>((resolve) => server.close(() => resolve()))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref())
    Promise.race([Promise.all([finished, stopOthers()]), patience])
      .then(() => database.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error(
          { type: error instanceof Error ? error.name : undefined },
          'could not close the database',
        )
        process.exit(1)
      })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
