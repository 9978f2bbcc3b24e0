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
 * Leaves out the words that no entry has, then plain words that are in no name, then the commonest: the rarest of what
 * has a meaning or names an entry says most of what is meant, and is never left out.
 */
export async function relax(db: Database, match: Match): Promise<Relaxed> {
  if (match.required.length < 2 && match.preferred.length === 0)
    return { found: NOTHING, used: match, leftOut: [] }
  const counts = await countEach(db, match.required)
  const known = match.required.filter((group) => counts.get(group)?.said)
  const leftOut = match.required
    .filter((group) => !counts.get(group)?.said)
    .map(({ typed }) => typed)
  const isLoose = (group: Group) => !group.concept && !counts.get(group)?.isNamed
  const rare = known.toSorted(
    (a, b) =>
      Number(isLoose(a)) - Number(isLoose(b)) ||
      (counts.get(a)?.said ?? 0) - (counts.get(b)?.said ?? 0),
  )

  for (const kept of roundsOf(rare.length)) {
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

const MOST_ROUNDS = 4

/** How many words are kept, round by round: one fewer each time, or fewer by more where there are many. */
function roundsOf(words: number): number[] {
  const rounds = Math.min(MOST_ROUNDS, words)
  const step = (words - 1) / Math.max(1, rounds - 1)
  return Array.from({ length: rounds }, (_, round) => Math.round(words - round * step))
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

interface Count {
  /** In how many listings, anywhere. */
  said: number
  /** In the name of one. */
  isNamed: boolean
}

async function countEach(db: Database, groups: Group[]): Promise<Map<Group, Count>> {
  if (groups.length === 0) return new Map()
  const texts = groups.map((group, at) => sql`${groupText(group)} as ${sql.raw(`text${at}`)}`)
  const all = groups.map((_, at) => sql.raw(`asked.text${at}`))
  const { rows } = await db.execute<{ said: number[]; named: boolean[] }>(
    sql`with asked as materialized (select ${sql.join(texts, sql`, `)})
      select array[${sql.join(all.map(count), sql`, `)}] as said,
        array[${sql.join(all.map(isNamed), sql`, `)}] as named`,
  )
  const [row] = rows
  return new Map(
    groups.map((group, at) => [
      group,
      { said: row?.said[at] ?? 0, isNamed: row?.named[at] ?? false },
    ]),
  )
}

const isNamed = (text: SQL) => sql`exists (select from ${listings} cross join asked
  where ${and(eq(listings.isApproved, true), sql`${listings.searchName} @@ ${text}`)})`

const count = (
  text: SQL,
) => sql`(select count(*)::int from (select from ${listings} cross join asked
  where ${and(eq(listings.isApproved, true), sql`${listings.searchText} @@ ${text}`)} limit ${ENOUGH}) as counted)`
