/** How many of what a search finds have each value of a filter, so that nobody chooses one that leaves nothing. */
import { FLAGS, type Flag } from '../../../shared/search/musts.ts'
import { sql, type SQL } from 'drizzle-orm'
import { COUNTED_TO } from '../../../shared/listings/directory.ts'
import {
  CHOICES,
  eachChoice,
  eachFlag,
  type Choice,
  type Facets,
} from '../../../shared/search/facets.ts'
import type { SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { firstIds } from '../listings/browse.ts'
import { chosen, factValues, IS_CHECKED, SHOWS } from '../listings/filters.ts'
import { placeScope } from '../places/scope.ts'
import { matchWords } from './search.ts'
import { list } from './text.ts'

type Row = { facet: keyof Facets; value: string; count: number }

/** Counted over what is listed; a filter that is chosen over what would be listed without it. */
export async function countFacets(db: Database, query: SearchQuery): Promise<Facets> {
  const isChosen = (name: Choice) => Boolean(query[name]) && query[name] !== 'all'
  const open = CHOICES.filter((name) => !isChosen(name))
  const facets = await countOf(db, query, [...open, ...FLAGS])
  for (const name of CHOICES.filter(isChosen)) {
    const others = await countOf(db, { ...query, [name]: undefined }, [name])
    facets[name] = others[name]
  }
  return facets
}

async function countOf(
  db: Database,
  query: SearchQuery,
  wanted: (keyof Facets)[],
): Promise<Facets> {
  const ids = await idsOf(db, query)
  if (!ids) return UNCOUNTED
  const rows = await countEach(db, ids, wanted)
  const values = (name: Choice) =>
    Object.fromEntries(
      rows.filter(({ facet }) => facet === name).map(({ value, count }) => [value, count]),
    )
  const number = (name: keyof Facets) => rows.find(({ facet }) => facet === name)?.count ?? 0
  return { ...eachChoice(values), ...eachFlag(number) }
}

const UNCOUNTED: Facets = { ...eachChoice(() => null), ...eachFlag(() => null) }

/** Undefined where there are more than are counted. */
async function idsOf(db: Database, query: SearchQuery): Promise<number[] | undefined> {
  const all = { ...query, limit: COUNTED_TO + 1, offset: 0 }
  const { found, wanted } = await matchWords(db, all)
  const ids = found?.ids ?? (await firstIds(db, placeScope(wanted), chosen(wanted), COUNTED_TO + 1))
  return ids.length > COUNTED_TO ? undefined : ids
}

const FLAG_CONDITIONS: Record<Flag, SQL> = { ...SHOWS, checked: IS_CHECKED }

/** What a listing has of each. */
const valuesOf = (): Record<keyof Facets, SQL> => ({
  category: sql`${listings.kinds}`,
  ageGroup: sql`${listings.ageGroups}`,
  language: sql`${listings.languages}`,
  ...factValues(),
  ...eachFlag((flag) => sql`case when ${FLAG_CONDITIONS[flag]} then array[''] end`),
})

async function countEach(db: Database, ids: number[], wanted: (keyof Facets)[]): Promise<Row[]> {
  const all = valuesOf()
  const values = wanted.map((name) => sql`(${name}, ${all[name]}::text[])`)
  const { rows } = await db.execute<Row>(sql`
    select facet, value, count(*)::int as count
    from ${listings} cross join lateral (values ${list(values)}) as had (facet, list) cross join unnest(list) as value
    where ${listings.id} = any(${sql.param(ids)}::int[])
    group by facet, value order by facet, count desc, value`)
  return rows
}
