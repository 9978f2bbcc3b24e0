import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import {
  GONE_STATUSES,
  goneStatus,
  IS_OPEN,
  type GoneStatus,
  type ListingStatus,
} from '../../../shared/checks/kinds.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { Gone } from '../../../shared/listings/admin.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { factChecks, listingChanges, listings } from '../../db/schema.ts'

/** Has closed, or asked not to be listed: whoever lists it again has read that (edits.ts). */
export const IS_GONE = and(
  eq(listings.isApproved, false),
  inArray(listings.status, [...GONE_STATUSES]),
)

/** What an admin is to look at and approve. */
export const WAITS_FOR_APPROVAL = and(
  isNull(listings.removedAt),
  eq(listings.isApproved, false),
  notInArray(listings.status, [...GONE_STATUSES]),
)

/** How a check of `open` notes that it was said (checks/endings.ts, providers/answers.ts). */
const NOTES: Record<GoneStatus, string> = { closed: 'closed', 'do-not-list': 'not-listed' }

/** Why these are no longer listed, and what is kept of who said so; none of all others. */
export async function findGone(
  db: Database | Transaction,
  rows: { id: number; status: ListingStatus; isApproved: boolean }[],
): Promise<Map<number, Gone>> {
  const gone = rows.flatMap(({ id, status: of, isApproved }) => {
    const status = goneStatus(of)
    return status && !isApproved ? [{ id, status }] : []
  })
  if (gone.length === 0) return new Map()
  const ids = gone.map(({ id }) => id)
  const told = await db
    .selectDistinctOn([factChecks.listingId, factChecks.note], {
      id: factChecks.listingId,
      note: factChecks.note,
      method: factChecks.method,
      on: factChecks.checkedOn,
    })
    .from(factChecks)
    .where(
      and(
        inArray(factChecks.listingId, ids),
        eq(factChecks.field, IS_OPEN),
        inArray(factChecks.note, Object.values(NOTES)),
      ),
    )
    .orderBy(factChecks.listingId, factChecks.note, desc(factChecks.id))
  const decided = await db
    .selectDistinctOn([listingChanges.listingId], {
      id: listingChanges.listingId,
      at: listingChanges.createdAt,
    })
    .from(listingChanges)
    .where(
      and(
        inArray(listingChanges.listingId, ids),
        eq(listingChanges.action, 'listing.unapprove'),
        isNull(listingChanges.undoneAt),
      ),
    )
    .orderBy(listingChanges.listingId, desc(listingChanges.id))
  return new Map(
    gone.map(({ id, status }) => {
      const said = told.find((one) => one.id === id && one.note === NOTES[status])
      const at = decided.find((one) => one.id === id)?.at
      const on = said?.on ?? (at ? indianDay(at) : null)
      return [id, { status, method: said?.method ?? null, on }]
    }),
  )
}
