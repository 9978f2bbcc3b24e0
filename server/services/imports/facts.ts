import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { indianDay } from '../../../shared/indian-days.ts'
import { expires } from '../../../shared/listings/fact-ages.ts'
import {
  FACT_FIELDS,
  fieldsOf,
  type FactField,
  type ListingField,
} from '../../../shared/listings/fields.ts'
import { words } from '../../csv/words.ts'
import type { Transaction } from '../../db/open.ts'
import { listingFacts } from '../../db/schema.ts'
import type { Stated } from './cells.ts'
import type { Verdict } from './judge.ts'

const FACTS = FACT_FIELDS.map((field) => ({ field, columns: fieldsOf(field) }))

type Values = Partial<Record<ListingField, unknown>> & Pick<Partial<Stated>, 'sourceUrl'>

/** The facts that vouch for what is said; the source itself stands with the name. */
const factsFor = (values: Values, isSaid: (value: unknown) => boolean): FactField[] =>
  FACTS.filter(
    ({ field, columns }) =>
      columns.some((column) => isSaid(values[column])) || (field === 'name' && values.sourceUrl),
  ).map(({ field }) => field)

const isStated = (value: unknown) =>
  value !== undefined && value !== null && (!Array.isArray(value) || value.length > 0)

/** The facts of a change that go with what they vouched for. */
export const changedFields = (values: Partial<Stated>): string[] =>
  factsFor(values, (value) => value !== undefined)

interface NewFact {
  listing_id: number
  field: string
  source_url: string | null
  source_title: string | null
  read_on: string | null
}

/** The facts of what a row states, read where it says. What expires is said on the day of the import. */
export const factsOf = (
  listingId: number,
  values: Partial<Stated>,
  { sourceUrl, now }: { sourceUrl: string | null; now: Date },
): NewFact[] =>
  factsFor(values, isStated)
    .filter((field) => sourceUrl ?? expires(field))
    .map((field) => ({
      listing_id: listingId,
      field,
      source_url: sourceUrl,
      source_title: sourceUrl ? null : words.sourceTitle,
      read_on: expires(field) ? indianDay(now) : null,
    }))

/** What a changed column said was read elsewhere: its source goes with it, and the row's own takes its place (ruling 2). */
export async function replaceFacts(
  tx: Transaction,
  now: Date,
  changes: { verdict: Verdict; listing: { id: number }; fields: string[] }[],
): Promise<(typeof listingFacts.$inferSelect)[]> {
  const touched = changes.flatMap(({ listing, fields }) =>
    fields.map((field) => ({ listing_id: listing.id, field })),
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
    changes.flatMap(({ verdict: { values, sourceUrl }, listing }) =>
      factsOf(listing.id, values, { sourceUrl, now }),
    ),
  )
  await refreshChecks(tx, touched)
  return before
}

/** A check of what is there again stays, also where its source went. */
export async function refreshChecks(
  tx: Transaction,
  facts: { listing_id: number; field: string }[],
): Promise<void> {
  if (facts.length === 0) return
  await tx.execute(sql`
    select public.refresh_check(listing_id, field)
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given(listing_id int, field text)`)
}

export async function writeFacts(tx: Transaction, facts: NewFact[]): Promise<void> {
  if (facts.length === 0) return
  await tx.execute(sql`
    insert into ${listingFacts} (listing_id, field, source_url, source_title, read_on)
    select listing_id, field, source_url, source_title, read_on
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as given(listing_id int, field text, source_url text, source_title text, read_on date)`)
}
