import type { Context, ErrorHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { safeReturnTo } from '../../shared/accounts/return-to.ts'
import { toProblem } from '../auth/problems.ts'
import type { Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { answerError } from '../http/on-error.ts'

/**
 * Reads a form's body as if its fields had come as JSON, so that each endpoint works without script as well. What comes
 * again under one name, such as ticked boxes, is one text with a line each.
 */
export const formBody = createMiddleware<Env>(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return next()

  const fields = toFields(new URLSearchParams(await c.req.raw.text()))
  const headers = new Headers(c.req.raw.headers)
  headers.set('content-type', 'application/json')
  c.req.raw = new Request(c.req.raw.url, { method: 'POST', headers, body: JSON.stringify(fields) })
  c.set('form', { returnTo: safeReturnTo(fields.returnTo), fields })
  await next()
})

function toFields(sent: URLSearchParams): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of sent) {
    const before = fields.get(name)
    fields.set(name, before === undefined ? value : `${before}\n${value}`)
  }
  return Object.fromEntries(fields)
}

export const goOnSchema = z.object({ returnTo: z.string() })

/** What worked: a form is led on, a script is told where to. */
export const continueOrJson = (c: Context<Env>, returnTo: string) =>
  c.get('form') ? c.redirect(returnTo, 303) : c.json({ returnTo })

/** The page that holds each form, to which a refusal leads back. */
const PAGES: Record<string, string> = {
  '/api/auth/forgot': '/login/forgot',
  '/api/auth/new-password': '/login/new-password',
}

/** The links of our mails, which a browser is led to. */
const LINKS = new Set([
  '/api/auth/verify',
  '/api/auth/link',
  '/api/auth/first-admin',
  '/api/auth/reset',
])

/** A refused form and a link lead to a page, with the reason; everything else is answered as everywhere. */
export const answerForm: ErrorHandler<Env> = (error, c) => {
  const isLink = c.req.method === 'GET' && LINKS.has(c.req.path)
  return c.get('form') || isLink ? answerOnPage(error, c) : answerError(error, c)
}

/** What went wrong where a browser was led, whatever it was: the page of signing in says it. */
export const answerOnPage: ErrorHandler<Env> = async (error, c) => {
  // For what it logs.
  await answerError(error, c)
  const returnTo = c.get('form')?.returnTo ?? safeReturnTo(c.req.query('returnTo'))
  const query = new URLSearchParams({ problem: toProblem(error), returnTo })
  if (error instanceof AppError && error.retryAfter) query.set('wait', String(error.retryAfter))
  c.header('cache-control', 'no-store')
  return c.redirect(`${PAGES[c.req.path] ?? '/login'}?${query}`, c.req.method === 'GET' ? 302 : 303)
}
