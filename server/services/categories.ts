import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Category } from '../../shared/categories.ts'
import type { User } from '../../shared/users.ts'
import type { Database } from '../db/open.ts'
import { categories, listings } from '../db/schema.ts'
import { CATEGORY_ROWS } from '../db/seed/category-rows.ts'
import { recordAct } from './audit.ts'
import { holdAdmin } from './user-locks.ts'

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

/** Makes the categories that are missing; answers how many. Doing it twice changes nothing. */
export async function seedCategories(db: Database, admin: User): Promise<number> {
  return db.transaction(async (tx) => {
    await holdAdmin(tx, admin.id)
    const made = await tx
      .insert(categories)
      .values(CATEGORY_ROWS)
      .onConflictDoNothing({ target: categories.slug })
      .returning({ id: categories.id, name: categories.name })
    const [first] = made
    if (first)
      await recordAct(tx, {
        admin,
        action: 'categories.seed',
        subjectId: first.id,
        detail: made.map(({ name }) => name).join(', '),
      })
    return made.length
  })
}
