import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { csvOf, ROW, sendCsv } from '../../../tests/support/csv.ts'
import { buildFact, buildListing, buildUser } from '../../../tests/support/factories.ts'
import { openSiteCiphers } from '../../http/ciphers.ts'
import type { AdminListing } from '../../../shared/listings/admin.ts'
import type { ListingChange } from '../../../shared/listings/changes.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import {
  checkTasks,
  factChecks,
  listingChanges,
  listingClaims,
  listingCredentials,
  listingFacts,
  listingLikes,
  listingReports,
  listingReviews,
  listings,
  providerContacts,
  providerLinks,
  reviewReports,
  withdrawnReviews,
} from '../../db/schema.ts'
import { hashContact } from '../../services/claims/ways.ts'
import { hashToken, makeProviderLink } from '../../services/providers/links.ts'
import { findProviderPage } from '../../services/providers/page.ts'
import { planNextCheck } from '../../services/checks/due.ts'
import { recordChecks } from '../../services/checks/record.ts'
import { hsdsId } from '../../services/hsds/ids.ts'
import { eraseRemovedListings } from '../../services/listings/erasure.ts'
import { saveReport } from '../../services/reports/keep.ts'
import { openReply } from '../../services/reports/reply.ts'
import { openSecrets } from '../../start/secrets.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
})

const PATH = '/api/admin/listings'
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const read = (id: number) => json<AdminListing>(admin.get(`${PATH}/${id}`))

/** As the screen does it: both are read, then one is merged into the other. */
async function merge(kept: number, other: number, take: string[] = [], as = admin) {
  const [version, otherVersion] = [(await read(kept)).updatedAt, (await read(other)).updatedAt]
  return as.send('POST', `${PATH}/${kept}/merge`, { other, version, otherVersion, take })
}

async function merged(kept: number, other: number, take: string[] = []): Promise<number> {
  const answer = await merge(kept, other, take)
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  return ((await answer.json()) as { changeId: number }).changeId
}

const undo = (changeId: number, as = admin) => as.send('POST', `${PATH}/changes/${changeId}/undo`)

const pair = async (one: object = {}, two: object = {}) => [
  (await buildListing(app.db, { name: 'Asha School', town: 'Mapusa', region: 'Goa', ...one })).id,
  (
    await buildListing(app.db, {
      name: 'Asha Special School',
      town: 'Mapusa',
      region: 'Goa',
      ...two,
    })
  ).id,
]

const eraseAfterADay = async () => {
  await app.db.update(listings).set({ removedAt: sql`removed_at - interval '25 hours'` })
  await eraseRemovedListings(app.db)
}

const check = (listingId: number, field: 'phone' | 'open', checkedOn: string) =>
  app.db.transaction((tx) =>
    recordChecks(tx, listingId, [
      {
        field,
        outcome: 'right',
        method: 'phone',
        saidBy: 'provider',
        checkedOn,
        byUser: admin.user.id,
      },
    ]),
  )
const phoneOf = async (id: number) =>
  (await read(id)).facts.find(({ field }) => field === 'phone')?.checkedOn ?? null

const checks = () => app.db.select().from(factChecks).orderBy(factChecks.id)

/** As the site itself leaves listings: with versions that a browser can send back, and planned. */
async function settle() {
  await app.db.execute(sql`update listings set updated_at = date_trunc('milliseconds', updated_at)`)
  for (const { id } of await app.db.select({ id: listings.id }).from(listings))
    await app.db.transaction((tx) => planNextCheck(tx, id))
}

