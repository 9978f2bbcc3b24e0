/** How much each word of a search finds on its own. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import type { Group } from '../../search/groups.ts'
import type { Match } from './candidates.ts'
import { firstOfKind, isSaidOften, lookUp, maySayHere, sampleOf, says } from './conditions.ts'
import { allOf, anyOf, askedFor, askedText, groupText, list, nameText, saidText } from './text.ts'

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
  const { required, placeWords } = match
  if (required.length === 0) return { each: new Map(), isNamed: true }
  const texts = {
    ...Object.fromEntries(required.map((group, at) => [`text${at}`, groupText(group)])),
    // What serves all of India belongs in a place when it says one of them.
    words: anyOf(required.map(saidText)),
    ...(placeWords.length > 0 && { place: nameText(placeWords) }),
    ...(name && { named: allOf([...required, name].map(groupText)) }),
  }
  const { rows } = await db.execute<{ said: number[]; here: boolean[]; named: boolean }>(
    sql`with ${askedFor(texts)}, ${sampleOf(APPROVED)},
      counted as materialized (select array[${list(required.map(count))}] as said)
      select said, array[${list(required.map(isHere(match)))}] as here,
        ${name ? isAny(match, says(askedText('named'))) : sql`false`} as named from counted`,
  )
  const [{ said, here, named } = { said: [], here: [], named: false }] = rows
  const each = required.map((group, at) => {
    return [group, { said: said[at] ?? 0, isHere: here[at] ?? false }] as const
  })
  return { each: new Map(each), isNamed: named }
}

const APPROVED = eq(listings.isApproved, true)

function count({ category }: Group, at: number): SQL {
  const text = askedText('text', at)
  const isCommon = category
    ? sql`(select count(*) from ${firstOfKind(APPROVED, category, ENOUGH)} as kind) = ${ENOUGH}`
    : isSaidOften(text)
  const some = lookUp(sql.empty(), and(APPROVED, says(text)), ENOUGH)
  return sql`case when ${isCommon} then ${ENOUGH}::int else (select count(*)::int from ${some} as counted) end`
}

/** As far as indexes tell, for it only spares looks in vain. What many say is taken to be everywhere. */
const isHere = (match: Match) => (_: Group, at: number) =>
  match.scope
    ? sql`case when said[${sql.raw(String(at + 1))}] = ${ENOUGH} then true
        else ${isAny(match, maySayHere(match, askedText('text', at)))} end`
    : sql`true`

const isAny = ({ chosen }: Match, where: SQL | undefined) =>
  sql`exists (select from ${listings} cross join asked where ${and(chosen, where)})`
