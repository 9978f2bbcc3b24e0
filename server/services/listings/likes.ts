import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { LikedListing, LikeState } from '../../../shared/listings/likes.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingLikes, listings } from '../../db/schema.ts'
import { selectListings, toListing } from './rows.ts'
import { requireListing, requireShownListing } from './shown.ts'
import { lockUser } from '../accounts/locks.ts'

/**
 * Likes the listing or takes the like back, as wished for, so that a page that is out of date turns nothing round. Without
 * a wish it does what was not (§4). Answers the new values.
 */
export async function setLike(
  db: Database,
  userId: number,
  listingId: number,
  wish?: boolean,
): Promise<LikeState> {
  for (;;) {
    const isLiked = await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      return trySet(tx, userId, listingId, wish)
    })
    if (isLiked === undefined && wish !== false) await requireShownListing(db, listingId)
    const state = isLiked ?? wish
    if (state !== undefined) return { isLiked: state, likeCount: await countOf(db, listingId) }
    // The same person's other press came first; this one now takes that like back.
  }
}

/**
 * One statement. Presses of one person at the same time wait for each other at the row or at the unique constraint.
 * Undefined when it neither found nor made a like.
 */
async function trySet(
  tx: Transaction,
  userId: number,
  listingId: number,
  wish?: boolean,
): Promise<boolean | undefined> {
  const { rows } = await tx.execute<{ removed: boolean; added: boolean }>(sql`
    with removed as (
      delete from listing_likes
      where user_id = ${userId} and listing_id = ${listingId} and ${wish !== true} returning id
    ), added as (
      insert into listing_likes (user_id, listing_id)
      select ${userId}::int, id from listings
      where id = ${listingId} and is_approved and ${wish !== false} and not exists (select from removed)
      -- Not of one that is being merged: it is looked at again once that is done.
      for key share
      on conflict do nothing returning id
    )
    select exists (select from removed) as removed, exists (select from added) as added`)
  const [result] = rows
  return result?.added ? true : result?.removed ? false : undefined
}

/** How many like it, for everyone to see. */
export async function countLikes(db: Database, listingId: number): Promise<number> {
  await requireShownListing(db, listingId)
  return countOf(db, listingId)
}

export async function isLiked(db: Database, userId: number, listingId: number): Promise<boolean> {
  await requireListing(db, listingId)
  return (await db.$count(listingLikes, isLikeOf(userId, listingId))) > 0
}

/** The numbers of all listings the user likes: a page asks once for all of its hearts. */
export async function findLikedIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ listingId: listingLikes.listingId })
    .from(listingLikes)
    .where(eq(listingLikes.userId, userId))
    .orderBy(listingLikes.listingId)
  return rows.map(({ listingId }) => listingId)
}

/** What the user likes, the latest first. */
export async function findLikedListings(db: Database, userId: number): Promise<LikedListing[]> {
  const likes = await db
    .select({ ...getTableColumns(listingLikes), name: listings.name })
    .from(listingLikes)
    .innerJoin(listings, eq(listings.id, listingLikes.listingId))
    .where(and(eq(listingLikes.userId, userId), isNull(listings.mergedInto)))
    .orderBy(desc(listingLikes.createdAt), desc(listingLikes.id))
  const ids = likes.map(({ listingId }) => listingId)
  const rows = await selectListings(db).where(
    and(inArray(listings.id, ids), eq(listings.isApproved, true)),
  )
  const shown = new Map(rows.map((row) => [row.listing.id, toListing(row)]))
  return likes.map(({ listingId, name }) => {
    const listing = shown.get(listingId)
    return listing ? { ...listing, isListed: true } : { id: listingId, name, isListed: false }
  })
}

const isLikeOf = (userId: number, listingId: number) =>
  and(eq(listingLikes.userId, userId), eq(listingLikes.listingId, listingId))

const countOf = (db: Database, listingId: number) =>
  db.$count(listingLikes, eq(listingLikes.listingId, listingId))
