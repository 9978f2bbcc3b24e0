import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'

/** Of an account's reports so many are looked at, the last ones. */
const MOST = 100
/** Who is new stands between, until two of their reports were decided in the same way. */
const PRIOR = sql`2`
const MOSTLY_RIGHT = sql`0.65`
const MOSTLY_WRONG = sql`0.35`

/**
 * What became of an account's last reports. Said twice, a thing counts once. It is counted when it is asked for, so that an
 * undone decision is no part of it.
 */
const decidedOf = (account: SQL): SQL => sql`(
  select count(*) filter (where last.state = 'accepted')::int as accepted, count(*)::int as decided
  from (
    select answered.state from listing_reports own
    join listing_reports answered on answered.id = coalesce(own.same_as, own.id)
    where own.user_id = ${account} and answered.state in ('accepted', 'declined')
    group by answered.id, answered.state, answered.decided_at
    order by answered.decided_at desc, answered.id desc
    limit ${MOST}
  ) last)`

/** Accounts of reports that wait, whose share of what was right is such. Found once for a whole list. */
const accountsWhose = (share: SQL): SQL => sql`array(
  select asked.user_id from (
    select distinct user_id from listing_reports
    where state in ('open', 'double') and user_id is not null
  ) asked
  cross join lateral ${decidedOf(sql`asked.user_id`)} before
  where (before.accepted + ${PRIOR})::float8 / (before.decided + 2 * ${PRIOR}) ${share})`

/**
 * The order of reports that wait: first those that somebody sent who was mostly right before, last those of who was mostly
 * wrong. Nobody's word and a new account's are between. What several say has the place of the best of them, so that
 * nobody sinks it by saying the same.
 */
export const MOSTLY_RIGHT_FIRST = sql`(
  select max(case
    when said.user_id = any(${accountsWhose(sql`> ${MOSTLY_RIGHT}`)}) then 2
    when said.user_id = any(${accountsWhose(sql`< ${MOSTLY_WRONG}`)}) then 0
    else 1 end)
  from listing_reports said
  where said.id = ${listingReports.id} or said.same_as = ${listingReports.id}) desc`

/** The same of some accounts, as a moderator reads it. */
export async function findBefore(
  db: Database,
  people: number[],
): Promise<Map<number, { accepted: number; declined: number }>> {
  if (people.length === 0) return new Map()
  const { rows } = await db.execute<{ account: number; accepted: number; decided: number }>(sql`
    select account, before.accepted, before.decided
    from unnest(${sql.param([...new Set(people)])}::int[]) account
    cross join lateral ${decidedOf(sql`account`)} before`)
  return new Map(
    rows.map(({ account, accepted, decided }) => [
      account,
      { accepted, declined: decided - accepted },
    ]),
  )
}
