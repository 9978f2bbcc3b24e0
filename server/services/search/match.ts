/** The one ranking: which listings match, how many, and which of them are on the page asked for. */
import { and, asc, desc, not, or, sql, type SQL } from 'drizzle-orm'
import { ADULT } from '../../../shared/events/registration-state.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import type { Group } from '../../search/groups.ts'
import { phrases } from '../../search/tokenise.ts'
import { isOfOtherAge, SHOWS, takesAges } from '../listings/filters.ts'
import {
  askedOf,
  ENOUGH_LITERAL,
  ENOUGH_NEAR,
  hits,
  IS_COMMON,
  isForThem,
  isOfAgeAlone,
  MOST_COUNTED,
  usual,
  type Match,
} from './candidates.ts'
import { isAt } from '../places/conditions.ts'
import type { Step } from '../places/way.ts'
import { belongs, insideOf, IS_FOR_CHILDREN, IS_SHORT_NUMBER, lookUp, says } from './conditions.ts'
import { completeness, relevance } from './rank.ts'
import { askedText, isLoose, list, phraseText } from './text.ts'

const TRAINING: CategorySlug = 'training-centers'

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
    unsaid: toldOf(match).flatMap(({ group }, at) => (said[at] === false ? group : [])),
  }
}

/** Of what it is told when none says it: conditions and the like, adults, and needs for which others are found too. */
function toldOf({ required, preferred, ages }: Match): { group: Group; says: SQL }[] {
  return [
    ...preferred.flatMap((group, at) => {
      const isQualifier = group.concept?.role === 'qualifier'
      const isSaid = says(askedText(isQualifier ? 'plainly' : 'preferred', at))
      // What has no meaning here is a number, and that none says "24" tells nothing of whom they take.
      if (group.isWithin || !group.concept) return []
      if (group.concept?.role !== 'people') return { group, says: isSaid }
      return ages && group.concept.ageGroup === 'adults'
        ? { group, says: sql`(${isSaid} or ${takesAges(ages)})` }
        : []
    }),
    ...required.flatMap((group, at) =>
      isLoose(group) && group.concept?.role !== 'condition'
        ? { group, says: says(askedText('close', at)) }
        : [],
    ),
  ]
}

/** Each candidate is read once: how near it is, what it says of what is told, and what it is ranked by. */
function ranked(match: Match): SQL {
  const { scope, limit, offset } = match
  const way = scope?.way ?? { step: sql`null::int`, km: sql`null` }
  const told = toldOf(match).map(({ says }, at) => sql`${says} as ${saidAt(at)}`)
  const keys = keysOf(match)
  const order = keys.map((_, at) => keyAt(at))
  // All are inside, but what is named after a place in the words.
  const isNamed = match.placeWords.length > 0
  if (isNamed) told.push(sql`${insideOf(match)} as inside`)
  return sql`with ${askedOf(match)}, ${hits(match)},
    rated as materialized (
      select ${listings.id}, way.step, ${list([...told, ...keys.map((key, at) => sql`${key} as ${keyAt(at)}`)])}
      from ${listings} cross join asked
      cross join lateral (select ${way.step} as step, ${way.km} as km offset 0) as way where ${isAt(sql`(select at from hit)`)})
    select (select count(*)::int from hit) as total, ${isNamed ? sql`exists (select from rated where inside)` : sql`true`} as "isInside",
      (select min(step)::int from rated) as nearest, array[${list(
        toldOf(match).map((_, at) => sql`exists (select from rated where ${saidAt(at)})`),
      )}]::boolean[] as said,
      array(select id from rated order by ${list(order)} limit ${limit} offset ${offset}) as ids`
}

