/** Which listings are ranked. */
import { and, between, eq, not, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO, type Sort } from '../../../shared/listings/directory.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { listings } from '../../db/schema.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { idOfCategory } from '../listings/filters.ts'
import { KNOWN_BY_NAME_ONLY } from '../listings/rows.ts'
import { GOA } from '../../places/goa.ts'
import { asFilterOnly } from '../places/conditions.ts'
import type { PlaceScope } from '../places/scope.ts'
import { SERVES_ALL } from '../places/way.ts'
import {
  allOf,
  anyOf,
  askedFor,
  closeText,
  groupText,
  isLiteral,
  literalText,
  nameText,
  saidGroups,
  saidText,
} from './text.ts'

/** No more are counted (ruling 9), so no more of what matches are looked at. */
export const MOST_COUNTED = COUNTED_TO + 1
/** Those that a limited look could miss, and that belong before others. */
const MOST_OF_A_KIND = 300
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
  /** Kinds that may know of what nobody says. */
  askAt: CategorySlug[]
  wantsPhone: boolean
  sort: Sort
  limit: number
  offset: number
}

/** The text queries by name. */
export function askedOf({ required, preferred, placeWords }: Match): SQL {
  const texts: Record<string, SQL> = {}
  const said = saidGroups(required)
  if (required.length > 0) {
    texts.literal = allOf(required.map(literalText))
    texts.required = allOf(required.map(groupText))
    texts.words = allOf(required.map(saidText))
  }
  if (said.length > 0) texts.said = allOf(said.map(groupText))
  required.forEach((group, at) => {
    if (group.kin.length > 0) texts[`close${at}`] = closeText(group)
  })
  preferred.forEach((group, at) => {
    texts[`preferred${at}`] = groupText(group)
  })
  if (placeWords.length > 0) texts.place = nameText(placeWords)
  return askedFor(texts)
}

/**
 * The candidates as `hit (at)`, by where their rows are. What is literal comes first and is often enough. Where more match
 * than are counted, those named so, those in Goa and those with every preferred word are looked up besides, lest they be
 * missed.
 */
