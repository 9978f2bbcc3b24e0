import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { CLAIM_WAYS, type ClaimWay } from '../../../shared/claims/rules.ts'
import { OWN_WORD } from '../../../shared/listings/own-word.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingFacts, listingSubmissions } from '../../db/schema.ts'
import { contactOf, type Shown } from './ways.ts'

interface Claimant {
  userId: number
  /** None: it is no longer there. */
  listing: (Shown & { id: number }) | undefined
}

/**
 * Of each person the ways that show nothing: they put this contact in place of another, so the answer there is theirs, and
 * nobody of us has checked it since. Of a listing that they sent in whole a moderator has read all, and it is likely to be theirs.
 */
export async function findOwnContacts(
  db: Database | Transaction,
  claimants: Claimant[],
): Promise<Set<ClaimWay>[]> {
  const listingIds = claimants.flatMap(({ listing }) => listing?.id ?? [])
  const { userId, listingId, status, kind, changes, phone, email, website } = listingSubmissions
  const sent = await db
    .select({ userId, listingId, changes, phone, email, website })
    .from(listingSubmissions)
    .where(
      and(
        eq(status, 'approved'),
        eq(kind, 'change'),
        inArray(listingId, listingIds),
        inArray(
          userId,
          claimants.map((one) => one.userId),
        ),
      ),
    )
  const checked = sent.length > 0 ? await findChecked(db, listingIds) : new Set()
  return claimants.map((claimant) => {
    const { listing } = claimant
    if (!listing) return new Set()
    const own = sent.filter((one) => one.userId === claimant.userId && one.listingId === listing.id)
    const gave = (way: ClaimWay) =>
      own.some((one) => one.changes.includes(way) && isSameContact(one, listing, way))
    return new Set(CLAIM_WAYS.filter((way) => !checked.has(`${listing.id} ${way}`) && gave(way)))
  })
}

/** A value that changes loses its check: one that has any was checked as it is. What was asked at the contact itself is none. */
async function findChecked(db: Database | Transaction, listingIds: number[]) {
  const { listingId, field, checkedOn, method } = listingFacts
  const rows = await db
    .select({ listingId, field })
    .from(listingFacts)
    .where(
      and(
        inArray(listingId, listingIds),
        inArray(field, [...CLAIM_WAYS]),
        isNotNull(checkedOn),
        notInArray(method, [...OWN_WORD]),
      ),
    )
  return new Set(rows.map((one) => `${one.listingId} ${one.field}`))
}

function isSameContact(sent: Omit<Shown, 'phoneText'>, listing: Shown, way: ClaimWay): boolean {
  const contact = contactOf(sent, way)
  return contact !== null && contact.toLowerCase() === contactOf(listing, way)?.toLowerCase()
}
