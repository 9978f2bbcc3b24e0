import { sql, type SQL } from 'drizzle-orm'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { EMERGENCY_LINES, PRIORITIES } from '../../../shared/checks/rules.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { FACT_AGES } from '../../../shared/listings/fact-ages.ts'
import type { Database } from '../../db/open.ts'
import { isReachable } from '../listings/rows.ts'
import { giveUp } from './give-up.ts'

/** Rows of one transaction: nobody waits long for one of them. */
const BATCH = 1000

/**
 * Once a day: what came to nothing is given up, each listing that is due has a task, one at most, and what has grown old
 * sorts after its equals. Cut short, the next run goes on.
 */
export async function planChecks(db: Database, now: Date): Promise<void> {
  const today = indianDay(now)
  await dropTasks(db, now)
  await giveUp(db, now)
  await makeTasks(db, today, now)
  while ((await sink(db, today)) > 0);
}

/** Nobody asks for what is no longer listed; an emergency line only where a moderator is to decide something about it. */
const dropTasks = (db: Database, now: Date) =>
  db.execute(sql`update check_tasks set state = 'given-up', done_at = ${at(now)}, updated_at = ${at(now)},
      taken_by = null, lease_until = null
    where state in ('waiting', 'taken', 'tried') and exists (
      select from listings where id = check_tasks.listing_id
        and (not is_approved or status in ('closed', 'do-not-list')
          or check_tasks.reason in ('due', 'new') and phone = any(${sql.param(EMERGENCY_LINES)}::text[])))`)

/** Which listings are due on a day. */
export const isDue = (today: string): SQL =>
  sql`l.is_approved and coalesce(l.phone <> all(${sql.param(EMERGENCY_LINES)}::text[]), true) and (l.next_check_on is null or l.next_check_on <= ${today}::date)
    and (l.status = 'open' or l.status = 'closed-for-now' and l.status_until <= ${today}::date)`

/** Tasks for those that are due and have none open; the unique index stands behind it. */
async function makeTasks(db: Database, today: string, now: Date): Promise<void> {
  const isNext = sql`${isDue(today)} and not exists (select from check_tasks open
    where open.listing_id = l.id and open.state in ('waiting', 'taken', 'tried'))`
  const { rows } = await db.execute<{ id: number }>(
    sql`select l.id from listings l where ${isNext} order by l.id`,
  )
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id)
    await db.execute(sql`
      insert into check_tasks (listing_id, reason, fields, due_on, priority, created_at, updated_at)
      select l.id, case when l.confirmed_on is null then 'new' else 'due' end, ${dueFacts(today)},
        coalesce(l.next_check_on, ${today}::date), ${PRIORITY}, ${at(now)}, ${at(now)}
      from listings l
      where l.id = any(${sql.param(ids)}::int[]) and ${isNext}
      on conflict do nothing`)
  }
}

const IS_HELPLINE = sql`coalesce(l.phone ~ '^\\d{3,5}$', false)`
const IS_REACHABLE = isReachable(sql`l.standing`)

const PRIORITY = sql`case
  when ${IS_HELPLINE} then ${PRIORITIES.helpline}::int
  when l.region = 'Goa' and ${IS_REACHABLE} then ${PRIORITIES.goaReachable}::int
  when l.region = 'Goa' then ${PRIORITIES.goa}::int
  when ${IS_REACHABLE} then ${PRIORITIES.reachable}::int
  else ${PRIORITIES.other}::int end`

/** Days after the last good word on which a listing reaches an age. */
const after = (age: 'askAgain' | 'stale') =>
  sql`(case when ${IS_HELPLINE} then ${FACT_AGES.helpline[age]}::int else ${FACT_AGES.open[age]}::int end)`

const INTERVALS = sql.join(
  Object.entries(FACT_AGES)
    .filter(([field]) => field !== IS_OPEN && field !== 'helpline')
    .map(([field, { askAgain }]) => sql`(${field}::text, ${askAgain}::int)`),
  sql`, `,
)

/** The facts that alone are due; none where the whole is. */
const dueFacts = (today: string) => sql`case
  when l.confirmed_on is null or l.confirmed_on + ${after('askAgain')} <= ${today}::date then '{}'::text[]
  else array(select fact.field from listing_facts fact
    join (values ${INTERVALS}) as ages(field, days) on ages.field = fact.field
    where fact.listing_id = l.id and fact.checked_on + ages.days <= ${today}::date order by 1) end`

/** Keeps the order of lists true: what each says of its age is worked out when it is shown (shared/checks/age.ts). */
async function sink(db: Database, today: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update listings set is_behind = not is_behind where id in (
      select l.id from listings l where l.is_behind <> ${isBehind(today)} limit ${BATCH})`)
  return rowCount ?? 0
}

const isBehind = (today: string) => sql`(l.unreachable_on is not null
  or coalesce(l.confirmed_on + ${after('stale')} <= ${today}::date, false)
  or l.status = 'closed-for-now' and coalesce(l.status_until > ${today}::date, true))`

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