/** What one comes before another by, the smaller first. */
function keysOf(match: Match): SQL[] {
  const { scope, ages, required, preferred, reachedBy } = match
  const isPlaceAlone = required.length + preferred.length === 0
  const closeness = scope ? [scope.closenessOf(WAY)] : []
  return [
    // Who is known not to take that age is no help, however well the rest fits.
    ...(ages ? [isOfOtherAge(ages)] : []),
    ...(ages && ages.to < ADULT && !required.some(isTraining) ? [TRAINS_TEACHERS] : []),
    // A children's department whose ages nobody wrote down is hardly more help.
    ...(ages && ages.from >= ADULT
      ? [sql`${IS_FOR_CHILDREN} and not coalesce(${takesAges(ages)}, false)`]
      : []),
    // Few have an email address, and who cannot phone is helped by nobody else; least of all by a number to call.
    ...(reachedBy === 'email' ? [sql`not ${SHOWS.email}`, IS_SHORT_NUMBER] : []),
    ...(isPlaceAlone ? closeness : []),
    sql`-${relevance(match, WAY)}`,
    // Of equals those one can call.
    sql`not ${SHOWS.phone}`,
    sql`-(${completeness})`,
    ...closeness,
    ...[listings.standing, listings.nameNorm, listings.id].map((column) => sql`${column}`),
  ]
}

const isTraining = ({ category }: Group) => category === TRAINING

/** Who trains teachers, and does nothing else, is no help for a child. */
const TRAINS_TEACHERS = sql`(${listings.kinds} = ${sql.param([TRAINING])}::text[] and ${says(
  phraseText(
    phrases('teacher training, diploma in special education, training for special educators'),
  ),
)})`

const keyAt = (at: number) => sql.identifier(`key${at}`)
const WAY = { step: sql`way.step`, km: sql`way.km` }
const saidAt = (at: number) => sql.identifier(`said${at}`)

/**
 * The same matches by name or date: the order is over all of them, not over candidates. What is common is read on in that
 * order, not looked up.
 */
function reordered(match: Match): SQL {
  const { required, scope, sort, limit, offset } = match
  const isAsked = required.length > 0
  const mayBeCommon = isAsked && !scope
  const enough = scope ? ENOUGH_NEAR : ENOUGH_LITERAL
  const literal = and(match.chosen, belongs(match), says(askedText('literal')))
  const isLiteral = sql`(select count(*) from ${lookUp(sql.empty(), literal, enough)} as said) = ${enough}`
  const isKnown = mayBeCommon ? sql`${IS_COMMON} or ${isLiteral}` : isLiteral
  const used = sql`used as materialized (select case when ${isKnown} then literal else required end as text from asked)`
  const parts = [askedOf(match), ...(mayBeCommon ? [usual(match)] : []), ...(isAsked ? [used] : [])]
  const from = sql`from ${listings} cross join asked ${isAsked ? sql`cross join used` : sql``} where ${and(
    match.chosen,
    belongs(match),
    mayBeCommon ? not(IS_COMMON) : undefined,
    isAsked
      ? or(says(sql`used.text`), isOfAgeAlone(match) ? isForThem(match) : undefined)
      : undefined,
    isAsked || scope ? undefined : isForThem(match),
  )}`
  const page = sql`order by ${sort === 'name' ? asc(listings.nameNorm) : desc(listings.publishedAt)}, ${listings.id}
    limit ${limit} offset ${offset}`
  const total = sql`(select count(*)::int from (select ${from} limit ${MOST_COUNTED}) as counted)`
  const ids = sql`(select ${listings.id} ${from} ${page})`
  // Only a test, and none that the planner takes to be rare: so it reads on in the order.
  const read = sql`(select ${listings.id} from ${listings} cross join asked
    where ${and(match.chosen, IS_COMMON)} and coalesce(${says(askedText('literal'))}, false) ${page})`
  return sql`with ${list(parts)}
    select ${mayBeCommon ? sql`case when ${IS_COMMON} then ${MOST_COUNTED}::int else ${total} end` : total} as total,
      ${scope ? sql`exists (select ${from} and ${insideOf(match)})` : sql`true`} as "isInside", null::int as nearest, '{}'::boolean[] as said,
      array(${mayBeCommon ? sql`${read} union all ${ids}` : ids}) as ids`
}
