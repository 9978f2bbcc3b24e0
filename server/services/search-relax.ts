/** What is tried when all words together find nothing. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { listings } from '../db/schema.ts'
import type { Group } from '../search/groups.ts'
import { matchListings, type Match, type Matched } from './search-match.ts'
import { groupText } from './search-text.ts'

export interface Relaxed {
  found: Matched
  used: Match
  /** Words left out, as typed. */
  leftOut: string[]
}

/**
 * Leaves out the words that no entry has, then the commonest one by one: the rarest says most of what is meant, and is
 * never left out.
 */
export async function relax(db: Database, match: Match): Promise<Relaxed> {
  if (match.required.length < 2 && match.preferred.length === 0)
    return { found: NOTHING, used: match, leftOut: [] }
  const counts = await countEach(db, match.required)
  const known = match.required.filter((group) => counts.get(group))
  const leftOut = match.required.filter((group) => !counts.get(group)).map(({ typed }) => typed)
  const rare = known.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))

  for (let kept = rare.length; kept > 0; kept -= 1) {
    const used = { ...match, required: known.filter((group) => rare.indexOf(group) < kept) }
    // All of them were tried already.
    if (kept === match.required.length) continue
    const found = await matchListings(db, used)
    const without = rare.slice(kept).map(({ typed }) => typed)
    if (found.total > 0) return { found, used, leftOut: [...leftOut, ...without] }
  }
  return known.length === 0 && match.preferred.length > 0
    ? withPreferred(db, match, leftOut)
    : {
        found: NOTHING,
        used: { ...match, required: known.length > 0 ? known : match.required },
        leftOut: [],
      }
}

const NOTHING: Matched = { ids: [], total: 0, isInside: false }

/** Nothing known is left but what was preferred: then that is what was asked. */
async function withPreferred(db: Database, match: Match, leftOut: string[]): Promise<Relaxed> {
  const used = match.scope
    ? { ...match, required: [] }
    : { ...match, required: match.preferred, preferred: [] }
  const found = await matchListings(db, used)
  return { found, used, leftOut: found.total > 0 ? leftOut : [] }
}

const ENOUGH = 1000

/** In how many listings each group is, anywhere. */
async function countEach(db: Database, groups: Group[]): Promise<Map<Group, number>> {
  if (groups.length === 0) return new Map()
  const texts = groups.map((group, at) => sql`${groupText(group)} as ${sql.raw(`text${at}`)}`)
  const counts = groups.map((_, at) => count(sql.raw(`asked.text${at}`)))
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`with asked as materialized (select ${sql.join(texts, sql`, `)})
      select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return new Map(groups.map((group, at) => [group, rows[0]?.counts[at] ?? 0]))
}

const count = (
  text: SQL,
) => sql`(select count(*)::int from (select from ${listings} cross join asked
  where ${and(eq(listings.isApproved, true), sql`${listings.searchText} @@ ${text}`)} limit ${ENOUGH}) as counted)`
