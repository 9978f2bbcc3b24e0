/** The one ranking: which listings match, how many, and which of them stand on the page asked for. */
import { and, asc, desc, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO, type Sort } from '../../shared/directory.ts'
import { ALL_INDIA } from '../../shared/places.ts'
import type { Database } from '../db/open.ts'
import { listings } from '../db/schema.ts'
import type { Wanted } from '../search/groups.ts'
import type { PlaceScope } from './place-scope.ts'
import { completeness, relevance, saidGroups } from './search-rank.ts'
import { allOf, groupText } from './search-text.ts'

export interface Match extends Wanted {
  /** What is chosen besides words and place. */
  chosen: SQL | undefined
  scope: PlaceScope | undefined
  /** The place as it stands in the words: a name that has it belongs too, wherever it is. */
  placeWords: string[]
  wantsPhone: boolean
  sort: Sort
  limit: number
  offset: number
}

export interface Matched {
  ids: number[]
  /** Counted to one above `COUNTED_TO` and no further (ruling 9). */
  total: number
  /** At least one of them is in the place, not only named after it. */
  isInside: boolean
}

/**
 * Common words match half of all listings, and to rank them all would take a tenth of a second. So candidates are
 * gathered up to a bound: those named so, those in Goa, those with every preferred word, and any others up to what is counted.
 */
const MOST_CANDIDATES = COUNTED_TO + 1
const MOST_OF_A_KIND = 300

export async function matchListings(db: Database, match: Match): Promise<Matched> {
  const query = match.sort === 'name' || match.sort === 'newest' ? reordered(match) : ranked(match)
  const { rows } = await db.execute<{ ids: number[]; total: number; isInside: boolean }>(query)
  const [found] = rows
  return {
    ids: found?.ids ?? [],
    total: Math.min(found?.total ?? 0, MOST_CANDIDATES),
    isInside: found?.isInside ?? false,
  }
}

function ranked(match: Match): SQL {
  const { scope, limit, offset } = match
  const group = scope ? [sql`floor(${scope.closeness})`] : []
  const kind = ofKindFirst(match)
  const order = [
    // Of schools near a town a school comes first, wherever it is near; a PIN code asks for its own corner.
    ...(scope?.place?.kind === 'pincode' ? [...group, ...kind] : [...kind, ...group]),
    desc(relevance(match)),
    desc(completeness),
    ...(scope ? [scope.closeness] : []),
    asc(listings.standing),
    asc(listings.nameNorm),
    asc(listings.id),
  ]
  return sql`with ${askedOf(match)}, hit as (${sql.join(candidates(match), sql` union `)})
    select (select count(*)::int from hit) as total,
      (select coalesce(bool_or(inside), false) from hit) as "isInside",
      array(select ${listings.id} from hit join ${listings} on ${listings.id} = hit.id cross join asked
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}) as ids`
}

/** The text queries by name, worked out once. Out of the planner's sight: it would read the whole table for a common word. */
function askedOf({ required, preferred, placeWords }: Match) {
  const texts: Record<string, SQL> = {}
  const said = saidGroups(required)
  if (required.length > 0) texts.required = allOf(required.map(groupText))
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

function candidates(match: Match): SQL[] {
  const { required, preferred, scope, placeWords, ageGroups } = match
  const preferredAll = sql.join(
    preferred.map((_, at) => sql.raw(`asked.preferred${at}`)),
    sql` && `,
  )
  const inside = insideOf(match)
  const named = placeWords.length > 0 ? sql`${listings.searchName} @@ asked.place` : undefined
  if (required.length === 0) {
    if (!scope) return [gather(match, ofAges(ageGroups), MOST_CANDIDATES)]
    return [
      // The place's own index ranges hold its first listings, however many there are.
      gather(match, scope.closest(and(match.chosen, LOCAL), MOST_CANDIDATES), MOST_CANDIDATES),
      ...(named ? [gather(match, named, MOST_OF_A_KIND)] : []),
      ...(preferred.length > 0
        ? [
            gather(
              match,
              and(inside, sql`${listings.searchText} @@ (${preferredAll})`),
              MOST_OF_A_KIND,
            ),
          ]
        : []),
    ]
  }
  const belongs = scope ? or(inside, named) : undefined
  const says = (text: SQL) => and(belongs, sql`${listings.searchText} @@ (${text})`)
  const all = sql`asked.required`
  return [
    gather(match, says(all), MOST_CANDIDATES),
    gather(match, and(belongs, sql`${listings.searchName} @@ asked.required`), MOST_OF_A_KIND),
    ...(preferred.length > 0
      ? [gather(match, says(sql`${all} && ${preferredAll}`), MOST_OF_A_KIND)]
      : []),
    ...(scope ? [] : [gather(match, says(sql`${all} && 'goa'::tsquery`), MOST_OF_A_KIND)]),
  ]
}

const ofAges = (ageGroups: string[]) =>
  sql`${listings.ageGroups} && ${sql.param(ageGroups)}::text[]`

function gather(match: Match, where: SQL | undefined, most: number): SQL {
  return sql`(select ${listings.id}, ${insideOf(match) ?? sql`true`} as inside from ${listings} cross join asked
    where ${and(match.chosen, where) ?? sql`true`} limit ${most})`
}

const LOCAL = sql`${listings.region} is distinct from ${ALL_INDIA}`

/** In the place. What serves all of India is, when it is named so; else it would be found everywhere. */
function insideOf({ scope, required }: Match): SQL | undefined {
  if (!scope) return undefined
  if (required.length === 0) return and(scope.where, LOCAL)
  return and(scope.where, or(LOCAL, sql`${listings.searchName} @@ asked.required`))
}

/** The kind that was named comes first. */
function ofKindFirst({ required }: Match): SQL[] {
  const kinds = required.flatMap(({ category }) => category ?? [])
  if (kinds.length === 0) return []
  return [
    sql`${listings.categoryId} in (select id from categories where slug = any(${sql.param(kinds)}::text[])) desc`,
  ]
}

/** The same matches by name or date: over all of them, so here the planner may see how common a word is. */
function reordered(match: Match): SQL {
  const { required, ageGroups, scope, placeWords, sort, limit, offset } = match
  const text = required.length > 0 ? allOf(required.map(groupText)) : undefined
  const where = and(
    match.chosen,
    text && sql`${listings.searchText} @@ ${text}`,
    scope &&
      or(
        and(scope.where, or(LOCAL, text && sql`${listings.searchName} @@ ${text}`)),
        placeWords.length > 0 ? sql`${listings.searchName} @@ ${nameOf(placeWords)}` : undefined,
      ),
    !text && !scope ? ofAges(ageGroups) : undefined,
  )
  const order = sort === 'name' ? asc(listings.nameNorm) : desc(listings.publishedAt)
  return sql`select
    (select count(*)::int from (select from ${listings} where ${where} limit ${MOST_CANDIDATES}) as counted) as total,
    ${scope ? sql`exists (select from ${listings} where ${and(where, scope.where)})` : sql`true`} as "isInside",
    array(select ${listings.id} from ${listings} where ${where} order by ${order}, ${listings.id}
      limit ${limit} offset ${offset}) as ids`
}
