/** Which listings are ranked. */
import { and, eq, not, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO, type Sort } from '../../../shared/listings/directory.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import { listings } from '../../db/schema.ts'
import type { Wanted } from '../../search/groups.ts'
import { KNOWN_BY_NAME_ONLY } from '../listings/rows.ts'
import { asFilterOnly } from './place-conditions.ts'
import { firstOf, firstOfKind, isSaidOften, USUAL_ORDER } from './common.ts'
import type { PlaceScope } from './place-scope.ts'
import { allOf, groupText, isLiteral, literalText, saidGroups } from './text.ts'

/** No more are counted (ruling 9), so no more of what matches are looked at. */
export const MOST_COUNTED = COUNTED_TO + 1
/** Those that a limited look could miss, and that belong before others. */
const MOST_OF_A_KIND = 300
/** The first thousand of each part of a place are the closest; of all of them together these would be any. */
const MOST_OF_PLACE = 3 * MOST_COUNTED
/** So many say it in the words typed that those who only say something like it are not asked. */
export const ENOUGH_LITERAL = 100
/** The same about one place, where a page full is much. */
export const ENOUGH_NEAR = 24

export interface Match extends Wanted {
  /** What is chosen besides words and place. */
  chosen: SQL | undefined
  scope: PlaceScope | undefined
  /** The place as it is in the words: a name that has it belongs too, wherever it is. */
  placeWords: string[]
  wantsPhone: boolean
  sort: Sort
  limit: number
  offset: number
}

/**
 * The text queries by name, worked out once. Out of the planner's sight: of a common word it would read the whole table
 * rather than the index.
 */
export function askedOf({ required, preferred, placeWords }: Match): SQL {
  const texts: Record<string, SQL> = {}
  const said = saidGroups(required)
  if (required.length > 0) {
    texts.literal = allOf(required.map(literalText))
    texts.required = allOf(required.map(groupText))
  }
  if (said.length > 0) texts.said = allOf(said.map(groupText))
  preferred.forEach((group, at) => {
    texts[`preferred${at}`] = groupText(group)
  })
  if (placeWords.length > 0) texts.place = placeText(placeWords)
  const list = Object.entries(texts).map(([name, text]) => sql`${text} as ${sql.raw(name)}`)
  const none = [sql`null::tsquery as nothing`]
  return sql`asked as materialized (select ${sql.join(list.length > 0 ? list : none, sql`, `)})`
}

export const placeText = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.simple', ${words.map((word) => `'${word}'`).join(' & ')})`

/**
 * The candidates as `hit (id)`. What is literal comes first and is often enough. Where more match than are
 * counted, those named so, those in Goa and those with every preferred word are looked up besides, lest they be missed.
 */
export function hits(match: Match): SQL {
  const { required, scope } = match
  if (required.length === 0) return sql`hit as (${sql.join(withoutWords(match), sql` union `)})`
  const sources = [sql`select * from literal`, ...besides(match)]
  if (saidGroups(required).length > 0) sources.push(gather(match, and(IS_CUT, isNamedSo(match))))
  const literal = gather(match, says(match, sql`asked.literal`), MOST_COUNTED)
  if (scope)
    return sql`literal as materialized ${literal}, ${FOUND}, hit as (${sql.join(sources, sql` union `)})`
  sources.push(
    gather(match, and(IS_CUT, not(IS_COMMON), says(match, sql`asked.literal && 'goa'::tsquery`))),
    knownByName(match),
  )
  return sql`common as materialized ${common(match)},
    usual as materialized (select count(*) > ${COUNTED_TO} as is_enough, max(standing) as last from common),
    literal as materialized (select id from common where ${IS_COMMON} union all
      ${gather(match, and(not(IS_COMMON), says(match, sql`asked.literal`)), MOST_COUNTED)}),
    ${FOUND}, hit as (${sql.join(sources, sql` union `)})`
}

const FOUND = sql`found as materialized (select count(*) as literally from literal)`
/** How many say it literally: counted once, for much depends on it. */
const FOUND_LITERALLY = sql`(select literally from found)`
/** More than are counted, so not all of them are candidates. */
export const IS_CUT = sql`${FOUND_LITERALLY} > ${COUNTED_TO}`

