import { pino, type Logger } from 'pino'
import type { ServerEnv } from './env/env.ts'

/** One JSON object a line on standard output. What is logged carries no personal data: see access-log.ts. */
export function createLog(env: Pick<ServerEnv, 'LOG_LEVEL'>): Logger {
  return pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
