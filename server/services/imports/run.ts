import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { ImportKind, ImportOutcome } from '../../../shared/imports/import-states.ts'
import type { CellProblem, Likeness } from '../../../shared/imports/imports.ts'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { sqlState } from '../../db/retries.ts'
import { listingImportRows } from '../../db/schema.ts'
import type { CategoryIds } from './cells.ts'
import { judgeRows, type Verdict } from './judge.ts'
import { findLikenesses } from './likenesses.ts'
import { findCategoryIds } from './rehearse.ts'
import { confirmRows } from './confirm-run.ts'
import { finishImport, holdImport, kindOfImport } from './work.ts'
import { changeListings, createListings, type Before } from './write.ts'
import { Pace } from './pace.ts'

/** Rows that are still to be written: what the rehearsal said, and the duplicates an admin wants all the same. */
export const isToWrite = (importId: number) =>
  and(
    eq(listingImportRows.importId, importId),
    or(
      inArray(listingImportRows.outcome, ['create', 'update']),
      and(eq(listingImportRows.outcome, 'duplicate'), eq(listingImportRows.isWanted, true)),
    ),
  )

/** Writes what was rehearsed, a batch a transaction, so that a stop in between loses nothing and doubles nothing. */
export async function runImport(db: Database, importId: number): Promise<void> {
  const of = {
    importId,
    kind: await kindOfImport(db, importId),
    categoryIds: await findCategoryIds(db),
  }
  const pace = new Pace()
  // Where the last batch ended: what lies before need not be looked at again.
  let last = 0
  for (;;) {
    pace.start()
    const reached = await writeSome(db, of, { after: last, size: pace.size })
    if (reached === 'lost') return
    if (reached === null) break
    last = reached
    await pace.rest()
  }
  await finishImport(db, importId, 'importing', { state: 'done', finishedAt: new Date() })
}

interface Work {
  importId: number
  kind: ImportKind
  categoryIds: CategoryIds
}

interface Part {
  /** Rows after this one. */
  after: number
  size: number
}

/** One batch; answers its last row, null when nothing is left. What the database refuses is looked for row by row, so that one bad row does not hold up the others. */
async function writeSome(
  db: Database,
  work: Work,
  { after, size }: Part,
): Promise<number | null | 'lost'> {
  try {
    return await db.transaction((tx) => writeBatch(tx, work, { after, size }))
  } catch (error) {
    if (!isRefused(error)) throw error
    if (size > 1) return writeSome(db, work, { after, size: 1 })
    const { importId } = work
    await db
      .update(listingImportRows)
      .set({ outcome: 'error', problems: [{ column: null, reason: words.notSaved }] })
      .where(
        and(
          eq(listingImportRows.importId, importId),
          eq(
            listingImportRows.row,
            sql`(select min(${listingImportRows.row}) from ${listingImportRows} where ${isToWrite(importId)})`,
          ),
        ),
      )
    return after
  }
}

/** The values are at fault, not the connection: SQLSTATE classes 22 and 23. */
const isRefused = (error: unknown) => /^2[23]/.test(sqlState(error) ?? '')

async function writeBatch(
  tx: Transaction,
  { importId, kind, categoryIds }: Work,
  { after, size }: Part,
): Promise<number | null | 'lost'> {
  // One import writes at a time, so that each sees what the others have made.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`)
  if (!(await holdImport(tx, importId, 'importing'))) return 'lost'
  const rows = await tx
    .select()
    .from(listingImportRows)
    .where(and(isToWrite(importId), gt(listingImportRows.row, after)))
    .orderBy(asc(listingImportRows.row))
    .limit(size)
  const end = rows.at(-1)?.row
  if (end === undefined) return null
  if (kind === 'confirmations') {
    await confirmRows(tx, importId, rows, categoryIds)
    return end
  }
  const now = new Date()
  const rehearsed = new Map(rows.map((row) => [row.row, row]))
  const verdicts = await judgeRows(tx, rows, categoryIds, { lock: true })
  for (const verdict of verdicts) refuseChanged(verdict, rehearsed.get(verdict.row))
  // Something like it may have come since the rehearsal; what an admin has ticked is wanted all the same.
  const unwanted = verdicts.filter(({ row }) => !rehearsed.get(row)?.isWanted)
  await findLikenesses(tx, unwanted, importId)
  const made = await createListings(tx, ofOutcome(verdicts, 'create'), now)
  const changed = await changeListings(tx, ofOutcome(verdicts, 'update'), now)
  await keepOutcomes(
    tx,
    importId,
    verdicts.map((verdict) => toDone(verdict, made, changed, now)),
  )
  return end
}

const ofOutcome = (verdicts: Verdict[], outcome: ImportOutcome) =>
  verdicts.filter((verdict) => verdict.outcome === outcome)

/** What a person, or another import, has done since the rehearsal stays as it is. */
function refuseChanged(
  verdict: Verdict,
  rehearsed: typeof listingImportRows.$inferSelect | undefined,
): void {
  const now = verdict.current?.listing
  const isSame =
    now === undefined
      ? rehearsed?.listingId === null
      : rehearsed?.listingId === now.id && rehearsed.seenAt?.getTime() === now.updatedAt.getTime()
  if (isSame || verdict.outcome === 'unchanged' || verdict.outcome === 'error') return
  verdict.outcome = 'error'
  verdict.problems.push({ column: null, reason: words.changedMeanwhile })
}

interface Done {
  row: number
  outcome: ImportOutcome
  listing_id: number | null
  problems: CellProblem[]
  /** Null where those of the rehearsal stay. */
  likenesses: Likeness[] | null
  seen_at: Date | null
  before: Before | null
}

function toDone(
  { row, outcome, current, problems, likenesses }: Verdict,
  made: Map<number, number>,
  changed: Map<number, Before>,
  now: Date,
): Done {
  const listingId = current?.listing.id ?? made.get(row) ?? null
  const none = {
    row,
    listing_id: listingId,
    problems,
    likenesses: outcome === 'duplicate' ? likenesses : null,
    seen_at: null,
    before: null,
  }
  if (outcome === 'update' && listingId !== null)
    return {
      ...none,
      outcome: 'updated',
      seen_at: now,
      before: changed.get(listingId) ?? null,
    }
  if (outcome === 'create' && listingId !== null)
    return { ...none, outcome: 'created', seen_at: now }
  if (outcome === 'create')
    return {
      ...none,
      outcome: 'error',
      problems: [{ column: 'externalId', reason: words.idTakenAway }],
    }
  return { ...none, outcome }
}

async function keepOutcomes(tx: Transaction, importId: number, done: Done[]): Promise<void> {
  await tx.execute(sql`
    update ${listingImportRows} set outcome = given.outcome, listing_id = given.listing_id,
      problems = given.problems, likenesses = coalesce(given.likenesses, ${listingImportRows.likenesses}), seen_at = given.seen_at, before = given.before
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as given(
      row int, outcome text, listing_id int, problems jsonb, likenesses jsonb, seen_at timestamptz, before jsonb)
    where ${listingImportRows.importId} = ${importId} and ${listingImportRows.row} = given.row`)
}
