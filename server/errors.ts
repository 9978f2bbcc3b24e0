import type { ApiProblem, ErrorCode } from '../shared/errors.ts'

const STATUS: Record<ErrorCode, 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unprocessable: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}

/** Seconds after which it is worth trying again when the site, or what it needs, is away. */
export const SOON = 5

/** What a rule throws. `message` is a sentence a person can act on; `extra` travels in the answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly extra: Record<string, unknown>
  /** Seconds, for a refusal that time alone ends. */
  retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.extra = extra
    if (code === 'unavailable') this.retryAfter = SOON
  }

  get status() {
    return STATUS[this.code]
  }

  toProblem(): ApiProblem {
    return { message: this.message, code: this.code, ...this.extra }
  }
}

export const invalid = (message: string, fields?: Record<string, string>) =>
  new AppError('invalid', message, fields ? { fields } : {})
export const unauthorized = (message: string) => new AppError('unauthorized', message)
export const forbidden = (message: string) => new AppError('forbidden', message)
export const conflict = (message: string, fields?: Record<string, string>) =>
  new AppError('conflict', message, fields ? { fields } : {})
export const notFound = (message: string) => new AppError('not_found', message)
export const gone = (message: string, extra?: Record<string, unknown>) =>
  new AppError('gone', message, extra)
export const tooLarge = (message: string, fields?: Record<string, string>) =>
  new AppError('too_large', message, fields ? { fields } : {})
export const unprocessable = (message: string) => new AppError('unprocessable', message)
/** `retryAfter` in seconds travels as the header Retry-After. */
export function tooMany(message: string, retryAfter: number): AppError {
  const error = new AppError('too_many', message)
  error.retryAfter = retryAfter
  return error
}
export function unavailable(message: string, retryAfter = SOON): AppError {
  const error = new AppError('unavailable', message)
  error.retryAfter = retryAfter
  return error
}
