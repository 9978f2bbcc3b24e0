import { eq } from 'drizzle-orm'
import type { ProviderPage } from '../../../shared/checks/provider-answers.ts'
import { CORRECTED_FIELDS } from '../../../shared/contact/rules.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingClaims, listings, providerLinks } from '../../db/schema.ts'
import { isStillShown } from '../claims/ways.ts'
import { textOf } from '../contact/correctable.ts'
import { readListings } from '../listings/rows.ts'
import { hashToken } from './links.ts'

/** What a link's page shows: the listing as it is now. Null for a token that never was one. Looking changes nothing. */
export async function findProviderPage(
  db: Database | Transaction,
  token: string,
): Promise<ProviderPage | null> {
  const [row] = await db
    .select({
      link: providerLinks,
      isShown: listings.isApproved,
      removedAt: listings.removedAt,
      claim: listingClaims,
    })
    .from(providerLinks)
    .innerJoin(listings, eq(listings.id, providerLinks.listingId))
    .leftJoin(listingClaims, eq(listingClaims.id, providerLinks.claimId))
    .where(eq(providerLinks.tokenHash, hashToken(token)))
  if (!row) return null
  const { link, isShown, removedAt, claim } = row
  const [listing] = await readListings(db, [link.listingId])
  if (!listing) return null
  // Taken by who has proven it through a contact that has changed since.
  const isVoid = claim !== null && !isStillShown(listing, claim)
  const isOver = removedAt !== null || isVoid || link.expiresAt < new Date()
  return {
    state: link.usedAt ? 'used' : isOver ? 'too-late' : 'open',
    answer: link.answer,
    listing: { id: listing.id, name: listing.name, isShown },
    // Also what nobody has asked yet: who is better to say it?
    says: CORRECTED_FIELDS.map((field) => ({ field, value: textOf(listing, field) })),
    version: listing.updatedAt,
    hasChanged: link.version.toISOString() !== listing.updatedAt,
  }
}
