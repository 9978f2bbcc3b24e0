/** Which listings are ranked. */
import { and, not, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO, type Sort } from '../../../shared/listings/directory.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import type { ReachedBy } from '../../../shared/search/musts.ts'
import type { Wanted } from '../../search/groups.ts'
import { takesAges } from '../listings/filters.ts'
import { AT, unestimated, USUAL_ORDER } from '../places/conditions.ts'
import {
  belongs,
  firstOf,
  firstOfKind,
  isNamed,
  isSaidOften,
  lookUp,
  MANY_OF_SAMPLE,
  namedAfter,
  OF_GOA,
  ofAges,
  sampleOf,
  saysHere,
  type InPlace,
} from './conditions.ts'
import {
  allOf,
  answerText,
  askedFor,
  askedText,
  closeText,
  groupText,
  isLiteral,
  isLoose,
  literalText,
  nameText,
  saidGroups,
  saidText,
  union,
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
    if (group.concept?.role === 'qualifier') texts[`plainly${at}`] = closeText(group)
  })
  if (placeWords.length > 0) texts.place = nameText(placeWords)
  return askedFor(texts)
}

const LITERAL = askedText('literal')

/**
 * The candidates as `hit (at)`, by where their rows are. What is literal comes first and is often enough. Where more match
 * than are counted, those named so, those in Goa and those with every preferred word are looked up besides, lest they be
 * missed.
 */
export function hits(match: Match): SQL {
  const { required, scope, chosen } = match
  if (required.length === 0) return sql`${sampleOf(chosen)}, hit as (${union(withoutWords(match))})`
  const sources = [sql`select * from literal`, ...besides(match)]
  if (isOfAgeAlone(match)) sources.push(forThem(match))
  if (saidGroups(required).length > 0)
    sources.push(gather(match, and(IS_CUT, isNamed(LITERAL), unestimated(belongs(match)))))
  const literal = (where?: SQL) => gather(match, and(where, saysHere(match, LITERAL)), MOST_COUNTED)
  if (scope)
    return sql`${sampleOf(chosen)}, literal as materialized ${literal()}, ${FOUND}, hit as (${union(sources)})`
  sources.push(gather(match, and(IS_CUT, not(IS_COMMON), OF_GOA, saysHere(match, LITERAL))))
  return sql`${usual(match)},
    literal as materialized (select at from common where ${IS_COMMON} union all ${literal(not(IS_COMMON))}),
    ${FOUND}, hit as (${union(sources)})`
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
    ...(required.every(isLiteral) ? [] : [{ when: isFew, text: askedText('required') }]),
    ...(preferred.length > 0
      ? [
          {
            when: sql`${IS_CUT} and ${isRare(match)}`,
            text: sql`${LITERAL} && ${allPreferred(match)}`,
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
  return [gather(match, and(or(...cases.map(({ when }) => when)), saysHere(match, text)), most)]
}

/** Further on words that seemed common are looked up. */
const READ_ON = 5000
export const IS_COMMON = sql`(select is_enough from usual)`

/** Whether so many of the first say it that the index of words need not be asked: as `usual (is_enough)`. */
export const usual = (
  match: Match,
): SQL => sql`${sampleOf(match.chosen)}, common as materialized ${common(match)},
  usual as materialized (select count(*) > ${COUNTED_TO} as is_enough from common)`

/** Those who say what many say, or are of the kind asked for; good only when there are more than are counted. */
function common({ required, chosen }: Match): SQL {
  const [{ category } = {}, ...others] = required
  if (category && others.length === 0) return firstOfKind(chosen, category, MOST_COUNTED)
  const first = firstOf(and(chosen, isSaidOften(LITERAL)), READ_ON)
  return sql`(select first.at from ${first} cross join asked
    where first.search_text @@ ${LITERAL} limit ${MOST_COUNTED})`
}

/** The place itself, and what is named after it; without a place, whom it is for. */
function withoutWords(match: Match): SQL[] {
  const { preferred, scope, placeWords, ageGroups, excluded } = match
  // Only what is not wanted was said: "ABA nako".
  const isAllBut = excluded.length > 0 && ageGroups.length === 0
  const sources = scope
    ? // The place's own index ranges hold its first listings, however many there are.
      [scope.closestHere(match.chosen, MOST_COUNTED)]
    : [isAllBut ? gather(match, undefined, MOST_COUNTED, USUAL_ORDER) : forThem(match)]
  if (placeWords.length > 0) sources.push(gather(match, namedAfter(match)))
  if (preferred.length > 0)
    sources.push(gather(match, and(isRare(match), saysHere(match, allPreferred(match)))))
  return sources
}

/** Takes them, whether or not it says so in words. */
export const isForThem = ({ ages, ageGroups }: Match): SQL | undefined =>
  or(ofAges(ageGroups), ages && takesAges(ages))

/** The order leads to an index: many are for an age. */
const forThem = (match: Match) => gather(match, isForThem(match), MOST_COUNTED, USUAL_ORDER)

/** "Teenagers", and nothing else: as the filter of that age finds them. */
export const isOfAgeAlone = ({ required, scope }: Match): boolean =>
  !scope &&
  required.length > 0 &&
  required.every(({ concept }) => concept?.ageGroup && concept.role)

const allPreferred = ({ preferred }: Match) =>
  allOf(preferred.map((_, at) => askedText('preferred', at)))

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