/** Every row there is, of each table, in an order that tells nothing of when it was written. */
async function dump() {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    // What is only ever added to, and what counts how often somebody tried.
    if (ADDED_TO.has(name)) continue
    const { rows } = await app.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(name)} one`,
    )
    all[name] = rows
      // A source that goes and comes again is another row with the same words.
      .map(({ row: { id, ...row } }) =>
        JSON.stringify(name === 'listing_facts' ? row : { id, ...row }),
      )
      .toSorted()
  }
  return all
}
const ADDED_TO = new Set([
  'listing_counts',
  'listing_changes',
  'fact_checks',
  'audit_log',
  'idempotency_keys',
  'rate_limits',
  'sessions',
  'search_terms',
])

test('POST …/merge keeps what is better, and says so on one page', async () => {
  const [kept, other] = await pair(
    { phone: '112', ages: '3 to 6', ageGroups: [] },
    { phone: '1098', website: 'https://asha.example.org', services: ['Speech therapy'] },
  )
  await buildFact(app.db, kept!, { field: 'phone', quote: 'Call 112' })
  await buildFact(app.db, other!, { field: 'website', quote: 'Our site' })
  await buildFact(app.db, other!, { field: 'address', quote: 'Not said' })
  await merged(kept!, other!, ['website', 'services'])
  const after = await read(kept!)
  expect(after).toMatchObject({
    name: 'Asha School',
    phone: '112',
    website: 'https://asha.example.org',
    services: ['Speech therapy'],
    ages: '3 to 6',
    isApproved: true,
  })
  expect(after.facts).toMatchObject([
    { field: 'phone', quote: 'Call 112' },
    { field: 'website', quote: 'Our site' },
  ])
  expect(await read(other!)).toMatchObject({
    isRemoved: true,
    isApproved: false,
    mergedInto: { id: kept, name: 'Asha School' },
  })
  const [change] = await json<ListingChange[]>(admin.get(`${PATH}/${kept}/changes`))
  expect(change).toMatchObject({
    action: 'listing.merge',
    by: 'Meera Rao',
    other: { id: other, name: 'Asha Special School' },
    canUndo: true,
    before: { values: { website: null, services: [] } },
  })
  const acts = await json<{ action: string; subjectId: number }[]>(admin.get('/api/admin/audit'))
  expect(acts).toMatchObject([
    { action: 'listing.merged', subjectId: other, detail: String(kept) },
    { action: 'listing.merge', subjectId: kept, detail: String(other) },
  ])
})

describe('the address of what was merged', () => {
  test('leads to the kept listing for ever, in chains, too', async () => {
    const [a, b] = await pair()
    const c = (await buildListing(app.db, { name: 'Asha Centre' })).id
    await merged(b!, a!)
    await merged(c, b!)
    for (const old of [a, b]) {
      const answer = await app.get(`/api/listings/${old}?x=1`)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        `/api/listings/${c}?x=1`,
      ])
      const reviews = await app.get(`/api/listings/${old}/reviews?limit=3`)
      expect(reviews.headers.get('location')).toBe(`/api/listings/${c}/reviews?limit=3`)
    }
    const service = await app.get(`/api/hsds/services/${hsdsId('service', a!)}`)
    expect([service.status, service.headers.get('location')]).toEqual([
      301,
      `/api/hsds/services/${hsdsId('service', c)}`,
    ])
    await eraseAfterADay()
    expect((await app.get(`/api/listings/${a}`)).status).toBe(301)
    // What was merged is still told, by who may read it.
    expect(await read(a!)).toMatchObject({ description: 'A school.', mergedInto: { id: c } })
  })

  test('answers 410 where the kept listing was deleted, and what it said is erased with that one', async () => {
    const [kept, other] = await pair()
    await merged(kept!, other!)
    await admin.send('DELETE', `${PATH}/${kept}`)
    expect((await app.get(`/api/listings/${other}`)).headers.get('location')).toBe(
      `/api/listings/${kept}`,
    )
    expect((await app.get(`/api/listings/${kept}`)).status).toBe(410)
    await eraseAfterADay()
    expect((await read(other!)).description).toBe('')
  })

  test('takes no like and no review', async () => {
    const [kept, other] = await pair()
    await merged(kept!, other!)
    const visitor = await signInAs(app)
    expect((await visitor.send('POST', `/api/listings/${other}/like`)).status).toBe(410)
    const review = { rating: 5, reviewText: 'They listened.' }
    expect((await visitor.send('POST', `/api/listings/${other}/reviews`, review)).status).toBe(410)
  })
})

describe('a merge is refused', () => {
  test('with itself, of what is deleted, not approved or merged already, and of nothing', async () => {
    const [kept, other] = await pair()
    expect((await merge(kept!, kept!)).status).toBe(409)
    await admin.send('PATCH', `${PATH}/${other}/unapprove`)
    for (const [one, two] of [
      [kept!, other!],
      [other!, kept!],
    ] as const) {
      const answer = await merge(one, two)
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        {
          message:
            'Asha Special School is not approved. Please approve it first, then merge the two.',
        },
      ])
    }
    await admin.send('DELETE', `${PATH}/${other}`)
    expect((await merge(kept!, other!)).status).toBe(409)
    const third = (await buildListing(app.db)).id
    await merged(kept!, third)
    const again = await merge(kept!, third)
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { message: 'Asha School was already merged into another listing.' },
    ])
    const { updatedAt: version } = await read(kept!)
    const nothing = { other: 999, version, otherVersion: version }
    expect((await admin.send('POST', `${PATH}/${kept}/merge`, nothing)).status).toBe(404)
  })

  test('where somebody has changed either meanwhile', async () => {
    const [kept, other] = await pair()
    const [version, otherVersion] = [(await read(kept!)).updatedAt, (await read(other!)).updatedAt]
    const input = { other, version, otherVersion }
    await admin.send('PATCH', `${PATH}/${other}`, { version: otherVersion, town: 'Panaji' })
    const before = await dump()
    expect((await admin.send('POST', `${PATH}/${kept}/merge`, input)).status).toBe(409)
    expect(await dump()).toEqual(before)
  })

  test('of what nobody knows', async () => {
    const [kept, other] = await pair()
    expect((await merge(kept!, other!, ['isApproved'])).status).toBe(400)
    expect((await merge(kept!, other!, ['rating'])).status).toBe(400)
  })
})

describe('what belongs to a listing comes along', () => {
  test('likes, of a person who liked both one', async () => {
    const [kept, other] = await pair()
    const [both, one] = [await signInAs(app), await signInAs(app)]
    for (const id of [kept, other]) await both.send('POST', `/api/listings/${id}/like`)
    await one.send('POST', `/api/listings/${other}/like`)
    expect(await json(admin.get(`${PATH}/${kept}/merge/${other}`))).toMatchObject({
      likes: 2,
      bothLiked: 1,
    })
    const changeId = await merged(kept!, other!)
    expect(await json(app.get(`/api/listings/${kept}/likes`))).toMatchObject({ likeCount: 2 })
    for (const person of [both, one])
      expect(await json(person.get('/api/user/likes'))).toMatchObject([{ id: kept }])
    // It is theirs to take back.
    await both.send('POST', `/api/listings/${kept}/like`, { liked: false })
    expect(await json(both.get('/api/user/likes'))).toEqual([])
    expect((await undo(changeId)).status).toBe(200)
    expect(await json(app.get(`/api/listings/${kept}/likes`))).toMatchObject({ likeCount: 0 })
    expect(await json(app.get(`/api/listings/${other}/likes`))).toMatchObject({ likeCount: 2 })
  })

  test('reviews, of a person who reviewed both the newer one, and the other is kept', async () => {
    const [kept, other] = await pair()
    const [ann, ben, cem] = [
      await buildUser(app.db),
      await buildUser(app.db),
      await buildUser(app.db),
    ]
    const write = async (
      listingId: number,
      user: { id: number },
      rating: number,
      day: string,
      more = {},
    ) => {
      const [row] = await app.db
        .insert(listingReviews)
        .values({
          listingId,
          userId: user.id,
          rating,
          reviewText: `${day}.`,
          createdAt: new Date(day),
          updatedAt: new Date(day),
          ...more,
        })
        .returning()
      return row!
    }
    const older = await write(kept!, ann, 1, '2026-01-01')
    await app.db
      .insert(reviewReports)
      .values({ reviewId: older.id, userId: ben.id, reason: 'other' })
    await write(other!, ann, 5, '2026-02-01')
    await write(kept!, ben, 4, '2026-03-01')
    await write(other!, ben, 2, '2026-02-01')
    // Readers see the older one alone, so it stands.
    await write(kept!, cem, 3, '2026-01-01')
    await write(other!, cem, 1, '2026-02-01', { state: 'hidden', reason: 'Not about the place' })
    const dee = await buildUser(app.db)
    await write(other!, dee, 4, '2026-02-01')
    await app.db.insert(withdrawnReviews).values({ userId: admin.user.id, listingId: other! })
    const before = await dump()
    const changeId = await merged(kept!, other!)
    const shown = await json<{ rating: number }[]>(app.get(`/api/listings/${kept}/reviews`))
    expect(shown.map(({ rating }) => rating)).toEqual([4, 4, 5, 3])
    expect(await read(kept!)).toMatchObject({ reviewCount: 4, rating: 4 })
    expect(await app.db.$count(listingReviews)).toBe(7)
    const report = await app.db.select().from(reviewReports)
    expect(report).toMatchObject([{ reviewId: older.id }])
    const [waits] = await app.db.select().from(withdrawnReviews)
    expect(waits).toMatchObject({ listingId: kept })
    expect((await undo(changeId)).status).toBe(200)
    const after = await dump()
    for (const table of ['listing_reviews', 'review_reports', 'withdrawn_reviews'])
      expect(after[table]).toEqual(before[table])
  })

  test('reports, whose sender still hears; whom to ask; and what is sent to it later', async () => {
    const [kept, other] = await pair()
    const secretFor = openSecrets(app.env)
    const ciphers = openSiteCiphers(app.env, secretFor)
    const say = { field: null, kind: 'closed', seen: null, right: null, text: '' } as const
    const from = { saidBy: 'visitor', userId: null, now: new Date() } as const
    const send = (listingId: number, email?: string) =>
      app.db.transaction((tx) =>
        saveReport(tx, {
          listingId,
          ...say,
          ...from,
          ...(email && { reply: { ciphers, secretFor, email } }),
        }),
      )
    await send(other!, 'asha@example.org')
    const changeId = await merged(kept!, other!)
    const reports = () => app.db.select().from(listingReports).orderBy(listingReports.id)
    const [report] = await reports()
    expect(report).toMatchObject({ listingId: kept, sentAbout: other })
    expect(openReply({ ciphers }, report!)).toBe('asha@example.org')
    // Somebody had the form open.
    await send(other!, 'ravi@example.org')
    const [, double] = await reports()
    expect(double).toMatchObject({ listingId: kept, state: 'double', sameAs: report!.id })
    expect(openReply({ ciphers }, double!)).toBe('ravi@example.org')
    expect((await undo(changeId)).status).toBe(200)
    expect((await reports())[0]).toMatchObject({ listingId: other, sentAbout: null })
  })

  test('what was found in a register, where the number is claimed', async () => {
    const [kept, other] = await pair(
      { credentials: ['RCI, A12345, Dr Asha Naik'] },
      { credentials: ['RCI, A12345, Dr Asha Naik', 'RCI, B12345, Dr Ravi Naik'] },
    )
    const found = { register: 'rci', checkedOn: '2026-11-01', listingId: other! } as const
    await app.db.insert(listingCredentials).values([
      { ...found, number: 'A12345', holder: 'Dr Asha Naik' },
      { ...found, number: 'B12345', holder: 'Dr Ravi Naik' },
    ])
    const whose = async () =>
      (await app.db.select().from(listingCredentials).orderBy(listingCredentials.id)).map(
        ({ listingId }) => listingId,
      )
    const changeId = await merged(kept!, other!)
    expect(await whose()).toEqual([kept, other])
    expect((await undo(changeId)).status).toBe(200)
    expect(await whose()).toEqual([other, other])
  })

  test('who has shown that it is theirs by what both show; whose code is out, or who has shown another contact, stays', async () => {
    const email = 'desk@sea.example'
    const [kept, other] = await pair({ email }, {})
    const [meera, asha, ravi] = [
      await buildUser(app.db),
      await buildUser(app.db),
      await buildUser(app.db),
    ]
    const proven = {
      way: 'email',
      state: 'proven',
      contactHash: hashContact('email', email),
      provenAt: new Date(),
    } as const
    const sent = { way: 'email', state: 'sent', contactHash: 'x', codeHash: 'y' } as const
    const expiresAt = new Date(Date.now() + 60_000)
    await app.db.insert(listingClaims).values([
      // By the other one's own address, which the kept one does not show.
      { ...proven, contactHash: 'x', listingId: other!, userId: meera.id },
      { ...proven, listingId: other!, userId: asha.id },
      { ...proven, listingId: other!, userId: ravi.id },
      { ...proven, listingId: kept!, userId: ravi.id },
      { ...sent, expiresAt, listingId: other!, userId: admin.user.id },
    ])
    const whose = async () =>
      (await app.db.select().from(listingClaims).orderBy(listingClaims.id)).map(
        ({ listingId }) => listingId,
      )
    const changeId = await merged(kept!, other!)
    expect(await whose()).toEqual([other, kept, other, kept, other])
    expect((await undo(changeId)).status).toBe(200)
    expect(await whose()).toEqual([other, other, other, kept, other])
  })

  test('nobody asks for it any more: its task and its links end, and what a moderator was to decide stays', async () => {
    const [kept, other] = await pair()
    const now = new Date()
    const [task] = await app.db
      .insert(checkTasks)
      .values({
        listingId: other!,
        reason: 'closed-claim',
        dueOn: indianDay(now),
        state: 'taken',
        takenBy: admin.user.id,
        leaseUntil: new Date(now.getTime() + 60_000),
      })
      .returning()
    const token = await app.db.transaction((tx) =>
      makeProviderLink(tx, {
        listingId: other!,
        taskId: task!.id,
        channel: 'call',
        madeBy: null,
        now,
      }),
    )
    expect(await json(admin.get(`${PATH}/${kept}/merge/${other}`))).toMatchObject({
      hasTask: true,
      links: 1,
    })
    await settle()
    const before = await dump()
    const changeId = await merged(kept!, other!)
    expect(await findProviderPage(app.db, token)).toMatchObject({ state: 'too-late' })
    const open = await app.db.select().from(checkTasks).where(eq(checkTasks.state, 'waiting'))
    expect(open).toMatchObject([{ listingId: kept, reason: 'closed-claim' }])
    const [ended] = await app.db.select().from(checkTasks).where(eq(checkTasks.id, task!.id))
    expect(ended).toMatchObject({ state: 'given-up', takenBy: null, leaseUntil: null })
    expect((await undo(changeId)).status).toBe(200)
    expect(await findProviderPage(app.db, token)).toMatchObject({ state: 'open' })
    expect(await dump()).toEqual(before)
    expect(hashToken(token)).toBe((await app.db.select().from(providerLinks))[0]?.tokenHash)
  })
})

describe('"Checked"', () => {
  test('comes with a value that is taken, and goes with it when the merge is undone', async () => {
    const [kept, other] = await pair({ phone: '112' }, { phone: '1098' })
    await check(kept!, 'phone', '2026-10-01')
    await check(other!, 'phone', '2026-11-01')
    const before = await checks()
    const changeId = await merged(kept!, other!, ['phone'])
    expect(await phoneOf(kept!)).toBe('2026-11-01')
    expect((await undo(changeId)).status).toBe(200)
    expect([await phoneOf(kept!), await phoneOf(other!)]).toEqual(['2026-10-01', '2026-11-01'])
    // The history says that it came, and that it was taken back.
    const after = await checks()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toMatchObject([
      { listingId: kept, outcome: 'right', checkedOn: '2026-11-01' },
      { listingId: kept, outcome: 'withdrawn', withdraws: after[before.length]!.id },
    ])
  })

  test('is not said of a value that is older than the last good word on another one', async () => {
    const [kept, other] = await pair({ phone: '112' }, { phone: '1098' })
    await check(kept!, 'phone', '2026-11-01')
    await check(other!, 'phone', '2026-10-01')
    await merged(kept!, other!, ['phone'])
    expect(await phoneOf(kept!)).toBeNull()
  })

  test('is not said of a value that was kept by a word on the other one', async () => {
    const [kept, other] = await pair({ phone: '112' }, { phone: '1098' })
    await check(other!, 'phone', '2026-11-01')
    await merged(kept!, other!)
    expect(await phoneOf(kept!)).toBeNull()
  })

  test('is the newer word where both say the same', async () => {
    const [kept, other] = await pair({ phone: '112' }, { phone: '112' })
    await check(kept!, 'phone', '2026-10-01')
    await check(other!, 'phone', '2026-11-01')
    await check(other!, 'open', '2026-11-01')
    await merged(kept!, other!)
    expect(await phoneOf(kept!)).toBe('2026-11-01')
    const [row] = await app.db.select().from(listings).where(eq(listings.id, kept!))
    expect(row).toMatchObject({ confirmedOn: '2026-11-01', nextCheckOn: expect.any(String) })
  })
})

describe('POST …/undo of a merge', () => {
  test.each(['listing.merge', 'listing.merged'])(
    'by its side %s makes both what they were',
    async (action) => {
      const [kept, other] = await pair(
        { phone: '112', unreachableOn: '2026-10-10', pincode: '403507' },
        {
          phone: '1098',
          address: '3 Market Road',
          externalId: 'goa-7',
          isSponsored: true,
          status: 'closed-for-now',
          statusUntil: '2027-01-01',
        },
      )
      await buildFact(app.db, kept!, {
        quote: 'Call 112',
        checkedOn: '2026-11-01',
        method: 'phone',
      })
      await buildFact(app.db, other!, {
        quote: 'Call 1098',
        checkedOn: '2026-11-02',
        method: 'visit',
      })
      await buildFact(app.db, other!, { field: 'address', quote: 'At the market' })
      await buildFact(app.db, other!, { field: 'town', quote: 'In Mapusa' })
      const visitors = [await buildUser(app.db), await buildUser(app.db)]
      for (const { id: userId } of visitors)
        await app.db.insert(listingLikes).values([
          { userId, listingId: kept! },
          { userId, listingId: other! },
        ])
      await app.db.insert(providerContacts).values({ listingId: other!, details: 'sealed' })
      await settle()
      const before = await dump()
      await merged(kept!, other!, ['phone', 'address', 'isSponsored'])
      const differs = await dump()
      expect(differs).not.toEqual(before)
      expect(await app.db.select().from(providerContacts)).toMatchObject([
        { listingId: kept, sealedFor: other },
      ])
      const side = action === 'listing.merge' ? kept : other
      const changes = await json<ListingChange[]>(admin.get(`${PATH}/${side}/changes`))
      const change = changes.find((one) => one.action === action)
      expect((await undo(change!.id)).status).toBe(200)
      expect(await dump()).toEqual(before)
      expect((await undo(change!.id)).status).toBe(409)
      // And again, from there.
      await merged(other!, kept!)
    },
  )

  test('of a chain brings back the link before', async () => {
    const [a, b] = await pair()
    const c = (await buildListing(app.db, { name: 'Asha Centre' })).id
    await settle()
    const first = await merged(b!, a!)
    const before = await dump()
    const second = await merged(c, b!)
    expect((await undo(first)).status).toBe(409)
    expect((await undo(second)).status).toBe(200)
    expect(await dump()).toEqual(before)
    expect((await undo(first)).status).toBe(200)
    expect((await app.get(`/api/listings/${a}`)).status).toBe(200)
  })

  test('is refused once either was changed, a review that came along was edited, or a day is over', async () => {
    const [kept, other] = await pair()
    const writer = await signInAs(app)
    const review = { rating: 5, reviewText: 'They listened.' }
    await writer.send('POST', `/api/listings/${other}/reviews`, review)
    const changeId = await merged(kept!, other!)
    const edit = { reviewText: 'They listened well.' }
    expect((await writer.send('PATCH', `/api/listings/${kept}/reviews/user`, edit)).status).toBe(
      200,
    )
    const answer = await undo(changeId)
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('has changed since') },
    ])
    const [one, two] = await pair({ name: 'Sea School' }, { name: 'Sea Special School' })
    const second = await merged(one!, two!)
    await app.db.update(listingChanges).set({ createdAt: sql`created_at - interval '25 hours'` })
    expect((await undo(second)).status).toBe(409)
    const [third, fourth] = await pair({ name: 'Hill School' }, { name: 'Hill Special School' })
    const last = await merged(third!, fourth!)
    const { updatedAt: version } = await read(third!)
    await admin.send('PATCH', `${PATH}/${third}`, { version, town: 'Panaji' })
    expect((await undo(last)).status).toBe(409)
  })
})

test('GET …/doubles names what looks the same and is shown', async () => {
  const [one, two] = await pair({ phone: '+918322222222' }, { phone: '+918322222222' })
  const hidden = await buildListing(app.db, { name: 'Asha School', isApproved: false })
  const found = await json<{ id: number; why: string[] }[]>(admin.get(`${PATH}/${one}/doubles`))
  expect(found).toMatchObject([{ id: two, why: ['phone', 'name'] }])
  expect(found.some(({ id }) => id === hidden.id)).toBe(false)
  expect((await admin.get(`${PATH}/999/doubles`)).status).toBe(404)
})

test('an import that names what was merged changes the kept listing', async () => {
  const [kept, other] = await pair({ externalId: 'goa-1' }, { externalId: 'goa-2' })
  await merged(kept!, other!)
  const row = { ...ROW, name: 'Asha School', town: 'Mapusa', region: 'Goa' }
  await sendCsv(app, admin, csvOf([{ ...row, externalId: 'goa-2', address: '9 New Road' }]))
  expect(await read(kept!)).toMatchObject({ address: '9 New Road', externalId: 'goa-1' })
  await sendCsv(app, admin, csvOf([{ ...row, id: String(other), address: '10 New Road' }]))
  expect((await read(kept!)).address).toBe('10 New Road')
  expect((await read(other!)).isRemoved).toBe(true)
  // By its name alone it does not come back either.
  const { name, region, town } = await read(other!)
  const answer = await sendCsv(app, admin, csvOf([{ ...ROW, name, region: region!, town: town! }]))
  expect(await answer.text()).toContain('was merged into Asha School')
  expect(await app.db.$count(listings)).toBe(2)
})

test('sources stay true: one row a fact', async () => {
  const [kept, other] = await pair({ phone: '112' }, { phone: '112' })
  await buildFact(app.db, other!, { quote: 'Call 112' })
  await merged(kept!, other!)
  const facts = await app.db.select().from(listingFacts).where(eq(listingFacts.listingId, kept!))
  expect(facts).toMatchObject([{ field: 'phone', quote: 'Call 112' }])
})
