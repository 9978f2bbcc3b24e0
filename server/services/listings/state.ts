import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ListingStatus } from '../../../shared/checks/kinds.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import type { ListingState, ListingValues, StoredFact } from '../../../shared/listings/changes.ts'
import { FACT_FIELDS, FIELD_NAMES, pick, type FactField } from '../../../shared/listings/fields.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { categories, listingFacts, listings, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { asStated, deriveListing } from './place/place.ts'
import { dropUntrueApprovals } from '../submissions/approvals.ts'
import { say } from '../../sentences.ts'

/** A listing as it is, locked by this transaction until it ends. */
export interface HeldListing {
  id: number
  updatedAt: Date
  values: ListingValues
  status: ListingStatus
  facts: Map<FactField, StoredFact>
}

export async function holdListing(tx: Transaction, id: number): Promise<HeldListing> {
  const [held] = await holdListings(tx, [id])
  if (!held) throw notFound(say.listingNotFound)
  return held
}

/** These listings, by their number: whoever changes one of them, or what it counts, waits (listings/shown.ts). */
export async function holdListings(tx: Transaction, ids: number[]): Promise<HeldListing[]> {
  const rows = await tx
    .select()
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for('no key update')
  const facts = await factsOf(tx, ids)
  const slugs = await slugsById(tx)
  return rows.map((row) => ({
    id: row.id,
    updatedAt: row.updatedAt,
    values: toValues(row, slugs.get(row.categoryId)),
    status: row.status,
    facts: facts.get(row.id) ?? new Map(),
  }))
}

type Row = typeof listings.$inferSelect

/** The fields with a column of their name. */
const OWN_COLUMNS = FIELD_NAMES.filter((name) => name !== 'category' && name !== 'isRemoved')

/** What a row says, without what the gazetteer completed. */
export function toValues(row: Row, category: CategorySlug | undefined): ListingValues {
  if (!category) throw new Error(`Listing ${row.id} is of no category`)
  return {
    ...pick(OWN_COLUMNS, asStated(row)),
    category,
    isRemoved: row.removedAt !== null,
  }
}

export async function slugsById(db: Database | Transaction): Promise<Map<number, CategorySlug>> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

async function factsOf(db: Database | Transaction, ids: number[]) {
  const rows = await db.select().from(listingFacts).where(inArray(listingFacts.listingId, ids))
  const all = new Map<number, Map<FactField, StoredFact>>()
  for (const { id: _id, listingId, field: name, ...fact } of rows) {
    const field = FACT_FIELDS.find((known) => known === name)
    if (!field) continue
    const own = all.get(listingId) ?? new Map<FactField, StoredFact>()
    all.set(listingId, own.set(field, fact))
  }
  return all
}

/** The columns of what a listing says: with its place (ruling 10), and since when it is public. */
export function toColumns({ isRemoved, category, ...said }: ListingValues) {
  return {
    ...deriveListing(said),
    categoryId: sql<number>`(select ${categories.id} from ${categories} where ${categories.slug} = ${category})`,
    removedAt: isRemoved ? sql<Date>`coalesce(${listings.removedAt}, now())` : null,
    ...(said.isApproved && {
      publishedAt: sql<Date>`coalesce(${listings.publishedAt}, now())`,
    }),
  }
}

/** Brings a held listing into the other state. The caller writes down that it did. */
export async function applyState(
  tx: Transaction,
  held: HeldListing,
  { values, facts }: Pick<ListingState, 'values' | 'facts'>,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(listings)
    .set({
      ...toColumns({ ...held.values, ...values }),
      // Whoever lists it again says that it is there.
      ...(values.isApproved && { status: 'open', statusUntil: null }),
      updatedAt,
    })
    .where(eq(listings.id, held.id))
  await dropUntrueApprovals(tx, [held.id])
  await saveFacts(tx, held.id, facts)
}

/** Null takes a fact away. Where it was read is written; as checked is shown what its checks say. */
export async function saveFacts(
  tx: Transaction,
  listingId: number,
  facts: ListingState['facts'],
): Promise<void> {
  for (const field of FACT_FIELDS) {
    const fact = facts[field]
    if (fact === undefined) continue
    await tx
      .delete(listingFacts)
      .where(and(eq(listingFacts.listingId, listingId), eq(listingFacts.field, field)))
    if (!fact) {
      // Its source went; a check of what is there again stays.
      await tx.execute(sql`select public.refresh_check(${listingId}, ${field})`)
      continue
    }
    // Whoever checked it may be gone by the time it is brought back.
    const checkedBy = sql<number>`(select ${users.id} from ${users} where ${users.id} = ${fact.checkedBy})`
    await tx.insert(listingFacts).values({ ...fact, checkedBy, listingId, field })
  }
}

/** Later than any other version of the row, whatever the clock says. */
export const versionAfter = ({ updatedAt }: Pick<HeldListing, 'updatedAt'>): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1))
