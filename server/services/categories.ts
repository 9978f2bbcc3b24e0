import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Category } from '../../shared/categories.ts'
import type { Database } from '../db/open.ts'
import { categories, listings } from '../db/schema.ts'

/** Every category with its number of approved listings (§2), each counted in its index. */
export async function findCategories(db: Database): Promise<Category[]> {
  return db
    .select({
      ...getTableColumns(categories),
      listingCount: db.$count(
        listings,
        and(eq(listings.categoryId, categories.id), eq(listings.isApproved, true)),
      ),
    })
    .from(categories)
    .orderBy(asc(categories.id))
}
