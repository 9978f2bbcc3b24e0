import { createHmac } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { networkKey } from './client-address.ts'
import type { Database } from '../db/open.ts'
import { tooMany } from '../errors.ts'
import type { SecretFor } from '../start/secrets.ts'
import { say } from '../sentences.ts'

/** How often, within how many seconds. docs/security.md has them as a table. */
export const LIMITS_OF = {
  /** Wrong passwords for one account, wherever they come from. */
  'sign-in-account': { points: 10, seconds: 900 },
  /** Those from one address, which may be that of a whole school. */
  'sign-in-address': { points: 30, seconds: 900 },
  'sign-up-address': { points: 10, seconds: 3_600 },
  /** Sign-in, verification and reset mails to one mailbox (ruling 30). */
  'mail-hour': { points: 5, seconds: 3_600 },
  'mail-day': { points: 10, seconds: 86_400 },
  /** The same, asked for from one place, for whichever addresses. */
  'mail-address': { points: 20, seconds: 3_600 },
  /** Those, and what the newsletter and contact forms send, to one domain: all its mailboxes may be one person's. */
  'mail-domain': { points: 100, seconds: 3_600 },
  /** Opening links, going to a provider and coming back, without getting in. */
  'link-address': { points: 60, seconds: 600 },
  /** Pictures somebody sends in. */
  'picture-user': { points: 20, seconds: 3_600 },
  /** Emails by which an admin tries the mail server. */
  'test-mail-user': { points: 5, seconds: 900 },
  /** Files of listings an admin sends in. */
  'import-user': { points: 60, seconds: 3_600 },
  /** Listings somebody sends in. */
  'submission-user': { points: 30, seconds: 3_600 },
  /** Registering and waiting for places: each sends a mail. */
  'register-user': { points: 30, seconds: 3_600 },
  /** Events somebody proposes. */
  'event-user': { points: 10, seconds: 86_400 },
  /** Subscribing to the newsletter, for whichever addresses: a town may share one of ours. */
  'newsletter-address': { points: 20, seconds: 3_600 },
  /** Messages by the contact form, also those that are refused. */
  'contact-user': { points: 20, seconds: 3_600 },
  'contact-address': { points: 20, seconds: 3_600 },
  /** Codes somebody asks for to show that a listing is theirs, and those for one listing, whoever asks. */
  'claim-user': { points: 5, seconds: 86_400 },
  'claim-listing': { points: 15, seconds: 86_400 },
  /** Looks at one advertisement from one address: whoever says another browser each time is not many. */
  'seen-address': { points: 40, seconds: 3_600 },
  'write-user': { points: 60, seconds: 60 },
  'write-address': { points: 120, seconds: 60 },
} as const

export type LimitName = keyof typeof LIMITS_OF

/** Public reads, counted in memory; workers tell each other (workers.ts). Generous: a whole town may share one address. */
export const READS = { points: 600, seconds: 60 }

/** How much more all of a network may do that one visitor may have to himself. */
const NETWORK = 10

export interface Limits {
  /** Counts one more; throws too many, with the time to wait. */
  take(name: LimitName, who: string): Promise<void>
  /** Takes back what was counted for something that went well. Counted first, so that many at once count as many. */
  giveBack(name: LimitName, who: string, times: number): Promise<void>
  /** Forgets what was counted: the password was right. */
  forget(name: LimitName, who: string): Promise<void>
  takeRead(address: string, points: number): Promise<void>
  /** Counts what other processes have answered. */
  addReads(address: string, points: number): Promise<void>
}

/** Counted in the database, so that it outlives a restart and holds for several processes together (ruling 41). */
export function createLimits(db: Database, secretFor: SecretFor): Limits {
  const counters = new Map<string, RateLimiterAbstract>()
  const reads = readsOf(1)
  const networkReads = readsOf(NETWORK)
  const key = secretFor('rate-limit')
  // An address or a mail address is nobody's business once it is counted.
  const hidden = (who: string) => createHmac('sha256', key).update(who).digest('base64url')

  function counter(name: LimitName, times = 1): RateLimiterAbstract {
    const existing = counters.get(`${name} ${times}`)
    if (existing) return existing
    const made = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job does it (jobs/table.ts).
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: LIMITS_OF[name].points * times,
      duration: LIMITS_OF[name].seconds,
    })
    counters.set(`${name} ${times}`, made)
    return made
  }

  return {
    async take(name, who) {
      await consume(counter(name), hidden(who))
      const network = networkKey(who)
      if (network) await consume(counter(name, NETWORK), hidden(network))
    },
    async giveBack(name, who, times) {
      await counter(name).reward(hidden(who), times)
      const network = networkKey(who)
      if (network) await counter(name, NETWORK).reward(hidden(network), times)
    },
    forget: async (name, who) => void (await counter(name).delete(hidden(who))),
    async takeRead(address, points) {
      await consume(reads, address, points)
      const network = networkKey(address)
      if (network) await consume(networkReads, network, points)
    },
    async addReads(address, points) {
      await reads.penalty(address, points)
      const network = networkKey(address)
      if (network) await networkReads.penalty(network, points)
    },
  }
}

const readsOf = (times: number) =>
  new RateLimiterMemory({ points: READS.points * times, duration: READS.seconds })

async function consume(counter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
  try {
    await counter.consume(key, points)
  } catch (refusal) {
    // The library rejects with its count when it is too many, and with an error when it could not count.
    if (refusal instanceof Error || !isCount(refusal)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw tooMany(say.tooMany(seconds), seconds)
  }
}

const isCount = (refusal: unknown): refusal is { msBeforeNext: number } =>
  typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal
