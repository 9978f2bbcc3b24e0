import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { IDEMPOTENCY_FIELD } from '../../shared/idempotency.ts'
import { sessionCookie } from '../auth/cookies.ts'
import { openCiphers, type Ciphers } from '../http/ciphers.ts'
import type { Env } from '../context.ts'
import { isEndUnknown } from '../db/unavailable.ts'
import { invalid } from '../errors.ts'
import { beginOnce, forgetAct, keepAnswer, type Act } from '../services/idempotency.ts'
import { TAKES_FILES } from './body-limit.ts'
import { isSafe } from './same-origin.ts'
import { say } from '../sentences.ts'

const KEY = /^"?([\w-]{16,64})"?$/

/**
 * A change with a key happens once (decision 22): the same request again gets the same answer. A refusal changed nothing and
 * is not kept, so that one can try again, and since its page repeats all that was typed.
 */
export const idempotency = createMiddleware<Env>(async (c, next) => {
  if (isSafe(c.req.method)) return next()
  const header = c.req.header('idempotency-key')
  if (header === undefined && !mayHoldKey(c)) return next()
  const body = await bodyOf(c)
  const given = header ?? new URLSearchParams(String(body)).get(IDEMPOTENCY_FIELD)
  if (given === null) return next()
  const key = KEY.exec(given)?.[1]
  if (!key) throw invalid(say.idempotency.malformed)

  const { act, ciphers } = toAct(c, key, body)
  const kept = await beginOnce(c.var.db, act)
  if (kept) return toResponse(ciphers.open(kept.answer, act.key), kept.status)
  try {
    await next()
  } catch (error) {
    // Only what comes before the endpoint throws as far as here: nothing was changed.
    await forgetAct(c.var.db, act)
    throw error
  }
  if (isEndUnknown(c.error)) return
  const { status } = c.res
  if (status >= 400) return forgetAct(c.var.db, act)
  const answer = ciphers.seal(await toText(c.res.clone()), act.key)
  await keepAnswer(c.var.db, act, { status, answer }, c.var.user?.id)
})

/** A form without script sends its key as a field, in place of the header. */
const mayHoldKey = ({ req }: Context<Env>) =>
  req.header('content-type')?.startsWith('application/x-www-form-urlencoded') &&
  !TAKES_FILES.has(req.path)

/** What comes in parts is told apart by its length alone: each sending puts other words between them. */
async function bodyOf({ req }: Context<Env>): Promise<Buffer> {
  const isInParts = req.header('content-type')?.startsWith('multipart/')
  if (isInParts || TAKES_FILES.has(req.path)) return Buffer.from(req.header('content-length') ?? '')
  return Buffer.from(await req.raw.clone().arrayBuffer())
}

/**
 * Whose request it is, its session's cookie says, which stays the same when the request itself ends the session. Hashes with
 * the site's secret, because a body may hold a password.
 */
function toAct(c: Context<Env>, key: string, body: Buffer): { act: Act; ciphers: Ciphers } {
  const secret = c.var.secretFor('idempotency')
  const hash = (...parts: (string | Buffer)[]) => {
    const hmac = createHmac('sha256', secret)
    for (const part of parts) hmac.update(`${part.length}:`).update(part)
    return hmac.digest('base64url')
  }
  const session = getCookie(c, sessionCookie(c.var.env)) ?? ''
  const { pathname, search } = new URL(c.req.url)
  return {
    act: {
      key: hash('key', session, key),
      request: hash('request', c.req.method, pathname + search, body),
    },
    ciphers: openCiphers(() => hash('answer', session, key)),
  }
}

async function toText(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  return JSON.stringify({ headers: [...response.headers], body })
}

function toResponse(text: string, status: number): Response {
  const { headers, body }: { headers: [string, string][]; body: string } = JSON.parse(text)
  return new Response(body ? Buffer.from(body, 'base64') : null, { status, headers })
}
