/** Errors by what they mean to who asked, and as the log may name them. */
import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '../db/unavailable.ts'
import { AppError, invalid, unavailable } from '../errors.ts'
import { say } from '../sentences.ts'

/** What the person who asked is told; nothing where it is our own fault. */
export function toAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error
  // Hono's own refusals: a body that is not JSON, a part that is missing.
  if (error instanceof HTTPException && error.status < 500) return invalid(say.invalidRequest)
  // Before what is said of a lost connection to the database, since Node says of both ECONNRESET.
  if (isBrokenOff(error)) return invalid(say.invalidRequest)
  if (isUnavailable(error)) return unavailable(say.unavailable)
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
