import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { EVENTS_CATEGORY } from '../../../shared/listings/category-names.ts'
import type { Category } from '../../../shared/listings/categories.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { categories, events, listingCounts } from '../../db/schema.ts'
import { CATEGORY_ROWS } from '../../db/seed/category-rows.ts'
import { recordAct } from '../admin/audit.ts'
import { isToCome } from '../events/events.ts'
import { countListings } from './counts.ts'
import { lockAdmin } from '../accounts/locks.ts'

/** Every category with its number of approved listings (§2), that of events with the upcoming ones (ruling 47). */
export async function findCategories(db: Database, now: Date): Promise<Category[]> {
  const ofCategory = eq(listingCounts.categoryId, categories.id)
  return db
    .select({
      ...getTableColumns(categories),
      listingCount: sql<number>`case when ${categories.slug} = ${EVENTS_CATEGORY}
        then ${db.$count(events, isToCome(now))} else ${countListings(db, ofCategory)} end`.mapWith(
        Number,
      ),
    })
    .from(categories)
    .orderBy(asc(categories.id))
}

/** Makes the categories that are missing; answers how many. Doing it twice changes nothing. */
export async function seedCategories(db: Database, admin: User): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
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
