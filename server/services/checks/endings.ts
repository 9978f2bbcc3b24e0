import { eq } from 'drizzle-orm'
import {
  goneStatus,
  IS_OPEN,
  type GoneStatus,
  type ListingStatus,
} from '../../../shared/checks/kinds.ts'
import { PRIORITIES } from '../../../shared/checks/rules.ts'
import type { ClosingInput, RefusalInput } from '../../../shared/checks/tasks.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { recordAct } from '../admin/audit.ts'
import { lockAdmin, lockChecker } from '../accounts/locks.ts'
import { changeListing } from '../listings/changes.ts'
import { lockListing } from '../listings/shown.ts'
import { holdListing, type HeldListing } from '../listings/state.ts'
import { addAttempt } from './add-attempt.ts'
import { forgetContact } from '../providers/contacts.ts'
import { planNextCheck } from './due.ts'
import { recordChecks } from './record.ts'
import { endTask, holdTask, releaseTask } from './tasks.ts'
import { hasNumber, METHODS, requireAnyNumber } from './ways.ts'

/**
 * They do not want what they said to be shown, to be asked, or to be listed, or it has closed. The last two are a
 * moderator's to decide: nothing leaves the directory by a volunteer's word. Who refused to be asked or listed is
 * forgotten. Throws invalid for a call without a number.
 */
export async function recordRefusal(
  db: Database,
  user: User,
  id: number,
  { says, channel }: RefusalInput,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const { listingId } = await holdTask(tx, user, id, now)
    await lockListing(tx, listingId)
    const task = await holdTask(tx, user, id, now)
    await requireAnyNumber(tx, listingId, channel)
    const attempt = { task, channel, outcome: 'answered', by: user.id, at: now } as const
    const attemptId = await addAttempt(tx, attempt)
    await recordChecks(tx, listingId, [
      {
        field: IS_OPEN,
        outcome: says === 'closed' ? 'unknown' : 'refused',
        method: METHODS[channel],
        saidBy: 'provider',
        checkedOn: indianDay(now),
        byUser: user.id,
        attemptId,
        note: says,
      },
    ])
    if (says === 'not-asked' || says === 'not-listed') await forgetContact(tx, listingId)
    if (says === 'not-asked' || says === 'not-shown')
      return endTask(tx, task, { by: user.id, now, chance: () => 1 })
    await releaseTask(tx, task, {
      // That it is said to have closed stands on its page.
      reason: says === 'closed' ? 'closed-claim' : 'report',
      priority: PRIORITIES.report,
      fields: [],
      state: 'tried',
      tries: task.tries + 1,
      nextTryAt: null,
      now,
    })
  })
}

/**
 * A moderator's word on it. What has closed is no longer listed, and answers by its name with others near
 * it (ruling 6). Throws invalid for a day that is not to come.
 */
export async function decideClosing(
  db: Database,
  admin: User,
  id: number,
  { status, until }: ClosingInput,
  now: Date,
): Promise<void> {
  if (until && until <= indianDay(now))
    throw invalid(say.invalidRequest, { until: say.checks.past })
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const { listingId } = await holdTask(tx, admin, id, now)
    const held = await holdListing(tx, listingId)
    const task = await holdTask(tx, admin, id, now)
    const gone = goneStatus(status)
    if (gone) await takeOut(tx, admin, held, gone)
    else await setStatus(tx, admin, held, status, until)
    // Without any number nobody was called, and how else it was found out is not said.
    if (status === 'open' && (await hasNumber(tx, listingId)))
      await recordChecks(tx, listingId, [
        {
          field: IS_OPEN,
          outcome: 'right',
          method: 'phone',
          saidBy: 'moderator',
          checkedOn: indianDay(now),
          byUser: admin.id,
        },
      ])
    await planNextCheck(tx, listingId)
    await endTask(tx, task, { by: admin.id, now, chance: () => 1 })
  })
}

/** What has closed or asked not to be listed leaves the directory, and says why (listings/gone.ts). */
export async function takeOut(
  tx: Transaction,
  admin: User,
  held: HeldListing,
  status: GoneStatus,
): Promise<void> {
  await changeListing(tx, held, {
    admin,
    action: 'listing.unapprove',
    values: { isApproved: false },
  })
  await setStatus(tx, admin, held, status)
}

async function setStatus(
  tx: Transaction,
  admin: User,
  { id }: HeldListing,
  status: ListingStatus,
  until = '',
): Promise<void> {
  const statusUntil = status === 'closed-for-now' ? until || null : null
  await tx
    .update(listings)
    .set({ status, statusUntil, isBehind: status !== 'open' })
    .where(eq(listings.id, id))
  await recordAct(tx, { admin, action: 'listing.status', subjectId: id, detail: status })
}
