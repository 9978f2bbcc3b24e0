import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { checkTasks, listings } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { lockChecker } from '../accounts/locks.ts'
import {
  FOR_MODERATORS,
  isHeldBy,
  isOpenTask,
  leaseFrom,
  releaseTask,
  type HeldTask,
} from './tasks.ts'

/**
 * The task that somebody has, or the next one that waits, theirs for three quarters of an hour. Of many who ask at once
 * each gets another one. Undefined when none waits.
 */
export async function takeTask(db: Database, user: User, now: Date): Promise<HeldTask | undefined> {
  return db.transaction(async (tx) => {
    await lockTasksOf(tx, user)
    const [own] = await tx
      .update(checkTasks)
      .set({ leaseUntil: leaseFrom(now), updatedAt: now })
      .where(isHeldBy(user.id, now))
      .returning()
    if (own) return own
    const [taken] = await tx
      .update(checkTasks)
      .set({ state: 'taken', takenBy: user.id, leaseUntil: leaseFrom(now), updatedAt: now })
      .where(sql`${checkTasks.id} = (${next(user, now)})`)
      .returning()
    return taken
  })
}

/** Two windows of one person have one task. */
async function lockTasksOf(tx: Transaction, user: User): Promise<void> {
  await lockChecker(tx, user.id)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('checks of'), ${user.id})`)
}

/**
 * The task of a listing that somebody calls about, made when it has none: an admin's, in place of the one they have.
 * Throws notFound for what is not there, conflict for what is not public and while somebody else has it.
 */
export async function takeTaskOf(
  db: Database,
  user: User,
  listingId: number,
  now: Date,
): Promise<HeldTask> {
  return db.transaction(async (tx) => {
    await lockTasksOf(tx, user)
    const [listed] = await tx
      .select({ name: listings.name, isApproved: listings.isApproved })
      .from(listings)
      .where(eq(listings.id, listingId))
    if (!listed) throw notFound(say.listingNotFound)
    if (!listed.isApproved) throw conflict(say.checks.notShown(listed.name))
    const mine = isHeldBy(user.id, now)
    const other = ne(checkTasks.listingId, listingId)
    for (const held of await tx.select().from(checkTasks).where(and(mine, other)))
      await releaseTask(tx, held, { nextTryAt: held.nextTryAt, now })
    await tx
      .insert(checkTasks)
      .values({ listingId, reason: 'due', dueOn: indianDay(now), createdAt: now, updatedAt: now })
      .onConflictDoNothing()
    const [taken] = await tx
      .update(checkTasks)
      .set({ state: 'taken', takenBy: user.id, leaseUntil: leaseFrom(now), updatedAt: now })
      .where(and(eq(checkTasks.listingId, listingId), isOpenTask, isFreeFor(user, now)))
      .returning()
    if (!taken) throw conflict(say.checks.othersHave)
    return taken
  })
}

/** Nobody else's. */
const isFreeFor = (user: User, now: Date) => sql`(${checkTasks.state} <> 'taken'
  or ${checkTasks.takenBy} = ${user.id} or ${checkTasks.leaseUntil} <= ${now.toISOString()}::timestamptz)`

const next = (user: User, now: Date) => sql`
  select task.id from check_tasks task
  where ${isWaiting(user, now)}
  order by task.priority, task.due_on, task.id limit 1 for update of task skip locked`

/** Waits for this person, as `task`. */
const isWaiting = (user: User, now: Date): SQL => sql`
  task.state in ('waiting', 'taken', 'tried')
  and (task.state <> 'taken' or task.lease_until <= ${now.toISOString()}::timestamptz)
  and (task.next_try_at is null or task.next_try_at <= ${now.toISOString()}::timestamptz)
  and task.not_for is distinct from ${user.id}
  and (${user.role === 'admin'} or task.reason <> all(${sql.param(FOR_MODERATORS)}::text[]))
  and exists (select from listings where id = task.listing_id and is_approved)`

/** More than so many are not counted. */
export const MOST_COUNTED = 1000

/** How many wait for this person, with the one they have. */
export async function countWaiting(
  db: Database | Transaction,
  user: User,
  now: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from check_tasks task
      where ${isWaiting(user, now)} or (task.state = 'taken' and task.taken_by = ${user.id})
      limit ${MOST_COUNTED}) as counted`)
  return rows[0]?.count ?? 0
}
