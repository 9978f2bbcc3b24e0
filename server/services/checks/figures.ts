import { sql, type SQL } from 'drizzle-orm'
import { WANTED_FACTS, type TrustFigures } from '../../../shared/checks/figures.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { Database } from '../../db/open.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import { listings } from '../../db/schema.ts'
import { namesakes } from '../../places/gazetteer.ts'
import { GOA, TALUKAS } from '../../places/goa.ts'
import { countCheckedListings } from '../listings/coverage.ts'
import { HAS_PHONE } from '../listings/filters.ts'
import { isReachable } from '../listings/rows.ts'

const YEAR = 365

/** What the page /coverage says, each from what was recorded of checks and reports. */
export async function findTrustFigures(db: Database, now: Date): Promise<TrustFigures> {
  const today = indianDay(now)
  const since = sql`${addDays(today, -YEAR)}::date`
  const [listings] = await rowsOf<Counted>(db, countListings(db, since))
  const areas = await rowsOf<Area>(db, countAreas(since))
  const [phone] = await rowsOf<{ days: number | null }>(db, phoneAge(today))
  const waits = await rowsOf<Waits & { unsafe: boolean }>(db, reportWaits(since))
  const tries = await rowsOf<TrustFigures['tries'][number]>(db, triesByChannel(since))
  const [sample] = await rowsOf<{ of: number; count: number }>(db, sampled(since))
  const [missing] = await rowsOf<Record<WantedFact, number>>(db, countMissing)
  const [overdue] = await rowsOf<{ of: number; count: number }>(db, tasksOverdue(today))
  const { goa = 0, goaConfirmed = 0, all = 0, confirmed = 0, checked = 0 } = listings ?? {}
  const waitsOf = (isUnsafe: boolean): Waits => {
    const found = waits.find(({ unsafe }) => unsafe === isUnsafe)
    return {
      decided: found?.decided ?? 0,
      open: found?.open ?? 0,
      medianHours: found?.medianHours ?? null,
      slowHours: found?.slowHours ?? null,
    }
  }
  return {
    confirmed: {
      goa: { of: goa, count: goaConfirmed },
      india: { of: all, count: confirmed },
    },
    checked: { of: all, count: checked },
    phoneAgeDays: phone?.days ?? null,
    reports: { unsafe: waitsOf(true), others: waitsOf(false) },
    tries,
    sample: { ...(sample ?? { of: 0, count: 0 }), ...interval(sample) },
    talukas: TALUKAS.map(({ name }) => {
      const found = areas.find((area) => area.isTaluka && area.name === name)
      return { ...NOTHING, ...pickArea(found), name, point: pointOf(name) }
    }),
    states: areas.filter(({ isTaluka }) => !isTaluka).map(pickArea),
    missing: WANTED_FACTS.map((fact) => ({ fact, count: missing?.[fact] ?? 0 })).toSorted(
      (one, other) => other.count - one.count,
    ),
    overdue: overdue ?? { of: 0, count: 0 },
  }
}

type Area = TrustFigures['states'][number] & { isTaluka: boolean }

const NOTHING = { listings: 0, reachable: 0, confirmed: 0 }

function pickArea<Found extends Area | undefined>(found: Found) {
  if (!found) return found
  const { isTaluka: _isTaluka, ...area } = found
  return area
}

const pointOf = (taluka: string) =>
  namesakes(taluka).find(({ kind }) => kind === 'taluka')?.point ?? null

type Waits = TrustFigures['reports']['unsafe']

interface Counted extends Record<string, unknown> {
  goa: number
  goaConfirmed: number
  all: number
  confirmed: number
  checked: number
}

async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(query)
  // As each query names its columns.
  return rows as Row[]
}

const IS_REACHABLE = isReachable(sql`l.standing`)

/** Any good word that was not taken back confirms that a listing is there. */
const shownListings = (since: SQL) => sql`
  select l.region, l.taluka, ${IS_REACHABLE} as is_reachable,
    ${IS_REACHABLE} and exists (
      select from fact_checks one where one.listing_id = l.id
        and one.outcome in ('right', 'corrected') and one.checked_on >= ${since}
        and not exists (select from fact_checks other where other.withdraws = one.id)
    ) as is_confirmed
  from listings l where l.is_approved`

