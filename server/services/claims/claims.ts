import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ClaimAct, ClaimPage, OwnClaim } from '../../../shared/claims/claims.ts'
import { CLAIM_LINK_DAYS, CODE_TRIES, OPEN_CLAIM_STATES } from '../../../shared/claims/rules.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingClaims, listings } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { forbidden, invalid, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import type { SecretFor } from '../../start/secrets.ts'
import { lockUser } from '../accounts/locks.ts'
import { makeProviderLink } from '../providers/links.ts'
import { readListings } from '../listings/rows.ts'
import { requireShownListing } from '../listings/shown.ts'
import { codeEnds, hashCode, makeCode } from './code.ts'
import { endLinks } from './end.ts'
import { mailCode } from './mails.ts'
import { isAtDomain } from './mail-domain.ts'
import { findOwnContacts } from './own-contacts.ts'
import { findNotTaken } from './not-taken.ts'
import { endIfVoid, isVoid } from './void.ts'
import { contactOf, hashContact, isStillShown, isWrongNumber, sayContact, waysOf } from './ways.ts'

interface ClaimParts {
  env: ServerEnv
  secretFor: SecretFor
  hasMail: boolean
  now: Date
}

export const isOpenClaim = inArray(listingClaims.state, [...OPEN_CLAIM_STATES])

/** What the page says to somebody. Looking changes nothing. Throws not found, and gone for what is no longer listed. */
export async function findClaimPage(
  db: Database,
  { hasMail, now }: Pick<ClaimParts, 'hasMail' | 'now'>,
  { id: userId }: User,
  listingId: number,
): Promise<ClaimPage> {
  const listing = await readShown(db, userId, listingId)
  const [claim] = await db
    .select()
    .from(listingClaims)
    .where(and(eq(listingClaims.listingId, listingId), eq(listingClaims.userId, userId)))
    .orderBy(desc(listingClaims.id))
    .limit(1)
  const isOver = claim !== undefined && isVoid(claim, listing, now)
  const isProven = claim?.state === 'proven' && !isOver
  const notTaken = await findNotTaken(db, userId, isProven ? [listingId] : [])
  return {
    ways: waysOf(listing, hasMail),
    own: [...listing.own].filter((way) => !isWrongNumber(listing, way)),
    claim: claim
      ? {
          state: claim.state,
          way: claim.way,
          to: sayContact(listing, claim.way),
          isVoid: isOver,
          expiresAt: claim.expiresAt?.toISOString() ?? null,
          reason: claim.reason,
          endedAt: claim.endedAt?.toISOString() ?? null,
        }
      : null,
    notTaken: notTaken.get(listingId) ?? [],
  }
}

/** The listings somebody looks after, or would like to; of each the latest claim. */
export async function findOwnClaims(db: Database, { id }: User): Promise<OwnClaim[]> {
  const rows = await db
    .selectDistinctOn([listingClaims.listingId], {
      claim: listingClaims,
      listing: { id: listings.id, name: listings.name, isShown: listings.isApproved },
    })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .where(and(eq(listingClaims.userId, id), ne(listingClaims.state, 'withdrawn')))
    .orderBy(listingClaims.listingId, desc(listingClaims.id))
  const kept = rows.flatMap(({ claim, listing }) => (claim.state === 'proven' ? listing.id : []))
  const notTaken = await findNotTaken(db, id, kept)
  return rows
    .toSorted((one, other) => one.listing.name.localeCompare(other.listing.name))
    .map(({ listing, claim: { state, way, reason, createdAt, provenAt } }) => ({
      listing,
      state,
      way,
      reason,
      createdAt: createdAt.toISOString(),
      provenAt: provenAt?.toISOString() ?? null,
      hasNotTaken: notTaken.has(listing.id),
    }))
}

/**
 * Asks for a code: by mail to what the listing shows, or of a moderator who calls its number. A code before it is void.
 * Who looks after the listing already is sent none. Throws invalid, and forbidden while their own address is unconfirmed.
 */
export async function askForCode(
  db: Database,
  parts: ClaimParts,
  user: User,
  listingId: number,
  { way, email }: Pick<ClaimAct, 'way' | 'email'>,
): Promise<void> {
  if (!user.isEmailVerified) throw forbidden(say.verifyFirst)
  await db.transaction(async (tx) => {
    const { name, ...listing } = await holdShown(tx, user, listingId)
    await endIfVoid(tx, await holdClaim(tx, user, listingId), listing, parts.now)
    if (way && isWrongNumber(listing, way))
      throw invalid(say.invalidRequest, { way: say.claim.wrongNumber })
    if (way && listing.own.has(way))
      throw invalid(say.invalidRequest, { way: say.claim.ownContact })
    const contact = way && contactOf(listing, way)
    if (!way || !contact || (way !== 'phone' && !parts.hasMail))
      throw invalid(say.invalidRequest, { way: say.claim.chooseWay })
    const to = way === 'website' ? checkAddress(email, contact) : contact
    const code = way === 'phone' ? null : makeCode()
    const asked = {
      way,
      contactHash: hashContact(way, contact),
      state: code ? ('sent' as const) : ('waiting' as const),
      codeHash: code && hashCode(parts.secretFor, { listingId, userId: user.id }, code),
      expiresAt: code ? codeEnds(parts.now) : null,
      tries: 0,
      createdAt: parts.now,
    }
    const written = await tx
      .insert(listingClaims)
      .values({ ...asked, listingId, userId: user.id })
      .onConflictDoUpdate({
        target: [listingClaims.listingId, listingClaims.userId],
        targetWhere: isOpenLiteral,
        set: asked,
        setWhere: ne(listingClaims.state, 'proven'),
      })
      .returning({ id: listingClaims.id })
    if (code && written.length > 0) await mailCode(tx, parts, { to, name, listingId, code })
  })
}

