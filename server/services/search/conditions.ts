/** What a search asks of listings: what they say, and whether they belong in its place. */
import { and, or, sql, type SQL } from 'drizzle-orm'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { listings, wellSaidForIndia } from '../../db/schema.ts'
import { GOA } from '../../places/goa.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { isOfKind } from '../listings/filters.ts'
import { asFilterOnly, AT, mayBeIn, unestimated, USUAL_ORDER } from '../places/conditions.ts'
import { heldBy } from '../places/parts.ts'
import type { PlaceScope } from '../places/scope.ts'
import { SERVES_ALL } from '../places/way.ts'
import { askedText, begunText, groupText, nameText } from './text.ts'

export interface InPlace extends Pick<Wanted, 'required'> {
  scope: PlaceScope | undefined
  /** The place as it is in the words: a name that has it belongs too, wherever it is. */
  placeWords: string[]
}

export const says = (text: SQL): SQL => sql`${listings.searchText} @@ (${text})`
export const isNamed = (text: SQL): SQL => sql`${listings.searchName} @@ (${text})`

/** None of what was typed with a minus before it, or is not wanted. */
export const saysNoneOf = (excluded: Group[]): SQL | undefined =>
  and(...excluded.map((group) => sql`(${refused(group)}) is not true`))

/** A name or a place that is not wanted may stand in the text of another. */
function refused(group: Group): SQL | undefined {
  if (group.place)
    return or(...heldBy(group.place).map(({ where }) => where), isNamed(nameText(group.words)))
  return group.isName ? isNamed(begunText(group.words)) : says(groupText(group))
}

export const ofAges = (ageGroups: string[]): SQL =>
  sql`${listings.ageGroups} && ${sql.param(ageGroups)}::text[]`

/** Named after children, or of a children's department. Who says "adults" besides takes them, too. */
export const IS_FOR_CHILDREN = sql`(not ${says(sql`to_tsquery('pg_catalog.english', 'adult')`)} and (
  ${isNamed(sql`to_tsquery('pg_catalog.simple', 'child | children')`)}
  or ${says(sql`to_tsquery('pg_catalog.english', 'paediatric | pediatric')`)}))`

/** Written out, so that the planner sees its index of words. */
export const OF_GOA = sql.raw(`region = '${GOA}'`)

/** What is looked at of the listings, beside `asked` and so many at most. */
export const lookUp = (
  columns: SQL,
  where: SQL | undefined,
  most: SQL | number,
  order = sql.empty(),
): SQL =>
  sql`(select ${columns} from ${listings} cross join asked where ${where ?? sql`true`} ${order} limit ${most})`

/** In the place, and saying it. */
export const saysHere = (match: InPlace, text: SQL): SQL | undefined =>
  and(maySayHere(match, text), unestimated(belongs(match)))

/**
 * Saying it, and as far as indexes tell in the place: one look into that of words finds both, and what serves all of India
 * has its own.
 */
export function maySayHere(match: InPlace, text: SQL): SQL | undefined {
  const { scope, required } = match
  if (!scope) return says(text)
  const mayBelong = or(
    and(says(text), mayBeIn(scope.names)),
    scope.hasIndia && required.length > 0 ? and(SERVES_ALL.where, SAYS_WELL) : undefined,
    namedAfter(match),
  )
  return and(mayBelong, asFilterOnly(says(text)))
}

/** In the place, or named after it: in the region chosen besides in either case. */
export function belongs(match: InPlace): SQL | undefined {
  if (!match.scope) return undefined
  return or(insideOf(match), namedAfter(match))
}

export const namedAfter = ({ placeWords, scope }: InPlace) =>
  placeWords.length > 0 ? and(scope?.within, isNamed(askedText('place'))) : undefined

const isOfPlace = ({ itself }: PlaceScope) =>
  asFilterOnly(or(sql`${listings.serves} <> 'india'`, itself))

/**
 * In the place. What serves all of India is, when its name or its services say what was asked; in passing, nearly each
 * says anything. One that has its house in the place is of the place all the same.
 */
export function insideOf({ scope, required }: InPlace): SQL | undefined {
  if (!scope) return undefined
  if (required.length === 0) return and(scope.where, isOfPlace(scope))
  const isHere = and(scope.here, asFilterOnly(or(isOfPlace(scope), SAYS_WELL)))
  return scope.hasIndia ? or(isHere, and(scope.within, SERVES_ALL.where, SAYS_WELL)) : isHere
}

const SAYS_WELL = sql`${wellSaidForIndia(listings)} @@ ${askedText('words')}`

const SAMPLE = 400
export const MANY_OF_SAMPLE = 100

/** `sample`: the first in the usual order, read once however much is asked of them, or never. */
export const sampleOf = (chosen: SQL | undefined): SQL =>
  sql`sample as materialized (select * from ${firstOf(chosen, SAMPLE)})`

/**
 * Whether many have a text of `asked`: of the sample every fourth. The index of words lists everybody who has a word before
 * the first can be read; of many, reading on in the usual order finds the first thousand sooner, and better ones.
 */
export const isSaidOften = (text: SQL, many = MANY_OF_SAMPLE): SQL =>
  sql`(select count(*) from sample cross join asked where sample.search_text @@ (${text})) >= ${many}`

/** The first so many in the usual order as `first (at, search_text)`. */
export const firstOf = (where: SQL | undefined, most: number): SQL =>
  sql`(select ${AT}, ${listings.searchText} from ${listings} where ${where ?? sql`true`}
    ${USUAL_ORDER} limit ${most}) as first`

/** The first so many of a kind in the usual order: what is of a kind says so, and has an index of its own. */
export const firstOfKind = (chosen: SQL | undefined, kind: CategorySlug, most: number): SQL =>
  sql`(select ${AT} from ${listings}
    where ${and(chosen, isOfKind(kind))} ${USUAL_ORDER} limit ${most})`

/** "112", "14416": a number to call and nothing else. */
export const IS_SHORT_NUMBER = sql`length(coalesce(${listings.phone}, '')) between 1 and 5`