/** Goa's talukas, and the states; a listing for all of India stands for none of them. */
const countAreas = (since: SQL) => sql`
  with shown as (${shownListings(since)})
  select taluka is not null as "isTaluka", coalesce(taluka, region) as name, count(*)::int as listings,
    count(*) filter (where is_reachable)::int as reachable,
    count(*) filter (where is_confirmed)::int as confirmed
  from (
    select null as taluka, region, is_reachable, is_confirmed from shown where region <> ${ALL_INDIA}
    union all
    select taluka, region, is_reachable, is_confirmed from shown where region = ${GOA} and taluka is not null
  ) as placed group by taluka, region order by listings desc, name`

const countListings = (db: Database, since: SQL) => sql`
  with shown as (${shownListings(since)})
  select count(*) filter (where region = ${GOA})::int as goa,
    count(*) filter (where region = ${GOA} and is_confirmed)::int as "goaConfirmed",
    count(*)::int as all,
    count(*) filter (where is_confirmed)::int as confirmed,
    ${countCheckedListings(db)} as checked
  from shown`

type WantedFact = (typeof WANTED_FACTS)[number]

const isUnsaid: Record<WantedFact, SQL> = {
  phone: sql`not ${HAS_PHONE}`,
  email: sql`${listings.email} is null`,
  website: sql`${listings.website} is null`,
  address: sql`${listings.address} is null`,
  ages: sql`${listings.ages} is null and ${listings.ageGroups} = '{}'`,
  fees: sql`${listings.fees} is null and ${listings.feesBand} is null`,
  hours: sql`${listings.hours} is null`,
  languages: sql`${listings.languages} = '{}'`,
  takesNewPeople: sql`${listings.takesNewPeople} is null`,
}

const countMissing = sql`select ${sql.join(
  WANTED_FACTS.map(
    (fact) => sql`count(*) filter (where ${isUnsaid[fact]})::int as ${sql.identifier(fact)}`,
  ),
  sql`, `,
)} from ${listings} where ${listings.isApproved}`

const phoneAge = (today: string) => sql`
  select (percentile_disc(0.5) within group (order by ${today}::date - checked.checked_on))::int as days
  from listings l cross join lateral public.check_of_now(l.id, 'phone') as checked
  where l.is_approved and l.confirmed_on is not null and checked.id is not null`

/** A double is decided with the report that it repeats, so it is not counted. */
const reportWaits = (since: SQL) => sql`
  select kind = 'unsafe' as unsafe,
    count(*) filter (where decided_at is not null)::int as decided,
    count(*) filter (where decided_at is null)::int as open,
    ${hours(0.5)} as "medianHours", ${hours(0.9)} as "slowHours"
  from listing_reports where state <> 'double' and created_at >= ${since} group by 1`

const hours = (part: number) => sql`(percentile_cont(${part}::float8) within group (
  order by extract(epoch from decided_at - created_at)::float8 / 3600)
  filter (where decided_at is not null))::float8`

/** A message, and the answer to it, are one try; so are one and that it came back. */
const triesByChannel = (since: SQL) => sql`
  select channel, sum(tried)::int as tried, sum(answered)::int as answered from (
    select channel, count(*) filter (where outcome = 'answered') as answered,
      case when channel in ('call', 'visit') then count(*)
        else greatest(count(*) filter (where outcome not in ('answered', 'bounced')),
          count(*) filter (where outcome = 'answered')) end as tried
    from check_attempts where at >= ${since} group by channel, task_id
  ) as of_task group by channel order by 2 desc, 1`

/** Of facts that had been found right, and were asked again by somebody else. */
const sampled = (since: SQL) => sql`
  select count(*)::int as of, count(*) filter (where one.outcome = 'right')::int as count
  from fact_checks one
  join check_attempts tried on tried.id = one.attempt_id
  join check_tasks task on task.id = tried.task_id
  where task.reason = 'sample' and one.field <> 'open' and one.checked_on >= ${since}
    and one.outcome in ('right', 'corrected', 'wrong')
    and not exists (select from fact_checks other where other.withdraws = one.id)`

const tasksOverdue = (today: string) => sql`
  select count(*)::int as of, count(*) filter (where due_on < ${today}::date)::int as count
  from check_tasks where state in ('waiting', 'taken', 'tried')`

/** Between which shares the true one lies in 95 of 100 cases (Wilson), in per cent. */
function interval(sample: { of: number; count: number } | undefined) {
  if (!sample?.of) return { least: null, most: null }
  const { of, count } = sample
  const z = 1.96
  const share = count / of
  const middle = share + z ** 2 / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  const bound = (side: number) => Math.round((100 * (middle + side * spread)) / (1 + z ** 2 / of))
  return { least: bound(-1), most: bound(1) }
}
