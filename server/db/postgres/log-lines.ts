import type { Logger } from 'pino'

/** What PostgreSQL puts before each line: SQLSTATE and kind of process. */
export const LOG_PREFIX = '%e|%b|'

const LINE =
  /^(?:(?<code>\w{5})\|(?<from>[^|]*)\|)?(?<severity>DEBUG\d|LOG|INFO|NOTICE|WARNING|ERROR|FATAL|PANIC): {2}(?<message>.*)$/
/** Goes on from the line before, or tells of it what may hold values. */
const ADDITION = /^(\t|\w{5}\||$)/

type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal'

const LEVELS: Record<string, Level> = {
  LOG: 'info',
  INFO: 'info',
  NOTICE: 'info',
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'error',
  PANIC: 'fatal',
}

/** They work for us, and tell us what fails; it may hold what people wrote. */
const WORK_FOR_CLIENTS = new Set(['client backend', 'parallel worker'])

/** Writes a line of PostgreSQL into our log. What fails in a query is left out: whoever asked says it, without values. */
export function logLine(line: string, log: Logger): void {
  const { code, from, severity = '', message } = LINE.exec(line)?.groups ?? {}
  if (message === undefined) {
    if (!ADDITION.test(line)) log.warn({ kind: 'postgresql' }, line)
    return
  }
  if (WORK_FOR_CLIENTS.has(from ?? '') && !/LOG|PANIC/.test(severity)) return
  log[LEVELS[severity] ?? 'debug']({ kind: 'postgresql', code, process: from }, message)
}

/** A line for a sentence about a start that failed. */
export const plainLine = (line: string): string => line.replace(/^\w{5}\|[^|]*\|/, '').trim()
