import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { LEASE_MINUTES, PRIORITIES, SAMPLE_DAYS, SAMPLED } from '../../../shared/checks/rules.ts'
import { OPEN_TASK_STATES, type TaskReason } from '../../../shared/checks/kinds.ts'
import { addDays, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { checkTasks, listings } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { lockChecker } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'
import type { CheckedField } from './record.ts'

export type HeldTask = typeof checkTasks.$inferSelect

/** What only a moderator decides: that a listing closes, and what somebody waits to hear. */
const FOR_MODERATORS: TaskReason[] = ['closed-claim', 'claim', 'correction', 'report']

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
 * Throws notFound for what is not listed, conflict while somebody else has it.
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
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.id, listingId), eq(listings.isApproved, true)))
    if (!listed) throw notFound(say.listingNotFound)
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

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MINUTES * 60_000)

const isHeldBy = (userId: number, now: Date) =>
  and(
    eq(checkTasks.state, 'taken'),
    eq(checkTasks.takenBy, userId),
    sql`${checkTasks.leaseUntil} > ${now.toISOString()}::timestamptz`,
  )

/** The task that this person has, locked. Throws conflict when it is no longer theirs. */
export async function holdTask(
  tx: Transaction,
  user: User,
  id: number,
  now: Date,
): Promise<HeldTask> {
  const [task] = await tx
    .select()
    .from(checkTasks)
    .where(and(eq(checkTasks.id, id), isHeldBy(user.id, now)))
    .for('no key update')
  if (!task) throw conflict(say.checks.notYours)
  return task
}

/** Gives it back, to be tried from then on. */
export async function releaseTask(
  tx: Transaction,
  task: HeldTask,
  { nextTryAt, now, ...more }: { nextTryAt: Date | null; now: Date } & Partial<HeldTask>,
): Promise<void> {
  await tx
    .update(checkTasks)
    .set({
      state: task.tries + (more.tries ?? 0) > 0 ? 'tried' : 'waiting',
      takenBy: null,
      leaseUntil: null,
      nextTryAt,
      updatedAt: now,
      ...more,
    })
    .where(eq(checkTasks.id, task.id))
}

/** Its end, by an answer. Some are asked again, by somebody else, to see whether what we were told is true. */
export async function endTask(
  tx: Transaction,
  task: HeldTask,
  { by, now, chance = Math.random }: { by: number | null; now: Date; chance?: () => number },
): Promise<void> {
  await tx
    .update(checkTasks)
    .set({
      state: 'done',
      doneBy: by,
      doneAt: now,
      takenBy: null,
      leaseUntil: null,
      updatedAt: now,
    })
    .where(eq(checkTasks.id, task.id))
  if (task.reason === 'sample' || by === null || chance() >= SAMPLED) return
  const dueOn = addDays(indianDay(now), SAMPLE_DAYS)
  await tx.insert(checkTasks).values({
    listingId: task.listingId,
    reason: 'sample',
    dueOn,
    nextTryAt: momentInIndia(dueOn),
    notFor: by,
    createdAt: now,
    updatedAt: now,
  })
}

const isOpenTask = inArray(checkTasks.state, [...OPEN_TASK_STATES])

/** The open task of a listing, locked, whoever has it. */
export async function holdOpenTask(
  tx: Transaction,
  listingId: number,
): Promise<HeldTask | undefined> {
  const [task] = await tx
    .select()
    .from(checkTasks)
    .where(and(eq(checkTasks.listingId, listingId), isOpenTask))
    .for('no key update')
  return task
}

/** What was only due is done once the provider has answered; what somebody else said of the listing still waits. */
const ANSWERED: TaskReason[] = ['due', 'new', 'import', 'bounce']

export async function endAnswered(
  tx: Transaction,
  task: HeldTask | undefined,
  now: Date,
): Promise<void> {
  if (task && ANSWERED.includes(task.reason)) await endTask(tx, task, { by: null, now })
}

interface Asked {
  listingId: number
  reason: 'closed-claim' | 'correction'
  /** None: all of them. */
  fields: CheckedField[]
  now: Date
}

/**
 * Has a moderator ask a provider today, about these facts. A listing has one open task: one that was there already asks
 * for these, too, and whoever has it gives it back.
 */
export async function askAgain(
  tx: Transaction,
  { listingId, reason, fields, now }: Asked,
): Promise<void> {
  const { report: priority } = PRIORITIES
  await tx
    .insert(checkTasks)
    .values({ listingId, reason, fields, priority, dueOn: indianDay(now), createdAt: now })
    .onConflictDoUpdate({
      target: checkTasks.listingId,
      targetWhere: isOpenTask,
      set: {
        // That it is said to have closed stands on its page until a moderator has decided.
        reason: sql`case when ${checkTasks.reason} = any(${sql.param(FOR_MODERATORS)}::text[])
          and excluded.reason <> 'closed-claim' then ${checkTasks.reason} else excluded.reason end`,
        priority: sql`least(excluded.priority, ${checkTasks.priority})`,
        fields: sql`case when '{}'::text[] in (${checkTasks.fields}, excluded.fields) then '{}'::text[]
          else array(select distinct unnest(${checkTasks.fields} || excluded.fields)) end`,
        dueOn: sql`least(excluded.due_on, ${checkTasks.dueOn})`,
        state: sql`case when ${checkTasks.tries} > 0 then 'tried' else 'waiting' end`,
        takenBy: null,
        leaseUntil: null,
        nextTryAt: null,
        updatedAt: now,
      },
    })
}
