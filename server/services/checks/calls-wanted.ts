import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { MOST_CALLS, type CallsWanted } from '../../../shared/checks/calls.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { GOA } from '../../places/goa.ts'
import { HAS_PHONE } from '../listings/filters.ts'
import { readListings } from '../listings/rows.ts'

const YEAR = 365

/** The listings whose number nobody has confirmed within a year: Goa's first, then those that were never asked. */
export async function findCallsWanted(db: Database, now: Date): Promise<CallsWanted> {
  const { confirmedOn, serves, status, unreachableOn, standing, nameNorm, id } = listings
  const rows = await db
    .select({ id })
    .from(listings)
    .where(
      and(
        eq(listings.isApproved, true),
        HAS_PHONE,
        // A helpline of three digits is not asked after, and one for all of India is called by many.
        sql`${listings.phone} like '+%'`,
        ne(serves, 'india'),
        eq(status, 'open'),
        isNull(unreachableOn),
        or(isNull(confirmedOn), lt(confirmedOn, addDays(indianDay(now), -YEAR))),
      ),
    )
    .orderBy(
      sql`coalesce(${listings.region} = ${GOA}, false) desc`,
      sql`${confirmedOn} asc nulls first`,
      asc(standing),
      asc(nameNorm),
      asc(id),
    )
    .limit(MOST_CALLS)
  const found = await readListings(
    db,
    rows.map((row) => row.id),
  )
  return found.flatMap(({ id: number, name, town, region, phone, phoneText }) =>
    phone ? { id: number, name, town, region, phone, phoneText } : [],
  )
}
