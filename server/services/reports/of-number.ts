import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Claim } from '../../../shared/claims/claims.ts'
import type { Database } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'
import { isOpenReport } from './queue.ts'

/** The open reports about each listing's number: whoever is to call it reads them first. */
export async function findNumberReports(
  db: Database,
  listingIds: number[],
): Promise<Map<number, Claim['numberReports']>> {
  const { id, listingId, kind, right, text, createdAt, field } = listingReports
  const rows = await db
    .select({ id, listingId, kind, right, text, createdAt })
    .from(listingReports)
    .where(
      and(
        isOpenReport,
        inArray(listingId, listingIds),
        or(eq(field, 'phone'), inArray(kind, ['wrong-number', 'no-answer'])),
      ),
    )
    .orderBy(asc(id))
  return Map.groupBy(
    rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    (row) => row.listingId,
  )
}
