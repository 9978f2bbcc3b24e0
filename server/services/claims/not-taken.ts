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
  const declined = rows.filter(({ state, isRecent }) => state === 'declined' && isRecent)
  const ids = new Set(declined.map(({ report }) => report.listingId))
  const listed = await readListings(db, [...ids])
  const told = listed.map((listing): [number, NotTaken[]] => [
    listing.id,
    declined.flatMap(({ report: { listingId, field: name, right }, answer }) => {
      const field = toCorrected(name)
      if (listingId !== listing.id || !field || !right) return []
      return textOf(listing, field) === right ? [] : [{ field, right, answer }]
    }),
  ])
  return new Map(told.filter(([, notTaken]) => notTaken.length > 0))
}
