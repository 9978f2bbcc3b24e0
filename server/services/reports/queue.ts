import { aliasedTable, and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { CORRECTED_FIELDS } from '../../../shared/contact/rules.ts'
import { factOf } from '../../../shared/listings/fields.ts'
import type { Report, ReportsQuery } from '../../../shared/reports/reports.ts'
import type { ReportQueue } from '../../../shared/reports/rules.ts'
import type { Database } from '../../db/open.ts'
import { listingFacts, listingReports, listings, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { findLookingAfter } from '../claims/looking-after.ts'
import { textOf, toCorrected } from '../contact/correctable.ts'
import { nameOf } from '../listings/history.ts'
import { readListings } from '../listings/rows.ts'
import { findAsked } from './asked.ts'
import { findBefore, MOSTLY_RIGHT_FIRST } from './accuracy.ts'
import { hashSeen } from './keep.ts'

/** A report that no moderator has answered; a double waits with the one it repeats. */
export const isOpenReport = eq(listingReports.state, 'open')

/** What is said to be unsafe waits before all others. */
export const UNSAFE_FIRST = sql`(${listingReports.kind} = 'unsafe') desc`

/** Reports as moderators read them: what waits in its order, of the others the latest. */
export async function findReports(
  db: Database,
  { show, search, id, limit, offset }: ReportsQuery,
): Promise<{ reports: Report[]; total: number }> {
  const where = and(
    QUEUES[show],
    search ? holds(search) : undefined,
    id === undefined ? undefined : eq(listingReports.id, id),
  )
  const { createdAt, id: number } = listingReports
  const order =
    show === 'open'
      ? [UNSAFE_FIRST, MOSTLY_RIGHT_FIRST, asc(createdAt), asc(number)]
      : [desc(createdAt), desc(number)]
  const rows = await selectReports(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(listingReports)
    .innerJoin(listings, eq(listings.id, listingReports.listingId))
    .where(where)
  return { reports: await toReports(db, rows), total: counted?.total ?? 0 }
}

/** Throws not found. */
export async function findReport(db: Database, id: number): Promise<Report> {
  const rows = await selectReports(db).where(and(QUEUES.all, eq(listingReports.id, id)))
  const [report] = await toReports(db, rows)
  if (!report) throw notFound(say.report.notFound)
  return report
}

/** A report, and those that say the same. */
export const isSaidWith = (id: number) =>
  or(eq(listingReports.id, id), eq(listingReports.sameAs, id))

const isFirst = ne(listingReports.state, 'double')

const QUEUES: Record<ReportQueue, SQL | undefined> = {
  open: isOpenReport,
  decided: inArray(listingReports.state, ['accepted', 'declined']),
  all: isFirst,
}

const deciders = aliasedTable(users, 'decider')

const selectReports = (db: Database) =>
  db
    .select({
      report: listingReports,
      listing: { id: listings.id, name: listings.name, isApproved: listings.isApproved },
      decidedBy: nameOf(deciders),
      checkedOn: listingFacts.checkedOn,
    })
    .from(listingReports)
    .innerJoin(listings, eq(listings.id, listingReports.listingId))
    .leftJoin(deciders, eq(deciders.id, listingReports.decidedBy))
    .leftJoin(
      listingFacts,
      and(
        eq(listingFacts.listingId, listingReports.listingId),
        eq(listingFacts.field, sql`${FACT_OF}`),
      ),
    )
    .$dynamic()

/** The fact that a field of a page belongs to: the town is one with the address. */
const FACT_OF = sql.join(
  [
    sql`case ${listingReports.field}`,
    ...CORRECTED_FIELDS.map(
      (field) => sql`when ${field}::text then ${factOf(field) ?? field}::text`,
    ),
    sql`end`,
  ],
  sql` `,
)

type Row = Awaited<ReturnType<typeof selectReports>>[number]

async function toReports(db: Database, rows: Row[]): Promise<Report[]> {
  const said = await findSaid(
    db,
    rows.map(({ report }) => report.id),
  )
  const shown = new Map(
    (
      await readListings(
        db,
        rows.map(({ listing }) => listing.id),
      )
    ).map((one) => [one.id, one]),
  )
  const came = await findAsked(
    db,
    rows.map(({ report: { id, field, askedAt } }) => ({ id, askedAt, field: toCorrected(field) })),
  )
  return rows.map(({ report, listing, decidedBy, checkedOn }) => {
    const field = toCorrected(report.field)
    const page = shown.get(listing.id)
    const now = page && field ? textOf(page, field) : null
    return {
      id: report.id,
      listing,
      field,
      kind: report.kind,
      seen: report.seen,
      now,
      hasChanged: field !== null && report.valueHash !== hashSeen(now),
      checkedOn,
      said: said.filter(({ of }) => of === report.id).map(({ of: _of, ...one }) => one),
      state: report.state === 'double' ? 'open' : report.state,
      answer: report.answer,
      askedAt: report.askedAt?.toISOString() ?? null,
      came: came.get(report.id) ?? null,
      decidedAt: report.decidedAt?.toISOString() ?? null,
      decidedBy,
      createdAt: report.createdAt.toISOString(),
    }
  })
}

/** What each person said, with what became of their other reports. */
async function findSaid(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const of = sql`coalesce(${listingReports.sameAs}, ${listingReports.id})`.mapWith(Number)
  const rows = await db
    .select({ said: listingReports, of, by: nameOf(users) })
    .from(listingReports)
    .leftJoin(users, eq(users.id, listingReports.userId))
    .where(or(inArray(listingReports.id, ids), inArray(listingReports.sameAs, ids)))
    .orderBy(asc(listingReports.id))
  const before = await findBefore(
    db,
    rows.flatMap(({ said: { userId } }) => userId ?? []),
  )
  const looksAfter = await findLookingAfter(
    db,
    rows.map(({ said }) => said),
  )
  return rows.map(({ said, of, by }) => ({
    of,
    id: said.id,
    by,
    saidBy: said.saidBy,
    isKeeper: said.saidBy === 'provider' && looksAfter(said),
    before: (said.userId && before.get(said.userId)) || null,
    right: said.right,
    text: said.text,
    createdAt: said.createdAt.toISOString(),
  }))
}

/** The text as it is: nothing in it is a pattern. */
const holds = (text: string) => sql`strpos(lower(${listings.name}), ${text.toLowerCase()}) > 0`
