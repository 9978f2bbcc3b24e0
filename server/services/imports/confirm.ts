import { and, desc, eq, sql } from 'drizzle-orm'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { words } from '../../csv/words.ts'
import type { Transaction } from '../../db/open.ts'
import { listingReports, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordChecks, withdrawChecks } from '../checks/record.ts'
import { planNextCheck } from '../checks/due.ts'
import { sendCorrection } from '../checks/waiting-corrections.ts'
import { changeListing, takeBackChange } from '../listings/changes.ts'
import { checkValues } from '../listings/checks.ts'
import { holdListing, holdListings } from '../listings/state.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { Confirmation } from './confirmations.ts'

/** What a row wrote, so that undo can take it back. */
export interface Confirmed {
  checkId: number | null
  changeId: number | null
  reportId: number | null
}

/** Who imports, held; null when the account is gone. Before the listings, as everybody locks. */
export async function holdImporter(tx: Transaction, adminId: number | null) {
  if (adminId === null) return null
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, adminId))
    .for('key share')
  return held ?? null
}

export const holdConfirmed = (tx: Transaction, ids: number[]) => holdListings(tx, [...new Set(ids)])

/** Writes what a row says, which was judged with its listing held. */
export async function confirm(
  tx: Transaction,
  { current, said }: Confirmation,
  admin: { id: number } | null,
): Promise<Confirmed> {
  if (!current || !said) throw new Error('A row that says nothing was to be written')
  const { id } = current.listing
  const { becomes, field, value } = said
  const check = { ...said.check, byUser: admin?.id ?? null }
  const none: Confirmed = { checkId: null, changeId: null, reportId: null }
  if (becomes === 'check') {
    const [checkId = null] = await recordChecks(tx, id, [check])
    return { ...none, checkId }
  }
  if (field === IS_OPEN || check.field === IS_OPEN)
    throw new Error('Whether a listing is open is corrected by nobody but a moderator')
  const held = await holdListing(tx, id)
  const after = await checkValues(tx, held.values, { [field]: value })
  if (becomes === 'report') {
    const saidBy = check.saidBy === 'provider' ? 'provider' : 'checker'
    const sender = { saidBy, userId: admin?.id ?? null, text: words.confirmation.message } as const
    await sendCorrection(tx, held, { field: check.field, after }, sender)
    const [report] = await tx
      .select({ id: listingReports.id })
      .from(listingReports)
      .where(eq(listingReports.listingId, id))
      .orderBy(desc(listingReports.id))
      .limit(1)
    return { ...none, reportId: report?.id ?? null }
  }
  const { checkedOn, sourceUrl } = check
  const source = { sourceUrl: sourceUrl ?? null, sourceTitle: sourceUrl ? null : words.sourceTitle }
  const changeId = await changeListing(tx, held, {
    admin,
    action: 'listing.edit',
    values: { [field]: after[field] },
    given: { [check.field]: { ...source, readOn: checkedOn } },
    checked: [check.field],
  })
  const [checkId = null] = await recordChecks(tx, id, [check])
  return { ...none, checkId, changeId }
}

/**
 * Takes back what a row wrote. False where a person has gone on from there: the listing has changed since, or a moderator
 * has decided what was to be decided.
 */
export async function takeBack(
  tx: Transaction,
  listingId: number,
  { checkId, changeId, reportId }: Confirmed,
): Promise<boolean> {
  await holdListing(tx, listingId)
  if (reportId !== null) {
    const gone = await tx
      .delete(listingReports)
      .where(
        and(
          eq(listingReports.id, reportId),
          sql`${listingReports.state} in ('open', 'double')`,
          sql`not exists (select from listing_reports other where other.same_as = ${reportId})`,
        ),
      )
      .returning({ id: listingReports.id })
    return gone.length > 0
  }
  if (changeId !== null) {
    const isBack = await takeBackChange(tx, null, changeId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false
        throw error
      },
    )
    if (!isBack) return false
  }
  if (checkId !== null)
    await withdrawChecks(tx, [checkId], { checkedOn: indianDay(new Date()), byUser: null })
  await planNextCheck(tx, listingId)
  return true
}

/** What was put there, by `confirm`. */
export const isConfirmed = (before: unknown): before is Confirmed =>
  typeof before === 'object' && before !== null && 'checkId' in before
