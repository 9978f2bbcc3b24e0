import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/app.ts'
import {
  buildEvent,
  buildImport,
  buildListing,
  buildMail,
  buildUser,
  openSession,
} from '../../tests/support/factories.ts'
import { indianDay } from '../../shared/indian-days.ts'
import { findBackups } from '../backup/folder.ts'
import {
  auditLog,
  checkTasks,
  contactSubmissions,
  decisions,
  eventRegistrations,
  listingClaims,
  listingCounts,
  listingImports,
  listingReports,
  listingCredentials,
  listings,
  providerLinks,
  mails,
  newsletterSubscriptions,
  providerMails,
  searchMisses,
  sessions,
  unconfirmedMails,
  usedMarks,
  viewerKeys,
} from '../db/schema.ts'
import { JOBS } from './table.ts'

const DAY = 86_400_000

let folder: string
let app: TestApp
let deliveries: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saath-jobs-'))
  app = await createTestApp({ DATA_DIR: folder, PUBLIC_URL: 'https://saath.example.org' })
  deliveries = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a job is for: something that is due, and something like it that is not; and what it leaves of them. */
interface Work {
  prepare: () => unknown
  /** Reads what the job changes. */
  find: () => unknown
  before: unknown
  after: unknown
}

const days = (count: number) => new Date(Date.now() + count * DAY)
const count = (table: Parameters<TestApp['db']['$count']>[0]) => () => app.db.$count(table)
const mailKinds = async () => (await app.db.select().from(mails)).map(({ kind }) => kind)
const mailStates = async () =>
  (await app.db.select().from(mails).orderBy(mails.id)).map(({ state }) => state)

/** Two mails, the first of which is as old as this. */
async function buildMails(age: number) {
  await buildMail(app.db)
  await app.db.update(mails).set({ createdAt: days(-age) })
  await buildMail(app.db)
}

const MESSAGE = {
  name: 'Ravi',
  email: 'ravi@example.org',
  subject: 'Opening hours',
  message: 'Hello',
}
const FILE = `${'a'.repeat(32)}-480.jpg`

/** Somebody who registered ten days ago for an event with such a start. */
async function register(startDate: Date, fields: Partial<typeof eventRegistrations.$inferInsert>) {
  const { id: eventId } = await buildEvent(app.db, { startDate })
  const { id: userId } = await buildUser(app.db)
  await app.db
    .insert(eventRegistrations)
    .values({ eventId, userId, forWhom: 'myself', registeredAt: days(-10), ...fields })
}
const registered = async (column: 'status' | 'participantName') =>
  (await app.db.select().from(eventRegistrations).orderBy(eventRegistrations.id)).map(
    (row) => row[column],
  )

