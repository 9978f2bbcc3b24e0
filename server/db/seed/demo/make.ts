import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../open.ts'
import {
  advertisements,
  contactSubmissions,
  eventRegistrations,
  events,
  listingClaims,
  listingReviews,
  listings,
  listingSubmissions,
  users,
} from '../../schema.ts'
import { formatPhone } from '../../../services/listings/phone.ts'
import { planChecks } from '../../../services/checks/plan.ts'
import { hashContact } from '../../../services/claims/ways.ts'
import { saveReport } from '../../../services/reports/keep.ts'
import { repairCounters } from '../../../services/reviews/counters.ts'
import { repairSeats } from '../../../services/registrations/jobs.ts'
import { AD, exampleEvents, MESSAGES, PEOPLE, REPORTS, REVIEWS, SUBMISSIONS } from './examples.ts'

/** Everything that is made says "Example". Counts are then taken from what is there. */
export async function makeExamples(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await tx
      .insert(users)
      .values(PEOPLE.map((one) => ({ ...one, isEmailVerified: true, adultSince: now })))
      .returning({ id: users.id })
    const ids = people.map(({ id }) => id)
    await makeReviews(tx, ids)
    await makeEvents(tx, ids, now)
    await tx
      .insert(listingSubmissions)
      .values(SUBMISSIONS.map((one, at) => ({ ...one, userId: ids[at % ids.length] })))
    await tx.insert(contactSubmissions).values(MESSAGES)
    await makeReportsAndClaim(tx, ids, now)
    await tx.insert(advertisements).values({
      ...AD,
      startDate: daysFrom(now, -1),
      endDate: daysFrom(now, 30),
    })
  })
  await planChecks(db, now)
  await repairCounters(db)
  await repairSeats(db, now, async () => {})
}

async function makeReviews(tx: Transaction, people: number[]): Promise<void> {
  const shown = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.isApproved, true))
    .orderBy(sql`${listings.region} = 'Goa' desc nulls last`, listings.id)
    .limit(REVIEWS.length)
  await tx.insert(listingReviews).values(
    shown.flatMap(({ id }, at) => {
      const review = REVIEWS[at]
      const userId = people[at % people.length]
      return review && userId ? [{ ...review, listingId: id, userId }] : []
    }),
  )
}

/** Both are about listings that can be called, so that all a moderator may do with them can be tried. */
async function makeReportsAndClaim(tx: Transaction, people: number[], now: Date): Promise<void> {
  const called = await tx
    .select({ id: listings.id, phone: listings.phone })
    .from(listings)
    .where(isNotNull(listings.phone))
    .orderBy(sql`${listings.region} = 'Goa' desc nulls last`, listings.id)
    .limit(REPORTS.length)
  for (const [at, { id: listingId, phone }] of called.entries()) {
    const report = REPORTS[at]
    if (report)
      await saveReport(tx, {
        ...report,
        listingId,
        seen: phone && formatPhone(phone),
        userId: null,
        now,
      })
  }
  const [first] = called
  const [userId] = people
  if (first?.phone && userId)
    await tx.insert(listingClaims).values({
      listingId: first.id,
      userId,
      way: 'phone',
      state: 'waiting',
      contactHash: hashContact('phone', first.phone),
    })
}

async function makeEvents(tx: Transaction, people: number[], now: Date): Promise<void> {
  for (const { inDays, isProposed, isFull, ...event } of exampleEvents(now)) {
    const [made] = await tx
      .insert(events)
      .values({
        ...event,
        startDate: daysFrom(now, inDays),
        endDate: daysFrom(now, inDays, 2),
        isApproved: !isProposed,
        proposedBy: isProposed ? people[0] : null,
      })
      .returning({ id: events.id })
    if (!made || !isFull) continue
    // One more than there are places for waits.
    await tx.insert(eventRegistrations).values(
      people.map((userId, at) => ({
        eventId: made.id,
        userId,
        forWhom: 'myself' as const,
        participantName: PEOPLE[at]?.firstName,
        participantEmail: PEOPLE[at]?.email,
        ...(at < people.length - 1
          ? { status: 'confirmed' as const }
          : { status: 'waitlisted' as const, waitingSince: now }),
      })),
    )
    const taken = people.length - 1
    await tx
      .update(events)
      .set({ maxParticipants: taken, currentParticipants: taken })
      .where(eq(events.id, made.id))
  }
}

/** Ten in the morning in India, so many days from now. */
function daysFrom(now: Date, days: number, hours = 0): Date {
  const day = new Date(now.getTime() + days * 86_400_000)
  day.setUTCHours(4 + hours, 30, 0, 0)
  return day
}
