import { inArray } from 'drizzle-orm'
import type { ListingStatus } from '../../../../shared/checks/kinds.ts'
import type { User } from '../../../../shared/accounts/users.ts'
import type { ListingState, StoredFact } from '../../../../shared/listings/changes.ts'
import { FACT_FIELDS, pick, type FactField } from '../../../../shared/listings/fields.ts'
import {
  fieldsOfPart,
  MERGE_PARTS,
  type MergePart,
} from '../../../../shared/listings/merge-parts.ts'
import type { MergeInput } from '../../../../shared/listings/merges.ts'
import type { Database, Transaction } from '../../../db/open.ts'
import { listingChanges, listings } from '../../../db/schema.ts'
import { conflict, notFound } from '../../../errors.ts'
import { say } from '../../../sentences.ts'
import { lockAdmin } from '../../accounts/locks.ts'
import { recordActs } from '../../admin/audit.ts'
import { copyChecks } from '../../checks/copy.ts'
import { planNextCheck } from '../../checks/due.ts'
import { handOverTask, holdOpenTasks } from '../../checks/merged-tasks.ts'
import { recount } from '../../reviews/counters.ts'
import { isSame, isSaid } from '../facts.ts'
import { bringOver } from './moved-rows.ts'
import { applyState, holdListings, versionAfter, type HeldListing } from '../state.ts'

/**
 * Makes two listings of the same place one: what the other one says better is taken, and what belongs to it comes along.
 * The other keeps its number, which leads to the kept one from now on. Answers the number of the change, by which it can be
 * undone. Throws conflict where either is not shown, or was changed since the admin read it.
 */
export async function mergeListings(
  db: Database,
  admin: User,
  keptId: number,
  input: MergeInput,
  now: Date,
): Promise<number> {
  if (keptId === input.other) throw conflict(say.merge.itself)
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const { kept, other } = await holdPair(tx, keptId, input.other)
    for (const one of [kept, other]) requireShown(one)
    if (!isVersion(kept, input.version) || !isVersion(other, input.otherVersion))
      throw conflict(say.adminListing.changed)
    return join(tx, admin, { kept, other, take: input.take, now })
  })
}

interface PairMember extends HeldListing {
  mergedInto: number | null
  status: ListingStatus
  statusUntil: string | null
  unreachableOn: string | null
}

/** Both, so that nothing new comes to either until this ends; their open tasks first, as whoever calls does. */
export async function holdPair(
  tx: Transaction,
  keptId: number,
  otherId: number,
): Promise<{ kept: PairMember; other: PairMember }> {
  const ids = [keptId, otherId]
  await holdOpenTasks(tx, ids)
  const rows = await tx
    .select({
      id: listings.id,
      mergedInto: listings.mergedInto,
      status: listings.status,
      statusUntil: listings.statusUntil,
      unreachableOn: listings.unreachableOn,
    })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for('update')
  const held = await holdListings(tx, ids)
  const find = (id: number) => {
    const [row, one] = [rows.find((row) => row.id === id), held.find((one) => one.id === id)]
    if (!row || !one) throw notFound(say.listingNotFound)
    return { ...row, ...one }
  }
  return { kept: find(keptId), other: find(otherId) }
}

function requireShown({ mergedInto, values: { name, isRemoved, isApproved } }: PairMember): void {
  if (mergedInto) throw conflict(say.merge.already(name))
  if (isRemoved) throw conflict(say.adminListing.removed(name))
  if (!isApproved) throw conflict(say.merge.notApproved(name))
}

const isVersion = ({ updatedAt }: HeldListing, version: string) =>
  updatedAt.getTime() === Date.parse(version)

interface Joined {
  kept: PairMember
  other: PairMember
  take: readonly MergePart[]
  now: Date
}

