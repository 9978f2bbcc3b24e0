import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Category } from '../../shared/categories.ts'
import type { Database } from '../db/open.ts'
import { categories, listings } from '../db/schema.ts'

/** Every category with its number of approved listings (§2). */
export async function findCategories(db: Database): Promise<Category[]> {
  return db
    .select({
      ...getTableColumns(categories),
      listingCount: sql<number>`count(${listings.id})::int`,
    })
    .from(categories)
    .leftJoin(listings, and(eq(listings.categoryId, categories.id), eq(listings.isApproved, true)))
    .groupBy(categories.id)
    .orderBy(asc(categories.id))
}
