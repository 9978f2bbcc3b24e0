import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Env } from '../context.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { AppError, invalid, unavailable } from '../errors.ts'
import { words } from '../words.ts'

/**
 * The one place where an error becomes an answer: JSON for scripts and programs, the same sentence as a page for people.
 * What is not ours is logged and answered without detail.
 */
export const answerError: ErrorHandler<Env> = async (error, c) => {
  const known = toAppError(error) ?? new AppError('internal', words.internal)
  if (known.code === 'internal') logUnforeseen(error, c)
  if (known.code === 'unavailable')
    c.var.log.error(
      { error: describeError(error) },
      known === error ? 'unavailable' : 'database unavailable',
    )
  if (known.retryAfter !== undefined) c.header('retry-after', String(known.retryAfter))
  c.header('cache-control', 'no-store')
  if (!isLookedAt(c)) return c.json(known.toProblem(), known.status)
  const page = c.var.pages.failed(known)
  return c.body(await page.text(), known.status, Object.fromEntries(page.headers))
}

/** The addresses of the API that browsers are led to: everything else there is asked by scripts and programs. */
const LED_TO = /^\/api\/(login|logout|auth|account\/data)(\/|$)/

function isLookedAt({ req }: Context<Env>): boolean {
  if (req.path.startsWith('/api/') && !LED_TO.test(req.path)) return false
  const mode = req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (req.header('accept') ?? '').includes('text/html')
}

export function logUnforeseen(error: Error, c: Context<Env>): void {
  c.var.log.error({ error: describeError(error) }, 'request failed')
}

export function toAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error
  // Hono's own refusals: a body that is not JSON, a part that is missing.
  if (error instanceof HTTPException && error.status < 500) return invalid(words.invalidRequest)
  // Before what is said of a lost connection to the database, since Node says of both ECONNRESET.
  if (isBrokenOff(error)) return invalid(words.invalidRequest)
  if (isUnavailable(error)) return unavailable(words.unavailable)
  return undefined
}

/** The visitor broke off while sending: nobody reads the answer, and nothing is wrong here. */
const isBrokenOff = ({ message }: Error) =>
  /^(Error: )?aborted$|^Client connection prematurely closed\.$/.test(message)

/** Type, SQLSTATE and stack. The message of a failed query holds its values, that of a parser its text: these stay out. */
export function describeError(error: Error): object {
  const cause = error.cause instanceof Error ? error.cause : error
  return {
    type: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    message: cause === error && !(error instanceof SyntaxError) ? error.message : undefined,
    each: error instanceof AggregateError ? error.errors.map(describeEach) : undefined,
  }
}

const describeEach = (error: unknown) => (error instanceof Error ? describeError(error) : undefined)