async function join(
  tx: Transaction,
  admin: User,
  { kept, other, take, now }: Joined,
): Promise<number> {
  const sides = toSides(kept, other, take)
  const gone = { isRemoved: true, isApproved: false }
  const versions = { kept: versionAfter(kept), other: versionAfter(other) }
  const tasks = await handOverTask(tx, { from: other.id, to: kept.id, now })
  await applyState(tx, kept, sides.after, versions.kept)
  await applyState(tx, other, { values: gone, facts: {} }, versions.other)
  const rows = await bringOver(tx, { from: other.id, to: kept.id })
  const checks = await copyChecks(tx, { from: other.id, to: kept.id })
  for (const { id } of [kept, other]) await recount(tx, id)
  await planNextCheck(tx, kept.id)
  const moved = {
    ...rows,
    checks,
    tasks,
    unreachableOn: kept.unreachableOn,
    other: { status: other.status, statusUntil: other.statusUntil },
  }
  const by = { adminId: admin.id, createdAt: now }
  const [change] = await tx
    .insert(listingChanges)
    .values([
      {
        ...by,
        listingId: kept.id,
        otherId: other.id,
        action: 'listing.merge',
        before: { ...sides.before, updatedAt: kept.updatedAt.toISOString() },
        after: { ...sides.after, updatedAt: versions.kept.toISOString() },
        moved,
      },
      {
        ...by,
        listingId: other.id,
        otherId: kept.id,
        action: 'listing.merged',
        before: {
          updatedAt: other.updatedAt.toISOString(),
          values: pick(['isRemoved', 'isApproved'], other.values),
          facts: {},
        },
        after: { updatedAt: versions.other.toISOString(), values: gone, facts: {} },
      },
    ])
    .returning({ id: listingChanges.id })
  await recordActs(tx, [
    { admin, action: 'listing.merge', subjectId: kept.id, detail: String(other.id) },
    { admin, action: 'listing.merged', subjectId: other.id, detail: String(kept.id) },
  ])
  if (!change) throw new Error('The merge has no number')
  return change.id
}

type Side = Pick<ListingState, 'values' | 'facts'>

/**
 * What differs of the kept listing. A value that is taken brings its source; its check follows from the checks. Where both
 * say the same and only the other one tells where it was read, that comes, too.
 */
function toSides(
  kept: HeldListing,
  other: HeldListing,
  take: readonly MergePart[],
): { before: Side; after: Side } {
  const differs = (part: MergePart) =>
    fieldsOfPart(part).some((name) => !isSame(kept.values[name], other.values[name]))
  const taken = MERGE_PARTS.filter((part) => take.includes(part) && differs(part))
  const fields = taken.flatMap(fieldsOfPart)
  const changed = new Map<FactField, StoredFact | null>()
  for (const fact of FACT_FIELDS) {
    const [own, theirs] = [kept.facts.get(fact), other.facts.get(fact)]
    if (taken.includes(fact)) changed.set(fact, withoutCheck(theirs))
    else if (!differs(fact) && isSaid(kept.values, fact) && !hasSource(own) && hasSource(theirs))
      changed.set(fact, { ...theirs, ...checkOf(own) })
  }
  const before = [...changed.keys()].map((fact) => [fact, kept.facts.get(fact) ?? null])
  return {
    before: { values: pick(fields, kept.values), facts: Object.fromEntries(before) },
    after: { values: pick(fields, other.values), facts: Object.fromEntries(changed) },
  }
}

const NOT_CHECKED = { checkedOn: null, checkedBy: null, method: null }

const checkOf = (fact: StoredFact | undefined) =>
  fact ? pick(['checkedOn', 'checkedBy', 'method'], fact) : NOT_CHECKED

const withoutCheck = (fact: StoredFact | undefined) =>
  hasSource(fact) ? { ...fact, ...NOT_CHECKED } : null

const hasSource = (fact: StoredFact | undefined): fact is StoredFact =>
  Boolean(
    fact && (fact.sourceUrl ?? fact.sourceTitle ?? fact.sourceDate ?? fact.readOn ?? fact.quote),
  )
