import { indianDay } from '../../../shared/indian-days.ts'
import { aliasedTable, and, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { CheckOutcome, CheckSayer, IS_OPEN } from '../../../shared/checks/kinds.ts'
import type { StoredFact } from '../../../shared/listings/changes.ts'
import { FACT_FIELDS, type CheckMethod, type FactField } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { factChecks } from '../../db/schema.ts'
import { planNextCheck } from './due.ts'

/** A fact that can be asked for: one of a form, or that the listing is there at all. */
export type CheckedField = FactField | typeof IS_OPEN

export interface NewCheck {
  field: CheckedField
  outcome: Exclude<CheckOutcome, 'withdrawn'>
  method: CheckMethod
  saidBy: CheckSayer
  /** The day it was said in India, YYYY-MM-DD. */
  checkedOn: string
  /** Who recorded it; null: nobody of us, a provider did by their link. */
  byUser: number | null
  attemptId?: number
  note?: string
  sourceUrl?: string
}

/**
 * Writes down what was said of a listing's facts as they are now: whoever corrects one changes the listing before. The
 * caller holds the listing. What visitors read as checked follows by itself (migration `check_projection`). Answers the
 * numbers of the checks.
 */
export async function recordChecks(
  tx: Transaction,
  listingId: number,
  checks: NewCheck[],
): Promise<number[]> {
  if (checks.length === 0) return []
  const rows = await tx
    .insert(factChecks)
    .values(checks.map((one) => ({ ...one, listingId })))
    .returning({ id: factChecks.id })
  await planNextCheck(tx, listingId)
  return rows.map(({ id }) => id)
}

type By = Pick<NewCheck, 'checkedOn' | 'byUser'>

/** They count no longer. What somebody has taken back already stays so. */
export async function withdrawChecks(tx: Transaction, ids: number[], by: By): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`insert into ${factChecks}
      (listing_id, field, outcome, method, said_by, withdraws, checked_on, by_user)
    select one.listing_id, one.field, 'withdrawn', one.method, one.said_by, one.id,
      ${by.checkedOn}::date, ${by.byUser}::int
    from ${factChecks} one where one.id = any(${sql.param(ids)}::int[]) order by one.id
    on conflict (withdraws) do nothing`)
}

/** Takes back the check that counts now, so that the one before it counts again. */
export async function withdrawCheck(
  tx: Transaction,
  listingId: number,
  field: CheckedField,
  by: By,
): Promise<void> {
  const other = aliasedTable(factChecks, 'other')
  const isTaken = tx.select({ id: other.id }).from(other).where(eq(other.withdraws, factChecks.id))
  const [last] = await tx
    .select({ id: factChecks.id })
    .from(factChecks)
    .where(
      and(
        eq(factChecks.listingId, listingId),
        eq(factChecks.field, field),
        inArray(factChecks.outcome, ['right', 'corrected']),
        notExists(isTaken),
      ),
    )
    .orderBy(desc(factChecks.checkedOn), desc(factChecks.id))
    .limit(1)
  if (!last) return
  await withdrawChecks(tx, [last.id], by)
  await planNextCheck(tx, listingId)
}

type Facts = Partial<Record<FactField, StoredFact | null>>

interface Stated {
  listingId: number
  before: ReadonlyMap<FactField, StoredFact>
  /** The facts that differ now. */
  after: Facts
  /** Those whose value does. */
  changed?: readonly FactField[]
}

/**
 * The checks an admin states with a listing's facts, or takes away. One that stays as it was with its value is no new
 * check; one that went with its value needs no taking back.
 */
export async function recordStated(
  tx: Transaction,
  { listingId, before, after, changed = [] }: Stated,
): Promise<void> {
  const today = indianDay(new Date())
  const stated: NewCheck[] = []
  for (const field of FACT_FIELDS) {
    const now = after[field]
    if (now === undefined) continue
    const old = before.get(field) ?? null
    const isChanged = changed.includes(field)
    if (now?.checkedOn === old?.checkedOn && now?.method === old?.method && !isChanged) continue
    const isTakenBack = old?.checkedOn && (now?.checkedOn ?? '') < old.checkedOn
    if (isTakenBack && !isChanged)
      await withdrawCheck(tx, listingId, field, { checkedOn: today, byUser: null })
    if (!now?.checkedOn || !now.method) continue
    if (await isChecked(tx, listingId, field, now)) continue
    stated.push({
      field,
      outcome: isChanged ? 'corrected' : 'right',
      method: now.method,
      saidBy: now.method === 'own-word' ? 'provider' : 'moderator',
      checkedOn: now.checkedOn,
      byUser: now.checkedBy,
    })
  }
  await recordChecks(tx, listingId, stated)
}

async function isChecked(
  tx: Transaction,
  listingId: number,
  field: FactField,
  { checkedOn, method }: StoredFact,
): Promise<boolean> {
  const { rows } = await tx.execute<{ checked: boolean }>(sql`
    select one.checked_on = ${checkedOn}::date and one.method = ${method} as checked
    from public.check_of_now(${listingId}, ${field}) as one where one.id is not null`)
  return rows[0]?.checked ?? false
}