const WORK: Record<string, Work> = {
  'deliver-mails': {
    prepare: async () => {},
    find: () => deliveries > 0,
    before: false,
    after: true,
  },
  'give-up-old-mails': {
    prepare: () => buildMails(8),
    find: mailStates,
    before: ['waiting', 'waiting'],
    after: ['failed', 'waiting'],
  },
  'forget-old-mails': {
    prepare: async () => {
      await buildMails(0)
      await app.db.execute(
        sql`update mails set state = 'failed', subject = null, text = null, html = null`,
      )
      await app.db.execute(
        sql`update mails set created_at = now() - interval '2 years' where id = 1`,
      )
    },
    find: mailStates,
    before: ['failed', 'failed'],
    after: ['failed'],
  },
  'import-listings': {
    prepare: () => buildImport(app.db, { state: 'rehearsing' }),
    find: async () => (await app.db.select().from(listingImports)).map(({ state }) => state),
    before: ['rehearsing'],
    after: ['failed'],
  },
  'forget-old-imports': {
    prepare: async () => {
      await buildImport(app.db, { state: 'done', createdAt: days(-31) })
      await buildImport(app.db, { state: 'done', createdAt: days(-29) })
    },
    find: count(listingImports),
    before: 2,
    after: 1,
  },
  'forget-decisions': {
    prepare: async () => {
      const admin = await buildUser(app.db, { role: 'admin' })
      await app.db.insert(decisions).values(
        [-301, -290].map((seconds) => ({
          adminId: admin.id,
          kind: 'message.read' as const,
          subjectId: 1,
          subject: '',
          before: { of: 'message' as const },
          createdAt: new Date(Date.now() + seconds * 1000),
        })),
      )
    },
    find: count(decisions),
    before: 2,
    after: 1,
  },
  'forget-old-acts': {
    prepare: () =>
      app.db.insert(auditLog).values([
        { action: 'review.hide', subjectId: 1, createdAt: days(-735) },
        { action: 'review.show', subjectId: 2, createdAt: days(-725) },
      ]),
    find: count(auditLog),
    before: 2,
    after: 1,
  },
  'forget-old-misses': {
    prepare: () =>
      app.db.insert(searchMisses).values(
        [-368, -363].map((at) => ({
          concept: 'hostel',
          placeId: '',
          day: days(at).toISOString().slice(0, 10),
        })),
      ),
    find: count(searchMisses),
    before: 2,
    after: 1,
  },
  'fold-listing-counts': {
    prepare: async () => {
      await buildListing(app.db, { category: 'therapists' })
      await buildListing(app.db, { category: 'therapists' })
      await buildListing(app.db, { category: 'doctors-specialists' })
    },
    find: count(listingCounts),
    // Each under its category, and once for the number of all.
    before: 6,
    after: 3,
  },
  'forget-unused-links': {
    prepare: async () => {
      const { id: listingId } = await buildListing(app.db)
      const link = { listingId, version: days(0), channel: 'call' as const }
      await app.db.insert(providerLinks).values([
        { ...link, tokenHash: 'ended', expiresAt: days(-91) },
        { ...link, tokenHash: 'ended lately', expiresAt: days(-89) },
        { ...link, tokenHash: 'open', expiresAt: days(1) },
        // What was said by it stays in the history.
        { ...link, tokenHash: 'used', expiresAt: days(-91), usedAt: days(-100), answer: 'right' },
      ])
    },
    find: count(providerLinks),
    before: 4,
    after: 3,
  },
  'forget-expired-sign-ins': {
    prepare: async () => {
      const { id } = await buildUser(app.db)
      await openSession(app.db, id)
      await app.db.update(sessions).set({ expire: days(-1) })
      await openSession(app.db, id)
    },
    find: count(sessions),
    before: 2,
    after: 1,
  },
  'send-owed-mails': {
    prepare: () =>
      app.db.insert(contactSubmissions).values([
        { ...MESSAGE, confirmBy: days(1), isMailOwed: true },
        { ...MESSAGE, email: 'asha@example.org', confirmBy: days(1) },
      ]),
    find: mailKinds,
    before: [],
    after: ['contact-confirm'],
  },
  'forget-unconfirmed-mails': {
    prepare: () =>
      app.db
        .insert(unconfirmedMails)
        .values([{ address: 'a', sentAt: days(-2) }, { address: 'b' }]),
    find: count(unconfirmedMails),
    before: 2,
    after: 1,
  },
  'forget-subscribers': {
    prepare: () =>
      app.db
        .insert(newsletterSubscriptions)
        .values([
          { email: 'ravi@example.org', createdAt: days(-400) },
          { email: 'asha@example.org' },
        ]),
    find: count(newsletterSubscriptions),
    before: 2,
    after: 1,
  },
  'forget-old-messages': {
    prepare: () =>
      app.db.insert(contactSubmissions).values([{ ...MESSAGE, createdAt: days(-400) }, MESSAGE]),
    find: count(contactSubmissions),
    before: 2,
    after: 1,
  },
  'forget-old-reports': {
    prepare: async () => {
      const { id: listingId } = await buildListing(app.db)
      const said = { listingId, kind: 'moved' } as const
      const [old] = await app.db
        .insert(listingReports)
        .values({ ...said, tokenHash: 'a', createdAt: days(-400) })
        .returning()
      await app.db.insert(listingReports).values([
        { ...said, tokenHash: 'b', state: 'double', sameAs: old!.id, createdAt: days(-380) },
        { ...said, tokenHash: 'c' },
      ])
    },
    find: count(listingReports),
    before: 3,
    after: 1,
  },
  'forget-old-claims': {
    prepare: async () => {
      const { id: listingId } = await buildListing(app.db)
      const claim = async (fields: Partial<typeof listingClaims.$inferInsert>) => {
        const { id: userId } = await buildUser(app.db)
        const asked = { way: 'phone', state: 'waiting', contactHash: 'a', ...fields } as const
        await app.db.insert(listingClaims).values({ listingId, userId, ...asked })
      }
      await claim({ createdAt: days(-31) })
      await claim({ createdAt: days(-29) })
      const shown = { createdAt: days(-500), provenAt: days(-499) }
      await claim({ ...shown, state: 'proven' })
      await claim({ ...shown, state: 'withdrawn', endedAt: days(-300) })
      await claim({ ...shown, state: 'withdrawn', endedAt: days(-400) })
    },
    find: count(listingClaims),
    before: 5,
    after: 3,
  },
  'forget-used-marks': {
    prepare: () =>
      app.db.insert(usedMarks).values([
        { mark: 'a', keepUntil: days(-1) },
        { mark: 'b', keepUntil: days(1) },
      ]),
    find: count(usedMarks),
    before: 2,
    after: 1,
  },
  'forget-viewer-keys': {
    prepare: () =>
      app.db.insert(viewerKeys).values([
        { day: '2026-01-01', key: 'a' },
        { day: '9999-01-01', key: 'b' },
      ]),
    find: count(viewerKeys),
    before: 2,
    after: 1,
  },
  'erase-removed-listings': {
    prepare: async () => {
      await buildListing(app.db, { isApproved: false, removedAt: days(-2) })
      await buildListing(app.db, { isApproved: false, removedAt: new Date() })
    },
    find: async () =>
      (await app.db.select().from(listings).orderBy(listings.id)).map(
        ({ description }) => description,
      ),
    before: ['A school.', 'A school.'],
    after: ['', 'A school.'],
  },
  'forget-unclaimed-credentials': {
    prepare: async () => {
      const claimed = { credentials: ['RCI, A1, Dr Asha Naik'], updatedAt: days(-2) }
      for (const fields of [{ updatedAt: days(-2) }, claimed, { updatedAt: new Date() }]) {
        const { id: listingId } = await buildListing(app.db, fields)
        const found = { number: 'A1', holder: 'Dr Asha Naik', checkedOn: '2026-11-20' }
        await app.db.insert(listingCredentials).values({ listingId, register: 'rci', ...found })
      }
    },
    find: async () =>
      (await app.db.select().from(listingCredentials).orderBy(listingCredentials.id)).map(
        ({ listingId }) => listingId,
      ),
    before: [1, 2, 3],
    after: [2, 3],
  },
  'tell-what-waits': {
    prepare: async () => {
      const { id: proposedBy } = await buildUser(app.db, { role: 'admin' })
      await buildEvent(app.db, { isApproved: false, proposedBy })
    },
    find: mailKinds,
    before: [],
    after: ['what-waits'],
  },
  'plan-checks': {
    prepare: async () => {
      await buildListing(app.db, { name: 'Due', nextCheckOn: indianDay(days(-1)) })
      await buildListing(app.db, { name: 'Not yet', nextCheckOn: indianDay(days(2)) })
    },
    find: async () =>
      (
        await app.db
          .select({ name: listings.name })
          .from(checkTasks)
          .innerJoin(listings, eq(listings.id, checkTasks.listingId))
      ).map(({ name }) => name),
    before: [],
    after: ['Due'],
  },
  // Without a mail server it writes to nobody (services/providers/mail-ladder.test.ts).
  'mail-providers': {
    prepare: () =>
      app.db.insert(providerMails).values([
        { emailHash: 'a', month: '2026-01-01', createdAt: days(-63) },
        { emailHash: 'b', month: '2026-01-01', createdAt: days(-61) },
      ]),
    find: async () =>
      (await app.db.select().from(providerMails).orderBy(providerMails.id)).map(
        ({ emailHash }) => emailHash,
      ),
    before: ['a', 'b'],
    after: [null, 'b'],
  },
  'end-late-offers': {
    prepare: async () => {
      const offered = { status: 'offered', waitingSince: days(-9) } as const
      await register(days(30), { ...offered, offeredUntil: days(-1) })
      await register(days(30), { ...offered, offeredUntil: days(1) })
      await app.db.execute(sql`update events set open_offers = 1`)
    },
    find: () => registered('status'),
    before: ['offered', 'offered'],
    after: ['cancelled', 'offered'],
  },
  'remind-participants': {
    prepare: async () => {
      await register(days(1), {})
      await register(days(5), {})
    },
    find: mailKinds,
    before: [],
    after: ['event-reminder'],
  },
  'erase-participants': {
    prepare: async () => {
      await register(days(-400), { participantName: 'Ravi' })
      await register(days(-1), { participantName: 'Asha' })
    },
    find: () => registered('participantName'),
    before: ['Ravi', 'Asha'],
    after: [null, 'Asha'],
  },
  'back-up': {
    prepare: () => {
      const old = 'saath-2025-01-01T031702.418Z'
      mkdirSync(join(folder, 'backups', old), { recursive: true })
    },
    find: async () =>
      (await findBackups(join(folder, 'backups'))).map(({ takenAt }) => takenAt < days(-1)),
    before: [true],
    // What this site has not made itself stays.
    after: [true, false],
  },
  'erase-unused-pictures': {
    prepare: async () => {
      mkdirSync(join(folder, 'pictures'))
      for (const file of [FILE, FILE.replace('a', 'b')])
        writeFileSync(join(folder, 'pictures', file), '')
      utimesSync(join(folder, 'pictures', FILE), days(-1), days(-1))
    },
    find: () => readdirSync(join(folder, 'pictures')).length,
    before: 2,
    after: 1,
  },
}

test('every job of the table is tried here', () => {
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual(Object.keys(WORK).toSorted())
})

test.each(JOBS)('$name does what is due, and leaves what is not', async ({ name, run }) => {
  const { prepare, find, before, after } = WORK[name]!
  await prepare()
  expect(await find()).toEqual(before)
  const parts = { ...app, deliverMails: async () => void (deliveries += 1) }
  await run(parts)
  expect(await find()).toEqual(after)
  // As it may, when another process does it too.
  await run(parts)
  expect(await find()).toEqual(after)
})
