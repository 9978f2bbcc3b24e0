import { sql } from 'drizzle-orm'
import type { CheckedFile, FileRow } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { categories, listingImportRows } from '../../db/schema.ts'
import type { CategoryIds } from './cells.ts'
import { judgeRows, type Verdict } from './judge.ts'
import { findLikenesses } from './likenesses.ts'
import { SeenRows } from './seen.ts'
import { finishWork, holdWork, type Work } from './work.ts'
import { Pace } from './pace.ts'

/** Reads the rows of a checked file and keeps, for each, what it would do. Nothing is imported yet (ruling 33). */
export async function rehearse(db: Database, work: Work, file: CheckedFile): Promise<void> {
  const categoryIds = await findCategoryIds(db)
  const seen = new SeenRows()
  const pace = new Pace()
  for await (const rows of inBatches(file.rows(), () => pace.size)) {
    pace.start()
    const verdicts = await judgeRows(db, rows, categoryIds)
    compareRows(verdicts, seen)
    await findLikenesses(db, verdicts)
    const isOurs = await db.transaction(async (tx) => {
      if (!(await holdWork(tx, work, 'rehearsing'))) return false
      await keepRows(tx, work.importId, verdicts)
      return true
    })
    if (!isOurs) return
    await pace.rest()
  }
  await finishWork(db, work, { state: 'rehearsed' })
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
