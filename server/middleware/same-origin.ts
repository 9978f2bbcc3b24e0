import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import type { Env } from '../context.ts'
import { siteOrigin } from '../env/env.ts'
import { forbidden } from '../errors.ts'
import { say } from '../sentences.ts'

/** Apple answers with a POST from its own site; it only redirects there (ruling 20). */
export const APPLE_CALLBACK = '/api/auth/callback/apple'
/** Mail programs press it for their readers (RFC 8058). Its endpoint asks what else is pressed for a page of ours. */
export const NEWSLETTER_KEY = /^\/newsletter\/[^/]+$/

/** Pages that send no referrer, and so no origin to speak of (api/provider-pages.ts). */
const PROVIDER_LINK = /^\/confirm\/[^/]+$/

/**
 * What changes something comes from a page of ours. The browser says where a request comes from in Sec-Fetch-Site,
 * an older one in Origin. Programs say neither; they may go on as long as they bring no cookie of somebody's.
 */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!isSafe(c.req.method) && !isForOthers(c.req.path)) requireOurs(c)
  await next()
})

/** Throws forbidden for what another site sends. */
export function requireOurs(c: Context<Env>): void {
  if (!isOurs(c)) throw forbidden(say.otherSite)
}

const isForOthers = (path: string) => path === APPLE_CALLBACK || NEWSLETTER_KEY.test(path)

function isOurs(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  // A page whose address is its key says no origin; what authorises there is that address, and no cookie.
  if (origin === 'null' && PROVIDER_LINK.test(c.req.path)) return true
  if (origin !== undefined) return origin === siteOrigin(c.var.env) || isThisHost(c, origin)
  return Object.keys(getCookie(c)).length === 0
}

/**
 * Whether somebody came here by a press on a page of ours, for an address that only such a press may lead to. It is
 * stricter than for a change: a mail, another program and another site can lead to any address.
 */
export function isFromOurPage(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = URL.parse(c.req.header('referer') ?? '')?.origin
  return origin !== undefined && (origin === siteOrigin(c.var.env) || isThisHost(c, origin))
}

/** Without PUBLIC_URL the site is used under any name of this machine: localhost, 127.0.0.1. */
function isThisHost(c: Context<Env>, origin: string): boolean {
  return !c.var.env.PUBLIC_URL && URL.parse(origin)?.host === c.req.header('host')
}

/** It only looks. */
export const isSafe = (method: string) =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
