import { aliasedTable, and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Claim, ClaimsQuery } from '../../../shared/claims/claims.ts'
import type { ClaimQueue } from '../../../shared/claims/rules.ts'
import type { Database } from '../../db/open.ts'
import { listingClaims, listings, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { nameOf } from '../listings/history.ts'
import { readListings } from '../listings/rows.ts'
import { findNumberReports } from '../reports/of-number.ts'
import { findOwnContacts } from './own-contacts.ts'
import { contactOf, isStillShown, provingContact } from './ways.ts'

/** Somebody of us should call. */
export const isWaitingClaim = eq(listingClaims.state, 'waiting')

/** Claims as moderators read them: those that wait for a call the oldest first, of the others the latest. */
export async function findClaims(
  db: Database,
  { show, search, id, limit, offset }: ClaimsQuery,
): Promise<{ claims: Claim[]; total: number }> {
  const where = and(
    QUEUES[show],
    // The text as it is: nothing in it is a pattern.
    search ? sql`strpos(lower(${listings.name}), ${search.toLowerCase()}) > 0` : undefined,
    id === undefined ? undefined : eq(listingClaims.id, id),
  )
  const { createdAt, id: number } = listingClaims
  const order = show === 'waiting' ? [asc(createdAt), asc(number)] : [desc(createdAt), desc(number)]
  const rows = await selectClaims(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .where(where)
  return { claims: await toClaims(db, rows), total: counted?.total ?? 0 }
}

/** Throws not found. */
export async function findClaim(db: Database, id: number): Promise<Claim> {
  const [claim] = await toClaims(db, await selectClaims(db).where(eq(listingClaims.id, id)))
  if (!claim) throw notFound(say.claim.notFound)
  return claim
}

const QUEUES: Record<ClaimQueue, SQL | undefined> = {
  waiting: isWaitingClaim,
  open: inArray(listingClaims.state, ['waiting', 'sent']),
  proven: eq(listingClaims.state, 'proven'),
  all: undefined,
}

const deciders = aliasedTable(users, 'decider')

const selectClaims = (db: Database) =>
  db
    .select({
      claim: listingClaims,
      listing: { id: listings.id, name: listings.name, isApproved: listings.isApproved },
      person: { name: nameOf(users), email: users.email },
      decidedBy: sql<string | null>`(${db
        .select({ name: nameOf(deciders) })
        .from(deciders)
        .where(eq(deciders.id, listingClaims.decidedBy))})`,
      others: sql<number>`(
        select count(*)::int from ${listingClaims} other
        where other.listing_id = ${listings.id} and other.state = 'proven' and other.id <> ${listingClaims.id})`,
    })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .innerJoin(users, eq(users.id, listingClaims.userId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectClaims>>[number]

async function toClaims(db: Database, rows: Row[]): Promise<Claim[]> {
  const pages = await readListings(
    db,
    rows.map(({ listing }) => listing.id),
  )
  const shown = new Map(pages.map((page) => [page.id, page]))
  const reports = await findNumberReports(
    db,
    rows.map(({ listing }) => listing.id),
  )
  const own = await findOwnContacts(
    db,
    rows.map(({ claim: { userId }, listing: { id } }) => ({ userId, listing: shown.get(id) })),
  )
  return rows.map(({ claim, ...row }, at) => {
    const { way, state, tries, reason } = claim
    const listing = shown.get(row.listing.id)
    // What it shows instead has proven nothing. Who waits for a call gets it on the number of the day.
    const page =
      listing && (state !== 'proven' || isStillShown(listing, claim)) ? listing : undefined
    const isOwnContact = own[at]?.has(way) === true
    return {
      ...row,
      id: claim.id,
      way,
      to: page ? (way === 'phone' ? page.phoneText : contactOf(page, way)) : null,
      phone:
        page && way === 'phone'
          ? provingContact({ ...page, own: own[at] ?? new Set() }, way)
          : null,
      isOwnContact,
      phoneWrongOn: (way === 'phone' && page?.phoneWrongOn) || null,
      numberReports: (way === 'phone' && reports.get(row.listing.id)) || [],
      state,
      tries,
      expiresAt: claim.expiresAt?.toISOString() ?? null,
      reason,
      provenAt: claim.provenAt?.toISOString() ?? null,
      endedAt: claim.endedAt?.toISOString() ?? null,
      createdAt: claim.createdAt.toISOString(),
    }
  })
}
