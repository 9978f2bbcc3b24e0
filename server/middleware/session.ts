import { getCookie, getSignedCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { cookieAttributes, ownCookie, sessionCookie } from '../auth/cookies.ts'
import type { Env } from '../context.ts'
import { findSession } from '../services/accounts/sessions.ts'
import { isSafe } from './same-origin.ts'

/** What guests read most: our own cache, which hears of each change, may keep it (server/cache/). */
const MUCH_READ = /^\/api\/(?:blog|categories|events|hsds|listings|map|slots)\b/

/**
 * What the API answers and says nothing else of is everybody's at this moment, as long as no session comes along:
 * whatever stands in between may not guess how long.
 */
export const publicAnswers = createMiddleware<Env>(async (c, next) => {
  await next()
  const isKnown = c.res.headers.has('cache-control') || !isSafe(c.req.method)
  if (isKnown || !c.req.path.startsWith('/api/')) return
  const control = 'public, max-age=0'
  const mayBeKept = MUCH_READ.test(c.req.path) && c.req.query('search') === undefined
  c.header('cache-control', mayBeKept ? `${control}, s-maxage=1` : control)
  c.header('vary', 'cookie', { append: true })
})

/**
 * Says who is signed in. A request without the session cookie costs no query; what is answered to one that
 * carries it is for that browser alone, so nothing in between may keep it.
 */
export const session = createMiddleware<Env>(async (c, next) => {
  c.set('user', null)
  c.set('sid', undefined)
  const name = sessionCookie(c.var.env)
  if (!getCookie(c, name)) return next()

  const sid = await getSignedCookie(c, c.var.secretFor('session'), name)
  const found = sid ? await findSession(c.var.db, sid) : undefined
  if (found) {
    c.set('user', found)
    c.set('sid', sid || undefined)
  }
  await next()
  // What says itself that it is one browser's alone may be kept there.
  if (!c.res.headers.get('cache-control')?.startsWith('private'))
    c.header('cache-control', 'no-store')
})

/** Longer than a replica that is asked may be behind (server/db/replica.ts). */
const WRITER_SECONDS = 10

/** What browsers send while somebody only reads. */
const SEEN = /^\/api\/slots\//

/** Where guests read from a replica, whoever has just changed something does not. */
export const rememberWriter = createMiddleware<Env>(async (c, next) => {
  await next()
  const { env } = c.var
  if (!env.DATABASE_READ_URL || isSafe(c.req.method) || SEEN.test(c.req.path)) return
  setCookie(c, ownCookie(env, 'saath_wrote'), '1', {
    ...cookieAttributes(env),
    maxAge: WRITER_SECONDS,
  })
})
