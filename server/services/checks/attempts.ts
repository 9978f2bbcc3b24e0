import { asc, eq } from 'drizzle-orm'
import type { TryInput } from '../../../shared/checks/tasks.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { checkAttempts, checkTasks } from '../../db/schema.ts'
import { lockChecker } from '../accounts/locks.ts'
import { changeListing } from '../listings/changes.ts'
import { holdListing } from '../listings/state.ts'
import { findContact, type ContactParts } from '../providers/contacts.ts'
import { nextTry } from './next-try.ts'
import { recordChecks } from './record.ts'
import { addAttempt } from './add-attempt.ts'
import { holdTask, leaseFrom, releaseTask, type HeldTask } from './tasks.ts'
import { requireAnyNumber } from './ways.ts'

/**
 * A try that brought no answer. A message that was left keeps the task: its caller goes on with it. After a call it is
 * given back, to be tried on another day. Throws invalid for a call without a number.
 */
export async function recordTry(
  db: Database,
  { ciphers, now }: TryParts,
  user: User,
  id: number,
  { channel, outcome }: TryInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const task = await holdTask(tx, user, id, now)
    if (channel === 'call') await requireAnyNumber(tx, task.listingId, channel)
    const attemptId = await addAttempt(tx, { task, channel, outcome, by: user.id, at: now })
    if (outcome === 'wrong-number') await sayWrong(tx, { ciphers, now }, { task, user, attemptId })
    if (outcome === 'message-left') {
      await tx
        .update(checkTasks)
        .set({ tries: task.tries + 1, leaseUntil: leaseFrom(now), updatedAt: now })
        .where(eq(checkTasks.id, task.id))
      return
    }
    const tries = await findTries(tx, task.id)
    const nextTryAt = nextTry(
      tries.filter((one) => one.channel === 'call' || one.channel === 'visit'),
      now,
    )
    await releaseTask(tx, task, { nextTryAt, now, tries: task.tries + 1 })
  })
}

type TryParts = Pick<ContactParts, 'ciphers'> & { now: Date }

const findTries = (tx: Database | Transaction, taskId: number) =>
  tx
    .select()
    .from(checkAttempts)
    .where(eq(checkAttempts.taskId, taskId))
    .orderBy(asc(checkAttempts.id))

interface Wrong {
  task: HeldTask
  user: User
  attemptId: number
}

/**
 * The number is somebody else's: nobody vouches for it any more, and an old one that no visitor sees is not kept. Of a
 * listing whose own whom to ask for was called, nothing that it says was found wrong.
 */
async function sayWrong(
  tx: Transaction,
  { ciphers, now }: TryParts,
  { task: { listingId }, user, attemptId }: Wrong,
): Promise<void> {
  const contact = await findContact(tx, { ciphers }, listingId)
  if (contact?.phone) return
  const held = await holdListing(tx, listingId)
  if (!held.values.phone) {
    await changeListing(tx, held, {
      admin: user,
      action: 'listing.edit',
      values: { phoneToCheck: null },
    })
    return
  }
  await recordChecks(tx, listingId, [
    {
      field: 'phone',
      outcome: 'wrong',
      method: 'phone',
      saidBy: 'moderator',
      checkedOn: indianDay(now),
      byUser: user.id,
      attemptId,
    },
  ])
}

/** Gives a task back untried; it comes again tomorrow. */
export async function putOffTask(db: Database, user: User, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const task = await holdTask(tx, user, id, now)
    await releaseTask(tx, task, { nextTryAt: new Date(now.getTime() + 86_400_000), now })
  })
}
