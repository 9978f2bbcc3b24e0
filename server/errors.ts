import type { ApiProblem, ErrorCode } from '../shared/errors.ts'
import { wordingOf, type Catalogue, type Sentence } from './sentences.ts'

/** What is said at each field that was wrong. */
export type FieldSentences = Record<string, Sentence>

interface Details {
  fields?: FieldSentences
  /** Travels in the answer as it is. */
  extra?: Record<string, unknown>
  /** The listing where what was asked of this one is now. */
  movedTo?: number
}

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

/** What a rule throws: a sentence a person can act on. `message` is its English, for logs and command lines. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly sentence: Sentence
  readonly details: Details
  /** Seconds, for a refusal that time alone ends. */
  retryAfter: number | undefined

  constructor(code: ErrorCode, sentence: Sentence, details: Details = {}) {
    super(wordingOf(sentence))
    this.code = code
    this.sentence = sentence
    this.details = details
    if (code === 'unavailable') this.retryAfter = SOON
  }

  get status() {
    return STATUS[this.code]
  }

  /** The answer, worded in one language. */
  toProblem(catalogue?: Catalogue): ApiProblem {
    const { fields, extra } = this.details
    return {
      message: wordingOf(this.sentence, catalogue),
      code: this.code,
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, said]) => [field, wordingOf(said, catalogue)]),
        ),
      }),
      ...extra,
    }
  }
}

export const invalid = (sentence: Sentence, fields?: FieldSentences) =>
  new AppError('invalid', sentence, fields ? { fields } : {})
export const unauthorized = (sentence: Sentence) => new AppError('unauthorized', sentence)
export const forbidden = (sentence: Sentence) => new AppError('forbidden', sentence)
export const conflict = (sentence: Sentence, fields?: FieldSentences) =>
  new AppError('conflict', sentence, fields ? { fields } : {})
export const notFound = (sentence: Sentence) => new AppError('not_found', sentence)
export const gone = (sentence: Sentence, extra: Record<string, unknown> = {}, movedTo?: number) =>
  new AppError('gone', sentence, { extra, ...(movedTo !== undefined && { movedTo }) })
export const tooLarge = (sentence: Sentence, fields?: FieldSentences) =>
  new AppError('too_large', sentence, fields ? { fields } : {})
export const unprocessable = (sentence: Sentence) => new AppError('unprocessable', sentence)
/** `retryAfter` in seconds travels as the header Retry-After. */
export function tooMany(sentence: Sentence, retryAfter: number): AppError {
  const error = new AppError('too_many', sentence)
  error.retryAfter = retryAfter
  return error
}
export function unavailable(sentence: Sentence, retryAfter = SOON): AppError {
  const error = new AppError('unavailable', sentence)
  error.retryAfter = retryAfter
  return error
}
