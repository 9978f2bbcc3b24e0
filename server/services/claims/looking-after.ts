import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listingClaims, users } from '../../db/schema.ts'
import { readListings } from '../listings/rows.ts'
import { isStillShown } from './ways.ts'

interface Whose {
  userId: number | null
  listingId: number | null
}

/** Tells of each whether that account looks after that listing now: by what it still shows, and not while suspended. */
export async function findLookingAfter(
  db: Database,
  asked: Whose[],
): Promise<(one: Whose) => boolean> {
  const people = asked.flatMap(({ userId }) => userId ?? [])
  const ids = asked.flatMap(({ userId, listingId }) => (userId === null ? [] : (listingId ?? [])))
  if (ids.length === 0) return () => false
  const claims = await db
    .select({ claim: listingClaims })
    .from(listingClaims)
    .innerJoin(users, and(eq(users.id, listingClaims.userId), isNull(users.suspendedAt)))
    .where(
      and(
        eq(listingClaims.state, 'proven'),
        inArray(listingClaims.userId, people),
        inArray(listingClaims.listingId, ids),
      ),
    )
  const kept = claims.map(({ claim }) => claim.listingId)
  const shown = new Map((await readListings(db, kept)).map((listing) => [listing.id, listing]))
  return ({ userId, listingId }) =>
    claims.some(({ claim }) => {
      const listing = shown.get(claim.listingId)
      return (
        claim.userId === userId &&
        claim.listingId === listingId &&
        listing !== undefined &&
        isStillShown(listing, claim)
      )
    })
}
