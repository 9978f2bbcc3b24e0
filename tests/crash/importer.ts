import { once } from 'node:events'
import { pino } from 'pino'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { startJobs } from '../../server/jobs/start.ts'
import { JOBS } from '../../server/jobs/table.ts'
import { announceImport } from '../../server/services/imports/job.ts'
import { openPool } from '../support/server.ts'

/** A process that works on imports in the database DATABASE_URL names, until it is told to stop. */
const env = readEnv(process.env)
const pool = openPool({ connectionString: env.DATABASE_URL })
const jobs = await startJobs(
  { db: toDrizzle(pool), env, log: pino({ level: 'error' }, process.stderr) },
  { jobs: JOBS.filter(({ name }) => name === 'import-listings'), lookEverySeconds: 1 },
)
announceImport()
await once(process, 'SIGTERM')
await jobs.stop()
await pool.end()
