import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Moved } from '../../../shared/listings/merges.ts'
import { FACT_FIELDS } from '../../../shared/listings/fields.ts'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import type { Transaction } from '../../db/open.ts'
import { checkTasks } from '../../db/schema.ts'
import type { CheckedField } from './record.ts'
import { askAgain, isOpenTask } from './tasks.ts'

/** What a moderator is to decide. */
const DECIDED = ['closed-claim', 'claim', 'correction', 'report'] as const
const ASKED: CheckedField[] = [...FACT_FIELDS, IS_OPEN]

/** The open tasks of these listings, whoever has them. */
export const holdOpenTasks = (tx: Transaction, listingIds: number[]) =>
  tx
    .select()
    .from(checkTasks)
    .where(and(inArray(checkTasks.listingId, listingIds), isOpenTask))
    .orderBy(asc(checkTasks.listingId))
    .for('no key update')

/**
 * Nobody asks for a listing that became part of another one: its task ends, whoever has it. What a moderator was to decide
 * is to be decided of the other one. Answers what both tasks were.
 */
export async function handOverTask(
  tx: Transaction,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<Moved['tasks']> {
  const [task] = await holdOpenTasks(tx, [from])
  if (!task) return []
  const changedAt = now.toISOString()
  const ended = { id: task.id, changedAt, before: await asStored(tx, task.id) }
  await tx
    .update(checkTasks)
    .set({ state: 'given-up', doneAt: now, takenBy: null, leaseUntil: null, updatedAt: now })
    .where(eq(checkTasks.id, task.id))
  const reason = DECIDED.find((one) => one === task.reason)
  if (!reason) return [ended]
  const [own] = await holdOpenTasks(tx, [to])
  const before = own ? await asStored(tx, own.id) : null
  const fields = ASKED.filter((field) => task.fields.includes(field))
  await askAgain(tx, { listingId: to, reason, fields, now })
  await tx
    .update(checkTasks)
    .set({ updatedAt: now })
    .where(and(eq(checkTasks.listingId, to), isOpenTask))
  const [asked] = await holdOpenTasks(tx, [to])
  return asked ? [ended, { id: asked.id, changedAt, before }] : [ended]
}

async function asStored(tx: Transaction, id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await tx.execute<{ task: Record<string, unknown> }>(
    sql`select to_jsonb(task) as task from ${checkTasks} task where id = ${id}`,
  )
  return rows[0]?.task ?? null
}

/** As they were. What somebody has done with one since stays. */
export async function restoreTasks(tx: Transaction, tasks: Moved['tasks']): Promise<void> {
  for (const { id, changedAt, before } of tasks) {
    const isUntouched = sql`task.id = ${id} and task.updated_at = ${changedAt}::timestamptz`
    if (before)
      await tx.execute(sql`
        update ${checkTasks} task set reason = was.reason, fields = was.fields, due_on = was.due_on,
          priority = was.priority, state = was.state, lease_until = was.lease_until, tries = was.tries,
          next_try_at = was.next_try_at, done_at = was.done_at, updated_at = was.updated_at,
          taken_by = (select id from users where id = was.taken_by),
          done_by = (select id from users where id = was.done_by)
        from jsonb_populate_record(null::${checkTasks}, ${JSON.stringify(before)}::jsonb) was
        where ${isUntouched}`)
    else await tx.execute(sql`delete from ${checkTasks} task where ${isUntouched}`)
  }
}
