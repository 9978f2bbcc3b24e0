import { eq } from 'drizzle-orm'
import { CODE_TRIES } from '../../../shared/claims/rules.ts'
import type { Transaction } from '../../db/open.ts'
import { listingClaims } from '../../db/schema.ts'
import { endLinks } from './end.ts'
import { isStillShown, provingContact, type Provable, type Shown } from './ways.ts'

type StoredClaim = typeof listingClaims.$inferSelect

/** By a contact that the listing no longer shows; of a code that is out: too late, too often wrong, or to what shows nothing, too. */
export function isVoid(claim: StoredClaim, listing: Provable, now: Date): boolean {
  const { state, way, expiresAt, tries } = claim
  if (state !== 'sent' && state !== 'proven') return false
  if (!isStillShown(listing, claim)) return true
  if (state === 'proven') return false
  return !provingContact(listing, way) || tries >= CODE_TRIES || !expiresAt || expiresAt < now
}

/** Who has proven it by what the listing no longer shows starts anew, with another claim. */
export async function endIfVoid(
  tx: Transaction,
  claim: StoredClaim | undefined,
  listing: Shown,
  now: Date,
): Promise<void> {
  if (claim?.state !== 'proven' || isStillShown(listing, claim)) return
  await tx
    .update(listingClaims)
    .set({ state: 'withdrawn', endedAt: now })
    .where(eq(listingClaims.id, claim.id))
  await endLinks(tx, [claim.id])
}
