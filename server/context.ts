import type { Logger } from 'pino'
import type { Database } from './db/open.ts'
import type { ServerEnv } from './env.ts'

/** What middleware puts on the request for the endpoints. */
export interface Env {
  Variables: {
    db: Database
    env: ServerEnv
    log: Logger
    requestId: string
    /** The pattern of the page that was drawn. */
    screen: string | undefined
  }
}
