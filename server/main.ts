import './start/require-node.ts'
import cluster from 'node:cluster'
import type { Logger } from 'pino'
import { openControl } from './control/open.ts'
import { connect, openDatabase, type OpenDatabase } from './db/open.ts'
import { readEnv, SETTING_NAMES, takesContent, type ServerEnv } from './env/env.ts'
import { misspeltSettings } from './env/setting-names.ts'
import { createLimits } from './http/limits.ts'
import { startJobs } from './jobs/start.ts'
import { createLog } from './log.ts'
import { keepOldMemorySmall } from './start/memory.ts'
import { sayNextSteps } from './start/next-steps.ts'
import { prepare } from './start/prepare.ts'
import { openSecrets } from './start/secrets.ts'
import { serve } from './start/serve.ts'
import { stopGracefully } from './start/stop.ts'
import { mayTry } from './start/trial.ts'
import {
  askForDatabase,
  passOnWork,
  serveByWorkers,
  shareReads,
  tellFailure,
  tellPort,
} from './start/workers.ts'

/** Starts the site: settings, database, migrations, starter content, jobs, pages, port. A mistake is one sentence and exit 1. */
async function main() {
  keepOldMemorySmall()
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
  const serving = servingFor(env, log, database)
  const jobs = await startJobs({ db: database.jobs, env, log })
  const stopListening = await openControl({ db: database.jobs, env, log })
  const stopOthers = () => Promise.all([jobs.stop(), stopListening()])
  stopGracefully({ serving, stopOthers, database, log })

  const port = await serving.start().catch(async (error: unknown) => {
    await Promise.all([serving.stop(), stopOthers()])
    throw error
  })
  if (!takesContent(env, mayTry(env)))
    log.warn('GRIEVANCE_OFFICER is not set: nobody can write reviews')
  log.info({ port, database: env.DATABASE_URL ? 'postgresql' : 'embedded' }, 'ready')
  process.stdout.write(await sayNextSteps(database.jobs, env, port))
}

function servingFor(env: ServerEnv, log: Logger, database: OpenDatabase) {
  const { WORKERS: count, DRAIN_SECONDS: drainSeconds } = env
  const { connection } = database
  if (count > 1) return serveByWorkers({ count, connection, drainSeconds, log })
  return serve({ env, log, database, limits: createLimits(database.db, openSecrets(env)) })
}

/** One of several processes that answer visitors; the first one has done, and does, everything else. */
async function work() {
  const env = readEnv(process.env)
  const log = createLog(env)
  const database = connect(await askForDatabase(), env, log)
  const limits = shareReads(createLimits(database.db, openSecrets(env)))
  const serving = serve({ env, log, database, limits })
  stopGracefully({ serving, stopOthers: async () => {}, database, log })
  passOnWork()
  tellPort(await serving.start())
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

if (cluster.isWorker)
  work().catch(async (error: unknown) => {
    await tellFailure(sentenceOf(error))
    process.exit(1)
  })
else
  main().catch((error: unknown) => {
    process.stderr.write(`\n${sentenceOf(error)}\n\n`)
    process.exit(1)
  })
