import { bodyLimit } from 'hono/body-limit'
import type { Env } from '../context.ts'
import { tooLarge } from '../errors.ts'
import type { MiddlewareHandler } from 'hono'
import { say } from '../sentences.ts'

/** Forms of ours hold texts of at most 5,000 characters; but for posts nothing that is sent here needs more. */
const BODY_LIMIT = 64 * 1024
/**
 * A post of 100,000 characters, each of three bytes in the scripts of India, and what stands around it; or a listing's
 * lists and texts from a form without script, which sends nine bytes for each of those.
 */
const LONG_LIMIT = 384 * 1024

/** What takes files and limits their size itself. */
export const TAKES_FILES = new Set([
  '/api/account/picture',
  '/api/admin/imports',
  '/api/advertisements/picture',
  '/api/submissions/picture',
  '/api/admin/listings/import',
  '/api/submissions/picture',
  '/api/blog/picture',
])

/** Refuses a longer body before anything reads it, also one that does not say how long it is. */
export const limitBody: MiddlewareHandler<Env> = async (c, next) => {
  if (TAKES_FILES.has(c.req.path)) return next()
  return /^\/(api\/blog(\/|$)|submit-listing$)/.test(c.req.path)
    ? refuseVeryLong(c, next)
    : refuseLong(c, next)
}

const refuseOver = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(say.tooLarge)
    },
  })
const refuseLong = refuseOver(BODY_LIMIT)
const refuseVeryLong = refuseOver(LONG_LIMIT)
