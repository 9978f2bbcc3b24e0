import type { Server } from 'node:http'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { createApp } from '../app.ts'
import { isHttps } from '../auth/cookies.ts'
import { findNextMoment } from '../cache/next-moment.ts'
import { createSharedCache, type SharedCache } from '../cache/shared-cache.ts'
import type { OpenDatabase } from '../db/open.ts'
import { siteOrigin, type ServerEnv } from '../env/env.ts'
import { closeConnections, watchConnections } from '../http/connections.ts'
import type { Limits } from '../http/limits.ts'
import { createReadiness, type Readiness } from '../http/readiness.ts'
import { addressReader } from '../middleware/rate-limit.ts'
import { loadAssets } from '../pages/assets.ts'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { createPages } from '../pages/pages.ts'
import { staticFiles } from '../pages/static-files.ts'
import { projectFile } from '../project-file.ts'
import { createSiteServer, listen } from './listen.ts'
import { readAhead, warmUp } from './read-ahead.ts'
import { announceStop, type Serving } from './stop.ts'

interface Parts {
  env: ServerEnv
  log: Logger
  database: OpenDatabase
  limits: Limits
}

/** Answers visitors in this process. */
export function serve(parts: Parts): Serving {
  const { env, database } = parts
  const readiness = createReadiness(database.health)
  const site = createSite(parts, readiness)
  const cache = keepAnswers(site, parts)
  const server = createSiteServer(cache.fetch, env.HOST, cache)
  watchConnections(server)
  return {
    async start() {
      const hasOthers = env.WORKERS > 1 || env.DRAIN_SECONDS > 0
      if (hasOthers) await warmUp(site.fetch, siteOrigin(env))
      const port = await listen(server, env)
      if (!hasOthers) readAhead()
      return port
    },
    announceStop: () => announceStop(readiness, env.DRAIN_SECONDS),
    stop: () => stop(server, cache),
  }
}

async function stop(server: Server, cache: SharedCache): Promise<void> {
  await Promise.all([closeConnections(server), cache.close()])
}

function createSite({ env, log, database, limits }: Parts, readiness: Readiness) {
  const { db, reads, guests } = database
  const clientFolder = projectFile('dist/client')
  const assets = loadAssets(clientFolder)
  const pages = createPages({
    render,
    renderFailure,
    assets,
    policy: (style) => contentSecurityPolicy(style, env),
  })
  return new Hono()
    .route('/', staticFiles(clientFolder, isHttps(env)))
    .route('/', createApp({ db, reads, guests, readiness, limits, env, log }, pages))
}

/** What guests are answered, from memory where it can be. */
function keepAnswers(site: Hono, { env, log, database, limits }: Parts): SharedCache {
  const addressOf = addressReader(env)
  return createSharedCache({
    fetch: site.fetch,
    log,
    listen: database.listen,
    nextMoment: (from) => findNextMoment(database.reads, from),
    async takeRead(request) {
      const { address, isExempt } = addressOf({
        peer: request.socket.remoteAddress,
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
      })
      if (address && !isExempt) await limits.takeRead(address, 1)
    },
  })
}
