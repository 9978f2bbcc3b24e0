import { eq, inArray, sql } from 'drizzle-orm'
import type { ListingState, ListingValues } from '../../../shared/listings/changes.ts'
import { FACT_FIELDS, fieldsOf, type ListingAction } from '../../../shared/listings/fields.ts'
import { UNDO_HOURS } from '../../../shared/listings/limits.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingChanges, listings } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { recordAct, recordActs } from '../admin/audit.ts'
import { planNextCheck } from '../checks/due.ts'
import { recordStated } from '../checks/record.ts'
import { sayAgain, withdrawSaid } from '../checks/undo.ts'
import { factsAfter, isSame } from './facts.ts'
import { applyState, holdListing, versionAfter, type HeldListing } from './state.ts'
import { isMerge, undoMerge } from './merges/unmerge.ts'
import { dropUntrueApprovals } from '../submissions/approvals.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

interface Act {
  /** Null: its provider, by a link, or an admin whose account is gone. */
  admin: Pick<User, 'id'> | null
  linkId?: number
  action: ListingAction
  values: Partial<ListingValues>
  given?: Parameters<typeof factsAfter>[0]['given']
  checked?: Parameters<typeof factsAfter>[0]['checked']
}

/** Changes a held listing and writes down who did it and what differs. Answers the change's number, null when nothing does. */
export async function changeListing(
  tx: Transaction,
  held: HeldListing,
  { admin, linkId, action, values, given = {}, checked = [] }: Act,
): Promise<number | null> {
  const after = { ...held.values, ...values }
  const facts = factsAfter({
    ...held,
    before: held.values,
    after,
    given,
    checked,
    adminId: admin?.id ?? null,
  })
  const sides = differing(held, after, facts)
  if (!sides) return null
  const updatedAt = versionAfter(held)
  await applyState(tx, held, sides.after, updatedAt)
  const changed = factsOf(sides.after.values)
  await recordStated(tx, { listingId: held.id, before: held.facts, after: facts, changed })
  const [change] = await tx
    .insert(listingChanges)
    .values({
      listingId: held.id,
      adminId: admin?.id ?? null,
      linkId: linkId ?? null,
      action,
      before: sides.before,
      after: { ...sides.after, updatedAt: updatedAt.toISOString() },
    })
    .returning({ id: listingChanges.id })
  if (!change) throw new Error('The change has no number')
  if (!admin) return change.id
  const names = [...Object.keys(sides.after.values), ...Object.keys(facts)]
  const detail = action === 'listing.edit' ? [...new Set(names)].join(', ') : ''
  await recordAct(tx, { admin, action, subjectId: held.id, detail })
  return change.id
}

/** The same approval for several held listings, in a few statements however many they are. Answers how many changed. */
export async function approveHeld(
  tx: Transaction,
  all: HeldListing[],
  { admin, isApproved }: { admin: User; isApproved: boolean },
): Promise<number> {
  const other = all.filter(({ values }) => !values.isRemoved && values.isApproved !== isApproved)
  if (other.length === 0) return 0
  const action: ListingAction = isApproved ? 'listing.approve' : 'listing.unapprove'
  const updatedAt = new Date(Math.max(...other.map((held) => versionAfter(held).getTime())))
  const ids = other.map(({ id }) => id)
  const publishedAt = sql<Date>`coalesce(${listings.publishedAt}, now())`
  await tx
    .update(listings)
    .set({ isApproved, updatedAt, ...(isApproved && { publishedAt }) })
    .where(inArray(listings.id, ids))
  await dropUntrueApprovals(tx, ids)
  await tx.insert(listingChanges).values(
    other.map((held) => ({
      listingId: held.id,
      adminId: admin.id,
      action,
      before: approval(!isApproved, held.updatedAt),
      after: approval(isApproved, updatedAt),
    })),
  )
  await recordActs(
    tx,
    ids.map((subjectId) => ({ admin, action, subjectId })),
  )
  return other.length
}

const approval = (isApproved: boolean, version: Date): ListingState => ({
  updatedAt: version.toISOString(),
  values: { isApproved },
  facts: {},
})

/** The facts that these values are of, and those named beside them. */
const factsOf = (values: Partial<ListingValues>, named: ListingState['facts'] = {}) =>
  FACT_FIELDS.filter((fact) => fact in named || fieldsOf(fact).some((name) => name in values))

function differing(held: HeldListing, after: ListingValues, facts: ListingState['facts']) {
  const [before, then] = [new Map(Object.entries(held.values)), Object.entries(after)]
  const other = then.filter(([name, value]) => !isSame(value, before.get(name)))
  const fields = Object.keys(facts)
  if (other.length === 0 && fields.length === 0) return null
  const old = new Map<string, unknown>(held.facts)
  return {
    before: {
      updatedAt: held.updatedAt.toISOString(),
      values: Object.fromEntries(other.map(([name]) => [name, before.get(name)])),
      facts: Object.fromEntries(fields.map((field) => [field, old.get(field) ?? null])),
    } as ListingState,
    after: { updatedAt: null, values: Object.fromEntries(other), facts } as ListingState,
  }
}

/**
 * Brings back what was before an act, with its version, so that the act before can be undone next. Throws conflict when
 * it is too late, was done already, or somebody changed the listing since.
 */
export async function undoChange(db: Database, admin: User, changeId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    return takeBackChange(tx, admin, changeId)
  })
}

/** The same within what undoes more than this. The caller holds the admin; without one it writes down itself what it did. */
export async function takeBackChange(
  tx: Transaction,
  admin: Pick<User, 'id'> | null,
  changeId: number,
): Promise<number> {
  const find = () => tx.select(CHANGE).from(listingChanges).where(eq(listingChanges.id, changeId))
  const [asked] = await find()
  if (!asked) throw notFound(say.adminListing.changeNotFound)
  if (isMerge(asked.action)) return undoMerge(tx, admin, asked)
  const held = await holdListing(tx, asked.listingId)
  const [change] = await find()
  if (!change) throw notFound(say.adminListing.changeNotFound)
  const { before, after, undoneAt, isRecent, action, listingId } = change
  if (undoneAt) throw conflict(say.adminListing.undoneAlready)
  if (!before.updatedAt) throw conflict(say.adminListing.cannotUndo)
  if (!isRecent) throw conflict(say.adminListing.undoTooLate)
  if (held.updatedAt.toISOString() !== after.updatedAt)
    throw conflict(say.adminListing.changedSince)
  const said = { changeId, fields: factsOf(before.values, before.facts), byUser: admin?.id ?? null }
  await withdrawSaid(tx, said)
  await applyState(tx, held, before, new Date(before.updatedAt))
  await sayAgain(tx, said)
  await planNextCheck(tx, listingId)
  await tx
    .update(listingChanges)
    .set({ undoneAt: new Date(), undoneBy: admin?.id ?? null })
    .where(eq(listingChanges.id, changeId))
  if (admin)
    await recordAct(tx, { admin, action: 'listing.undo', subjectId: listingId, detail: action })
  return listingId
}

const isRecent = sql<boolean>`${listingChanges.createdAt} > now() - make_interval(hours => ${UNDO_HOURS})`

/** What tells whether a change can be undone. */
export const CHANGE = {
  listingId: listingChanges.listingId,
  otherId: listingChanges.otherId,
  action: listingChanges.action,
  before: listingChanges.before,
  after: listingChanges.after,
  undoneAt: listingChanges.undoneAt,
  isRecent,
}
