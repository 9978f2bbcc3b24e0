import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createApp } from './app.ts'
import { loadAssets, sheetsOf } from './assets.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { openControl } from './control/open.ts'
import { openDatabase } from './db/open.ts'
import { seed } from './db/seed/seed.ts'
import { readEnv, siteOrigin, takesContent } from './env.ts'
import { startJobs } from './jobs/start.ts'
import { createLog } from './log.ts'
import { createPages } from './pages.ts'
import { readAhead } from './places/suggest.ts'
import { projectFile } from './project-file.ts'
import { placeListingsAgain } from './services/listing-place.ts'
import { staticFiles } from './static-files.ts'
import { grantNamedAdmins } from './services/users.ts'
import { stopGracefully } from './stop.ts'

/** Starts the site: settings, database, migrations, starter content, jobs, pages, port. A mistake is one sentence and exit 1. */
async function main() {
  const env = readEnv(process.env)
  const log = createLog(env)
  const database = await openDatabase(env, log)
  await seed(database.db, env.SEED)
  await placeListingsAgain(database.db)
  await grantNamedAdmins(database.db, env)
  const jobs = await startJobs({ ...database, env, log })
  const stopListening = await openControl({ db: database.db, env, log })

  const clientFolder = projectFile('dist/client')
  const assets = loadAssets(clientFolder)
  const pages = createPages({
    render,
    renderFailure,
    assets,
    policy: contentSecurityPolicy(sheetsOf(assets), env),
  })
  const site = new Hono()
    .route('/', staticFiles(clientFolder))
    .route('/', createApp({ db: database.db, env, log }, pages))

  const server = serve({ fetch: site.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => {
    readAhead()
    if (!takesContent(env)) log.warn('GRIEVANCE_OFFICER is not set: nobody can write reviews')
    log.info({ port, database: env.DATABASE_URL ? 'postgresql' : 'embedded' }, 'ready')
    process.stdout.write(
      `\n  ${env.SITE_NAME} is ready: ${env.PUBLIC_URL ? siteOrigin(env) : `http://${env.HOST}:${port}`}\n\n`,
    )
  })
  const stopAll = () => Promise.all([jobs.stop(), stopListening()])
  stopGracefully(server, stopAll, database, log)
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
})
