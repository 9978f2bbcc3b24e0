import './start/require-node.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createApp } from './app.ts'
import { loadAssets } from './pages/assets.ts'
import { isHttps } from './auth/cookies.ts'
import { contentSecurityPolicy } from './pages/content-security-policy.ts'
import { openControl } from './control/open.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { readEnv, SETTING_NAMES, takesContent, type ServerEnv } from './env/env.ts'
import { startJobs } from './jobs/start.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { addressReader } from './middleware/rate-limit.ts'
import { createSharedCache, type SharedCache } from './cache/shared-cache.ts'
import { findNextMoment } from './cache/next-moment.ts'
import { openSecrets } from './start/secrets.ts'
import { createSiteServer, listen } from './start/listen.ts'
import { createLog } from './log.ts'
import { sayNextSteps } from './start/next-steps.ts'
import { createPages } from './pages/pages.ts'
import { readAhead } from './places/suggest.ts'
import { prepare } from './start/prepare.ts'
import { projectFile } from './project-file.ts'
import { createReadiness, type Readiness } from './http/readiness.ts'
import { misspeltSettings } from './env/setting-names.ts'
import { staticFiles } from './pages/static-files.ts'
import { stopGracefully } from './start/stop.ts'
import { mayTry } from './start/trial.ts'

/** Starts the site: settings, database, migrations, starter content, jobs, pages, port. A mistake is one sentence and exit 1. */
async function main() {
  const env = readEnv(process.env)
  for (const sentence of misspeltSettings(process.env, SETTING_NAMES))
    process.stderr.write(`\n${sentence}\n`)
  const log = createLog(env)
  const database = await openDatabase(env, log)
  try {
    await start(env, log, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function start(env: ServerEnv, log: Logger, database: OpenDatabase) {
  await prepare(database.jobs, env)
  const readiness = createReadiness(database.health)
  const limits = createLimits(database.db, openSecrets(env))
  const site = createSite(env, log, database, readiness, limits)
  const cache = keepAnswers(site, env, log, database, limits)
  const server = createSiteServer(cache.fetch, env.HOST, cache)
  const jobs = await startJobs({ db: database.jobs, env, log })
  const stopListening = await openControl({ db: database.jobs, env, log })
  const stopOthers = () => Promise.all([jobs.stop(), stopListening(), cache.close()])
  const drainSeconds = env.DRAIN_SECONDS
  stopGracefully({ server, readiness, drainSeconds, stopOthers, database, log })

  const port = await listen(server, env).catch(async (error: unknown) => {
    await stopOthers()
    throw error
  })
  readAhead()
  if (!takesContent(env, mayTry(env)))
    log.warn('GRIEVANCE_OFFICER is not set: nobody can write reviews')
  log.info({ port, database: env.DATABASE_URL ? 'postgresql' : 'embedded' }, 'ready')
  process.stdout.write(await sayNextSteps(database.jobs, env, port))
}

function createSite(
  env: ServerEnv,
  log: Logger,
  { db, reads }: OpenDatabase,
  readiness: Readiness,
  limits: Limits,
) {
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
    .route('/', createApp({ db, reads, readiness, limits, env, log }, pages))
}

/** What guests are answered, from memory where it can be. */
function keepAnswers(
  site: Hono,
  env: ServerEnv,
  log: Logger,
  { reads, listen: listenForChanges }: OpenDatabase,
  limits: Limits,
): SharedCache {
  const addressOf = addressReader(env)
  return createSharedCache({
    fetch: site.fetch,
    log,
    listen: listenForChanges,
    nextMoment: (from) => findNextMoment(reads, from),
    async takeRead(request) {
      const { address, isExempt } = addressOf({
        peer: request.socket.remoteAddress,
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
      })
      if (address && !isExempt) await limits.takeRead(address, 1)
    },
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
})
