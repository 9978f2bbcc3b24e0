import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env.ts'
import { eraseUnusedPictures } from '../services/account-picture.ts'
import { giveUpOldMails } from '../services/mail-delivery.ts'
import { pictureStore } from '../services/picture-store.ts'
import { endLateOffers } from '../services/event-places.ts'
import { eraseParticipants, remindParticipants } from '../services/registration-jobs.ts'
import { tellByMail } from '../services/registration-mails.ts'
import { forgetExpiredSignIns, forgetOldActs, forgetOldMails } from '../services/retention.ts'

export interface JobParts {
  db: Database
  env: ServerEnv
  log: Logger
  /** Sends what is due; nothing without a mail server. */
  deliverMails(): Promise<void>
}

export interface Job {
  name: string
  /** Five fields of cron, in UTC. */
  schedule: string
  /** May run in two processes at once, and again after one that was cut short. */
  run(parts: JobParts): Promise<void>
}

/** What runs by itself. Whoever is on top of the minute first does it, for all processes. */
export const JOBS: Job[] = [
  // A mail leaves as soon as it is queued; this is for those that have to be tried again.
  { name: 'deliver-mails', schedule: '* * * * *', run: ({ deliverMails }) => deliverMails() },
  { name: 'give-up-old-mails', schedule: '7 * * * *', run: ({ db }) => giveUpOldMails(db) },
  { name: 'forget-old-mails', schedule: '17 * * * *', run: ({ db }) => forgetOldMails(db) },
  { name: 'forget-old-acts', schedule: '37 3 * * *', run: ({ db }) => forgetOldActs(db) },
  {
    name: 'forget-expired-sign-ins',
    schedule: '27 * * * *',
    run: ({ db }) => forgetExpiredSignIns(db),
  },
  {
    name: 'end-late-offers',
    schedule: '* * * * *',
    run: ({ db, env }) => endLateOffers(db, new Date(), tellByMail(env)),
  },
  {
    name: 'remind-participants',
    schedule: '*/10 * * * *',
    run: ({ db, env }) => remindParticipants(db, env, new Date()),
  },
  {
    name: 'erase-participants',
    schedule: '47 * * * *',
    run: ({ db, env }) => eraseParticipants(db, env, new Date()),
  },
  {
    name: 'erase-unused-pictures',
    schedule: '37 2 * * *',
    run: ({ db, env }) => eraseUnusedPictures(db, pictureStore(env)),
  },
]
