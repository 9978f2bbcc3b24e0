import { and, asc, desc, type SQL } from 'drizzle-orm'
import { COUNTED_TO, type Sort } from '../../../shared/listings/directory.ts'
import { MAX_UNLIMITED } from '../../../shared/limits.ts'
import type { Listing, ListingsQuery } from '../../../shared/listings/listings.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { chosen } from './filters.ts'
import { selectListings, toListing } from './rows.ts'
import { isAt } from '../places/conditions.ts'
import { countWithin, placeScope, type PlaceScope } from '../places/scope.ts'
import { withDistance } from '../places/with-distance.ts'

export interface ListingsPage {
  listings: Listing[]
  /** How many match, counted to one above `COUNTED_TO` and no further (ruling 9). */
  total: number
}

/** The approved listings of a category and a place, without a word to search for. */
export async function browseListings(db: Database, query: ListingsQuery): Promise<ListingsPage> {
  const [listings, total] = await Promise.all([browsePage(db, query), countMatching(db, query)])
  return { listings, total }
}

/** The same, uncounted. */
export async function browsePage(db: Database, query: ListingsQuery): Promise<Listing[]> {
  const { sort = 'best', limit = MAX_UNLIMITED, offset = 0 } = query
  const scope = placeScope(query)
  const matching = chosen(query)
  const isByCloseness = scope !== undefined && sort === 'best'
  const rows = await selectListings(db)
    .where(isByCloseness ? firstAt(scope, matching, offset + limit) : and(matching, scope?.where))
    .orderBy(...(isByCloseness ? byCloseness(scope) : ORDER[sort]))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => withDistance(toListing(row), scope))
}

/** The ids of the first that match, uncounted; about a place the nearest. */
export async function firstIds(
  db: Database,
  scope: PlaceScope | undefined,
  filter: SQL | undefined,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(scope ? firstAt(scope, filter, most) : filter)
    // An order leads to an index where the planner would read the table.
    .orderBy(...(scope ? byCloseness(scope) : ORDER.best))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** A place's own index ranges hold a page. */
const firstAt = (scope: PlaceScope, filter: SQL | undefined, most: number) =>
  isAt(scope.closest(filter, most))

const byCloseness = (scope: PlaceScope) => [asc(scope.closenessOf(scope.way)), ...ORDER.best]

export const ORDER: Record<Sort, SQL[]> = {
  best: [asc(listings.standing), asc(listings.nameNorm), asc(listings.id)],
  name: [asc(listings.nameNorm), asc(listings.id)],
  newest: [desc(listings.publishedAt), asc(listings.id)],
}

async function countMatching(db: Database, query: ListingsQuery): Promise<number> {
  const scope = placeScope(query)
  if (scope) return countWithin(db, scope, chosen(query))
  const counted = db
    .select({ id: listings.id })
    .from(listings)
    .where(chosen(query))
    // Counts need no order; it leads to an index where many match and the planner would read the table.
    .orderBy(...ORDER.best)
    .limit(COUNTED_TO + 1)
    .as('counted')
  return db.$count(counted)
}
