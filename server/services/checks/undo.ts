import { sql } from 'drizzle-orm'
import { indianDay } from '../../../shared/indian-days.ts'
import type { FactField } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { factChecks, listingChanges } from '../../db/schema.ts'
import { withdrawChecks } from './record.ts'

/** A change of a listing that is undone, and the facts that it changed. */
interface Undone {
  changeId: number
  fields: FactField[]
  byUser: number | null
}

/** What was said with a change has its moment. */
const ofChange = (changeId: number, fields: FactField[]) => sql`${factChecks} one
  join ${listingChanges} change on change.id = ${changeId}
    and one.listing_id = change.listing_id and one.created_at = change.created_at
  where one.field = any(${sql.param(fields)}::text[])`

/** The good words on what it brought count no longer. To be called while the listing still says it. */
export async function withdrawSaid(
  tx: Transaction,
  { changeId, fields, byUser }: Undone,
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select one.id from ${ofChange(changeId, fields)} and one.outcome in ('right', 'corrected')
      and one.value_hash = public.fact_hash(one.listing_id, one.field)`)
  const ids = rows.map(({ id }) => id)
  await withdrawChecks(tx, ids, { checkedOn: indianDay(new Date()), byUser })
}

/** The good words it took back count again, from their day on, where the listing says again what they were about. */
export async function sayAgain(tx: Transaction, { changeId, fields }: Undone): Promise<void> {
  await tx.execute(sql`
    insert into ${factChecks}
      (listing_id, field, outcome, method, said_by, checked_on, by_user, note, source_url)
    select said.listing_id, said.field, said.outcome, said.method, said.said_by, said.checked_on,
      said.by_user, said.note, said.source_url
    from ${factChecks} said where said.value_hash = public.fact_hash(said.listing_id, said.field)
      and said.id in (select one.withdraws from ${ofChange(changeId, fields)}) order by said.id`)
}
