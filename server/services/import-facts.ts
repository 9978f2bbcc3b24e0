import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { ListingColumn } from '../../shared/listing-columns.ts'
import type { Transaction } from '../db/open.ts'
import { listingFacts } from '../db/schema.ts'
import type { Stated } from './import-cells.ts'
import type { Verdict } from './import-judge.ts'

/** Columns whose source is kept; the source itself stands with the name. */
const FACT_FIELDS = [
  'name',
  'description',
  'address',
  'town',
  'region',
  'pincode',
  'phone',
  'email',
  'website',
  'services',
  'accessibility',
  'ageGroups',
  'languages',
] as const satisfies ListingColumn[]

const isStated = (value: unknown) =>
  value !== undefined && value !== null && (!Array.isArray(value) || value.length > 0)

/** The columns of a change whose source changes with them. */
export const changedFields = (values: Partial<Stated>): string[] =>
  FACT_FIELDS.filter(
    (field) => values[field] !== undefined || (field === 'name' && values.sourceUrl),
  )

interface NewFact {
  listing_id: number
  field: string
  source_url: string
}

/** The facts of what a row states, read where it says. */
export function factsOf(listingId: number, values: Partial<Stated>, sourceUrl: string): NewFact[] {
  return FACT_FIELDS.filter((field) => field === 'name' || isStated(values[field])).map(
    (field) => ({ listing_id: listingId, field, source_url: sourceUrl }),
  )
}

/** What a changed column said was read elsewhere: its source goes with it, and the row's own takes its place (ruling 2). */
export async function replaceFacts(
  tx: Transaction,
  changes: { verdict: Verdict; listing: { id: number } }[],
): Promise<(typeof listingFacts.$inferSelect)[]> {
  const touched = changes.flatMap(({ verdict, listing }) =>
    changedFields(verdict.values).map((field) => ({ listing_id: listing.id, field })),
  )
  const { rows: gone } = await tx.execute<{ id: number }>(sql`
    select fact.id from ${listingFacts} fact
    join jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as given(listing_id int, field text)
    using (listing_id, field)`)
  const before =
    gone.length === 0
      ? []
      : await tx
          .delete(listingFacts)
          .where(
            inArray(
              listingFacts.id,
              gone.map(({ id }) => id),
            ),
          )
          .returning(getTableColumns(listingFacts))
  await writeFacts(
    tx,
    changes.flatMap(({ verdict: { values }, listing }) =>
      values.sourceUrl ? factsOf(listing.id, values, values.sourceUrl) : [],
    ),
  )
  return before
}

export async function writeFacts(tx: Transaction, facts: NewFact[]): Promise<void> {
  if (facts.length === 0) return
  await tx.execute(sql`
    insert into ${listingFacts} (listing_id, field, source_url)
    select listing_id, field, source_url
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(listing_id int, field text, source_url text)`)
}
