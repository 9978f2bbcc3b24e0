import { bodyLimit } from 'hono/body-limit'
import type { Env } from '../context.ts'
import { tooLarge } from '../errors.ts'
import { words } from '../words.ts'
import type { MiddlewareHandler } from 'hono'

/** The longest form of ours, a review, is 2,000 characters; nothing that is sent here needs more. */
export const BODY_LIMIT = 64 * 1024

/** What takes files and limits their size itself. */
const TAKES_FILES = new Set([
  '/api/account/picture',
  '/api/admin/imports',
  '/api/submissions/picture',
  '/api/admin/listings/import',
  '/api/submissions/picture',
])

/** Refuses a longer body before anything reads it, also one that does not say how long it is. */
export const limitBody: MiddlewareHandler<Env> = async (c, next) =>
  TAKES_FILES.has(c.req.path) ? next() : refuseLong(c, next)

const refuseLong = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw tooLarge(words.tooLarge)
  },
})
