/** Which listings are ranked. */
import type { ReachedBy } from '../../../shared/search/musts.ts'
import { and, between, not, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO, type Sort } from '../../../shared/listings/directory.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { listings } from '../../db/schema.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { KNOWN_BY_NAME_ONLY } from '../listings/rows.ts'
import { AT, unestimated, USUAL_ORDER } from '../places/conditions.ts'
import { belongs, namedAfter, OF_GOA, says, type InPlace } from './belongs.ts'
import { firstOf, firstOfKind, isSaidOften, MANY_OF_SAMPLE, sampleOf } from './often.ts'
import {
  allOf,
  anyOf,
  askedFor,
  answerText,
  closeText,
  groupText,
  isLiteral,
  isLoose,
  literalText,
  lookUp,
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

export interface Match extends Wanted, InPlace {
  /** What is chosen besides words and place. */
  chosen: SQL | undefined
  /** Kinds that may know of what nobody says. */
  askAt: CategorySlug[]
  /** By what somebody has to be reached, where the words say so. */
  reachedBy: ReachedBy | undefined
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
  if (said.length > 0) texts.said = allOf(said.map(answerText))
  required.forEach((group, at) => {
    if (isLoose(group)) texts[`close${at}`] = closeText(group)
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
  return sql`${usual(match)},
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
  const cases = [
    ...(required.every(isLiteral) ? [] : [{ when: isFew, text: sql`asked.required` }]),
    ...(preferred.length > 0
      ? [
          {
            when: sql`${IS_CUT} and ${isRare(match)}`,
            text: sql`asked.literal && ${allPreferred(match)}`,
          },
        ]
      : []),
  ]
  if (cases.length === 0) return []
  const text = sql`case ${sql.join(
    cases.map(({ when, text }) => sql`when ${when} then ${text}`),
    sql` `,
  )} end`
  const most = sql`case when ${isFew} then ${MOST_COUNTED}::int else ${MOST_OF_A_KIND}::int end`
  return [gather(match, and(or(...cases.map(({ when }) => when)), says(match, text)), most)]
}

const isNamedSo = (match: Match) =>
  and(sql`${listings.searchName} @@ asked.literal`, unestimated(belongs(match)))

/** Further on words that seemed common are looked up. */
const READ_ON = 5000
export const IS_COMMON = sql`(select is_enough from usual)`

/** Whether so many of the first say it that the index of words need not be asked: as `usual (is_enough, last)`. */
export const usual = (
  match: Match,
): SQL => sql`${sampleOf(match.chosen)}, common as materialized ${common(match)},
  usual as materialized (select count(*) > ${COUNTED_TO} as is_enough, max(standing) as last from common)`

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
  const sources = [scope.closestHere(match.chosen, MOST_COUNTED)]
  if (placeWords.length > 0) sources.push(gather(match, namedAfter(match)))
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

function gather(
  match: Match,
  where: SQL | undefined,
  most: SQL | number = MOST_OF_A_KIND,
  order?: SQL,
): SQL {
  return lookUp(AT, and(match.chosen, where), most, order)
}

/** None of what was typed with a minus before it. */
export const saysNoneOf = (excluded: Group[]): SQL | undefined =>
  excluded.length > 0
    ? not(sql`${listings.searchText} @@ ${anyOf(excluded.map(groupText))}`)
    : undefined

export const preferredAt = (at: number): SQL => sql`${sql.identifier(`preferred${at}`)}`
export const closeAt = (at: number): SQL => sql`${sql.identifier(`close${at}`)}`
