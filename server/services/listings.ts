import { and, asc, desc, eq, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { resolveCategory } from '../../shared/category-names.ts'
import { COUNTED_TO, type Sort } from '../../shared/directory.ts'
import {
  MAX_UNLIMITED,
  type Listing,
  type ListingDetail,
  type ListingsQuery,
} from '../../shared/listings.ts'
import { FEATURED_LISTINGS } from '../../shared/site.ts'
import type { Database } from '../db/open.ts'
import { categories, listingFacts, listings } from '../db/schema.ts'
import { gone, notFound } from '../errors.ts'
import { words } from '../words.ts'
import { matchesText } from './listing-search.ts'
import { placeScope, withDistance, type PlaceScope } from './place-scope.ts'
import { KNOWN_BY_NAME_ONLY, selectListings, toFact, toListing } from './listing-rows.ts'

export interface ListingsPage {
  listings: Listing[]
  /** How many match, counted to one above `COUNTED_TO` and no further (ruling 9). */
  total: number
}

/** The approved listings that match, in order. An unknown category matches nothing. */
export async function findListings(db: Database, query: ListingsQuery): Promise<ListingsPage> {
  const scope = placeScope(query)
  const where = matches(query, scope)
  const sort = query.sort ?? 'best'
  const closest = scope && sort === 'best' ? [asc(scope.closeness)] : []
  const rows = await selectListings(db)
    .where(where)
    .orderBy(...closest, ...ORDER[sort])
    .limit(query.limit ?? MAX_UNLIMITED)
    .offset(query.offset ?? 0)
  const listings = rows.map((row) => withDistance(toListing(row), scope))
  return { listings, total: await countListings(db, where) }
}

const ORDER: Record<Sort, SQL[]> = {
  best: [asc(listings.standing), asc(listings.nameNorm), asc(listings.id)],
  name: [asc(listings.nameNorm), asc(listings.id)],
  newest: [desc(listings.publishedAt), asc(listings.id)],
}

function matches(
  { category, search }: ListingsQuery,
  scope: PlaceScope | undefined,
): SQL | undefined {
  return and(
    eq(listings.isApproved, true),
    category && category !== 'all' ? inCategory(category) : undefined,
    scope?.where,
    search ? matchesText(search) : undefined,
  )
}

function inCategory(slugOrAlias: string): SQL {
  const slug = resolveCategory(slugOrAlias)
  return slug
    ? sql`${listings.categoryId} = (select ${categories.id} from ${categories} where ${categories.slug} = ${slug})`
    : sql`false`
}

async function countListings(db: Database, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: listings.id })
    .from(listings)
    .where(where)
    .limit(COUNTED_TO + 1)
    .as('some')
  return db.$count(some)
}

/** Six for home: labelled sponsored first, then best rated where few reviews count for little, then most complete, Goa first (ruling 8). */
export async function findFeatured(db: Database): Promise<Listing[]> {
  const rows = await selectListings(db)
    .where(and(eq(listings.isApproved, true), lt(listings.standing, KNOWN_BY_NAME_ONLY)))
    .orderBy(
      desc(listings.isSponsored),
      desc(DAMPED_RATING),
      desc(COMPLETENESS),
      desc(sql`coalesce(${listings.region} = 'Goa', false)`),
      asc(listings.id),
    )
    .limit(FEATURED_LISTINGS)
  return rows.map(toListing)
}

/** The mean pulled towards 3.5 as if by five reviews more: one five-star review does not lead, one bad one does not sink. */
const DAMPED_RATING = sql`(${listings.rating} * ${listings.reviewCount} + 3.5 * 5) / (${listings.reviewCount} + 5)`

const COMPLETENESS = sql`num_nonnulls(${listings.phone}, ${listings.email}, ${listings.website},
  ${listings.address}, ${listings.town}, ${listings.ages})`

/** One listing with its facts. Throws not found, or gone with the nearest others when it was shown once (ruling 6). */
export async function findListing(db: Database, id: number): Promise<ListingDetail> {
  const [row] = await selectListings(db).where(eq(listings.id, id))
  if (!row?.listing.publishedAt) throw notFound(words.listingNotFound)
  if (!row.listing.isApproved) {
    const { name } = row.listing
    throw gone(words.listingGone(name), { name, nearest: await findNearest(db, row.listing) })
  }
  const facts = await db
    .select()
    .from(listingFacts)
    .where(eq(listingFacts.listingId, id))
    .orderBy(asc(listingFacts.id))
  return {
    ...toListing(row),
    facts: facts.filter(({ field }) => field !== 'phoneToCheck').map(toFact),
  }
}

const NEAREST = 3

/** Others of the same kind, those of the same town first, then of the same state. */
async function findNearest(db: Database, to: typeof listings.$inferSelect): Promise<Listing[]> {
  const rows = await selectListings(db)
    .where(
      and(
        eq(listings.isApproved, true),
        ne(listings.id, to.id),
        or(
          eq(listings.categoryId, to.categoryId),
          to.town ? eq(listings.town, to.town) : undefined,
        ),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${listings.town} = ${to.town}, false)`),
      desc(sql`coalesce(${listings.region} = ${to.region}, false)`),
      ...ORDER.best,
    )
    .limit(NEAREST)
  return rows.map(toListing)
}
