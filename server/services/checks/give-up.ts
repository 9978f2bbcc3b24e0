import { eq, sql } from 'drizzle-orm'
import { agesOfListing } from '../../../shared/checks/age.ts'
import { GIVE_UP_DAYS, LEAST_TRIES, LEAST_WAYS } from '../../../shared/checks/rules.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { checkTasks, listings } from '../../db/schema.ts'
import { planNextCheck } from './due.ts'

interface Tried extends Record<string, unknown> {
  taskId: number
  listingId: number
  lastOn: string
}

/**
 * Tasks of so many days that were tried on enough days, in enough ways, and nobody answered. The listing is unreachable
 * from the last try on, unless somebody confirmed it not long ago and only one of its facts was asked for.
 */
export async function giveUp(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<Tried>(sql`
    select task.id as "taskId", task.listing_id as "listingId",
      max((try.at at time zone 'Asia/Kolkata')::date)::text as "lastOn"
    from check_tasks task join check_attempts try on try.task_id = task.id
    where (task.state in ('waiting', 'tried')
        or task.state = 'taken' and task.lease_until <= ${now.toISOString()}::timestamptz)
      and task.reason in ('due', 'new', 'bounce', 'import', 'sample')
      and task.created_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${GIVE_UP_DAYS})
    group by task.id
    having bool_and(try.outcome <> 'answered')
      and count(distinct (try.at at time zone 'Asia/Kolkata')::date) >= ${LEAST_TRIES}
      and count(distinct try.channel) >= ${LEAST_WAYS}
    order by task.listing_id`)
  for (const tried of rows) await db.transaction((tx) => giveUpOne(tx, tried, now))
}

async function giveUpOne(tx: Transaction, { taskId, listingId, lastOn }: Tried, now: Date) {
  const [listing] = await tx
    .select({ phone: listings.phone, confirmedOn: listings.confirmedOn })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update')
  const ended = await tx
    .update(checkTasks)
    .set({ state: 'given-up', doneAt: now, updatedAt: now, takenBy: null, leaseUntil: null })
    .where(
      sql`${checkTasks.id} = ${taskId} and (${checkTasks.state} in ('waiting', 'tried')
        or ${checkTasks.state} = 'taken' and ${checkTasks.leaseUntil} <= ${now.toISOString()}::timestamptz)`,
    )
    .returning({ id: checkTasks.id })
  // Somebody has taken it, and may be calling.
  if (!listing || ended.length === 0) return
  const { confirmedOn, phone } = listing
  const isRecent =
    confirmedOn !== null && addDays(confirmedOn, agesOfListing(phone).askAgain) > indianDay(now)
  if (!isRecent)
    await tx
      .update(listings)
      .set({ unreachableOn: lastOn, isBehind: true })
      .where(eq(listings.id, listingId))
  await planNextCheck(tx, listingId)
}
