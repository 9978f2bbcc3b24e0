import { REACHED_BY, type ReachedBy } from '../../../shared/search/musts.ts'
import { and, arrayContains, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { resolveCategory, type CategorySlug } from '../../../shared/listings/category-names.ts'
import { OWN_WORD } from '../../../shared/listings/own-word.ts'
import { FACT_FILTER_NAMES, type FactFilter } from '../../../shared/listings/directory.ts'
import type { ListingsQuery } from '../../../shared/listings/listings.ts'
import { listingFacts, listings } from '../../db/schema.ts'
import { tokenise } from '../../search/tokenise.ts'
import { isNewPeopleCurrent, newPeopleNow } from './current.ts'

/** What a query chooses besides words and place: approved, of a kind, with a service, for an age, in a language, with room, met where one can, that can be called or written to, that was checked. */
export function chosen(query: ListingsQuery): SQL | undefined {
  const { category, services, ageGroup, age, language, checked, search } = query
  return and(
    eq(listings.isApproved, true),
    // Who could not be reached is found by its name.
    search ? undefined : isNull(listings.unreachableOn),
    category && category !== 'all' ? inCategory(category) : undefined,
    services ? offers(services) : undefined,
    ageGroup ? arrayContains(listings.ageGroups, [ageGroup]) : undefined,
    age === undefined ? undefined : takesAges({ from: age, to: age }),
    language ? arrayContains(listings.languages, [language]) : undefined,
    ...FACT_FILTER_NAMES.map((name) => has(name, query[name])),
    ...REACHED_BY.map((way) => (query[way] === 'true' ? SHOWS[way] : undefined)),
    checked === 'true' ? IS_CHECKED : undefined,
  )
}

/** What a filter by a fact lets through, */
const FACTS: Record<FactFilter, (value: string) => SQL | undefined> = {
  takesNewPeople: (value) => and(eq(listings.takesNewPeople, value), isNewPeopleCurrent()),
  mode: (value) => arrayContains(listings.modes, [value]),
}

const has = (fact: FactFilter, value: string | undefined) =>
  value ? FACTS[fact](value) : undefined

/** and the values that a listing has of each; asked again each time, because what is current depends on the day. */
export const factValues = (): Record<FactFilter, SQL> => ({
  takesNewPeople: sql`array_remove(array[${newPeopleNow()}], null)`,
  mode: sql`${listings.modes}`,
})

/** A number that visitors see (ruling 49). */
export const HAS_PHONE = sql`public.is_shown_phone(${listings.phone})`

/** By what visitors can reach somebody. */
export const SHOWS: Record<ReachedBy, SQL> = {
  phone: HAS_PHONE,
  email: isNotNull(listings.email),
}

/** Of a fact named `checked`: that its organisation says so itself is no check of ours. */
export const IS_OUR_CHECK = sql`(checked.checked_on is not null
  and checked.method <> all(${sql.param([...OWN_WORD])}::text[]))`

/** Somebody checked a fact of it. */
export const IS_CHECKED = sql`exists (select from ${listingFacts} checked
  where checked.listing_id = ${listings.id} and ${IS_OUR_CHECK})`

interface Years {
  from: number
  to: number
}

/** Known to take somebody of these ages. Somebody of 3 may be nearly 4. */
export const takesAges = ({ from, to }: Years): SQL =>
  sql`(${listings.ageMin} < ${to + 1} and coalesce(${listings.ageMax}, ${OLDEST}) >= ${from})`

/** How much of these ages it takes, from 0 to 1, where it is known to take some: a school for 4 to 25 takes few adults. */
export const shareOfAges = ({ from, to }: Years): SQL =>
  sql`((least(coalesce(${listings.ageMax}, ${OLDEST}), ${to}) + 1 - greatest(floor(${listings.ageMin}), ${from})) / ${to + 1 - from}::float8)`

/** Known not to take them. */
export const isOfOtherAge = ({ from, to }: Years): SQL =>
  sql`coalesce(${listings.ageMin} >= ${to + 1} or ${listings.ageMax} < ${from}, false)`

const OLDEST = 200

/** One category, or several divided by commas. An unknown one holds nothing. */
export function inCategory(slugsOrAliases: string): SQL {
  const slugs = new Set(slugsOrAliases.split(',').flatMap((slug) => resolveCategory(slug) ?? []))
  return or(...[...slugs].map(isOfKind)) ?? sql`false`
}

/** Its category or one of its others: as the index of each kind says it. */
export const isOfKind = (slug: CategorySlug): SQL => sql`${slug} = any(${listings.kinds})`

/** The words are next to each other among the services, whatever their endings. */
function offers(service: string): SQL {
  const words = tokenise(service).map(({ word }) => `'${word}':B`)
  return words.length > 0
    ? sql`${listings.searchText} @@ to_tsquery('pg_catalog.english', ${words.join(' <-> ')})`
    : sql`false`
}
