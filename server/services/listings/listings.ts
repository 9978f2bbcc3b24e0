import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Listing, ListingDetail, ListingsQuery } from '../../../shared/listings/listings.ts'
import { FEATURED_LISTINGS } from '../../../shared/site.ts'
import type { Database } from '../../db/open.ts'
import { listingFacts, listings } from '../../db/schema.ts'
import { gone, notFound } from '../../errors.ts'
import type { ListingsPage } from './browse.ts'
import { findCredentials } from './credentials.ts'
import { findNearest, othersWithin } from './others.ts'
import { isReachable, selectListings, toFact, toListing } from './rows.ts'
import { matchQuery } from '../search/search.ts'
import { say } from '../../sentences.ts'

/** The approved listings that match, in order. An unknown category matches nothing. */
export async function findListings(db: Database, query: ListingsQuery): Promise<ListingsPage> {
  const { listings, total } = await matchQuery(db, query)
  return { listings, total }
}

/**
 * Six for home that can be reached: labelled sponsored first, then best rated where few reviews count for little, then those
 * in Goa, then most complete; at least four in Goa while there are so many (rulings 8, 50).
 */
export async function findFeatured(db: Database): Promise<Listing[]> {
  const [first, inGoa] = await Promise.all([
    bestListings(db, FEATURED_LISTINGS),
    bestListings(db, FEATURED_IN_GOA, eq(listings.region, 'Goa')),
  ])
  const elsewhere = first
    .filter(({ region }) => region !== 'Goa')
    .slice(0, FEATURED_LISTINGS - inGoa.length)
  const kept = first.filter((one) => one.region === 'Goa' || elsewhere.includes(one))
  const more = inGoa.filter(({ id }) => !first.some((one) => one.id === id))
  return [...kept, ...more].slice(0, FEATURED_LISTINGS)
}

const FEATURED_IN_GOA = 4

/** Reachable, and neither stale nor closed for now. */
const CAN_BE_FEATURED = sql`${isReachable(listings.standing)} and not ${listings.isBehind}`

async function bestListings(db: Database, most: number, where?: SQL): Promise<Listing[]> {
  const rows = await selectListings(db)
    .where(and(eq(listings.isApproved, true), CAN_BE_FEATURED, where))
    .orderBy(
      desc(listings.isSponsored),
      desc(DAMPED_RATING),
      desc(sql`coalesce(${listings.region} = 'Goa', false)`),
      desc(COMPLETENESS),
      asc(listings.id),
    )
    .limit(most)
  return rows.map(toListing)
}

/** The mean pulled towards 3.5 as if by five reviews more: one five-star review does not lead, one bad one does not sink. */
const DAMPED_RATING = sql`(${listings.rating} * ${listings.reviewCount} + 3.5 * 5) / (${listings.reviewCount} + 5)`

const COMPLETENESS = sql`num_nonnulls(${listings.phone}, ${listings.email}, ${listings.website},
  ${listings.address}, ${listings.town}, ${listings.ages})`

/** One listing with its facts. Throws not found, or gone with the nearest others when it was shown once (ruling 6). */
export async function findListing(db: Database, id: number): Promise<ListingDetail> {
  const [row] = await selectListings(db).where(eq(listings.id, id))
  if (!row?.listing.publishedAt) throw notFound(say.listingNotFound)
  if (!row.listing.isApproved) {
    const { name, mergedInto } = row.listing
    if (mergedInto) throw gone(say.listingGone(name), {}, mergedInto)
    throw gone(say.listingGone(name), { name, nearest: await findNearest(db, row) })
  }
  const facts = await db
    .select()
    .from(listingFacts)
    .where(eq(listingFacts.listingId, id))
    .orderBy(asc(listingFacts.id))
  return {
    ...toListing(row),
    facts: facts.filter(({ field }) => field !== 'phoneToCheck').map(toFact),
    registers: await findCredentials(db, row.listing),
    othersWithin: await othersWithin(db, row),
  }
}
