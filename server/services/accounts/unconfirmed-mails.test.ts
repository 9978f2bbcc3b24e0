import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildUser } from '../../../tests/support/factories.ts'
import type { Database } from '../../db/open.ts'
import { newsletterSubscriptions, unconfirmedMails } from '../../db/schema.ts'
import { forgetUnconfirmedMails, passesMailThrottle } from './unconfirmed-mails.ts'

const secretFor = (purpose: string) => `secret for ${purpose}`
const ask = (db: Database, email: string, form: 'contact' | 'newsletter' = 'contact') =>
  db.transaction((tx) => passesMailThrottle(tx, secretFor, email, form))

test('an address that never confirmed is written to once in 24 hours, however it is spelt', async () => {
  const db = await emptyDatabase()
  const answers = [
    await ask(db, 'asha@example.org'),
    await ask(db, 'asha@example.org'),
    await ask(db, 'Asha@Example.org', 'newsletter'),
    await ask(db, 'ravi@example.org'),
  ]
  expect(answers).toEqual([true, false, false, true])
  expect(JSON.stringify(await db.select().from(unconfirmedMails))).not.toContain('asha')

  await db.update(unconfirmedMails).set({ sentAt: sql`now() - interval '25 hours'` })
  expect([await ask(db, 'asha@example.org'), await ask(db, 'asha@example.org')]).toEqual([
    true,
    false,
  ])
})

test('so is a mailbox, whatever stands behind a plus sign in its address', async () => {
  const db = await emptyDatabase()
  const answers = [
    await ask(db, 'asha+1@example.org'),
    await ask(db, 'asha+2@example.org', 'newsletter'),
    await ask(db, 'asha@example.org'),
    await ask(db, 'a.sha@example.org'),
    await ask(db, 'r.a.v.i@gmail.com'),
    await ask(db, 'ravi+1@googlemail.com'),
  ]
  expect(answers).toEqual([true, false, false, true, true, false])
})

test('many at once are written to once', async () => {
  const db = await emptyDatabase()
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask(db, 'asha@example.org')))
  expect(asked.filter(Boolean)).toHaveLength(1)
})

test('a transaction that is rolled back did not write', async () => {
  const db = await emptyDatabase()
  const failing = db.transaction(async (tx) => {
    await passesMailThrottle(tx, secretFor, 'asha@example.org', 'contact')
    throw new Error('Something else went wrong')
  })
  await expect(failing).rejects.toThrow('Something else')
  expect(await ask(db, 'asha@example.org')).toBe(true)
})

test('who has confirmed an account or a subscription is written to once in 24 hours for each form', async () => {
  const db = await emptyDatabase()
  await buildUser(db, { email: 'asha@example.org', isEmailVerified: true })
  await db
    .insert(newsletterSubscriptions)
    .values({ email: 'ravi@example.org', confirmedAt: new Date() })
  for (const email of ['asha@example.org', 'ravi@example.org'])
    expect([
      await ask(db, email),
      await ask(db, email),
      await ask(db, email, 'newsletter'),
      await ask(db, email, 'newsletter'),
    ]).toEqual([true, false, true, false])
})

test('what is older than a day is forgotten', async () => {
  const db = await emptyDatabase()
  await ask(db, 'asha@example.org')
  await ask(db, 'ravi@example.org')
  await db.execute(
    sql`update unconfirmed_mails set sent_at = now() - interval '25 hours' where ctid = (select min(ctid) from unconfirmed_mails)`,
  )
  await forgetUnconfirmedMails(db)
  expect(await db.$count(unconfirmedMails)).toBe(1)
})
