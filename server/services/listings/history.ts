import { aliasedTable, and, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ChangesQuery, ListingChange, ListingState } from '../../../shared/listings/changes.ts'
import { UNDO_HOURS } from '../../../shared/listings/limits.ts'
import type { Database } from '../../db/open.ts'
import { listingChanges, listings, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { CHANGE } from './changes.ts'

interface Changes {
  changes: ListingChange[]
  total: number
}

/** What admins did to listings within the time in which it can be undone, the newest first. */
export const findRecentChanges = (db: Database, query: ChangesQuery): Promise<Changes> =>
  findChanges(
    db,
    and(
      gt(listingChanges.createdAt, sql`now() - make_interval(hours => ${UNDO_HOURS})`),
      // It stands beside the listing that was kept.
      ne(listingChanges.action, 'listing.merged'),
    ),
    query,
  )

/** A listing's history, the newest first. */
export async function findHistory(db: Database, id: number, query: ChangesQuery): Promise<Changes> {
  if ((await db.$count(listings, eq(listings.id, id))) === 0) throw notFound(say.listingNotFound)
  return findChanges(db, eq(listingChanges.listingId, id), query)
}

async function findChanges(
  db: Database,
  where: SQL | undefined,
  { limit, offset }: ChangesQuery,
): Promise<Changes> {
  const undoer = aliasedTable(users, 'undoer')
  const other = alias(listings, 'other')
  const rows = await db
    .select({
      id: listingChanges.id,
      ...CHANGE,
      undoneBy: nameOf(undoer),
      createdAt: listingChanges.createdAt,
      by: nameOf(users),
      isByProvider: sql<boolean>`${listingChanges.linkId} is not null`,
      listing: { id: listings.id, name: listings.name },
      other: { id: other.id, name: other.name },
      version: listings.updatedAt,
    })
    .from(listingChanges)
    .innerJoin(listings, eq(listings.id, listingChanges.listingId))
    .leftJoin(users, eq(users.id, listingChanges.adminId))
    .leftJoin(other, eq(other.id, listingChanges.otherId))
    .leftJoin(undoer, eq(undoer.id, listingChanges.undoneBy))
    .where(where)
    .orderBy(desc(listingChanges.id))
    .limit(limit)
    .offset(offset)
  return {
    changes: rows.map(({ version, isRecent, listingId: _id, otherId: _other, ...row }) => ({
      ...row,
      before: shown(row.before),
      after: shown(row.after),
      undoneAt: row.undoneAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      canUndo:
        isRecent &&
        !row.undoneAt &&
        row.before.updatedAt !== null &&
        row.after.updatedAt === version.toISOString(),
    })),
    total: await db.$count(listingChanges, where),
  }
}

const shown = ({ values, facts }: ListingState) => ({ values, facts })

/** "Meera Rao", otherwise the account's name; null where there is none. */
export const nameOf = (who: Pick<typeof users, 'firstName' | 'lastName' | 'username'>) =>
  sql<
    string | null
  >`coalesce(nullif(concat_ws(' ', nullif(${who.firstName}, ''), nullif(${who.lastName}, '')), ''), ${who.username})`
