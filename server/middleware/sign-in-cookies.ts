import { deleteCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { SESSION_DAYS, USER_COOKIE } from '../../shared/accounts/visitor.ts'
import { cookieAttributes, sessionCookie } from '../auth/cookies.ts'
import type { Env } from '../context.ts'
import { endSessionOf } from '../services/accounts/sessions.ts'

/**
 * Beside the session, which no script can read, stands a hint that one is there: a guest's browser holds none and asks
 * for no user. Whoever signs in while signed in leaves the old session behind, and it ends.
 */
export const signInCookies = createMiddleware<Env>(async (c, next) => {
  await next()
  c.header('cache-control', 'no-store')
  // A page is sent again from, and an older browser names no origin without this.
  if (c.req.path.startsWith('/api/')) c.header('referrer-policy', 'no-referrer')
  const { env, db, sid } = c.var
  const name = `${sessionCookie(env)}=`
  const session = c.res.headers.getSetCookie().findLast((cookie) => cookie.startsWith(name))
  if (session === undefined) return
  if (sid) await endSessionOf(db, sid)
  const attributes = { ...cookieAttributes(env), httpOnly: false }
  if (session.startsWith(`${name};`) || /max-age=0/i.test(session))
    deleteCookie(c, USER_COOKIE, attributes)
  else setCookie(c, USER_COOKIE, '1', { ...attributes, maxAge: SESSION_DAYS * 86_400 })
})
