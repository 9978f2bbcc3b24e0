import { eq } from 'drizzle-orm'
import type { FollowedReport } from '../../../shared/reports/reports.ts'
import { isAskedAlready } from '../../../shared/reports/rules.ts'
import type { Database } from '../../db/open.ts'
import { listingReports, listings } from '../../db/schema.ts'
import { textOf, toCorrected } from '../contact/correctable.ts'
import { readListings } from '../listings/rows.ts'
import { findAsked } from './asked.ts'
import { hashReportToken, hashSeen } from './keep.ts'

/** What became of a report, for who has its link. Null where it opens nothing, or nothing is kept of it any more. */
export async function findFollowed(db: Database, token: string): Promise<FollowedReport | null> {
  const [row] = await db
    .select({ report: listingReports, isShown: listings.isApproved })
    .from(listingReports)
    .innerJoin(listings, eq(listings.id, listingReports.listingId))
    .where(eq(listingReports.tokenHash, hashReportToken(token)))
  if (!row) return null
  const { report } = row
  // A double is answered with the one that it repeats.
  const [first] = report.sameAs
    ? await db.select().from(listingReports).where(eq(listingReports.id, report.sameAs))
    : [report]
  const { id, state, answer, askedAt, decidedAt } = first ?? report
  const [page] = await readListings(db, [report.listingId])
  const listing = row.isShown ? page : undefined
  const field = toCorrected(report.field)
  const came = await findAsked(db, [{ id, field, askedAt }])
  const isDecided = state === 'accepted' || state === 'declined'
  return {
    listing: listing ? { id: listing.id, name: listing.name } : null,
    field,
    kind: report.kind,
    seen: report.seen,
    right: report.right,
    state: isDecided
      ? state
      : !askedAt
        ? 'received'
        : isAskedAlready(came.get(id))
          ? 'asked'
          : 'asking',
    isChanged: Boolean(listing && field && report.valueHash !== hashSeen(textOf(listing, field))),
    answer,
    isAnsweredByEmail: report.replyTo !== null,
    createdAt: report.createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
