/** The one ranking: which listings match, how many, and which of them are on the page asked for. */
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import type { Group } from '../../search/groups.ts'
import { HAS_PHONE, isOfOtherAge, takesAges } from '../listings/filters.ts'
import { asFilterOnly } from '../places/conditions.ts'
import {
  askedOf,
  belongs,
  closeAt,
  ENOUGH_LITERAL,
  ENOUGH_NEAR,
  hits,
  insideOf,
  MOST_COUNTED,
  ofAges,
  preferredAt,
  type Match,
} from './candidates.ts'
import type { Step } from '../places/way.ts'
import { completeness, relevance } from './rank.ts'

export interface Matched {
  ids: number[]
  /** Counted to one above `COUNTED_TO` and no further (ruling 9). */
  total: number
  /** False where all of them are only named after the place. */
  isInside: boolean
  /** How near the nearest of them is. */
  step: Step | undefined
  /** What was asked for and none of them says. */
  unsaid: Group[]
}

interface Row extends Record<string, unknown> {
  ids: number[]
  total: number
  isInside: boolean
  nearest: number | null
  said: boolean[]
}

export async function matchListings(db: Database, match: Match): Promise<Matched> {
  const isReordered = match.sort === 'name' || match.sort === 'newest'
  const { rows } = await db.execute<Row>(isReordered ? reordered(match) : ranked(match))
  const { ids = [], total = 0, isInside = true, nearest, said = [] }: Partial<Row> = rows[0] ?? {}
  return {
    ids,
    total: Math.min(total, MOST_COUNTED),
    isInside,
    step: typeof nearest === 'number' ? match.scope?.steps[nearest] : undefined,
    unsaid: told(match).flatMap(({ group }, at) => (said[at] === false ? group : [])),
  }
}

const says = (text: SQL) => sql`${listings.searchText} @@ asked.${text}`

/** Of what it is told when none says it: conditions and the like, adults, and needs for which something broader is found too. */
function told({ required, preferred, ages }: Match): { group: Group; says: SQL }[] {
  return [
    ...preferred.flatMap((group, at) => {
      const isSaid = says(preferredAt(at))
      if (group.isWithin) return []
      if (group.concept?.role !== 'people') return { group, says: isSaid }
      return ages && group.concept.ageGroup === 'adults'
        ? { group, says: sql`(${isSaid} or ${takesAges(ages)})` }
        : []
    }),
    ...required.flatMap((group, at) =>
      group.kin.length > 0 ? { group, says: says(closeAt(at)) } : [],
    ),
  ]
}

function ranked(match: Match): SQL {
  const { scope, limit, offset, ages } = match
  const isPlaceAlone = match.required.length + match.preferred.length === 0
  const order = [
    // Who is known not to take that age is no help, however well the rest fits.
    ...(ages ? [isOfOtherAge(ages)] : []),
    ...(scope && isPlaceAlone ? [scope.closeness] : []),
    desc(relevance(match)),
    // Of equals those one can call.
    desc(HAS_PHONE),
    desc(completeness),
    ...(scope ? [scope.closeness] : []),
    asc(listings.standing),
    asc(listings.nameNorm),
    asc(listings.id),
  ]
  const nearest = scope
    ? sql`(select min(${scope.group})::int from ${listings} where ${IS_HIT})`
    : sql`null`
  return sql`with ${askedOf(match)}, ${hits(match)}
    select (select count(*)::int from hit) as total,
      ${isOneInside(match)} as "isInside", ${nearest} as nearest, ${saidBy(match)} as said,
      array(select ${listings.id} from ${listings} cross join asked where ${IS_HIT}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}) as ids`
}

/** Whether any of them says each. */
function saidBy(match: Match): SQL {
  const each = told(match).map(
    ({ says: isSaid }) =>
      sql`exists (select from ${listings} cross join asked where ${IS_HIT} and ${isSaid})`,
  )
  return sql`array[${sql.join(each, sql`, `)}]::boolean[]`
}

/** A list, not a join: a join with a thousand could be made by reading the whole table. */
const IS_HIT = sql`${listings.id} = any(array(select id from hit))`

/** All are, but what is named after a place in the words. */
const isOneInside = (match: Match) =>
  match.placeWords.length > 0
    ? sql`exists (select from ${listings} cross join asked where ${and(IS_HIT, asFilterOnly(insideOf(match)))})`
    : sql`true`

/** The same matches by name or date: the order is over all of them, not over candidates. */
function reordered(match: Match): SQL {
  const { required, ageGroups, scope, sort, limit, offset } = match
  const enough = scope ? ENOUGH_NEAR : ENOUGH_LITERAL
  const isLiteral = sql`(select count(*) from (select from ${listings} cross join asked
    where ${and(match.chosen, belongs(match), sql`${listings.searchText} @@ asked.literal`)}
    limit ${enough}) as said) = ${enough}`
  const used =
    required.length > 0
      ? sql`, used as materialized (select case when ${isLiteral} then literal else required end as text from asked)`
      : sql``
  const where = and(
    match.chosen,
    belongs(match),
    required.length > 0 ? sql`${listings.searchText} @@ used.text` : undefined,
    required.length === 0 && !scope ? ofAges(ageGroups) : undefined,
  )
  const from = sql`from ${listings} cross join asked ${required.length > 0 ? sql`cross join used` : sql``} where ${where}`
  const order = sort === 'name' ? asc(listings.nameNorm) : desc(listings.publishedAt)
  return sql`with ${askedOf(match)} ${used}
    select (select count(*)::int from (select ${from} limit ${MOST_COUNTED}) as counted) as total,
      ${scope ? sql`exists (select ${from} and ${insideOf(match)})` : sql`true`} as "isInside", null::int as nearest, '{}'::boolean[] as said,
      array(select ${listings.id} ${from} order by ${order}, ${listings.id} limit ${limit} offset ${offset}) as ids`
}
