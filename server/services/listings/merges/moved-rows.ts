import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Moved } from '../../../../shared/listings/merges.ts'
import type { Database, Transaction } from '../../../db/open.ts'
import {
  contactSubmissions,
  listingClaims,
  listingCredentials,
  listingLikes,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
  providerContacts,
  reviewReports,
  withdrawnReviews,
} from '../../../db/schema.ts'
import { isOpenClaim } from '../../claims/claims.ts'
import { isStillShown } from '../../claims/ways.ts'
import { readListings } from '../rows.ts'
import { CREDENTIAL_LINE } from '../credentials.ts'

interface Way {
  from: number
  to: number
}

type Rows = Pick<
  Moved,
  | 'likes'
  | 'reviews'
  | 'olderReviews'
  | 'withdrawn'
  | 'reports'
  | 'submissions'
  | 'messages'
  | 'credentials'
  | 'claims'
  | 'contacts'
  | 'listings'
>

/**
 * What belongs to a listing goes to another one; answers which rows did. Of what there can be one alone, a person's like or
 * whom to ask, the other's own stays, and this one's waits where it is.
 */
export async function bringOver(tx: Transaction, way: Way): Promise<Rows> {
  const { from, to } = way
  const hasNone = (table: PgTable, same: SQL) =>
    sql`not exists (select from ${table} own where own.listing_id = ${to} and ${same})`
  const isSamePerson = sql`own.user_id = one.user_id`
  const isSameCredential = sql`(own.register, own.number) = (one.register, one.number)`
  return {
    likes: await move(tx, listingLikes, way, hasNone(listingLikes, isSamePerson)),
    ...(await chooseReviews(tx, way)),
    withdrawn: await move(tx, withdrawnReviews, way, hasNone(withdrawnReviews, isSamePerson), {
      key: 'user_id',
    }),
    reports: await move(tx, listingReports, way, sql`true`, {
      also: sql`, sent_about = coalesce(sent_about, ${from}::int)`,
    }),
    submissions: await move(tx, listingSubmissions, way),
    messages: await move(tx, contactSubmissions, way),
    // What the kept one does not claim stays with the other: it would be forgotten here.
    credentials: await move(
      tx,
      listingCredentials,
      way,
      sql`${hasNone(listingCredentials, isSameCredential)} and one.id in (
        select ${listingCredentials.id} from ${listingCredentials}
        join ${listings} on ${listings.id} = ${to} where ${CREDENTIAL_LINE} = any(${listings.credentials}))`,
    ),
    claims: await move(
      tx,
      listingClaims,
      way,
      sql`${only(await provenFor(tx, way))} and ${hasNone(
        listingClaims,
        sql`${isSamePerson} and own.id in (
        select ${listingClaims.id} from ${listingClaims} where ${isOpenClaim})`,
      )}`,
    ),
    contacts: await move(tx, providerContacts, way, hasNone(providerContacts, sql`true`), {
      also: sql`, sealed_for = coalesce(sealed_for, ${from}::int)`,
    }),
    listings: await lead(tx, way),
  }
}

/** Where it came from. What is no longer there, or went elsewhere since, stays so. */
export async function bringBack(tx: Transaction, way: Way, moved: Rows): Promise<void> {
  const { to } = way
  await tx.execute(
    sql`update ${listings} set merged_into = ${to} where ${inArray(listings.id, moved.listings)}`,
  )
  await tx.execute(sql`update ${listings} set merged_into = null where id = ${to}`)
  await move(tx, listingLikes, way, only(moved.likes))
  await swapReviews(tx, way, moved)
  await move(tx, withdrawnReviews, way, only(moved.withdrawn, 'user_id'), { key: 'user_id' })
  await move(tx, listingReports, way, only(moved.reports), {
    also: sql`, sent_about = nullif(sent_about, ${to}::int)`,
  })
  await move(tx, listingSubmissions, way, only(moved.submissions))
  await move(tx, contactSubmissions, way, only(moved.messages))
  await move(tx, listingCredentials, way, only(moved.credentials))
  await move(tx, listingClaims, way, only(moved.claims))
  await move(tx, providerContacts, way, only(moved.contacts), {
    also: sql`, sealed_for = nullif(sealed_for, ${to}::int)`,
  })
}

