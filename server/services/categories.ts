import { and, asc, count, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Category } from '../../shared/categories.ts'
import type { CategorySlug } from '../../shared/category-names.ts'
import type { User } from '../../shared/users.ts'
import type { Database } from '../db/open.ts'
import { categories, events, listings } from '../db/schema.ts'
import { CATEGORY_ROWS } from '../db/seed/category-rows.ts'
import { recordAct } from './audit.ts'
import { holdAdmin } from './user-locks.ts'

/**
 * Every category with its number of approved listings (§2), each counted in its index. That of events has the number of
 * events to come (ruling 47).
 */
export async function findCategories(db: Database): Promise<Category[]> {
  const isOfIt = and(eq(listings.categoryId, categories.id), eq(listings.isApproved, true))
  const isToCome = and(eq(events.isApproved, true), gt(events.startDate, new Date()))
  return db
    .select({
      ...getTableColumns(categories),
      listingCount: sql`case when ${categories.slug} = ${EVENTS}
        then (${db.select({ count: count() }).from(events).where(isToCome)})
        else (${db.select({ count: count() }).from(listings).where(isOfIt)}) end`.mapWith(Number),
    })
    .from(categories)
    .orderBy(asc(categories.id))
}

const EVENTS: CategorySlug = 'events-workshops'

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
