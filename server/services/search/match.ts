/** The one ranking: which listings match, how many, and which of them are on the page asked for. */
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { HAS_PHONE } from '../listings/filters.ts'
import { asFilterOnly } from './place-conditions.ts'
import {
  askedOf,
  belongs,
  ENOUGH_LITERAL,
  ENOUGH_NEAR,
  hits,
  insideOf,
  MOST_COUNTED,
  ofAges,
  type Match,
} from './candidates.ts'
import { adultsFirst, completeness, relevance } from './rank.ts'

export interface Matched {
  ids: number[]
  /** Counted to one above `COUNTED_TO` and no further (ruling 9). */
  total: number
  /** False where all of them are only named after the place. */
  isInside: boolean
}

export async function matchListings(db: Database, match: Match): Promise<Matched> {
  const isReordered = match.sort === 'name' || match.sort === 'newest'
  const { rows } = await db.execute<{ ids: number[]; total: number; isInside: boolean }>(
    isReordered ? reordered(match) : ranked(match),
  )
  const [found] = rows
  return {
    ids: found?.ids ?? [],
    total: Math.min(found?.total ?? 0, MOST_COUNTED),
    isInside: found?.isInside ?? true,
  }
}

function ranked(match: Match): SQL {
  const { scope, limit, offset } = match
  // Rings around the place, and within each how far, in steps of 10 km: what fits better may be a little further.
  const isPlaceAlone = match.required.length + match.preferred.length === 0
  const group = scope ? [isPlaceAlone ? scope.closeness : sql`floor(${scope.closeness} * 100)`] : []
  const kind = ofKindFirst(match)
  const order = [
    ...adultsFirst(match),
    // Among schools near a town, a school comes first however near it is; a PIN code asks for its own corner.
    ...(scope?.place?.kind === 'pincode' ? [...group, ...kind] : [...kind, ...group]),
    desc(relevance(match)),
    // Of equals those one can call.
    desc(HAS_PHONE),
    desc(completeness),
    ...(scope ? [scope.closeness] : []),
    asc(listings.standing),
    asc(listings.nameNorm),
    asc(listings.id),
  ]
  return sql`with ${askedOf(match)}, ${hits(match)}
    select (select count(*)::int from hit) as total,
      ${isOneInside(match)} as "isInside",
      array(select ${listings.id} from ${listings} cross join asked where ${IS_HIT}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}) as ids`
}

/** A list, not a join: a join with a thousand could be made by reading the whole table. */
const IS_HIT = sql`${listings.id} = any(array(select id from hit))`

/** All are, but what is named after a place in the words. */
const isOneInside = (match: Match) =>
  match.placeWords.length > 0
    ? sql`exists (select from ${listings} cross join asked where ${and(IS_HIT, asFilterOnly(insideOf(match)))})`
    : sql`true`

/** The kind that was named comes first. */
function ofKindFirst({ required }: Match): SQL[] {
  const kinds = required.flatMap(({ category }) => category ?? [])
  if (kinds.length === 0) return []
  return [
    sql`${listings.categoryId} in (select id from categories where slug = any(${sql.param(kinds)}::text[])) desc`,
  ]
}

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
      ${scope ? sql`exists (select ${from} and ${insideOf(match)})` : sql`true`} as "isInside",
      array(select ${listings.id} ${from} order by ${order}, ${listings.id} limit ${limit} offset ${offset}) as ids`
}
