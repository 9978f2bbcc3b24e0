import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listingLikes,
  listingReviews,
  listings,
  listingSubmissions,
  users,
} from '../../server/db/schema.ts'
import { readEnv } from '../../server/env/env.ts'
import { resetPassword } from '../../server/services/accounts/accounts.ts'
import { forgetTokens, issueToken } from '../../server/services/accounts/one-time-tokens.ts'
import { buildCategories, buildListing } from '../support/factories.ts'
import { startTwo, type TwoProcesses } from './two-processes.ts'

describe('two processes on one PostgreSQL', () => {
  let site: TwoProcesses
  beforeAll(async () => {
    site = await startTwo()
  })
  afterAll(() => site.stop())

  const signInMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => site.signIn()))

  const counters = async (id: number) => {
    const [row] = await site.db.select().from(listings).where(eq(listings.id, id))
    const reviews = await site.db
      .select()
      .from(listingReviews)
      .where(eq(listingReviews.listingId, id))
    const shown = reviews.filter(({ state }) => state === 'shown').map(({ rating }) => rating)
    const mean = shown.reduce((sum, rating) => sum + rating, 0) / (shown.length || 1)
    return {
      stored: [row!.rating, row!.reviewCount],
      recounted: [Math.round(mean * 100) / 100, shown.length],
      reviews,
    }
  }

  test('200 likes and unlikes by 20 people at once: the count is that of the rows, and each ends as their own number of presses says', async () => {
    const { id } = await buildListing(site.db)
    const people = await signInMany(20)
    // 9 and 11 presses in turn: an odd number each, so everybody likes it in the end.
    const presses = people.flatMap(({ cookie }, i) =>
      Array.from({ length: i % 2 === 0 ? 9 : 11 }, () => cookie),
    )
    expect(presses).toHaveLength(200)
    const answers = await Promise.all(
      presses.map((cookie) => site.send(cookie, 'POST', `/api/listings/${id}/like`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const states = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { isLiked: boolean }),
    )
    expect(states.filter(({ isLiked }) => isLiked)).toHaveLength(110)

    const rows = await site.db.select().from(listingLikes).where(eq(listingLikes.listingId, id))
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(people.map(({ id }) => id)))
    expect(rows).toHaveLength(20)
    const count = await site.send('', 'GET', `/api/listings/${id}/likes`)
    expect(await count.json()).toEqual({ likeCount: 20 })
  })

  test('50 reviews by one person at once: one is written, 49 are refused, the mean is that of the row', async () => {
    const { id } = await buildListing(site.db)
    const { cookie } = await site.signIn()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        site.send(cookie, 'POST', `/api/listings/${id}/reviews`, {
          rating: (i % 5) + 1,
          reviewText: `Review ${i}`,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    const { stored, recounted, reviews } = await counters(id)
    expect(reviews).toHaveLength(1)
    expect(stored).toEqual(recounted)
  })

  test('20 people write, change and delete at once: the mean and the count are those of the rows', async () => {
    const { id } = await buildListing(site.db)
    const people = await signInMany(20)
    const path = `/api/listings/${id}/reviews`
    await Promise.all(
      people.map(async ({ cookie }, i) => {
        const review = { rating: (i % 5) + 1, reviewText: `Review ${i}` }
        await site.send(cookie, 'POST', path, review)
        if (i % 3 === 0) await site.send(cookie, 'PATCH', `${path}/user`, { ...review, rating: 1 })
        if (i % 4 === 0) await site.send(cookie, 'DELETE', `${path}/user`)
      }),
    )
    const { stored, recounted, reviews } = await counters(id)
    expect(reviews).toHaveLength(15)
    expect(stored).toEqual(recounted)
  })

  test('three reports at once hide a review, and it no longer counts', async () => {
    const { id } = await buildListing(site.db)
    const [writer, ...reporters] = await signInMany(4)
    await site.send(writer!.cookie, 'POST', `/api/listings/${id}/reviews`, {
      rating: 1,
      reviewText: 'Bad',
    })
    const [review] = (await counters(id)).reviews
    await Promise.all(
      reporters.map(({ cookie }) =>
        site.send(cookie, 'POST', `/api/reviews/${review!.id}/report`, { reason: 'unkind' }),
      ),
    )
    const { stored, reviews } = await counters(id)
    expect(reviews).toMatchObject([{ state: 'waiting', waitingFor: 'reports' }])
    expect(stored).toEqual([0, 0])
  })

  test('somebody deletes the account while writing, liking, reporting and being moderated: nothing fails, and every count is that of the rows', async () => {
    const { cookie: admin } = await site.signIn({ role: 'admin' })
    const places = await Promise.all(Array.from({ length: 4 }, () => buildListing(site.db)))
    const statuses: number[] = []
    const send = async (...request: Parameters<TwoProcesses['send']>) => {
      const answer = await site.send(...request)
      statuses.push(answer.status)
      return answer
    }
    for (let round = 0; round < 10; round += 1) {
      const [leaver, other] = await signInMany(2)
      const review = { rating: (round % 5) + 1, reviewText: `Review ${round}` }
      const path = (i: number) => `/api/listings/${places[i]!.id}/reviews`
      await send(leaver!.cookie, 'POST', path(0), review)
      await send(other!.cookie, 'POST', path(1), review)
      const [written] = await site.db
        .select()
        .from(listingReviews)
        .where(eq(listingReviews.userId, other!.id))
      const { id, updatedAt } = written!
      await Promise.all([
        send(leaver!.cookie, 'POST', path(1), review),
        send(leaver!.cookie, 'POST', path(2), review),
        send(leaver!.cookie, 'POST', path(3), review),
        send(leaver!.cookie, 'PATCH', `${path(0)}/user`, { ...review, rating: 1 }),
        ...places.map(({ id }) => send(leaver!.cookie, 'POST', `/api/listings/${id}/like`)),
        send(leaver!.cookie, 'POST', `/api/reviews/${id}/report`, { reason: 'unkind' }),
        send(leaver!.cookie, 'DELETE', '/api/account', {}),
        send(other!.cookie, 'PATCH', `${path(1)}/user`, { ...review, rating: 2 }),
        send(admin, 'PATCH', `/api/admin/reviews/${id}`, {
          state: 'shown',
          updatedAt,
          lastReport: 0,
        }),
      ])
      expect(await site.db.$count(users, eq(users.id, leaver!.id))).toBe(0)
    }
    expect(statuses.filter((status) => ![200, 401, 404, 409].includes(status))).toEqual([])
    for (const { id } of places) {
      const { stored, recounted } = await counters(id)
      expect(stored).toEqual(recounted)
    }
  })

  test('a link is used while its owner’s account is locked: neither waits for the other in a ring', async () => {
    const { id } = await site.signIn()
    const [owner] = await site.db.select().from(users).where(eq(users.id, id))
    const { email } = owner!
    const token = await issueToken(site.db, 'reset-password', {
      value: String(id),
      email,
      minutes: 15,
    })
    const env = readEnv({ NODE_ENV: 'test' })
    const { pressed } = await site.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update')
      const pressed = resetPassword(site.db, env, token, 'a hash')
      await setTimeout(300)
      // It waits for us, so we must have nothing to wait for.
      await tx.execute("set local lock_timeout = '200ms'")
      await forgetTokens(tx, email)
      return { pressed }
    })
    // The link has ended with what was done to the account.
    expect(await pressed).toBe(false)
  })

  test('two admins who delete their accounts at once: one stays', async () => {
    for (let round = 0; round < 5; round++) {
      await site.db.delete(users).where(eq(users.role, 'admin'))
      const admins = await Promise.all([
        site.signIn({ role: 'admin' }),
        site.signIn({ role: 'admin' }),
      ])
      const answers = await Promise.all(
        admins.map(({ cookie }) => site.send(cookie, 'DELETE', '/api/account', {})),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await site.db.$count(users, eq(users.role, 'admin'))).toBe(1)
    }
  })

  test('20 moderators who decide on one submission at once: one does, one listing is made', async () => {
    await buildCategories(site.db)
    const { cookie } = await site.signIn()
    const moderators = await Promise.all(
      Array.from({ length: 20 }, () => site.signIn({ role: 'admin' })),
    )
    const answer = await site.send(cookie, 'POST', '/api/submissions', {
      name: 'Decided at once',
      category: 'therapists',
      description: 'Speech therapy',
      address: 'Beach Road',
      phone: '112',
    })
    const { id, updatedAt: version } = (await answer.json()) as { id: number; updatedAt: string }
    const answers = await Promise.all(
      moderators.map((moderator, n) =>
        site.send(moderator.cookie, 'PATCH', `/api/submissions/${id}/status`, {
          ...(n % 2 ? { status: 'approved' } : { status: 'rejected', adminNotes: 'No' }),
          version,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const [row] = await site.db
      .select()
      .from(listingSubmissions)
      .where(eq(listingSubmissions.id, id))
    const made = await site.db.$count(listings, eq(listings.name, 'Decided at once'))
    expect(made).toBe(row?.status === 'approved' ? 1 : 0)
  })

  test('a submission is edited while it is approved: the listing says what was approved', async () => {
    await buildCategories(site.db)
    const { cookie } = await site.signIn()
    const moderator = await site.signIn({ role: 'admin' })
    const said = { category: 'therapists', description: 'd', address: 'a', phone: '112' }
    for (let round = 0; round < 10; round++) {
      const answer = await site.send(cookie, 'POST', '/api/submissions', { ...said, name: 'Old' })
      const { id, updatedAt: version } = (await answer.json()) as { id: number; updatedAt: string }
      const [edited, approved] = await Promise.all([
        site.send(cookie, 'PATCH', `/api/user/submissions/${id}`, { ...said, name: 'New' }),
        site.send(moderator.cookie, 'PATCH', `/api/submissions/${id}/status`, {
          status: 'approved',
          version,
        }),
      ])
      expect([edited.status, approved.status].toSorted()).toEqual([200, 409])
      const [row] = await site.db
        .select()
        .from(listingSubmissions)
        .where(eq(listingSubmissions.id, id))
      expect(row).toMatchObject(
        edited.ok ? { name: 'New', status: 'pending' } : { name: 'Old', status: 'approved' },
      )
    }
  })

  test.each([
    ['take the role from', { role: 'user' }],
    ['suspend', { isSuspended: true }],
  ])('two admins who %s each other at once: one stays', async (_what, fields) => {
    for (let round = 0; round < 5; round++) {
      await site.db.delete(users).where(eq(users.role, 'admin'))
      const [one, two] = await Promise.all([
        site.signIn({ role: 'admin' }),
        site.signIn({ role: 'admin' }),
      ])
      const answers = await Promise.all([
        site.send(one.cookie, 'PATCH', `/api/admin/users/${two.id}`, fields),
        site.send(two.cookie, 'PATCH', `/api/admin/users/${one.id}`, fields),
      ])
      // Who comes second may find that their own session has ended by then.
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 403 || status === 401)).toHaveLength(1)
      const left = await site.db.select().from(users).where(eq(users.role, 'admin'))
      expect(left.filter(({ suspendedAt }) => !suspendedAt)).toHaveLength(1)
    }
  })

  test('two admins merge the same two listings, each into the other, and people like and report meanwhile', async () => {
    const admins = await Promise.all([
      site.signIn({ role: 'admin' }),
      site.signIn({ role: 'admin' }),
    ])
    const people = await signInMany(10)
    for (let round = 0; round < 5; round++) {
      const pair = [await buildListing(site.db), await buildListing(site.db)]
      const [one, two] = pair.map(({ id, updatedAt }) => ({ id, version: updatedAt.toISOString() }))
      const merges = [
        [one!, two!],
        [two!, one!],
      ].map(([kept, other], n) =>
        site.send(admins[n]!.cookie, 'POST', `/api/admin/listings/${kept!.id}/merge`, {
          other: other!.id,
          version: kept!.version,
          otherVersion: other!.version,
        }),
      )
      const likes = people.map(({ cookie }, n) =>
        site.send(cookie, 'POST', `/api/listings/${pair[n % 2]!.id}/like`, { liked: true }),
      )
      const reviews = people.map(({ cookie }, n) =>
        site.send(cookie, 'POST', `/api/listings/${pair[n % 2]!.id}/reviews`, {
          rating: 4,
          reviewText: 'They listened.',
        }),
      )
      const statuses = (await Promise.all(merges)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409])
      const [liked, reviewed] = [await Promise.all(likes), await Promise.all(reviews)]
      // Whoever was too late hears so; nothing that was taken in is lost.
      const kept = pair[statuses.indexOf(200)]!.id
      expect(liked.every(({ status }) => status === 200 || status === 410)).toBe(true)
      expect(await site.db.$count(listingLikes, eq(listingLikes.listingId, kept))).toBe(
        succeeded(liked),
      )
      expect(reviewed.every(({ status }) => status === 200 || status === 410)).toBe(true)
      const { stored, recounted, reviews: rows } = await counters(kept)
      expect(rows).toHaveLength(succeeded(reviewed))
      expect(stored).toEqual(recounted)
    }
  })
})

const succeeded = (answers: Response[]) => answers.filter(({ ok }) => ok).length
