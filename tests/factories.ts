import { CATEGORIES, type CategorySlug } from '../shared/category-names.ts'
import type { Database } from '../server/db/open.ts'
import { blogPosts, categories, listingFacts, listings } from '../server/db/schema.ts'
import { placeListing } from '../server/services/listing-place.ts'

type NewListing = Partial<typeof listings.$inferInsert> & { category?: CategorySlug }

export async function buildCategories(db: Database) {
  await db
    .insert(categories)
    .values([...CATEGORIES])
    .onConflictDoNothing()
  return new Map((await db.select().from(categories)).map(({ slug, id }) => [slug, id]))
}

/** An approved listing that says little; name what the test is about. */
export async function buildListing(
  db: Database,
  { category = 'special-schools', ...fields }: NewListing = {},
) {
  const categoryId = (await buildCategories(db)).get(category)!
  const approved = fields.isApproved ?? true
  const [listing] = await db
    .insert(listings)
    .values({
      name: 'Asha School',
      description: 'A school.',
      categoryId,
      isApproved: approved,
      publishedAt: approved ? new Date() : null,
      ...placeListing(fields),
    })
    .returning()
  return listing!
}

export async function buildFact(
  db: Database,
  listingId: number,
  fact: Partial<typeof listingFacts.$inferInsert> = {},
) {
  const [row] = await db
    .insert(listingFacts)
    .values({
      listingId,
      field: 'phone',
      sourceUrl: 'https://example.org/contact',
      sourceTitle: 'Contact',
      readOn: '2026-11-21',
      ...fact,
    })
    .returning()
  return row!
}

export async function buildPost(db: Database, fields: Partial<typeof blogPosts.$inferInsert> = {}) {
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: 'First steps',
      slug: 'first-steps',
      content: 'Text',
      excerpt: 'Short',
      author: 'Saath',
      category: 'resources',
      isPublished: true,
      ...fields,
    })
    .returning()
  return post!
}