/** The claims that the other listing would prove as well: it shows the same contact. A code that is out proves nothing. */
export async function provenFor(tx: Database | Transaction, { from, to }: Way): Promise<number[]> {
  const [kept] = await readListings(tx, [to])
  const proven = await tx
    .select()
    .from(listingClaims)
    .where(and(eq(listingClaims.listingId, from), eq(listingClaims.state, 'proven')))
  return proven.filter((claim) => kept && isStillShown(kept, claim)).map(({ id }) => id)
}

const only = (ids: number[], key = 'id') => sql`one.${sql.raw(key)} = any(${sql.param(ids)}::int[])`

async function move(
  tx: Transaction,
  table: PgTable,
  { from, to }: Way,
  where: SQL = sql`true`,
  { key = 'id', also = sql`` }: { key?: string; also?: SQL } = {},
): Promise<number[]> {
  const { rows } = await tx.execute<{ key: number }>(sql`
    update ${table} one set listing_id = ${to} ${also}
    where one.listing_id = ${from} and ${where} returning one.${sql.raw(key)} as key`)
  return rows.map(({ key }) => key)
}

/** It leads to the other one now, and so do those that led to it. */
async function lead(tx: Transaction, { from, to }: Way): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${listings} set merged_into = ${to} where merged_into = ${from} returning id`)
  await tx.execute(sql`update ${listings} set merged_into = ${to} where id = ${from}`)
  return rows.map(({ id }) => id)
}

type Reviews = Pick<Rows, 'reviews' | 'olderReviews'>

/**
 * Of a person's reviews of both, the newer one stands, unless readers see the older one alone. The other one is kept with
 * the listing that is no longer shown.
 */
async function chooseReviews(tx: Transaction, way: Way): Promise<Reviews> {
  const { from, to } = way
  const { rows } = await tx.execute<{ id: number; own: number | null }>(sql`
    select one.id, own.id as own from ${listingReviews} one
    left join ${listingReviews} own on own.listing_id = ${to} and own.user_id = one.user_id
    where one.listing_id = ${from} and (own.id is null
      or (one.state = 'shown', one.created_at, one.id) > (own.state = 'shown', own.created_at, own.id))
    order by one.id`)
  const chosen = {
    reviews: rows.map(({ id }) => id),
    olderReviews: rows.flatMap(({ own }) => own ?? []),
  }
  await swapReviews(tx, way, { reviews: chosen.reviews, olderReviews: chosen.olderReviews })
  return chosen
}

/**
 * Reviews go over, and those that stood in their place go where they came from. A person has one of a listing at every
 * moment, so these are taken out meanwhile, with what was reported of them. Going back, the two change their parts.
 */
async function swapReviews(
  tx: Transaction,
  { from, to }: Way,
  { reviews, olderReviews }: Reviews,
): Promise<void> {
  // A person deleted theirs, perhaps with their account: it does not come again.
  const reports = await stored(tx, reviewReports, inArray(reviewReports.reviewId, olderReviews))
  const older = await stored(tx, listingReviews, inArray(listingReviews.id, olderReviews))
  await tx.delete(listingReviews).where(inArray(listingReviews.id, olderReviews))
  await move(tx, listingReviews, { from, to }, only(reviews))
  await store(
    tx,
    listingReviews,
    older.map((review) => ({ ...review, listing_id: from })),
  )
  await store(tx, reviewReports, reports)
}

type Stored = Record<string, unknown>

/** Rows as the database writes them, to the microsecond. */
async function stored(tx: Transaction, table: PgTable, where: SQL): Promise<Stored[]> {
  const { rows } = await tx.execute<{ row: Stored }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${where}`,
  )
  return rows.map(({ row }) => row)
}

const store = (tx: Transaction, table: PgTable, rows: Stored[]) =>
  tx.execute(sql`insert into ${table} overriding system value
    select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`)
