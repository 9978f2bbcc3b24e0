import type { Context, ErrorHandler } from 'hono'
import type { Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { describeError, toAppError } from './known-errors.ts'
import { isSafe } from '../middleware/same-origin.ts'
import { say } from '../sentences.ts'
import { hsdsId } from '../services/hsds/ids.ts'

/**
 * The one place where an error becomes an answer: JSON for scripts and programs, the same sentence as a page for people.
 * What is not ours is logged and answered without detail.
 */
export const answerError: ErrorHandler<Env> = async (error, c) => {
  const known = toAppError(error) ?? new AppError('internal', say.internal)
  if (known.code === 'internal') logUnforeseen(error, c)
  if (known.code === 'unavailable')
    c.var.log.error(
      { error: describeError(error) },
      known === error ? 'unavailable' : 'database unavailable',
    )
  if (known.retryAfter !== undefined) c.header('retry-after', String(known.retryAfter))
  c.header('cache-control', 'no-store')
  const { movedTo } = known.details
  if (movedTo !== undefined && isSafe(c.req.method)) return c.redirect(addressOf(c, movedTo), 301)
  if (!isLookedAt(c)) return c.json(known.toProblem(c.var.catalogue), known.status)
  const page = c.var.pages.failed({
    status: known.status,
    message: known.toProblem(c.var.catalogue).message,
  })
  return c.body(await page.text(), known.status, Object.fromEntries(page.headers))
}

/** The same, asked of the listing that this one was merged into. */
function addressOf({ req }: Context<Env>, listingId: number): string {
  const { pathname, search } = new URL(req.url)
  return (
    pathname
      .replace(/\/listings\/\d+/, `/listings/${listingId}`)
      .replace(/\/services\/[^/]+/, `/services/${hsdsId('service', listingId)}`) + search
  )
}

/** The addresses of the API that browsers are led to: everything else there is asked by scripts and programs. */
const LED_TO = /^\/api\/(login|logout|auth|account\/data)(\/|$)/

function isLookedAt({ req }: Context<Env>): boolean {
  if (req.path.startsWith('/api/') && !LED_TO.test(req.path)) return false
  const mode = req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (req.header('accept') ?? '').includes('text/html')
}

export function logUnforeseen(error: Error, c: Context<Env>): void {
  c.var.log.error({ error: describeError(error) }, 'request failed')
}
