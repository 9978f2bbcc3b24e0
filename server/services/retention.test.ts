import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  AUDIT_MONTHS,
  BACKUP_DAYS,
  BACKUP_DAYS_AT_MOST,
  CLAIM_DAYS,
  DRAFT_DAYS,
  IDEMPOTENCY_HOURS,
  IMPORT_DAYS,
  MAIL_DAYS,
  MAIL_TEXT_DAYS,
  MESSAGE_MONTHS,
  PROVIDER_HASH_DAYS,
  PROVIDER_MAIL_DAYS,
  SEARCH_MISS_MONTHS,
  REMOVED_HOURS,
  UNCONFIRMED_DAYS,
  SUBSCRIPTION_DAYS,
  UNSUBSCRIBED_DAYS,
  UPLOAD_DAYS,
} from '../../shared/retention.ts'
import { SESSION_DAYS } from '../../shared/accounts/visitor.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { auditLog, listingImports, searchMisses } from '../db/schema.ts'
import { readEnv } from '../env/env.ts'
import { LIMITS_OF } from '../http/limits.ts'
import { words as contactWords } from '../../web/pages/contact/words.ts'
import { words as submitWords } from '../../web/pages/submit/words.ts'
import { privacyWords } from '../../web/pages/about/privacy-words.ts'
import { MARK_MINUTES } from './advertising/counts.ts'
import { forgetOldActs, forgetOldImports, forgetOldMisses } from './retention.ts'

test('what admins did is forgotten after 24 months', async () => {
  const db = await emptyDatabase()
  await db.insert(auditLog).values([
    { action: 'review.hide', subjectId: 1, createdAt: ago(735) },
    { action: 'review.show', subjectId: 2, createdAt: ago(725) },
  ])
  await forgetOldActs(db)
  expect(await db.select().from(auditLog)).toMatchObject([{ subjectId: 2 }])
})

test('a file that was imported is forgotten after 30 days, with its rows', async () => {
  const db = await emptyDatabase()
  const fields = { fileName: 'a.csv', total: 1, state: 'done' as const }
  await db.insert(listingImports).values([
    { ...fields, createdAt: ago(31) },
    { ...fields, fileName: 'b.csv', createdAt: ago(29) },
  ])
  await forgetOldImports(db)
  expect(await db.select().from(listingImports)).toMatchObject([{ fileName: 'b.csv' }])
})

test('that a search found nothing is forgotten after 12 months', async () => {
  const db = await emptyDatabase()
  await db.insert(searchMisses).values([
    { concept: 'hostel', placeId: 'mapusa', day: day(368) },
    { concept: 'hostel', placeId: 'mapusa', day: day(363) },
  ])
  await forgetOldMisses(db)
  expect(await db.select().from(searchMisses)).toMatchObject([{ day: day(363) }])
})

test('docs/security.md says how long things are kept, as the jobs and the privacy section do', async () => {
  const docs = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const [, table = ''] = docs.split('## Personal data: keeping and erasing')
  const kept = Object.fromEntries(
    [...table.matchAll(/^\| ([^-].+?) +\| (.+?) +\|/gm)].map(([, what, time]) => [what, time]),
  )
  expect(kept).toEqual({
    What: 'Kept',
    'Access logs': 'by the operator, as long as they like',
    'Words of searches': 'not recorded',
    'What a search found nothing for': `concept, place and day; ${SEARCH_MISS_MONTHS} months`,
    Sessions: `${SESSION_DAYS} days`,
    'Mail: what it says, address': `until sent or given up, at most ${MAIL_TEXT_DAYS} days`,
    'Mail: kind, masked address, times': `${MAIL_DAYS} days`,
    'Audit log': `${AUDIT_MONTHS} months`,
    'What a deleted listing said': `${REMOVED_HOURS} hours; its name stays`,
    'Imported files': `${IMPORT_DAYS} days`,
    'Newsletter, not confirmed': `${SUBSCRIPTION_DAYS} days since it was last asked for`,
    'Newsletter, unsubscribed': `${UNSUBSCRIBED_DAYS} days`,
    'Answers to changes, sealed': `${IDEMPOTENCY_HOURS} hours, or until the account ends`,
    "Participants' details": `until ${readEnv({}).ERASE_AFTER_DAYS} days after the event`,
    "A child's, once cancelled": 'not at all',
    'Needs, once the event is off': 'not at all',
    'Proposed events, not approved': 'until rejected, or the account ends',
    'Marks of what was counted': `${(MARK_MINUTES + FORGOTTEN_EVERY) / 60} hours`,
    'The key viewers are hashed with': 'until the day is over, in India',
    'Uploads that nothing names': `${UPLOAD_DAYS} days`,
    'Drafts, in the browser': `${DRAFT_DAYS} days; a guest's as long as the tab`,
    'Counted tries and mails, hashed': `${LONGEST_COUNT / 86_400} day`,
    'Backups but the newest 3': `${BACKUP_DAYS} days (\`BACKUP_KEEP_DAYS\`), ${BACKUP_DAYS_AT_MOST} at most`,
    "A provider's email address, hashed": `${PROVIDER_HASH_DAYS} days after an email to it`,
    'That a provider got an email': `${PROVIDER_MAIL_DAYS} days`,
    'Contact messages': `${MESSAGE_MONTHS} months; unconfirmed ${UNCONFIRMED_DAYS} days`,
    'What was before a decision': 'until it can no longer be undone',
    'Claims of listings': `not shown ${CLAIM_DAYS} days; ended ${MESSAGE_MONTHS} months`,
    'Reports of listings': `${MESSAGE_MONTHS} months; the address until the answer`,
  })
  const section = JSON.stringify(privacyWords.blocks(null))
  expect(section).toContain('We do not keep the words you search for.')
  for (const time of [
    `kept for ${IDEMPOTENCY_HOURS} hours`,
    `older than ${BACKUP_DAYS_AT_MOST} days`,
    `not shown after ${DRAFT_DAYS} days`,
    `${SESSION_DAYS} days`,
    `${MAIL_TEXT_DAYS} days`,
    `${MAIL_DAYS} days what kind of email`,
    `${AUDIT_MONTHS} months`,
    `do not confirm, we forget the address after ${SUBSCRIPTION_DAYS} days`,
    `unsubscribe, we forget it after ${UNSUBSCRIBED_DAYS} days`,
    `deleted after ${MESSAGE_MONTHS} months`,
    `deleted after ${SEARCH_MISS_MONTHS} months`,
    `we keep for ${PROVIDER_HASH_DAYS} days that we did`,
    `deleted after ${UNCONFIRMED_DAYS} days`,
    `What is not shown to be yours is deleted after ${CLAIM_DAYS} days`,
    `What has ended is deleted ${MESSAGE_MONTHS} months later`,
  ])
    expect(section).toContain(time)
})

test('the forms say as long', () => {
  expect(submitWords.draftKept).toContain(`for ${DRAFT_DAYS} days`)
  const { confirmNext, tooLateText, waitingHint } = contactWords
  for (const sentence of [confirmNext[1], tooLateText, waitingHint])
    expect(sentence).toContain(`${UNCONFIRMED_DAYS} days`)
})

/** The job forget-used-marks comes twice an hour. */
const FORGOTTEN_EVERY = 30
const LONGEST_COUNT = Math.max(...Object.values(LIMITS_OF).map(({ seconds }) => seconds))

const day = (days: number) => ago(days).toISOString().slice(0, 10)

function ago(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}
