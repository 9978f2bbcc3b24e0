import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '../../server/db/schema.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import { sendOwedMails } from '../../server/services/contact/mails.ts'
import { createTestApp, signInAs } from '../support/app.ts'
import { CONTACT_SETTINGS, MESSAGE } from '../support/contact.ts'
import { buildCategories, buildEvent } from '../support/factories.ts'

/** Every form that writes to an address somebody typed: its call, and what it is sent. */
const FORMS: { path: string; body: (email: string) => object }[] = [
  { path: '/api/newsletter', body: (email) => ({ email }) },
  // Without a proof of work, it asks by mail for a press (ruling 40).
  { path: '/api/contact', body: (email) => ({ ...MESSAGE, email }) },
]

/** What a server delivers to one mailbox, at a domain whose mails are not counted together. */
const SPELLINGS = [
  () => 'asha@outlook.com',
  () => 'Asha@OUTLOOK.com',
  (at: number) => `asha+${at}@outlook.com`,
]

const REQUESTS = 1_000
const AT_ONCE = 50

const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`

test('1,000 requests over all forms that name one address nobody confirmed send it at most one mail in 24 hours', async () => {
  const app = await createTestApp(CONTACT_SETTINGS)
  const box = { env: app.env, secretFor: openSecrets(app.env) }
  const flood = async () => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => {
          const { path, body } = FORMS[index % FORMS.length]!
          const email = SPELLINGS[index % SPELLINGS.length]!(sent + index)
          return app.send('POST', path, body(email))
        }),
      )
      for (const { status } of answers) statuses.add(status)
    }
    // All were let in: no limit but this one was at work.
    expect([...statuses]).toEqual([200])
  }
  await flood()
  expect(await app.db.select({ to: mails.recipient }).from(mails)).toEqual([
    { to: expect.stringMatching(/^asha(\+\d+)?@outlook\.com$/) },
  ])

  await app.db.execute(sql`update unconfirmed_mails set sent_at = ${hoursAgo(23)}`)
  await app.db.execute(sql`update newsletter_subscriptions set created_at = ${hoursAgo(23)}`)
  await flood()
  // The job that sends what is owed waits, too.
  await sendOwedMails(app.db, box)
  expect(await app.db.$count(mails)).toBe(1)
  await app.db.execute(sql`update unconfirmed_mails set sent_at = ${hoursAgo(25)}`)
  await app.db.execute(sql`update newsletter_subscriptions set created_at = ${hoursAgo(25)}`)
  await flood()
  await sendOwedMails(app.db, box)
  expect(await app.db.$count(mails)).toBe(2)
})

test('the forms of an account write to its own address, which it has confirmed, and name no other', async () => {
  const app = await createTestApp(CONTACT_SETTINGS)
  const user = await signInAs(app)
  const admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
  const { id } = await buildEvent(app.db)
  const other = 'asha@example.org'
  // Nothing of it is a field.
  const named = { email: other, to: other, recipient: other, participantEmail: other }
  const asked = { forWhom: 'myself', isAdult: true, participantName: 'Asha', ...named }
  const sent = await user.send('POST', '/api/submissions', {
    name: 'Sea School',
    description: 'A school.',
    category: 'special-schools',
    address: 'Ponda',
    phone: '112',
    // The listing's own: shown on its page, and written to by nobody.
    email: other,
  })
  expect(sent.status, await sent.clone().text()).toBe(200)
  const { id: submission, updatedAt } = (await sent.json()) as { id: number; updatedAt: string }
  const decided = await admin.send('PATCH', `/api/submissions/${submission}/status`, {
    status: 'rejected',
    adminNotes: 'It closed.',
    version: updatedAt,
  })
  expect(decided.status).toBe(200)
  expect((await user.send('POST', `/api/events/${id}/register`, asked)).status).toBe(200)
  const written = await app.db
    .select({ to: mails.recipient, kind: mails.kind })
    .from(mails)
    .orderBy(mails.id)
  expect(written).toEqual([
    { to: user.user.email, kind: 'submission-rejected' },
    { to: user.user.email, kind: 'event-registered' },
  ])
})
