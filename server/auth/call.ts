import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { isAPIError, type APIError } from 'better-auth/api'
import type { Env, UserEnv } from '../context.ts'
import { cookieAttributes, sessionCookie } from './cookies.ts'
import { suspended } from './problems.ts'

/**
 * Calls the sign-in library and hands its cookies on. `refused` turns its refusal into ours; a suspended account is
 * one wherever it shows.
 */
export async function signIn(
  c: Context<Env>,
  call: () => Promise<{ headers: Headers | null | undefined }>,
  refused: (error: APIError) => Error,
): Promise<void> {
  const { headers } = await call().catch((error: unknown) => {
    if (!isAPIError(error)) throw error
    throw error.body?.code === 'suspended' ? suspended() : refused(error)
  })
  for (const cookie of headers?.getSetCookie() ?? [])
    c.header('set-cookie', cookie, { append: true })
}

/** The session is over: the browser forgets it. */
export function forgetSession(c: Context<Env> | Context<UserEnv>): void {
  setCookie(c, sessionCookie(c.var.env), '', { ...cookieAttributes(c.var.env), maxAge: 0 })
}
