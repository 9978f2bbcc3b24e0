import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import {
  ROW_FIELDS,
  type AdminListing,
  type AdminListingRow,
  type AdminListingsQuery,
} from '../../../shared/listings/admin.ts'
import { type ListingShow, type ListingSort } from '../../../shared/listings/admin-list.ts'
import { FACT_FIELDS, pick } from '../../../shared/listings/fields.ts'
import { normalised, normalisedText } from '../../db/normalised.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { categories, listingFacts, listingImportRows, listings, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { findPlace, namesakes } from '../../places/gazetteer.ts'
import { findCheckActs } from './checked.ts'
import { findGone, IS_GONE, WAITS_FOR_APPROVAL } from './gone.ts'
import { nameOf } from './history.ts'
import { inCategory } from './filters.ts'
import { slugsById, toValues } from './state.ts'
import { formatPhone } from './phone.ts'
import { say } from '../../sentences.ts'

/** One page of the admins' table, whatever state a listing is in, and exactly how many there are. */
export async function findAdminListings(
  db: Database,
  query: AdminListingsQuery,
): Promise<{ listings: AdminListingRow[]; total: number }> {
  const { search, category, region, import: importId, show, sort, limit, offset } = query
  const where = and(
    SHOWS[show](db),
    search ? holds(search) : undefined,
    category && category !== 'all' ? inCategory(category) : undefined,
    region ? lies(region) : undefined,
    importId ? inArray(listings.id, writtenBy(db, importId)) : undefined,
  )
  const facts = (checked?: SQL) =>
    db
      .select({ count: count() })
      .from(listingFacts)
      .where(and(eq(listingFacts.listingId, listings.id), checked))
  const rows = await db
    .select({
      ...pick(ROW_FIELDS, getTableColumns(listings)),
      id: listings.id,
      categoryId: listings.categoryId,
      categoryName: categories.name,
      rating: listings.rating,
      reviewCount: listings.reviewCount,
      removedAt: listings.removedAt,
      mergedInto: listings.mergedInto,
      status: listings.status,
      factCount: sql`(${facts()})`.mapWith(Number),
      checkedCount: sql`(${facts(isNotNull(listingFacts.checkedOn))})`.mapWith(Number),
      createdAt: listings.createdAt,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(where)
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
  const gone = await findGone(db, rows)
  return {
    listings: rows.map(({ removedAt, createdAt, updatedAt, status: _status, ...row }) => ({
      ...row,
      gone: gone.get(row.id) ?? null,
      phoneText: row.phone && formatPhone(row.phone),
      isRemoved: removedAt !== null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    total: await db.$count(listings, where),
  }
}

const writtenBy = (db: Database, importId: number) =>
  db
    .select({ id: sql<number>`${listingImportRows.listingId}` })
    .from(listingImportRows)
    .where(
      and(
        eq(listingImportRows.importId, importId),
        inArray(listingImportRows.outcome, ['created', 'updated']),
      ),
    )

const isPresent = isNull(listings.removedAt)

const SHOWS: Record<ListingShow, (db: Database) => SQL | undefined> = {
  all: () => isPresent,
  approved: () => eq(listings.isApproved, true),
  unapproved: () => WAITS_FOR_APPROVAL,
  gone: () => and(isPresent, IS_GONE),
  'to-check': (db) => and(isPresent, or(isNotNull(listings.phoneToCheck), hasNoFacts(db))),
  removed: () => isNotNull(listings.removedAt),
}

const hasNoFacts = (db: Database) =>
  sql`not exists (${db
    .select({ id: listingFacts.id })
    .from(listingFacts)
    .where(eq(listingFacts.listingId, listings.id))})`

const ORDERS: Record<ListingSort, SQL[]> = {
  newest: [desc(listings.createdAt), desc(listings.id)],
  updated: [desc(listings.updatedAt), desc(listings.id)],
  name: [asc(listings.nameNorm), asc(listings.id)],
  category: [asc(categories.id), asc(listings.nameNorm), asc(listings.id)],
}

/** A number has this many digits before a part of it is looked for. */
const FEWEST_DIGITS = 4

/** Part of the name or the town as it is, part of a number whatever divides it, or the listing's own number. */
function holds(text: string): SQL | undefined {
  const wanted = normalisedText(text)
  const isNumber = !/[^\d\s()+./-]/.test(text)
  // Within India one dials a 0 first that no stored number has.
  const digits = isNumber ? text.replace(/\D/g, '').replace(/^0+/, '') : ''
  const inDigits = (column: typeof listings.phone | typeof listings.phoneToCheck) =>
    sql`position(${digits} in regexp_replace(${column}, '\\D', '', 'g')) > 0`
  return or(
    sql`position(${wanted} in ${listings.nameNorm}) > 0`,
    sql`position(${wanted} in ${normalised(listings.town)}) > 0`,
    digits.length >= FEWEST_DIGITS ? inDigits(listings.phone) : undefined,
    digits.length >= FEWEST_DIGITS ? inDigits(listings.phoneToCheck) : undefined,
    /^[1-9]\d{0,8}$/.test(text) ? eq(listings.id, Number(text)) : undefined,
  )
}

/** A state by any of its names, or a district, taluka, town or PIN code as it is. */
function lies(text: string): SQL | undefined {
  const state = namesakes(text).find(({ kind }) => kind === 'state')?.name ?? text
  const columns = [listings.district, listings.taluka, listings.town, listings.pincode]
  return or(
    sql`lower(${listings.region}) = ${state.toLowerCase()}`,
    ...columns.map((column) => sql`lower(${column}) = ${text.toLowerCase()}`),
  )
}

/** Everything a listing says, and who says so. */
export async function findAdminListing(
  db: Database | Transaction,
  id: number,
): Promise<AdminListing> {
  const [row] = await db.select().from(listings).where(eq(listings.id, id))
  if (!row) throw notFound(say.listingNotFound)
  const values = toValues(row, (await slugsById(db)).get(row.categoryId))
  const completed = (name: 'town' | 'taluka' | 'district' | 'region') =>
    row.placeFilled.includes(name) ? row[name] : null
  const place = row.pointPlaceId ? findPlace(row.pointPlaceId) : undefined
  return {
    ...values,
    id,
    categoryId: row.categoryId,
    externalId: row.externalId,
    phoneText: row.phone && formatPhone(row.phone),
    completed: {
      town: completed('town'),
      taluka: completed('taluka'),
      district: completed('district'),
      region: completed('region'),
    },
    pointLabel: place ? (place.town ?? place.name) : null,
    isExact: row.pointLatitude !== null && row.pointPlaceId === null,
    facts: await findFacts(db, id),
    rating: row.rating,
    reviewCount: row.reviewCount,
    wasPublished: row.publishedAt !== null,
    checks: await findCheckActs(db, id),
    gone: (await findGone(db, [row])).get(id) ?? null,
    mergedInto: await findName(db, row.mergedInto),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function findName(
  db: Database | Transaction,
  id: number | null,
): Promise<AdminListing['mergedInto']> {
  if (id === null) return null
  const [row] = await db
    .select({ id: listings.id, name: listings.name })
    .from(listings)
    .where(eq(listings.id, id))
  return row ?? null
}

async function findFacts(
  db: Database | Transaction,
  listingId: number,
): Promise<AdminListing['facts']> {
  const rows = await db
    .select({
      field: listingFacts.field,
      sourceUrl: listingFacts.sourceUrl,
      sourceTitle: listingFacts.sourceTitle,
      sourceDate: listingFacts.sourceDate,
      readOn: listingFacts.readOn,
      quote: listingFacts.quote,
      checkedOn: listingFacts.checkedOn,
      method: listingFacts.method,
      checkedBy: nameOf(users),
    })
    .from(listingFacts)
    .leftJoin(users, eq(users.id, listingFacts.checkedBy))
    .where(eq(listingFacts.listingId, listingId))
    .orderBy(asc(listingFacts.id))
  return rows.flatMap(({ field: name, ...fact }) => {
    const field = FACT_FIELDS.find((known) => known === name)
    return field ? [{ field, ...fact }] : []
  })
}
