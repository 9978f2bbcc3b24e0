import { and, eq, inArray, sql } from 'drizzle-orm'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingImportRows, listingSubmissions } from '../../db/schema.ts'
import { words as sentences } from '../../words.ts'
import { possibleDuplicates } from '../listings/duplicates/duplicates.ts'
import type { Verdict } from './judge.ts'
import { findLikeRemoved } from './removed.ts'

const WHY = { phone: words.samePhone, website: words.sameWebsite, name: words.sameName }
/** So many of those it may be are named. */
const NAMED = 3

/**
 * Marks new rows that may be a listing which is there already, other than one the import itself has made, or one that was
 * removed (ruling 6).
 */
export async function findLikenesses(
  db: Database | Transaction,
  verdicts: Verdict[],
  importId?: number,
): Promise<void> {
  const fresh = verdicts.filter(({ outcome }) => outcome === 'create')
  const found = await possibleDuplicates(
    db,
    fresh.map(({ name, values }, key) => ({
      key,
      name,
      phone: isOwnNumber(values.phone) ? values.phone : null,
      website: values.website ?? null,
      town: values.town ?? null,
      region: values.region ?? null,
    })),
    'near',
  )
  const likelyIds = [...found.values()].flatMap((likely) => likely.map(({ id }) => id))
  const own = importId === undefined ? new Set() : await madeBy(db, importId, likelyIds)
  const removed = await findLikeRemoved(
    db,
    fresh.map((verdict) => ({ ...verdict.values, name: verdict.name, verdict })),
  )
  for (const [{ verdict }, { id, name, keptId, keptName }] of removed) {
    verdict.outcome = 'duplicate'
    const why = keptName === null ? sentences.likeRemoved : words.likeMerged
    verdict.likenesses.push({ id: keptId ?? id, row: null, name: keptName ?? name, why })
  }
  for (const { at, name } of await findWaiting(db, fresh)) {
    const verdict = fresh[at]
    if (!verdict) continue
    verdict.outcome = 'duplicate'
    verdict.likenesses.push({ id: null, row: null, name, why: words.sameWaiting })
  }
  fresh.forEach((verdict, key) => {
    const likely = found.get(key)?.filter(({ id }) => !own.has(id)) ?? []
    if (likely.length === 0) return
    verdict.outcome = 'duplicate'
    for (const { id, name, why } of likely.slice(0, NAMED - verdict.likenesses.length))
      verdict.likenesses.push({ id, row: null, name, why: WHY[why[0] ?? 'name'] })
  })
}

/** The submissions that wait under the name of a row, with the row's place in the list. */
async function findWaiting(db: Database | Transaction, rows: Verdict[]) {
  if (rows.length === 0) return []
  const { rows: found } = await db.execute<{ at: number; name: string }>(sql`
    select distinct at::int - 1 as at, waiting.name
    from unnest(${sql.param(rows.map(({ name }) => name))}::text[]) with ordinality as given(name, at)
    join ${listingSubmissions} waiting on waiting.status = 'pending' and waiting.kind = 'new'
      and lower(public.immutable_unaccent(waiting.name)) = lower(public.immutable_unaccent(given.name))`)
  return found
}

/** Which of these listings the import has made: its rehearsal has compared its rows with one another. */
async function madeBy(
  db: Database | Transaction,
  importId: number,
  listingIds: number[],
): Promise<Set<number | null>> {
  if (listingIds.length === 0) return new Set()
  const rows = await db
    .select({ id: listingImportRows.listingId })
    .from(listingImportRows)
    .where(
      and(
        eq(listingImportRows.importId, importId),
        eq(listingImportRows.outcome, 'created'),
        inArray(listingImportRows.listingId, listingIds),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Short codes are everybody's. */
const isOwnNumber = (phone: string | null | undefined): phone is string =>
  typeof phone === 'string' && phone.length > 6
