import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  AUDIT_MONTHS,
  IMPORT_DAYS,
  LOG_DAYS,
  MAIL_DAYS,
  MAIL_TEXT_DAYS,
  MESSAGE_MONTHS,
  REMOVED_HOURS,
  UNCONFIRMED_DAYS,
  SUBSCRIPTION_DAYS,
  UNSUBSCRIBED_DAYS,
} from '../../shared/retention.ts'
import { SESSION_DAYS } from '../../shared/accounts/visitor.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { auditLog, listingImports } from '../db/schema.ts'
import { privacyWords } from '../../web/pages/about/privacy-words.ts'
import { forgetOldActs, forgetOldImports } from './retention.ts'

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

test('docs/security.md says how long things are kept, as the jobs and the privacy section do', async () => {
  const docs = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const [, table = ''] = docs.split('## Personal data: keeping and erasing')
  const kept = Object.fromEntries(
    [...table.matchAll(/^\| (.+?) +\| (.+?) +\|/gm)].map(([, what, time]) => [what, time]),
  )
  expect(kept).toMatchObject({
    'Access logs': `${LOG_DAYS} days, by the operator`,
    'Words of searches': 'not recorded',
    Sessions: `${SESSION_DAYS} days`,
    'Mail: what it says, address': `until sent or given up, at most ${MAIL_TEXT_DAYS} days`,
    'Mail: kind, masked address, times': `${MAIL_DAYS} days`,
    'Audit log': `${AUDIT_MONTHS} months`,
    'What a deleted listing said': `${REMOVED_HOURS} hours; its name stays`,
    'Imported files': `${IMPORT_DAYS} days`,
    'Newsletter, not confirmed': `${SUBSCRIPTION_DAYS} days since it was last asked for`,
    'Newsletter, unsubscribed': `${UNSUBSCRIBED_DAYS} days`,
    'Contact messages': `${MESSAGE_MONTHS} months; unconfirmed ${UNCONFIRMED_DAYS} days`,
  })
  const section = JSON.stringify(privacyWords.blocks(null))
  expect(section).toContain('We do not keep the words you search for.')
  for (const time of [
    `${LOG_DAYS} days`,
    `${SESSION_DAYS} days`,
    `${MAIL_TEXT_DAYS} days`,
    `${MAIL_DAYS} days what kind of mail`,
    `${AUDIT_MONTHS} months`,
    `nobody confirms it, we forget the address after ${SUBSCRIPTION_DAYS} days`,
    `unsubscribed, after ${UNSUBSCRIBED_DAYS} days`,
    `deleted after ${MESSAGE_MONTHS} months`,
    `deleted after ${UNCONFIRMED_DAYS} days`,
  ])
    expect(section).toContain(time)
})

function ago(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}
