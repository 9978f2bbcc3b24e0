import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { listingClaims, providerLinks } from '../../db/schema.ts'

/** What was taken by these claims and not used corrects nothing any more. */
export async function endLinks(tx: Transaction, claimIds: number[]): Promise<void> {
  await tx
    .update(providerLinks)
    .set({ expiresAt: sql`least(${providerLinks.expiresAt}, now())` })
    .where(and(inArray(providerLinks.claimId, claimIds), isNull(providerLinks.usedAt)))
}

/** The same for an account that is suspended, or that goes: the claims go with it, and their links would not. */
export async function endLinksOf(tx: Transaction, userId: number): Promise<void> {
  const own = await tx
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(eq(listingClaims.userId, userId))
  await endLinks(
    tx,
    own.map(({ id }) => id),
  )
}
