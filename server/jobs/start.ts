import type { Logger } from 'pino'
import { stopBackups } from '../backup/make-backup.ts'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { createMailer } from '../mail/mailer.ts'
import { describeError } from '../http/known-errors.ts'
import { onImportFailure, stopImports } from '../services/imports/background.ts'
import { deliverMails } from '../mail/delivery.ts'
import { startBoss } from './boss.ts'
import { sendSoon } from './send-soon.ts'
import { JOBS, type Job } from './table.ts'

interface Parts {
  db: Database
  env: ServerEnv
  log: Logger
}

interface Options {
  jobs?: Job[]
  /** Seldom: an idle site should rest. */
  lookEverySeconds?: number
}

export interface Jobs {
  /** Starts nothing new and waits for what runs. To be called before the database closes. */
  stop(): Promise<void>
}

/** Starts what runs by itself. As many processes as like may do so on one PostgreSQL. */
export async function startJobs(
  { db, env, log }: Parts,
  { jobs = JOBS, lookEverySeconds = 20 }: Options = {},
): Promise<Jobs> {
  const mailer = createMailer(env)
  const deliver = oneAtATime(async () => {
    if (mailer) await deliverMails(db, mailer, log)
  })
  const parts = { db, env, log, deliverMails: deliver }

  const boss = await startBoss(db.$client, log, lookEverySeconds)
  for (const job of jobs) {
    // At most one waits: what is late runs once, not as often as it was missed.
    await boss.createQueue(job.name, { policy: 'short', deleteAfterSeconds: 3_600 })
    await boss.schedule(job.name, job.schedule)
    await boss.work(job.name, { pollingIntervalSeconds: lookEverySeconds }, () => attempt(job))
  }
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)

  const soon = sendSoon(() => attempt({ name: 'deliver-mails', run: deliver }))

  /** A job that failed is logged here and runs again when it is due: the scheduler would keep the error, with its values. */
  async function attempt({ name, run }: Pick<Job, 'name' | 'run'>) {
    await run(parts).catch(report(name))
  }

  const report = (job: string) => (error: unknown) =>
    log.error({ job, error: describeError(toError(error)) }, 'job failed')
  onImportFailure(report('import'))

  return {
    async stop() {
      await Promise.all([soon.stop(), boss.stop(), stopImports(), stopBackups()]).catch(
        report('stop'),
      )
    },
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Who asks while it runs gets one more run after it, together with all who ask meanwhile. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isWaiting = false
  return () => {
    if (isWaiting) return last
    isWaiting = true
    last = last
      .catch(() => {})
      .then(() => {
        isWaiting = false
        return work()
      })
    return last
  }
}
