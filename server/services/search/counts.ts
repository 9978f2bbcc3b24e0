/** How much each word of a search finds on its own. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import type { Group } from '../../search/groups.ts'
import { maySay } from './belongs.ts'
import type { Match } from './candidates.ts'
import { firstOfKind, isSaidOften, sampleOf } from './often.ts'
import { allOf, anyOf, askedFor, groupText, lookUp, nameText, saidText } from './text.ts'

interface Count {
  /** In how many listings, anywhere; no more than `ENOUGH` are counted. */
  said: number
  /** False where nothing in the place has it, nor what is named after the place. */
  isHere: boolean
}

export interface Counts {
  each: ReadonlyMap<Group, Count>
  /** Whether a listing has all of them, and `name`, as that of the place, among its words. */
  isNamed: boolean
}

const ENOUGH = 1000

export async function countEach(db: Database, match: Match, name?: Group): Promise<Counts> {
  const groups = match.required
  if (groups.length === 0) return { each: new Map(), isNamed: true }
  const here = groups.map((_, at) => isHere(match, at))
  const isNamed = name ? isAny(match, sql`${listings.searchText} @@ asked.named`) : sql`false`
  const { rows } = await db.execute<Row>(
    sql`with ${askedFor(textsOf(match, name))}, ${sampleOf(APPROVED)},
      counted as materialized (select array[${sql.join(groups.map(count), sql`, `)}] as said)
      select said, array[${sql.join(here, sql`, `)}] as here, ${isNamed} as named from counted`,
  )
  const [found] = rows
  const each = groups.map((group, at): [Group, Count] => [
    group,
    { said: found?.said[at] ?? 0, isHere: found?.here[at] ?? false },
  ])
  return { each: new Map(each), isNamed: found?.named ?? false }
}

interface Row extends Record<string, unknown> {
  said: number[]
  here: boolean[]
  named: boolean
}

/** `words` are for what serves all of India, and belongs in a place when it says so. */
function textsOf({ required, placeWords }: Match, name: Group | undefined): Record<string, SQL> {
  return {
    ...Object.fromEntries(required.map((group, at) => [`text${at}`, groupText(group)])),
    words: anyOf(required.map(saidText)),
    ...(placeWords.length > 0 && { place: nameText(placeWords) }),
    ...(name && { named: allOf([...required, name].map(groupText)) }),
  }
}

const textAt = (at: number) => sql.raw(`text${at}`)
const has = (at: number) => sql`${listings.searchText} @@ asked.${textAt(at)}`
const APPROVED = eq(listings.isApproved, true)

function count({ category }: Group, at: number): SQL {
  const isCommon = category
    ? sql`(select count(*) from ${firstOfKind(APPROVED, category, ENOUGH)} as kind) = ${ENOUGH}`
    : isSaidOften(sql`asked.${textAt(at)}`)
  return sql`case when ${isCommon} then ${ENOUGH}::int else (select count(*)::int from ${lookUp(sql.empty(), and(APPROVED, has(at)), ENOUGH)} as counted) end`
}

/** As far as indexes tell, for it only spares looks in vain. What many say is taken to be everywhere. */
const isHere = (match: Match, at: number) =>
  match.scope
    ? sql`case when said[${sql.raw(String(at + 1))}] = ${ENOUGH} then true
        else ${isAny(match, maySay(match, sql`asked.${textAt(at)}`))} end`
    : sql`true`

const isAny = ({ chosen }: Match, where: SQL | undefined) =>
  sql`exists (select from ${listings} cross join asked where ${and(chosen, where)})`
