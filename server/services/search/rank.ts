/** What puts one match before another. */
import { sql, type SQL } from 'drizzle-orm'
import { listings } from '../../db/schema.ts'
import { isForAdults } from '../../../shared/listings/children-only.ts'
import { GOA } from '../../places/goa.ts'
import type { Group } from '../../search/groups.ts'
import { CHILDREN_ONLY } from '../../../shared/listings/children-only.ts'
import { HAS_PHONE } from '../listings/filters.ts'
import { KNOWN_BY_NAME_ONLY } from '../listings/rows.ts'
import { IS_CUT, type Match } from './candidates.ts'
import { anyOf, isLiteral, saidGroups, saidText, typedText } from './text.ts'

/** For the description, the place, the services and kind, the name. */
const WEIGHTS = sql`'{0.05, 0.2, 0.4, 1}'::float4[]`

/** Words as typed count more than what means the same, the name more than the rest; in steps, so that equals stay equal. */
export function relevance(match: Match): SQL {
  const { required, preferred, ageGroups, scope, wantsPhone } = match
  const said = saidGroups(required)
  const points = [point(sql`${listings.standing} < ${KNOWN_BY_NAME_ONLY}`, 0.15)]
  if (said.length > 0) {
    points.push(point(sql`${listings.searchName} @@ asked.said`, 1))
    points.push(...often(said))
  }
  for (let at = 0; at < preferred.length; at += 1)
    points.push(point(sql`${listings.searchText} @@ asked.${sql.raw(`preferred${at}`)}`, 0.3))
  if (ageGroups.length > 0)
    points.push(point(sql`${listings.ageGroups} && ${sql.param(ageGroups)}::text[]`, 0.3))
  if (!scope) points.push(point(sql`${listings.region} = ${GOA}`, 0.2))
  if (wantsPhone) points.push(point(HAS_PHONE, 0.1))
  return sql`floor(10 * (${sql.join(points, sql` + `)}))`
}

/** How often an entry says it, and where: in the words typed, and in others that mean the same. */
function often(said: Group[]): SQL[] {
  const typed = rank(anyOf(said.map(typedText)))
  if (said.every(isLiteral)) return [sql`2::float8 * ${typed}`]
  const alike = rank(anyOf(said.map(saidText)))
  return [
    sql`1.5::float8 * ${typed}`,
    // Among so many, how often they say something like it tells nothing, and takes long to find out.
    sql`case when ${IS_CUT} then 0::float8 else 0.5::float8 * ${alike} end`,
  ]
}

const point = (condition: SQL, worth: number) =>
  sql`case when ${condition} then ${sql.raw(String(worth))}::float8 else 0::float8 end`

const rank = (text: SQL) => sql`ts_rank(${WEIGHTS}, ${listings.searchText}, ${text})`

/** Somebody grown up is looked for: who takes children only, as far as we know, comes last. */
export const adultsFirst = ({ ageGroups }: Match): SQL[] =>
  isForAdults(ageGroups)
    ? [
        sql`case when cardinality(${listings.ageGroups}) > 0 then not 'adults' = any(${listings.ageGroups})
          else coalesce(${listings.ages} ~* ${CHILDREN_ONLY}, false) end`,
      ]
    : []

/** How much of what a family needs is known. */
export const completeness = sql`num_nonnulls(${listings.email}, ${listings.website}, ${listings.address},
  ${listings.town}, ${listings.ages}) + ${HAS_PHONE}::int + least(cardinality(${listings.services}), 4)`
