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

/** Takes back this check, unless somebody has. */
export async function withdrawCheckNumbered(
  tx: Transaction,
  id: number,
  checkedOn: string,
): Promise<void> {
  const [found] = await tx.select().from(factChecks).where(eq(factChecks.id, id))
  if (!found) return
  const { listingId, field, method, saidBy } = found
  const row = { listingId, field, method, saidBy, checkedOn, withdraws: id }
  await tx
    .insert(factChecks)
    .values({ ...row, outcome: 'withdrawn' as const })
    .onConflictDoNothing()
}

/** Takes back the check that counts now, so that the one before it counts again. */
export async function withdrawCheck(
  tx: Transaction,
  listingId: number,
  field: CheckedField,
  by: Pick<NewCheck, 'checkedOn' | 'byUser'>,
): Promise<void> {
  const other = aliasedTable(factChecks, 'other')
  const isTaken = tx.select({ id: other.id }).from(other).where(eq(other.withdraws, factChecks.id))
  const [last] = await tx
    .select({ id: factChecks.id, method: factChecks.method, saidBy: factChecks.saidBy })
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
  const { id: withdraws, method, saidBy } = last
  const row = { listingId, field, outcome: 'withdrawn' as const, withdraws, method, saidBy, ...by }
  await tx.insert(factChecks).values(row)
  await planNextCheck(tx, listingId)
}

type Facts = Partial<Record<FactField, StoredFact | null>>

interface Stated {
  listingId: number
  before: ReadonlyMap<FactField, StoredFact>
  /** The facts that differ now. */
  after: Facts
  isChanged: (field: FactField) => boolean
  today: string
}

/**
 * The checks an admin states with a listing's facts, or takes away, in the form or by undoing. One that stays as it was
 * with its value is no new check; one that went with its value needs no taking back.
 */
export async function recordStated(
  tx: Transaction,
  { listingId, before, after, isChanged, today }: Stated,
): Promise<void> {
  const stated: NewCheck[] = []
  for (const field of FACT_FIELDS) {
    const now = after[field]
    if (now === undefined) continue
    const old = before.get(field) ?? null
    if (now?.checkedOn === old?.checkedOn && now?.method === old?.method && !isChanged(field))
      continue
    const isTakenBack = old?.checkedOn && (now?.checkedOn ?? '') < old.checkedOn
    if (isTakenBack && !isChanged(field))
      await withdrawCheck(tx, listingId, field, { checkedOn: today, byUser: null })
    if (!now?.checkedOn || !now.method) continue
    if (await isChecked(tx, listingId, field, now)) continue
    stated.push({
      field,
      outcome: isChanged(field) ? 'corrected' : 'right',
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
