import type { TryInput } from '../../../shared/checks/tasks.ts'
import type { Transaction } from '../../db/open.ts'
import { checkAttempts } from '../../db/schema.ts'
import type { HeldTask } from './tasks.ts'

interface Attempt extends Omit<TryInput, 'outcome'> {
  task: Pick<HeldTask, 'id'>
  outcome: (typeof checkAttempts.$inferSelect)['outcome']
  by: number | null
  at: Date
}

/** Writes a try down; answers its number. */
export async function addAttempt(
  tx: Transaction,
  { task, channel, outcome, by, at }: Attempt,
): Promise<number> {
  const [row] = await tx
    .insert(checkAttempts)
    .values({ taskId: task.id, channel, outcome, at, byUser: by })
    .returning({ id: checkAttempts.id })
  if (!row) throw new Error('The new try has no number')
  return row.id
}
