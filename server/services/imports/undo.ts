import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import {
  listingFacts,
  listingImportRows,
  listingLikes,
  listingReviews,
  listings,
  listingSubmissions,
} from '../../db/schema.ts'
import { takeBackRows } from './confirm-run.ts'
import { finishImport, holdImport, kindOfImport } from './work.ts'
import { restoreListings, type Before } from './write.ts'
import { Pace } from './pace.ts'

/** Rows an undo has still to look at. */
export const isToUndo = (importId: number) =>
  and(
    eq(listingImportRows.importId, importId),
    inArray(listingImportRows.outcome, ['created', 'updated']),
    isNull(listingImportRows.undo),
  )

/** Takes back what an import wrote. What a person has touched since stays, and its row says so. */
export async function undoImport(db: Database, importId: number): Promise<void> {
  const pace = new Pace()
  for (;;) {
    pace.start()
    const done = await db.transaction((tx) => undoBatch(tx, importId, pace.size))
    if (done === 'lost') return
    if (done === 0) break
    await pace.rest()
  }
  await finishImport(db, importId, 'undoing', { state: 'undone', undoneAt: new Date() })
}

async function undoBatch(
  tx: Transaction,
  importId: number,
  size: number,
): Promise<number | 'lost'> {
  if (!(await holdImport(tx, importId, 'undoing'))) return 'lost'
  if ((await kindOfImport(tx, importId)) === 'confirmations')
    return takeBackRows(tx, importId, { where: isToUndo(importId), size })
  const rows = await tx
    .select()
    .from(listingImportRows)
    .where(isToUndo(importId))
    .orderBy(asc(listingImportRows.row))
    .limit(size)
  if (rows.length === 0) return 0
  const untouched = await findUntouched(tx, importId, rows)
  const free = rows.filter(({ listingId }) => listingId !== null && untouched.has(listingId))
  const created = free.flatMap(({ outcome, listingId }) =>
    outcome === 'created' && listingId !== null ? [listingId] : [],
  )
  const befores = free.flatMap(({ outcome, listingId, before }) =>
    outcome === 'updated' && listingId !== null && isBefore(before)
      ? [{ id: listingId, before }]
      : [],
  )
  await takeBack(tx, created)
  await restoreListings(tx, befores)
  await mark(tx, importId, free, 'undone')
  await mark(
    tx,
    importId,
    rows.filter((row) => !free.includes(row)),
    'kept',
  )
  return rows.length
}

/** A page that was shown once answers 410 from now on (ruling 6); what nobody has seen goes whole. Both may come again. */
async function takeBack(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(listings).where(and(inArray(listings.id, ids), isNull(listings.publishedAt)))
  const now = new Date()
  await tx
    .update(listings)
    .set({ isApproved: false, removedAt: now, updatedAt: now, externalId: null })
    .where(inArray(listings.id, ids))
}

type Row = typeof listingImportRows.$inferSelect

/**
 * Listings as the import left them, locked: nobody has changed, liked, reviewed or checked them since, or suggested a change. One whose
 * `updatedAt` is later was changed by a person, or by a later import.
 */
async function findUntouched(tx: Transaction, importId: number, rows: Row[]): Promise<Set<number>> {
  const ids = rows.flatMap(({ listingId }) => listingId ?? [])
  const locked = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(asc(listings.id))
    .for('update')
  const { rows: untouched } = await tx.execute<{ id: number }>(sql`
    select ${listings.id} as id from ${listings} join ${listingImportRows}
      on ${listingImportRows.listingId} = ${listings.id} and ${listingImportRows.importId} = ${importId}
    where ${inArray(
      listings.id,
      locked.map(({ id }) => id),
    )}
      and ${listings.removedAt} is null
      and date_trunc('milliseconds', ${listings.updatedAt}) = ${listingImportRows.seenAt}
      and (${listingImportRows.outcome} = 'updated' or not exists (
        select from ${listingLikes} liked where liked.listing_id = ${listings.id}
        union all select from ${listingReviews} review where review.listing_id = ${listings.id}
        union all select from ${listingSubmissions} suggested where suggested.listing_id = ${listings.id}))
      and not exists (select from ${listingFacts} fact where fact.listing_id = ${listings.id}
        and fact.checked_on is not null and (${listingImportRows.outcome} = 'created'
          or ${listingImportRows.before} -> 'fields' ? fact.field))`)
  return new Set(untouched.map(({ id }) => id))
}

/** What write.ts put there. */
const isBefore = (before: unknown): before is Before =>
  typeof before === 'object' && before !== null && 'record' in before && 'fields' in before

async function mark(tx: Transaction, importId: number, rows: Row[], undo: 'undone' | 'kept') {
  if (rows.length === 0) return
  await tx
    .update(listingImportRows)
    .set({ undo })
    .where(
      and(
        eq(listingImportRows.importId, importId),
        inArray(
          listingImportRows.row,
          rows.map(({ row }) => row),
        ),
      ),
    )
}
