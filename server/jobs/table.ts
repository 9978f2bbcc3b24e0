import type { Logger } from 'pino'
import { backUpWhenDue } from '../backup/nightly.ts'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { openSiteCiphers } from '../http/ciphers.ts'
import { openSecrets } from '../start/secrets.ts'
import { forgetViewerKeys } from '../services/advertising/counts.ts'
import { forgetProviderMails, recordBounces } from '../services/providers/mail-bounces.ts'
import { mailProviders } from '../services/providers/mail-ladder.ts'
import { planChecks } from '../services/checks/plan.ts'
import { onMuchToPlan } from '../services/checks/plan-soon.ts'
import { forgetDecisions } from '../services/decisions/keep.ts'
import { sendOwedMails } from '../services/contact/mails.ts'
import { giveUpOldMails } from '../mail/delivery.ts'
import { foldListingCounts } from '../services/listings/counts.ts'
import { forgetUnclaimed } from '../services/listings/credentials.ts'
import { eraseRemovedListings } from '../services/listings/erasure.ts'
import { onImportWaiting, workOnImports } from '../services/imports/job.ts'
import { eraseUnusedPictures } from '../services/listings/pictures.ts'
import { pictureStore } from '../services/pictures/store.ts'
import { endLateOffers } from '../services/registrations/seats.ts'
import { eraseParticipants, remindParticipants } from '../services/registrations/jobs.ts'
import { notifyByMail } from '../services/registrations/mails.ts'
import {
  forgetExpiredSignIns,
  forgetOldClaims,
  forgetOldActs,
  forgetOldImports,
  forgetOldMails,
  forgetOldMessages,
  forgetOldReports,
  forgetOldMisses,
  forgetUnusedLinks,
} from '../services/retention.ts'
import { forgetSubscribers } from '../services/newsletter/subscribers.ts'
import { forgetUnconfirmedMails } from '../services/accounts/unconfirmed-mails.ts'
import { forgetNonces } from '../services/nonces.ts'
import { sendDigest } from '../services/admin/what-waits.ts'

interface JobParts {
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
  /** At most one is under way in the whole site. */
  isAlone?: boolean
  /** Hears of work that should not wait for the schedule, once it has been committed. */
  soon?: (listener: () => void) => () => void
  /** May run again after one that was cut short; and in two processes at once, unless it is alone. */
  run(parts: JobParts): Promise<void>
}

/** What runs by itself. Whoever is on top of the minute first does it, for all processes. */
export const JOBS: Job[] = [
  // A mail leaves as soon as it is queued; this is for those that have to be tried again.
  { name: 'deliver-mails', schedule: '* * * * *', run: ({ deliverMails }) => deliverMails() },
  { name: 'give-up-old-mails', schedule: '7 * * * *', run: ({ db }) => giveUpOldMails(db) },
  { name: 'forget-old-mails', schedule: '17 * * * *', run: ({ db }) => forgetOldMails(db) },
  // An import is worked on as soon as it is asked for; on schedule runs what no job was sent for, as after a restore.
  {
    name: 'import-listings',
    schedule: '* * * * *',
    isAlone: true,
    soon: onImportWaiting,
    run: ({ db }) => workOnImports(db),
  },
  { name: 'forget-old-imports', schedule: '47 3 * * *', run: ({ db }) => forgetOldImports(db) },
  { name: 'forget-decisions', schedule: '*/10 * * * *', run: ({ db }) => forgetDecisions(db) },
  { name: 'fold-listing-counts', schedule: '43 3 * * *', run: ({ db }) => foldListingCounts(db) },
  { name: 'forget-old-acts', schedule: '37 3 * * *', run: ({ db }) => forgetOldActs(db) },
  { name: 'forget-old-misses', schedule: '7 4 * * *', run: ({ db }) => forgetOldMisses(db) },
  {
    name: 'forget-expired-sign-ins',
    schedule: '27 * * * *',
    run: ({ db }) => forgetExpiredSignIns(db),
  },
  {
    name: 'send-owed-mails',
    schedule: '52 * * * *',
    run: ({ db, env }) => sendOwedMails(db, { env, secretFor: openSecrets(env) }),
  },
  {
    name: 'forget-unconfirmed-mails',
    schedule: '57 * * * *',
    run: ({ db }) => forgetUnconfirmedMails(db),
  },
  { name: 'forget-subscribers', schedule: '17 3 * * *', run: ({ db }) => forgetSubscribers(db) },
  { name: 'forget-old-messages', schedule: '12 * * * *', run: ({ db }) => forgetOldMessages(db) },
  { name: 'forget-old-reports', schedule: '13 * * * *', run: ({ db }) => forgetOldReports(db) },
  { name: 'forget-unused-links', schedule: '27 3 * * *', run: ({ db }) => forgetUnusedLinks(db) },
  { name: 'forget-old-claims', schedule: '14 * * * *', run: ({ db }) => forgetOldClaims(db) },
  {
    name: 'forget-used-marks',
    schedule: '1,31 * * * *',
    run: ({ db }) => forgetNonces(db, new Date()),
  },
  // The first run of a day in India is a minute after it has begun.
  {
    name: 'forget-viewer-keys',
    schedule: '31 * * * *',
    run: ({ db }) => forgetViewerKeys(db, new Date()),
  },
  {
    name: 'erase-removed-listings',
    schedule: '47 * * * *',
    run: ({ db }) => eraseRemovedListings(db),
  },
  {
    name: 'forget-unclaimed-credentials',
    schedule: '49 * * * *',
    run: ({ db }) => forgetUnclaimed(db),
  },
  // Nine in the morning in India.
  { name: 'tell-what-waits', schedule: '30 3 * * *', run: ({ db, env }) => sendDigest(db, env) },
  // Half past one in the morning in India.
  {
    name: 'plan-checks',
    schedule: '0 20 * * *',
    soon: onMuchToPlan,
    run: ({ db }) => planChecks(db, new Date()),
  },
  // Ten in the morning in India.
  {
    name: 'mail-providers',
    schedule: '30 4 * * *',
    run: async ({ db, env }) => {
      const now = new Date()
      await recordBounces(db, now)
      await mailProviders(db, { env, ciphers: openSiteCiphers(env), now })
      await forgetProviderMails(db, now)
    },
  },
  {
    name: 'end-late-offers',
    schedule: '* * * * *',
    run: ({ db, env }) => endLateOffers(db, new Date(), notifyByMail(env)),
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
  { name: 'back-up', schedule: '17 * * * *', run: (parts) => backUpWhenDue(parts) },
  {
    name: 'erase-unused-pictures',
    schedule: '37 2 * * *',
    run: ({ db, env }) => eraseUnusedPictures(db, pictureStore(env)),
  },
]
