import { setTimeout as pause } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { listingImports } from '../../server/db/schema.ts'
import { readEnv } from '../../server/env/env.ts'
import { startJobs } from '../../server/jobs/start.ts'
import { JOBS } from '../../server/jobs/table.ts'
import { announceImport, onImportWaiting } from '../../server/services/imports/job.ts'
import { stopBatches } from '../../server/services/imports/pace.ts'
import { whenFileEnds } from '../runner/file-end.ts'
import { anotherPool } from './database.ts'

interface Worker {
  db: Database
  stop: () => Promise<void>
}

let stopListening: (() => void) | undefined
let worker: Promise<Worker> | undefined

/** From the first import of a test file on, imports are worked on as by the site, until the file ends. */
export function listenForImports(): void {
  if (stopListening) return
  stopListening = onImportWaiting(() => void startImports())
  whenFileEnds(stopImports)
}

/** Until `stopImports`. */
export async function startImports(): Promise<void> {
  worker ??= startWorker()
  await worker
}

async function startWorker(): Promise<Worker> {
  const { pool, close } = await anotherPool()
  const db = toDrizzle(pool)
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: process.env.TEST_DATABASE_URL })
  const options = { jobs: JOBS.filter(({ isAlone }) => isAlone), lookEverySeconds: 1 }
  const jobs = await startJobs({ db, env, log: pino({ level: 'silent' }) }, options)
  // That of before nobody has heard.
  announceImport()
  return { db, stop: () => jobs.stop().then(close) }
}

/** From now on nothing in this file works on imports. */
export async function stopImports(): Promise<void> {
  stopListening?.()
  const stopping = worker
  stopListening = worker = undefined
  await (await stopping)?.stop()
  // A test may do by itself what no job does now.
  stopBatches(false)
}

/** Waits until no import is under way. */
export async function importsSettled(): Promise<void> {
  if (!worker) return
  const { db } = await worker
  const underWay = inArray(listingImports.state, ['rehearsing', 'importing', 'undoing'])
  while ((await db.$count(listingImports, underWay)) > 0) await pause(10)
}
