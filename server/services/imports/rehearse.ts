import { eq, max, sql } from 'drizzle-orm'
import { readRows, type FileRow } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { categories, listingImportParts, listingImportRows } from '../../db/schema.ts'
import type { CategoryIds } from './cells.ts'
import { findFile } from './file.ts'
import { compareConfirmations, judgeConfirmations } from './confirmations.ts'
import { judgeRows, type Verdict } from './judge.ts'
import { findLikenesses } from './likenesses.ts'
import { SeenRows } from './seen.ts'
import { finishImport, holdImport, kindOfImport } from './work.ts'
import { Pace, Stopped } from './pace.ts'

/** Keeps, for each row of a file, what it would do. Nothing is imported yet (ruling 33). */
export async function rehearse(db: Database, importId: number): Promise<void> {
  try {
    const file = await findFile(db, importId)
    if (!file) return await endRehearsal(db, importId, words.interrupted)
    await keepVerdicts(db, importId, file)
    await endRehearsal(db, importId, null)
  } catch (error) {
    if (!(error instanceof Stopped)) await endRehearsal(db, importId, words.broken)
    throw error
  }
}

export async function endRehearsal(
  db: Database,
  importId: number,
  error: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const state = error === null ? 'rehearsed' : 'failed'
    await finishImport(tx, importId, 'rehearsing', { state, error })
    await tx.delete(listingImportParts).where(eq(listingImportParts.importId, importId))
  })
}

/** Begins anew where another process was stopped: what a row is alike to is known only once all before it were read. */
async function keepVerdicts(db: Database, importId: number, file: Blob): Promise<void> {
  const ofImport = eq(listingImportRows.importId, importId)
  await db.transaction(async (tx) => {
    if (await holdImport(tx, importId, 'rehearsing'))
      await tx.delete(listingImportRows).where(ofImport)
  })
  let last: number | null = null
  const categoryIds = await findCategoryIds(db)
  const seen = new SeenRows()
  const kind = await kindOfImport(db, importId)
  const pace = new Pace()
  for await (const rows of inBatches(readRows(file), () => pace.size)) {
    pace.start()
    const verdicts =
      kind === 'confirmations'
        ? compareConfirmations(await judgeConfirmations(db, rows, categoryIds), seen)
        : await judgeListings(db, rows, { categoryIds, seen })
    await db.transaction(async (tx) => {
      if (!(await holdImport(tx, importId, 'rehearsing'))) throw new Stopped()
      const kept = tx.select({ last: max(listingImportRows.row) }).from(listingImportRows)
      const [found] = await kept.where(ofImport)
      // Another process has begun anew.
      if (found?.last !== last) throw new Stopped()
      await keepRows(tx, importId, verdicts)
    })
    last = rows.at(-1)?.row ?? last
    await pace.rest()
  }
}

async function judgeListings(
  db: Database,
  rows: FileRow[],
  { categoryIds, seen }: { categoryIds: CategoryIds; seen: SeenRows },
): Promise<Verdict[]> {
  const verdicts = await judgeRows(db, rows, categoryIds)
  compareRows(verdicts, seen)
  await findLikenesses(db, verdicts)
  return verdicts
}

export async function findCategoryIds(db: Database | Transaction): Promise<CategoryIds> {
  const rows = await db.select({ slug: categories.slug, id: categories.id }).from(categories)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** How much text a batch may hold: rows of a few words make it small, and cells of 100,000 characters, too. */
const BATCH_LENGTH = 500_000

async function* inBatches(rows: AsyncGenerator<FileRow>, size: () => number) {
  let batch: FileRow[] = []
  let length = 0
  for await (const row of rows) {
    batch.push(row)
    for (const cell of Object.values(row.cells)) length += cell?.length ?? 0
    if (batch.length < size() && length < BATCH_LENGTH) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

/** What the file itself says twice: the same listing is an error, something alike is a possible duplicate. */
function compareRows(verdicts: Verdict[], seen: SeenRows): void {
  for (const verdict of verdicts) {
    const { row, current, values } = verdict
    if (verdict.outcome === 'error') continue
    const externalId = values.externalId ?? current?.listing.externalId
    const same = seen.sameListing(row, { id: current?.listing.id, externalId })
    if (same !== undefined) {
      verdict.outcome = 'error'
      verdict.problems.push({ column: null, reason: words.sameListing(same) })
    } else if (verdict.outcome === 'create') {
      verdict.likenesses = seen.alike(row, asNew(verdict))
      if (verdict.likenesses.length > 0) verdict.outcome = 'duplicate'
    }
  }
}

/** What a new listing would say, for comparing. */
const asNew = ({ name, values }: Verdict) => ({
  name,
  phone: null,
  website: null,
  town: null,
  region: null,
  ...values,
})

async function keepRows(tx: Transaction, importId: number, verdicts: Verdict[]): Promise<void> {
  const rows = verdicts.map((verdict) => ({
    row: verdict.row,
    outcome: verdict.outcome,
    name: verdict.name,
    listing_id: verdict.current?.listing.id ?? null,
    cells: verdict.cells,
    differences: verdict.differences,
    problems: verdict.problems,
    likenesses: verdict.likenesses,
    seen_at: verdict.current?.listing.updatedAt ?? null,
  }))
  await tx.execute(sql`
    insert into ${listingImportRows}
      (import_id, row, outcome, name, listing_id, cells, differences, problems, likenesses, seen_at)
    select ${importId}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      row int, outcome text, name text, listing_id int, cells jsonb, differences jsonb, problems jsonb,
      likenesses jsonb, seen_at timestamptz)`)
}