/** Few: those who say something like it. Too many: those with every preferred word. One look, for each takes planning. */
function besides(match: Match): SQL[] {
  const { required, preferred, scope } = match
  const isFew = sql`${FOUND_LITERALLY} < ${scope ? ENOUGH_NEAR : ENOUGH_LITERAL}`
  const cases: SQL[] = []
  if (!required.every(isLiteral)) cases.push(sql`when ${isFew} then asked.required`)
  if (preferred.length > 0)
    cases.push(sql`when ${and(IS_CUT, isRare(match))} then asked.literal && ${allPreferred(match)}`)
  if (cases.length === 0) return []
  const text = sql`case ${sql.join(cases, sql` `)} end`
  const most = sql`case when ${isFew} then ${MOST_COUNTED}::int else ${MOST_OF_A_KIND}::int end`
  return [gather(match, and(or(isFew, IS_CUT), says(match, text)), most)]
}

const isNamedSo = (match: Match) =>
  and(sql`${listings.searchName} @@ asked.literal`, asFilterOnly(belongs(match)))

/** Further on words that seemed common are looked up. */
const READ_ON = 5000
const IS_COMMON = sql`(select is_enough from usual)`

/** Those who say what many say, or are of the kind asked for; good only when there are more than are counted. */
function common({ required, chosen }: Match): SQL {
  const [{ category } = {}, ...others] = required
  if (category && others.length === 0) return firstOfKind(chosen, category, MOST_COUNTED)
  const isCommon = isSaidOften(chosen, sql`asked.literal`)
  return literalOf(firstOf(and(chosen, isCommon), READ_ON), MOST_COUNTED)
}

/** In Goa and known by name only: after those elsewhere in the usual order, before them in a search. */
function knownByName({ chosen }: Match): SQL {
  const ofGoa = eq(listings.standing, KNOWN_BY_NAME_ONLY)
  // Standing 0 is Goa's own that can be reached.
  const isNeeded = sql`(select is_enough and last > 0 from usual)`
  return sql`(select id from ${literalOf(firstOf(and(chosen, isNeeded, ofGoa), MOST_COUNTED), MOST_OF_A_KIND)} as named)`
}

const literalOf = (first: SQL, most: number) =>
  sql`(select first.id, first.standing from ${first} cross join asked
    where first.search_text @@ asked.literal limit ${most})`

/** The place itself, and what is named after it; without a place, whom it is for. */
function withoutWords(match: Match): SQL[] {
  const { preferred, scope, placeWords, ageGroups } = match
  // The order leads to an index: many are for an age.
  if (!scope) return [gather(match, ofAges(ageGroups), MOST_COUNTED, USUAL_ORDER)]
  const sources = [
    // The place's own index ranges hold its first listings, however many there are.
    gather(match, scope.closest(and(match.chosen, LOCAL), MOST_COUNTED), MOST_OF_PLACE),
  ]
  if (placeWords.length > 0)
    sources.push(
      gather(match, and(match.scope?.within, sql`${listings.searchName} @@ asked.place`)),
    )
  if (preferred.length > 0)
    sources.push(gather(match, and(isRare(match), says(match, allPreferred(match)))))
  return sources
}

export const ofAges = (ageGroups: string[]): SQL =>
  sql`${listings.ageGroups} && ${sql.param(ageGroups)}::text[]`

const allPreferred = ({ preferred }: Match) =>
  sql.join(
    preferred.map((_, at) => sql.raw(`asked.preferred${at}`)),
    sql` && `,
  )

/** What many say some of any candidates do. */
const isRare = (match: Match) => not(isSaidOften(match.chosen, allPreferred(match)))

const says = (match: Match, text: SQL) =>
  and(belongs(match), sql`${listings.searchText} @@ (${text})`)

/** In the place, or named after it: in the region chosen besides in either case. */
export function belongs(match: Match): SQL | undefined {
  if (!match.scope) return undefined
  const named = match.placeWords.length > 0 ? sql`${listings.searchName} @@ asked.place` : undefined
  return or(insideOf(match), named && and(match.scope.within, named))
}

function gather(
  match: Match,
  where: SQL | undefined,
  most: SQL | number = MOST_OF_A_KIND,
  order = sql``,
): SQL {
  return sql`(select ${listings.id} from ${listings} cross join asked
    where ${and(match.chosen, where) ?? sql`true`} ${order} limit ${most})`
}

const LOCAL = sql`${listings.region} is distinct from ${ALL_INDIA}`

/** In the place. What serves all of India is, when it is named so; otherwise it would be found everywhere. */
export function insideOf({ scope, required }: Match): SQL | undefined {
  if (!scope) return undefined
  if (required.length === 0) return and(scope.where, LOCAL)
  return and(scope.where, asFilterOnly(or(LOCAL, sql`${listings.searchName} @@ asked.required`)))
}
