/** Others of a listing's kind, near it. */
import { and, desc, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { ALL_INDIA } from '../../../shared/listings/directory.ts'
import type { Listing, ListingDetail } from '../../../shared/listings/listings.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { placeScope } from '../places/scope.ts'
import { ORDER } from './browse.ts'
import { isOfKind } from './filters.ts'
import { selectListings, toListing, type ListingRow } from './rows.ts'

const NEAREST = 3

/** Others of the same kind, those of the same town first, then of the same state. */
export async function findNearest(
  db: Database,
  { listing: to, category }: ListingRow,
): Promise<Listing[]> {
  const rows = await selectListings(db)
    .where(
      and(
        eq(listings.isApproved, true),
        ne(listings.id, to.id),
        or(isOfKind(category.slug), to.town ? eq(listings.town, to.town) : undefined),
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

/** Fewer are no choice: whoever looks for others would find the same one again, or one more. */
const FEW = 2

/** How far one has to look for a few others of its category: near its town, in its state, in all of India. */
export async function othersWithin(
  db: Database,
  { listing: { id, placeId, town, region }, category }: ListingRow,
): Promise<ListingDetail['othersWithin']> {
  const others = and(eq(listings.isApproved, true), ne(listings.id, id), isOfKind(category.slug))
  const hasFew = async (found: SQL) => {
    const { rows } = await db.execute(sql`select from ${found} as found limit ${FEW}`)
    return rows.length === FEW
  }
  // The gazetteer has no such town: its state is all that is known.
  const isPlaced = town && placeId && findPlace(placeId)?.kind !== 'state'
  const near = isPlaced ? placeScope({ near: placeId }) : undefined
  // What serves the whole state stands nowhere near.
  const nearby = near?.closestHere(and(others, isNotNull(listings.town)), FEW)
  if (nearby && (await hasFew(nearby))) return 'town'
  if (!region || region === ALL_INDIA) return 'india'
  const ofState = and(others, eq(listings.region, region))
  return (await hasFew(sql`(select from ${listings} where ${ofState})`)) ? 'state' : 'india'
}
