import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Channel } from '../../../shared/checks/kinds.ts'
import { LINK_DAYS } from '../../../shared/checks/links.ts'
import type { Transaction } from '../../db/open.ts'
import { listings, providerLinks } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'

export interface NewLink {
  listingId: number
  /** The task it is made for, which its answer ends. */
  taskId?: number
  /** Left out where who looks after the listing takes it themselves: */
  channel?: Channel
  /** by this claim. */
  claimId?: number
  /** Who hands it over or takes it; null: a job mails it. */
  madeBy: number | null
  days?: number
  now: Date
}

/**
 * Makes a link by which a provider says, once, what is right of their listing as it is now. Gives its token, of which
 * the table keeps the hash alone: nobody can read it again. Throws not found.
 */
export async function makeProviderLink(
  tx: Transaction,
  { listingId, taskId, channel, claimId, madeBy, days = LINK_DAYS, now }: NewLink,
): Promise<string> {
  const [listing] = await tx
    .select({ version: listings.updatedAt })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('share')
  if (!listing) throw notFound(say.listingNotFound)
  const token = makeToken()
  await tx.insert(providerLinks).values({
    tokenHash: hashToken(token),
    listingId,
    version: listing.version,
    taskId: taskId ?? null,
    channel: channel ?? null,
    claimId: claimId ?? null,
    madeBy,
    expiresAt: new Date(now.getTime() + days * 86_400_000),
    createdAt: now,
  })
  return token
}

/** Without letters that look like a digit: somebody types it from a sheet of paper. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** Of 32 letters: 80 bits, which nobody finds by trying. */
const LENGTH = 16

/** "7k3m-q0zv-2fxa-9hdt" */
export function makeToken(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Names a token without being one, however it was typed: in capitals, without its dashes, an O for a zero. */
export function hashToken(token: string): string {
  const typed = token.toLowerCase().replace(/[^0-9a-z]/g, '')
  const read = typed.replaceAll('o', '0').replace(/[il]/g, '1')
  return createHash('sha256').update(`provider-link:${read}`).digest('base64url')
}
