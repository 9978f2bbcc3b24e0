import { and, eq, inArray, sql } from 'drizzle-orm'
import { LEASE_MINUTES, PRIORITIES, SAMPLE_DAYS, SAMPLED } from '../../../shared/checks/rules.ts'
import { OPEN_TASK_STATES, type TaskReason } from '../../../shared/checks/kinds.ts'
import { addDays, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Transaction } from '../../db/open.ts'
import { checkTasks } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { say } from '../../sentences.ts'
import type { CheckedField } from './record.ts'

export type HeldTask = typeof checkTasks.$inferSelect

/** What only a moderator decides: that a listing closes, and what somebody waits to hear. */
export const FOR_MODERATORS: TaskReason[] = ['closed-claim', 'claim', 'correction', 'report']

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MINUTES * 60_000)

export const isHeldBy = (userId: number, now: Date) =>
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

export const isOpenTask = inArray(checkTasks.state, [...OPEN_TASK_STATES])

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
  reason: 'closed-claim' | 'correction' | 'report' | 'claim'
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
