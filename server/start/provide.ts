import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { createIdentity } from '../auth/identity.ts'
import type { ADDRESSES } from '../auth/providers.ts'
import { openSiteCiphers } from '../http/ciphers.ts'
import type { Env, Pages } from '../context.ts'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { isGuest } from '../http/our-cookies.ts'
import { createLimits, type Limits } from '../http/limits.ts'
import { catalogueFor, LANGUAGES, type Languages } from '../languages.ts'
import { isSafe } from '../middleware/same-origin.ts'
import { createReadiness, type Readiness } from '../http/readiness.ts'
import { openSecrets } from './secrets.ts'
import { isOnTrial } from './trial.ts'

/** What the site is made of. */
export interface Parts {
  db: Database
  /** For requests that only read; by default the same. */
  reads?: Database
  /** For those of guests; by default the same. */
  guests?: Database
  /** Whether this process can do its work; by default, whether `db` can. */
  readiness?: Readiness
  /** By default its own. */
  limits?: Limits
  env: ServerEnv
  log: Logger
  /** Where sign-in providers are; tests have stand-ins. */
  addresses?: typeof ADDRESSES
  /** Those of the site; tests have a made-up one. */
  languages?: Languages
}

/** What a request made in process says of the one it is made for. */
export interface InProcess {
  isOnTrial?: boolean
}

/** Puts on each request what the endpoints need (context.ts). */
export function provide(parts: Parts, pages: Pages) {
  const {
    db,
    reads = db,
    guests = reads,
    readiness,
    env,
    log,
    addresses,
    languages = LANGUAGES,
  } = parts
  const secretFor = openSecrets(env)
  const ciphers = openSiteCiphers(env, secretFor)
  const identity = createIdentity({ db, env, secretFor, log }, addresses)
  const limits = parts.limits ?? createLimits(db, secretFor)
  const ready = readiness ?? createReadiness(db.$client)
  return createMiddleware<Env>(async (c, next) => {
    const isLooking = isSafe(c.req.method)
    c.set('db', !isLooking ? db : isGuest(c.req.header('cookie')) ? guests : reads)
    c.set('env', env)
    c.set('secretFor', secretFor)
    c.set('ciphers', ciphers)
    c.set('identity', identity)
    const { isOnTrial: known }: InProcess = c.env ?? {}
    const isTrial = known ?? isOnTrial(c.req.raw, env)
    c.set('isOnTrial', isTrial)
    c.set('ways', identity.waysFor(isTrial))
    c.set('limits', limits)
    c.set('readiness', ready)
    c.set('pages', pages)
    c.set('catalogue', catalogueFor(new URL(c.req.url).pathname, languages))
    // A request that came in over HTTP brings its own log, with its id.
    if (!c.get('log')) c.set('log', log)
    await next()
  })
}
