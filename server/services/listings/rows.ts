import { and, eq, getTableColumns, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { pick, PUBLIC_FIELDS } from '../../../shared/listings/fields.ts'
import type { Fact, Listing } from '../../../shared/listings/listings.ts'
import { listingPicturePath } from '../../../shared/pictures.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { categories, listingFacts, listingLikes, listings } from '../../db/schema.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { phoneWrongOn, triedInVain, withAge } from './ages/age.ts'
import { agesInWords, namesYears } from './ages/ages.ts'
import { newPeopleNow } from './current.ts'
import { IS_OUR_CHECK } from './filters.ts'
import { formatPhone, shownPhone } from './phone.ts'

// What a search looks in is larger than the listing, and no page shows it.
const { searchName: _name, searchText: _text, ...shown } = getTableColumns(listings)

/** Every approved listing with its category and the source of its number; callers add where, order and limit. */
export function selectListings(db: Database | Transaction) {
  return db
    .select({
      listing: { ...shown, takesNewPeople: newPeopleNow() },
      category: { slug: categories.slug, name: categories.name },
      otherCategoryNames: otherCategoryNames(),
      phoneFact: listingFacts,
      lastChecked: lastChecked(),
      likeCount: likeCount(),
      tried: triedInVain(),
      phoneWrongOn: phoneWrongOn(),
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .leftJoin(
      listingFacts,
      and(eq(listingFacts.listingId, listings.id), eq(listingFacts.field, 'phone')),
    )
    .$dynamic()
}

/** These listings, in this order. */
export async function readListings(db: Database | Transaction, ids: number[]): Promise<Listing[]> {
  if (ids.length === 0) return []
  const rows = await selectListings(db).where(inArray(listings.id, ids))
  const byId = new Map(rows.map((row) => [row.listing.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toListing(row)] : []
  })
}

/** In the order of the others; few have any, so for most nothing is looked up. */
function otherCategoryNames() {
  return sql<string[]>`case when ${listings.otherCategories} = '{}' then '{}'::text[] else array(
    select ${categories.name}::text from unnest(${listings.otherCategories}) with ordinality as other (slug, place)
      join ${categories} on ${categories.slug} = other.slug order by other.place) end`
}

function likeCount() {
  return sql<number>`(
    select count(*)::int from ${listingLikes} liked where liked.listing_id = ${listings.id})`
}

/** The newest check of any of the listing's facts, null when nobody has checked one (ruling 2). That somebody claims a number is no news. */
function lastChecked() {
  return sql<Listing['lastChecked']>`(
    select json_build_object('field', checked.field, 'on', checked.checked_on)
    from ${listingFacts} checked
    where checked.listing_id = ${listings.id} and ${IS_OUR_CHECK}
      and checked.field <> 'credentials'
    order by checked.checked_on desc, checked.id limit 1)`
}

/** What a standing is more by of those with neither number, address nor website (ruling 3). */
const KNOWN_BY_NAME_ONLY = 2

/** Whether a standing is of those who can be reached; written out, as in the index of home's listings. */
export const isReachable = (standing: SQLWrapper) =>
  sql`(${standing} & ${sql.raw(`${KNOWN_BY_NAME_ONLY}`)}) = 0`

export type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

const SHOWN_AS_STORED = PUBLIC_FIELDS.filter((name) => name !== 'category' && name !== 'ages')

/** A row as a visitor may see it. What is for moderators only (`phoneToCheck`, `externalId`) stays behind. */
export function toListing(row: ListingRow): Listing {
  const { listing, category, phoneFact, lastChecked, likeCount } = row
  const phone = shownPhone(listing.phone)
  return {
    ...pick(SHOWN_AS_STORED, listing),
    id: listing.id,
    categoryId: listing.categoryId,
    category: category.slug,
    categoryName: category.name,
    otherCategoryNames: row.otherCategoryNames,
    phone,
    phoneText: phone && formatPhone(phone),
    phoneFact: phone && phoneFact ? toFact(phoneFact) : null,
    ...(row.phoneWrongOn !== null && { phoneWrongOn: row.phoneWrongOn }),
    isPhoneHeldBack: !phone && Boolean(listing.phone ?? listing.phoneToCheck),
    placeId: listing.placeId,
    point: pointOf(listing),
    distance: null,
    ages: agesInWords(listing),
    // Years are for the order only where their source names none.
    ...(listing.ages && !namesYears(listing.ages)
      ? { ageMin: null, ageMax: null }
      : pick(['ageMin', 'ageMax'], listing)),
    serves: listing.serves,
    remark: null,
    servicesAsked: [],
    imageUrl: listing.picture ? listingPicturePath(listing.picture) : listing.imageUrl,
    rating: Math.round(listing.rating * 10) / 10,
    reviewCount: listing.reviewCount,
    likeCount,
    isReachable: (listing.standing & KNOWN_BY_NAME_ONLY) === 0,
    lastChecked,
    ...withAge(listing, row, new Date()),
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
  }
}

/** Exact: its own coordinates. Else its place's point, under that place's name (ruling 10). */
function pointOf(listing: ListingRow['listing']): Listing['point'] {
  const { pointLatitude: latitude, pointLongitude: longitude, pointPlaceId } = listing
  if (latitude === null || longitude === null) return null
  const place = pointPlaceId ? findPlace(pointPlaceId) : undefined
  const label = place ? (place.town ?? place.name) : (listing.town ?? listing.name)
  return { latitude, longitude, isExact: pointPlaceId === null, label }
}

export function toFact(fact: typeof listingFacts.$inferSelect): Fact {
  const { field, sourceUrl, sourceTitle, sourceDate, readOn, checkedOn, method } = fact
  return { field, sourceUrl, sourceTitle, sourceDate, readOn, checkedOn, method }
}
