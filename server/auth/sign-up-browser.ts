import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../context.ts'
import { cookieAttributes, ownCookie } from './cookies.ts'

const NAME = 'saath_sign_up'
const A_DAY = 86_400

/** Marks the browser that signed up, so that its link is known when it comes back (services/accounts/sign-up.ts). */
export function rememberSignUp(c: Context<Env>, token: string): void {
  setCookie(c, ownCookie(c.var.env, NAME), mark(c, token), {
    ...cookieAttributes(c.var.env),
    maxAge: A_DAY,
  })
}

/** Whether this browser is the one that asked for this token; asked once. */
export function isSignUpBrowser(c: Context<Env>, token: string): boolean {
  const name = ownCookie(c.var.env, NAME)
  const given = Buffer.from(getCookie(c, name) ?? '')
  const wanted = Buffer.from(mark(c, token))
  deleteCookie(c, name, cookieAttributes(c.var.env))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const mark = (c: Context<Env>, token: string) =>
  createHmac('sha256', c.var.secretFor('sign-up')).update(token).digest('base64url')
