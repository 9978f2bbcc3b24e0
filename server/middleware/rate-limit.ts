import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressKey, clientAddress, networks, type Origin } from '../http/client-address.ts'
import type { Env } from '../context.ts'
import type { ServerEnv } from '../env/env.ts'
import type { LimitName } from '../http/limits.ts'
import { countedDomain } from '../services/accounts/mailbox.ts'
import { isSafe, NEWSLETTER_KEY } from './same-origin.ts'

/** Knows where a request comes from, for the limits; those that RATE_LIMIT_EXEMPT names are not counted at all. */
export function addressReader(env: ServerEnv) {
  const proxies = networks(env.TRUSTED_PROXIES)
  const exempt = networks(env.RATE_LIMIT_EXEMPT)
  return (origin: Origin) => {
    const address = clientAddress(origin, proxies)
    return {
      isExempt: address !== undefined && exempt.has(address),
      address: address === undefined ? undefined : addressKey(address),
    }
  }
}

/** What node's server tells of the connection; a request made in process has none. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } }
}

export function rememberClientAddress(env: ServerEnv) {
  const read = addressReader(env)
  return createMiddleware<Env>(async (c, next) => {
    const { incoming }: Connection = c.env ?? {}
    const peer = incoming?.socket?.remoteAddress
    const { isExempt, address } = read({ peer, forwardedFor: c.req.header('x-forwarded-for') })
    c.set('isExempt', isExempt)
    c.set('address', address)
    await next()
  })
}

/** Public reads, per address; counted in memory (ruling 41). A request made in process has no address. */
export const limitReads = createMiddleware<Env>(async (c, next) => {
  if (isSafe(c.req.method)) await takeRead(c)
  await next()
})

/** A page is drawn, which costs more than an answer as JSON: it counts as five reads. */
export const limitPages = createMiddleware<Env>(async (c, next) => {
  await takeRead(c, PAGE_WEIGHT - 1)
  await next()
})

/**
 * Everything that changes something, per user and per address. Of what mail programs press, wrong keys alone count
 * (server/api/newsletter.ts): one address presses for all readers of a mail service. That an advertisement was seen
 * belongs to reading a page, and is counted as that, so that nobody who reads uses up what others write by.
 */
export const limitWrites = createMiddleware<Env>(async (c, next) => {
  const { method, path } = c.req
  if (method === 'POST' && SEEN.test(path)) await takeRead(c)
  else if (!isSafe(method)) {
    if (c.var.user) await take(c, 'write-user', String(c.var.user.id))
    if (!NEWSLETTER_KEY.test(path)) await take(c, 'write-address', c.var.address)
  }
  await next()
})

/** One more from this visitor's address, at this endpoint. */
export const limitAddress = (name: LimitName) =>
  createMiddleware<Env>(async (c, next) => {
    await take(c, name, c.var.address)
    await next()
  })

/** Counts one more, unless there is nothing to count by or the visitor is exempt. Throws 429. */
export async function take(
  c: { var: Pick<Env['Variables'], 'isExempt' | 'limits'> },
  name: LimitName,
  who: string | undefined,
): Promise<void> {
  if (who !== undefined && !c.var.isExempt) await c.var.limits.take(name, who)
}

/** One more mail that goes to the domain of an address somebody typed. */
export const takeMailDomain = (c: Parameters<typeof take>[0], email: string) =>
  take(c, 'mail-domain', countedDomain(email))

/** Takes back what `limitAddress` counted, because the visitor got in: whoever is behind one address may be many. */
export async function giveBack(c: Context<Env>, name: LimitName, times = 1): Promise<void> {
  const { address, isExempt, limits } = c.var
  if (address !== undefined && !isExempt) await limits.giveBack(name, address, times)
}

async function takeRead(
  { var: { address, isExempt, limits } }: Context<Env>,
  points = 1,
): Promise<void> {
  if (address && !isExempt) await limits.takeRead(address, points)
}

const PAGE_WEIGHT = 5

const SEEN = /^\/api\/slots\/[^/]+\/seen$/
