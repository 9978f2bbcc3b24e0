import { sql } from 'drizzle-orm'
import { CATEGORY_ROWS } from './category-rows.ts'
import type { ServerEnv } from '../../env/env.ts'
import type { Database } from '../open.ts'
import { START_LOCKS } from '../start-lock.ts'
import { blogPosts, categories, listingFacts, listings, usualEvents } from '../schema.ts'
import { keepOwnPages } from '../../services/answers/own-pages.ts'
import { deriveListing } from '../../services/listings/place/place.ts'
import { insertEvents } from './seed-events.ts'
import { starterListings, starterPosts, type StarterListing } from './starter.ts'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Makes the categories, the rows of our own pages and, in an empty directory, the starter content. Doing it twice changes nothing:
 * what moderators edited or removed stays so.
 */
export async function seed(db: Database, content: ServerEnv['SEED']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCKS.seed})`)
    await tx
      .insert(categories)
      .values(CATEGORY_ROWS)
      .onConflictDoNothing({ target: categories.slug })
    await keepOwnPages(tx)
    if (content === 'none') return
    if ((await tx.$count(listings)) === 0) await insertListings(tx)
    if ((await tx.$count(blogPosts)) === 0) await insertPosts(tx)
    // The lines are nobody's to remove, so they tell whether it was done.
    if ((await tx.$count(usualEvents)) === 0) await insertEvents(tx)
  })
}

async function insertListings(tx: Transaction): Promise<void> {
  const categoryIds = new Map(
    (await tx.select().from(categories)).map(({ slug, id }) => [slug, id]),
  )
  const rows = starterListings.map((listing) => toRow(listing, categoryIds.get(listing.category)))
  const inserted = await tx
    .insert(listings)
    .values(rows)
    .returning({ id: listings.id, externalId: listings.externalId })
  const listingIds = new Map(inserted.map(({ id, externalId }) => [externalId, id]))
  const facts = starterListings.flatMap(({ externalId, facts }) => {
    const listingId = listingIds.get(externalId)
    return listingId === undefined ? [] : facts.map((fact) => ({ ...fact, listingId }))
  })
  await tx.insert(listingFacts).values(facts)
}

function toRow(
  { category, facts: _facts, ...fields }: StarterListing,
  categoryId: number | undefined,
) {
  if (categoryId === undefined)
    throw new Error(`The starter content names an unknown category: ${category}`)
  return { ...deriveListing(fields), categoryId, isApproved: true, publishedAt: new Date() }
}

async function insertPosts(tx: Transaction): Promise<void> {
  const rows = starterPosts.map(({ publishedOn, ...post }) => {
    // Noon in India, so that the day is the same wherever it is read.
    const moment = new Date(`${publishedOn}T12:00:00+05:30`)
    return { ...post, isPublished: true, publishedAt: moment, createdAt: moment, updatedAt: moment }
  })
  await tx.insert(blogPosts).values(rows)
}
