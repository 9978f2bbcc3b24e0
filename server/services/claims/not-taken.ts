import { aliasedTable, and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { NotTaken } from '../../../shared/claims/claims.ts'
import { NOT_TAKEN_DAYS } from '../../../shared/claims/rules.ts'
import type { Database } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'
import { textOf, toCorrected } from '../contact/correctable.ts'
import { readListings } from '../listings/rows.ts'

const answered = aliasedTable(listingReports, 'answered')

/**
 * What an account sent of listings it looks after, and a moderator declined: the last thing sent of each fact, for a while,
 * and not where the page says it by now. By the number of the listing.
 */
export async function findNotTaken(
  db: Database,
  userId: number,
  listingIds: number[],
): Promise<Map<number, NotTaken[]>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([listingReports.listingId, listingReports.field], {
      report: listingReports,
      state: answered.state,
      answer: answered.answer,
      isRecent: sql<boolean>`coalesce(${answered.decidedAt} > now() - make_interval(days => ${NOT_TAKEN_DAYS}), false)`,
    })
    .from(listingReports)
    // A double is answered with the one that it repeats.
    .innerJoin(
      answered,
      eq(answered.id, sql`coalesce(${listingReports.sameAs}, ${listingReports.id})`),
    )
    .where(
      and(
        eq(listingReports.userId, userId),
        eq(listingReports.saidBy, 'provider'),
        inArray(listingReports.listingId, listingIds),
      ),
    )
    .orderBy(listingReports.listingId, listingReports.field, desc(listingReports.id))
  const shown = new Map((await readListings(db, listingIds)).map((one) => [one.id, one]))
  const notTaken = rows.flatMap(({ report, state, answer, isRecent }) => {
    const { listingId, right } = report
    const field = toCorrected(report.field)
    const listing = shown.get(listingId)
    if (state !== 'declined' || !isRecent || !field || !right || !listing) return []
    return textOf(listing, field) === right ? [] : [{ listingId, said: { field, right, answer } }]
  })
  const byListing = new Map<number, NotTaken[]>()
  for (const { listingId, said } of notTaken)
    byListing.set(listingId, [...(byListing.get(listingId) ?? []), said])
  return byListing
}