export function hits(match: Match): SQL {
  const { required, scope, chosen } = match
  const sample = sampleOf(chosen)
  if (required.length === 0)
    return sql`${sample}, hit as (${sql.join(withoutWords(match), sql` union `)})`
  const sources = [sql`select * from literal`, ...besides(match)]
  if (saidGroups(required).length > 0) sources.push(gather(match, and(IS_CUT, isNamedSo(match))))
  const literal = gather(match, says(match, sql`asked.literal`), MOST_COUNTED)
  if (scope)
    return sql`${sample}, literal as materialized ${literal}, ${FOUND}, hit as (${sql.join(sources, sql` union `)})`
  sources.push(
    gather(match, and(IS_CUT, not(IS_COMMON), OF_GOA, says(match, sql`asked.literal`))),
    knownByName(match),
  )
  return sql`${sample}, common as materialized ${common(match)},
    usual as materialized (select count(*) > ${COUNTED_TO} as is_enough, max(standing) as last from common),
    literal as materialized (select at from common where ${IS_COMMON} union all
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

/** Written out, so that the planner sees its index of words. */
const OF_GOA = sql.raw(`region = '${GOA}'`)

/** Those who say what many say, or are of the kind asked for; good only when there are more than are counted. */
function common({ required, chosen }: Match): SQL {
  const [{ category } = {}, ...others] = required
  if (category && others.length === 0) return firstOfKind(chosen, category, MOST_COUNTED)
  return literalOf(firstOf(and(chosen, isSaidOften(sql`asked.literal`)), READ_ON), MOST_COUNTED)
}

/** In Goa and known by name only: after those elsewhere in the usual order, before them in a search. */
function knownByName({ chosen }: Match): SQL {
  const ofGoa = between(listings.standing, KNOWN_BY_NAME_ONLY, KNOWN_BY_NAME_ONLY + 1)
  // Below are Goa's own that can be reached.
  const isNeeded = sql`(select is_enough and last > 1 from usual)`
  return sql`(select at from ${literalOf(firstOf(and(chosen, isNeeded, ofGoa), MOST_COUNTED), MOST_OF_A_KIND)} as named)`
}

const literalOf = (first: SQL, most: number) =>
  sql`(select first.at, first.standing from ${first} cross join asked
    where first.search_text @@ asked.literal limit ${most})`

/** The place itself, and what is named after it; without a place, whom it is for. */
function withoutWords(match: Match): SQL[] {
  const { preferred, scope, placeWords, ageGroups } = match
  // The order leads to an index: many are for an age.
  if (!scope) return [gather(match, ofAges(ageGroups), MOST_COUNTED, USUAL_ORDER)]
  // The place's own index ranges hold its first listings, however many there are.
  const closest = scope.closestHere(match.chosen, MOST_COUNTED)
  const sources = [sql`(select ${AT} from ${listings} where ${listings.id} = any(array${closest}))`]
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
    preferred.map((_, at) => sql`asked.${preferredAt(at)}`),
    sql` && `,
  )

/** Of what one in twenty says the candidates have pages full in any case. */
const isRare = (match: Match) => not(isSaidOften(allPreferred(match), MANY_OF_SAMPLE / 5))

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
  return sql`(select ${AT} from ${listings} cross join asked
    where ${and(match.chosen, where) ?? sql`true`} ${order} limit ${most})`
}

const isOfPlace = ({ itself }: PlaceScope) =>
  asFilterOnly(or(sql`${listings.serves} <> 'india'`, itself))

/**
 * In the place. What serves all of India is, when its name or its services say what was asked; in passing, nearly each
 * says anything. One that has its house in the place is of the place all the same.
 */
export function insideOf({ scope, required }: Match): SQL | undefined {
  if (!scope) return undefined
  if (required.length === 0) return and(scope.where, isOfPlace(scope))
  const says = sql`ts_filter(${listings.searchText}, '{a,b}') @@ asked.words`
  const isHere = and(scope.here, asFilterOnly(or(isOfPlace(scope), says)))
  return scope.hasIndia ? or(isHere, and(scope.within, SERVES_ALL.where, says)) : isHere
}

/** None of what was typed with a minus before it. */
export const saysNoneOf = (excluded: Group[]): SQL | undefined =>
  excluded.length > 0
    ? not(sql`${listings.searchText} @@ ${anyOf(excluded.map(groupText))}`)
    : undefined

export const preferredAt = (at: number): SQL => sql`${sql.identifier(`preferred${at}`)}`
export const closeAt = (at: number): SQL => sql`${sql.identifier(`close${at}`)}`

/*
 * Words that many say. The index of words lists everybody who has a word before the first can be read; where every fourth
 * says it, reading on in the usual order finds the first thousand sooner, and better ones.
 */

const SAMPLE = 400
const MANY_OF_SAMPLE = 100

/** `sample`: the first in the usual order, read once however much is asked of them, or never. */
export const sampleOf = (chosen: SQL | undefined): SQL =>
  sql`sample as materialized (select * from ${firstOf(chosen, SAMPLE)})`

/** Whether of the sample every fourth has a text of `asked`. */
export const isSaidOften = (text: SQL, many = MANY_OF_SAMPLE): SQL =>
  sql`(select count(*) from sample cross join asked where sample.search_text @@ (${text})) >= ${many}`

/** The first so many in the usual order as `first (at, standing, search_text)`. */
const firstOf = (where: SQL | undefined, most: number): SQL =>
  sql`(select ${AT}, ${listings.standing}, ${listings.searchText} from ${listings} where ${where ?? sql`true`}
    ${USUAL_ORDER} limit ${most}) as first`

/** The first so many of a kind in the usual order: what is of a kind says so, and has an index of its own. */
export const firstOfKind = (chosen: SQL | undefined, kind: CategorySlug, most: number): SQL =>
  sql`(select ${AT}, ${listings.standing} from ${listings}
    where ${and(chosen, eq(listings.categoryId, idOfCategory(kind)))} ${USUAL_ORDER} limit ${most})`

/** Where a row is, for as long as one query goes on: a candidate is read again without a look into any index. */
const AT = sql`${listings}.ctid as at`

export const USUAL_ORDER = sql`order by ${listings.standing}, ${listings.nameNorm}, ${listings.id}`
