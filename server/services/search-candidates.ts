/** Which listings are ranked. */
import { and, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO } from '../../shared/directory.ts'
import { ALL_INDIA } from '../../shared/places.ts'
import { listings } from '../db/schema.ts'
import type { Match } from './search-match.ts'
import { saidGroups } from './search-rank.ts'
import { allOf, groupText, literalText } from './search-text.ts'

/** No more are counted (ruling 9), so no more of what matches are looked at. */
export const MOST_COUNTED = COUNTED_TO + 1
/** Of those that a bounded look could miss, and that belong before others. */
const MOST_OF_A_KIND = 300
/** So many say it in the words typed that those who only say something like it are not asked. */
export const ENOUGH_LITERAL = 100
/** The same about one place, where a page full is much. */
export const ENOUGH_NEAR = 24

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
  if (placeWords.length > 0) texts.place = nameOf(placeWords)
  const list = Object.entries(texts).map(([name, text]) => sql`${text} as ${sql.raw(name)}`)
  const none = [sql`null::tsquery as nothing`]
  return sql`asked as materialized (select ${sql.join(list.length > 0 ? list : none, sql`, `)})`
}

const nameOf = (words: string[]) =>
  sql`to_tsquery('pg_catalog.simple', ${words.map((word) => `'${word}'`).join(' & ')})`

/**
 * The candidates as `hit (id, inside)`. What is literal comes first and is often enough. Where more match than are
 * counted, those named so, those in Goa and those with every preferred word are looked up besides, lest they be missed.
 */
export function hits(match: Match): SQL {
  const { required, preferred, scope } = match
  if (required.length === 0) return sql`hit as (${sql.join(withoutWords(match), sql` union `)})`
  const enough = scope ? ENOUGH_NEAR : ENOUGH_LITERAL
  const isCut = sql`(select count(*) from literal) > ${COUNTED_TO}`
  const sources = [
    sql`select * from literal`,
    gather(
      match,
      and(sql`(select count(*) from literal) < ${enough}`, says(match, sql`asked.required`)),
      MOST_COUNTED,
    ),
  ]
  if (saidGroups(required).length > 0)
    sources.push(
      gather(match, and(isCut, belongs(match), sql`${listings.searchName} @@ asked.literal`)),
    )
  if (preferred.length > 0)
    sources.push(
      gather(match, and(isCut, says(match, sql`asked.literal && ${allPreferred(match)}`))),
    )
  if (!scope)
    sources.push(gather(match, and(isCut, says(match, sql`asked.literal && 'goa'::tsquery`))))
  return sql`literal as materialized ${gather(match, says(match, sql`asked.literal`), MOST_COUNTED)},
    hit as (${sql.join(sources, sql` union `)})`
}

/** The place itself, and what is named after it; without a place, whom it is for. */
function withoutWords(match: Match): SQL[] {
  const { preferred, scope, placeWords, ageGroups } = match
  if (!scope) return [gather(match, ofAges(ageGroups), MOST_COUNTED)]
  const sources = [
    // The place's own index ranges hold its first listings, however many there are.
    gather(match, scope.closest(and(match.chosen, LOCAL), MOST_COUNTED), MOST_COUNTED),
  ]
  if (placeWords.length > 0)
    sources.push(
      gather(match, and(match.scope?.within, sql`${listings.searchName} @@ asked.place`)),
    )
  if (preferred.length > 0) sources.push(gather(match, says(match, allPreferred(match))))
  return sources
}

export const ofAges = (ageGroups: string[]): SQL =>
  sql`${listings.ageGroups} && ${sql.param(ageGroups)}::text[]`

const allPreferred = ({ preferred }: Match) =>
  sql.join(
    preferred.map((_, at) => sql.raw(`asked.preferred${at}`)),
    sql` && `,
  )

const says = (match: Match, text: SQL) =>
  and(belongs(match), sql`${listings.searchText} @@ (${text})`)

/** In the place, or named after it: in the region chosen besides in either case. */
export function belongs(match: Match): SQL | undefined {
  if (!match.scope) return undefined
  const named = match.placeWords.length > 0 ? sql`${listings.searchName} @@ asked.place` : undefined
  return or(insideOf(match), named && and(match.scope.within, named))
}

function gather(match: Match, where: SQL | undefined, most = MOST_OF_A_KIND): SQL {
  return sql`(select ${listings.id}, ${insideOf(match) ?? sql`true`} as inside from ${listings} cross join asked
    where ${and(match.chosen, where) ?? sql`true`} limit ${most})`
}

const LOCAL = sql`${listings.region} is distinct from ${ALL_INDIA}`

/** In the place. What serves all of India is, when it is named so; else it would be found everywhere. */
export function insideOf({ scope, required }: Match): SQL | undefined {
  if (!scope) return undefined
  if (required.length === 0) return and(scope.where, LOCAL)
  return and(scope.where, or(LOCAL, sql`${listings.searchName} @@ asked.required`))
}
