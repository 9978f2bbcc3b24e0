import { createMiddleware } from 'hono/factory'
import { ACCOUNT_HEADER } from '../../shared/accounts/visitor.ts'
import type { Env } from '../context.ts'
import { conflict } from '../errors.ts'
import { say } from '../sentences.ts'
import { isSafe } from './same-origin.ts'

/** A page changes nothing for anybody but the person it was drawn for: in another tab somebody else may have signed in. */
export const sameAccount = createMiddleware<Env>(async (c, next) => {
  const drawnFor = c.req.header(ACCOUNT_HEADER)
  const { user } = c.var
  if (!isSafe(c.req.method) && user && drawnFor !== undefined && drawnFor !== String(user.id))
    throw conflict(say.otherAccount)
  await next()
})
