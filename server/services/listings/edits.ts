import type {
  AdminListing,
  ApprovalInput,
  BulkInput,
  ListingChangeInput,
  NewListingInput,
  UnapprovalInput,
} from '../../../shared/listings/admin.ts'
import { goneStatus, type GoneStatus } from '../../../shared/checks/kinds.ts'
import type { ListingState } from '../../../shared/listings/changes.ts'
import { blank, FIELD_NAMES, type ListingAction } from '../../../shared/listings/fields.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingChanges, listings } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { findAdminListing } from './admin.ts'
import { recordAct } from '../admin/audit.ts'
import { takeOut } from '../checks/endings.ts'
import { recordStated } from '../checks/record.ts'
import { approveHeld, changeListing } from './changes.ts'
import { checkValues } from './checks.ts'
import { factsAfter } from './facts.ts'
import { holdListing, holdListings, saveFacts, toColumns, type HeldListing } from './state.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

const BLANK = blank(FIELD_NAMES)

/** A listing by an admin's own hand (ruling 5). */
export async function createListing(
  db: Database,
  admin: User,
  { facts, ...typed }: NewListingInput,
): Promise<AdminListing> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    return findAdminListing(tx, await insertListing(tx, admin, { typed, facts }))
  })
}

interface New {
  typed: Omit<NewListingInput, 'facts'>
  facts?: NewListingInput['facts']
  /** The name of an approved picture. */
  picture?: string | null
}

/** Writes a new listing, its facts and who made it. The caller holds the admin. Answers its number. */
export async function insertListing(
  tx: Transaction,
  admin: User,
  { typed, facts: given = {}, picture = null }: New,
): Promise<number> {
  const before = { ...BLANK, category: typed.category }
  const values = { ...(await checkValues(tx, before, typed)), picture }
  const [row] = await tx
    .insert(listings)
    .values({
      ...toColumns(values),
      publishedAt: values.isApproved ? new Date() : null,
      updatedAt: new Date(),
    })
    .returning({ id: listings.id, updatedAt: listings.updatedAt })
  if (!row) throw new Error('The new listing has no number')
  const about = { before: null, after: values, facts: new Map(), given, adminId: admin.id }
  const facts = factsAfter(about)
  await saveFacts(tx, row.id, facts)
  await recordStated(tx, { listingId: row.id, before: new Map(), after: facts })
  const after: ListingState = { updatedAt: row.updatedAt.toISOString(), values, facts }
  await tx.insert(listingChanges).values({
    listingId: row.id,
    adminId: admin.id,
    action: 'listing.create',
    before: { updatedAt: null, values: {}, facts: {} },
    after,
  })
  await recordAct(tx, { admin, action: 'listing.create', subjectId: row.id })
  return row.id
}

/** Changes what is named. Throws conflict when somebody else changed the listing since this admin read it. */
export async function editListing(
  db: Database,
  admin: User,
  id: number,
  { version, facts: given, ...typed }: ListingChangeInput,
): Promise<AdminListing> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const held = await holdPresent(tx, id)
    if (held.updatedAt.getTime() !== Date.parse(version)) throw conflict(say.adminListing.changed)
    const values = await checkValues(tx, held.values, typed)
    if (typed.isApproved) requireNotGone(held)
    await changeListing(tx, held, { admin, action: 'listing.edit', values, given })
    return findAdminListing(tx, id)
  })
}

/**
 * Makes a listing public, or takes it out of the directory. Throws conflict when it is so already, and where it has closed
 * or asked not to be listed and whoever approves it does not name that.
 */
export async function setApproval(
  db: Database,
  admin: User,
  id: number,
  isApproved: boolean,
  { despite, because }: ApprovalInput & UnapprovalInput = {},
): Promise<AdminListing> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const held = await holdPresent(tx, id)
    const { approvedAlready, notApproved } = say.adminListing
    if (held.values.isApproved === isApproved)
      throw conflict((isApproved ? approvedAlready : notApproved)(held.values.name))
    if (isApproved) requireNotGone(held, despite)
    if (because) await takeOut(tx, admin, held, because)
    else await changeListing(tx, held, { admin, action: actOf(isApproved), values: { isApproved } })
    return findAdminListing(tx, id)
  })
}

/**
 * The same for many, all or none; answers how many changed. What is deleted or was erased is left as it is. That one has
 * closed or asked not to be listed is read alone: throws conflict.
 */
export async function setApprovals(
  db: Database,
  admin: User,
  { ids, isApproved }: BulkInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const all = await holdListings(tx, ids)
    if (isApproved) for (const held of all) requireNotGone(held)
    return approveHeld(tx, all, { admin, isApproved })
  })
}

const actOf = (isApproved: boolean): ListingAction =>
  isApproved ? 'listing.approve' : 'listing.unapprove'

/** Deletes a listing. Its row stays, so that no import and no seed brings it back (ruling 6). */
export async function removeListing(db: Database, admin: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const held = await holdPresent(tx, id)
    const values = { isRemoved: true, isApproved: false }
    await changeListing(tx, held, { admin, action: 'listing.delete', values })
  })
}

function requireNotGone({ status, values }: HeldListing, despite?: GoneStatus): void {
  const gone = goneStatus(status)
  if (gone && gone !== despite && !values.isApproved && !values.isRemoved)
    throw conflict(say.checks.gone[gone](values.name))
}

async function holdPresent(tx: Transaction, id: number) {
  const held = await holdListing(tx, id)
  if (held.values.isRemoved) throw conflict(say.adminListing.removed(held.values.name))
  return held
}