/** As the unique index says it: what an upsert names has no parameters. */
const isOpenLiteral = sql.raw(`state in (${OPEN_CLAIM_STATES.map((one) => `'${one}'`).join(', ')})`)

function checkAddress(email: string, domain: string): string {
  if (!isAtDomain(email, domain) || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid(say.invalidRequest, { email: say.claim.otherDomain(domain) })
  return email
}

/**
 * A code as it was typed. The right one proves the claim, once; a wrong one is counted whatever else happens, and after
 * some of them, or once the listing shows another contact, no code is right. Throws invalid.
 */
export async function enterCode(
  db: Database,
  { secretFor, now }: Pick<ClaimParts, 'secretFor' | 'now'>,
  user: User,
  listingId: number,
  code: string,
): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const listing = await holdShown(tx, user, listingId)
    const claim = await holdClaim(tx, user, listingId)
    // Entered twice at once: it is proven already.
    if (claim?.state === 'proven') return undefined
    if (claim?.state !== 'sent') return say.claim.noCode
    if (isVoid(claim, listing, now)) return say.claim.voidCode
    const ofClaim = eq(listingClaims.id, claim.id)
    if (hashCode(secretFor, { listingId, userId: user.id }, code) !== claim.codeHash) {
      const tries = claim.tries + 1
      await tx.update(listingClaims).set({ tries }).where(ofClaim)
      return tries < CODE_TRIES ? say.claim.wrongCode(CODE_TRIES - tries) : say.claim.voidCode
    }
    await tx
      .update(listingClaims)
      .set({ state: 'proven', codeHash: null, expiresAt: null, provenAt: now })
      .where(ofClaim)
    return undefined
  })
  if (refusal) throw invalid(say.invalidRequest, { code: refusal })
}

/**
 * The address of a link that corrects the listing, for who looks after it; one before it that is unused ends. Throws not
 * found, too where the listing shows another contact than the one that proved it.
 */
export async function takeLink(
  db: Database,
  user: User,
  listingId: number,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const listing = await holdShown(tx, user, listingId)
    const claim = await holdClaim(tx, user, listingId)
    if (claim?.state !== 'proven' || !isStillShown(listing, claim))
      throw notFound(say.claim.notYours)
    await endLinks(tx, [claim.id])
    const link = { listingId, claimId: claim.id, madeBy: user.id, days: CLAIM_LINK_DAYS, now }
    return makeProviderLink(tx, link)
  })
}

/** Somebody no longer looks after a listing, or does not want to. */
export async function leaveListing(
  db: Database,
  user: User,
  listingId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const claim = await holdClaim(tx, user, listingId)
    if (!claim) return
    await tx
      .update(listingClaims)
      .set({ state: 'withdrawn', codeHash: null, expiresAt: null, endedAt: now })
      .where(eq(listingClaims.id, claim.id))
    await endLinks(tx, [claim.id])
  })
}

async function holdShown(tx: Transaction, user: User, listingId: number) {
  await holdListing(tx, user, listingId)
  return readShown(tx, user.id, listingId)
}

/** The person before the listing, and the listing before the claim (accounts/locks.ts). What it shows stays meanwhile. */
async function holdListing(tx: Transaction, { id }: User, listingId: number): Promise<void> {
  await lockUser(tx, id)
  const ofListing = eq(listings.id, listingId)
  await tx.select({ id: listings.id }).from(listings).where(ofListing).for('share')
}

async function readShown(db: Database | Transaction, userId: number, listingId: number) {
  await requireShownListing(db, listingId)
  const [listing] = await readListings(db, [listingId])
  if (!listing) throw notFound(say.listingNotFound)
  const [own = new Set()] = await findOwnContacts(db, [{ userId, listing }])
  return { ...listing, own }
}

async function holdClaim(tx: Transaction, { id }: User, listingId: number) {
  const [claim] = await tx
    .select()
    .from(listingClaims)
    .where(and(eq(listingClaims.listingId, listingId), eq(listingClaims.userId, id), isOpenClaim))
    .for('update')
  return claim
}
