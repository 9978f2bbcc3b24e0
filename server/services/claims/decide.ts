import { eq } from 'drizzle-orm'
import type { Claim, ClaimDecision, ReadOutCode } from '../../../shared/claims/claims.ts'
import { inGroups } from '../../../shared/claims/rules.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingClaims, users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import type { SecretFor } from '../../start/secrets.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { recordAct } from '../admin/audit.ts'
import { readListings } from '../listings/rows.ts'
import { codeEnds, hashCode, makeCode } from './code.ts'
import { endLinks } from './end.ts'
import { mailEnd } from './mails.ts'
import { findOwnContacts } from './own-contacts.ts'
import { findClaim } from './queue.ts'
import { contactOf, hashContact, isWrongNumber } from './ways.ts'

interface DecideParts {
  env: ServerEnv
  secretFor: SecretFor
  now: Date
}

/**
 * A code for a moderator to read out to who answers the listing's number; one before it is void. It is shown this once.
 * Throws conflict where there is no number to call, it was found wrong or is the claimant's own, or nobody waits for it.
 */
export async function makeReadOut(
  db: Database,
  { secretFor, now }: Omit<DecideParts, 'env'>,
  admin: User,
  id: number,
): Promise<ReadOutCode> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const claim = await holdClaim(tx, id)
    if (claim.way !== 'phone') throw conflict(say.claim.notByPhone)
    if (claim.state !== 'waiting' && claim.state !== 'sent') throw conflict(say.claim.decided)
    const [listing] = await readListings(tx, [claim.listingId])
    if (listing && isWrongNumber(listing, 'phone')) throw conflict(say.claim.wrongNumber)
    const phone = listing && contactOf(listing, 'phone')
    if (!phone) throw conflict(say.claim.noPhone)
    const [own] = await findOwnContacts(tx, [{ userId: claim.userId, listing }])
    if (own?.has('phone')) throw conflict(say.claim.claimantsNumber)
    const code = makeCode()
    const expiresAt = codeEnds(now)
    await tx
      .update(listingClaims)
      .set({
        state: 'sent',
        codeHash: hashCode(secretFor, claim, code),
        // Of the number that is called.
        contactHash: hashContact('phone', phone),
        expiresAt,
        tries: 0,
      })
      .where(eq(listingClaims.id, id))
    await recordAct(tx, { admin, action: 'claim.code', subjectId: id })
    return { code: inGroups(code), expiresAt: expiresAt.toISOString() }
  })
}

/**
 * Declines a claim that nobody has proven, or ends one that somebody has; the person reads why. Throws conflict, too where a
 * code was made since the claim was read: somebody may be calling.
 */
export async function decideClaim(
  db: Database,
  { env, now }: Omit<DecideParts, 'secretFor'>,
  admin: User,
  id: number,
  { state, reason, expiresAt }: ClaimDecision,
): Promise<Claim> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const claim = await holdClaim(tx, id)
    const isDue =
      state === 'ended'
        ? claim.state === 'proven'
        : claim.state === 'waiting' || claim.state === 'sent'
    if (!isDue) throw conflict(say.claim.decided)
    if ((claim.expiresAt?.toISOString() ?? null) !== expiresAt) throw conflict(say.claim.newCode)
    await tx
      .update(listingClaims)
      .set({
        state,
        reason,
        codeHash: null,
        expiresAt: null,
        endedAt: now,
        decidedBy: admin.id,
      })
      .where(eq(listingClaims.id, id))
    await endLinks(tx, [id])
    const action = state === 'ended' ? 'claim.end' : 'claim.decline'
    await recordAct(tx, { admin, action, subjectId: id, detail: reason })
    const [listing] = await readListings(tx, [claim.listingId])
    const [person] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, claim.userId))
    const wasProven = state === 'ended'
    if (listing && person)
      await mailEnd(
        tx,
        { env },
        { to: person.email, name: listing.name, listingId: listing.id, reason, wasProven },
      )
  })
  return findClaim(db, id)
}

async function holdClaim(tx: Transaction, id: number) {
  const [claim] = await tx
    .select()
    .from(listingClaims)
    .where(eq(listingClaims.id, id))
    .for('update')
  if (!claim) throw notFound(say.claim.notFound)
  return claim
}
