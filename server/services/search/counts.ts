/** How much each word of a search finds on its own. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import type { Group } from '../../search/groups.ts'
import { asFilterOnly } from '../places/conditions.ts'
import { belongs, firstOfKind, isSaidOften, type Match } from './candidates.ts'
import { anyOf, askedFor, groupText, nameText, saidText } from './text.ts'

interface Count {
  /** In how many listings, anywhere; no more than `ENOUGH` are counted. */
  said: number
  /** Those that have it in their place, or in what is named after the place. */
  in: ReadonlySet<Match>
}

export type Counts = ReadonlyMap<Group, Count>

const ENOUGH = 1000

/** Of the same words, asked in one place or another. */
export async function countEach(db: Database, groups: Group[], matches: Match[]): Promise<Counts> {
  const [first] = matches
  if (!first || groups.length === 0) return new Map()
  const { rows } = await db.execute<{ said: number[]; here: boolean[] }>(
    sql`with ${askedFor(textsOf(groups, first))},
      counted as materialized (select array[${sql.join(groups.map(count), sql`, `)}] as said)
      select said, array[${sql.join(
        groups.flatMap((_, at) => matches.map((match) => isHere(match, at))),
        sql`, `,
      )}] as here from counted`,
  )
  const [{ said = [], here = [] } = {}] = rows
  const hasIt = (at: number) => new Set(matches.filter((_, of) => here[at * matches.length + of]))
  return new Map(groups.map((group, at) => [group, { said: said[at] ?? 0, in: hasIt(at) }]))
}

/** `words` are for what serves all of India, and belongs in a place when it says so. */
function textsOf(groups: Group[], { placeWords }: Match): Record<string, SQL> {
  return {
    ...Object.fromEntries(groups.map((group, at) => [`text${at}`, groupText(group)])),
    words: anyOf(groups.map(saidText)),
    ...(placeWords.length > 0 && { place: nameText(placeWords) }),
  }
}

const textAt = (at: number) => sql.raw(`text${at}`)
const has = (at: number) => sql`${listings.searchText} @@ asked.${textAt(at)}`
const APPROVED = eq(listings.isApproved, true)

function count({ category }: Group, at: number): SQL {
  const isCommon = category
    ? sql`(select count(*) from ${firstOfKind(APPROVED, category, ENOUGH)} as kind) = ${ENOUGH}`
    : isSaidOften(APPROVED, sql`asked.${textAt(at)}`)
  return sql`case when ${isCommon} then ${ENOUGH}::int else (select count(*)::int from (
    select from ${listings} cross join asked where ${and(APPROVED, has(at))} limit ${ENOUGH}) as counted) end`
}

/** What many say is taken to be everywhere. */
const isHere = (match: Match, at: number) =>
  match.scope
    ? sql`case when said[${sql.raw(String(at + 1))}] = ${ENOUGH} then true
        else exists (select from ${listings} cross join asked
          where ${and(match.chosen, asFilterOnly(belongs(match)), has(at))}) end`
    : sql`true`
