import type { Logger } from 'pino'
import { stopBackups } from '../backup/make-backup.ts'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { createMailer } from '../mail/mailer.ts'
import { describeError } from '../http/known-errors.ts'
import { Stopped, stopBatches } from '../services/imports/pace.ts'
import { deliverMails } from '../mail/delivery.ts'
import { onMailQueued } from '../mail/outbox.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { startBoss } from './boss.ts'
import { actSoon } from './act-soon.ts'
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

interface Jobs {
  /** Starts nothing new and waits for what runs. To be called before the database closes. */
  stop(): Promise<void>
}

/** A mail is heard of before its transaction commits, which may take a moment. In milliseconds. */
const MAIL_LOOKS = [50, 1_000, 5_000]
/** Again for what came when the job that was under way had just found nothing left. */
const JOB_LOOKS = [0, 1_000]

/**
 * Of a job that is alone no other may be queued or run. A process that was killed says nothing for 30 s, then another gets
 * the job; as long as one lives it may take a day, the most there is.
 */
const ALONE = { policy: 'exclusive', heartbeatSeconds: 30, expireInSeconds: 86_400 }
/** Of others at most one waits: what is late runs once, not as often as it was missed. */
const SHORT = { policy: 'short' }

/** Starts what runs by itself. As many processes as like may do so on one PostgreSQL. */
export async function startJobs(
  { db, env, log }: Parts,
  { jobs = JOBS, lookEverySeconds = 20 }: Options = {},
): Promise<Jobs> {
  stopBatches(false)
  const mailer = createMailer(env)
  const deliver = oneAtATime(async () => {
    if (mailer) await deliverMails(db, mailer, log)
  })
  const parts = { db, env, log, deliverMails: deliver }

  const boss = await startBoss(db.$client, log, lookEverySeconds)
  const sendMails = () => attempt({ name: 'deliver-mails', run: deliver })
  const soon = [actSoon({ listen: onMailQueued, looks: MAIL_LOOKS, act: sendMails })]
  for (const { name, schedule, isAlone, soon: listen, run } of jobs) {
    const policy = isAlone ? ALONE : SHORT
    await boss.createQueue(name, { ...policy, deleteAfterSeconds: 3_600 })
    await boss.schedule(name, schedule)
    const options = { pollingIntervalSeconds: lookEverySeconds }
    const worker = await boss.work(name, options, () => attempt({ name, run }))
    const act = async () => {
      await boss.send(name).catch(report(name))
      boss.notifyWorker(worker)
    }
    if (listen) soon.push(actSoon({ listen, looks: JOB_LOOKS, act }))
  }
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)

  /**
   * A job that failed is logged here and runs again when it is due: the scheduler would keep the error, with its values.
   * One that this process stopped it gives to the next that asks.
   */
  async function attempt({ name, run }: Pick<Job, 'name' | 'run'>) {
    await run(parts).catch((error: unknown) => {
      if (error instanceof Stopped) throw error
      report(name)(error)
    })
  }

  function report(job: string) {
    return (error: unknown) =>
      log.error({ job, error: describeError(toError(error)) }, 'job failed')
  }

  return {
    async stop() {
      stopBatches(true)
      const stopping = [...soon.map(({ stop }) => stop()), boss.stop(), stopBackups()]
      await Promise.all(stopping).catch(report('stop'))
    },
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
