/** What puts one match before another: one number, of points for what is said and where, less the way there. */
import { arrayOverlaps, sql, type SQL } from 'drizzle-orm'
import { listings } from '../../db/schema.ts'
import { GOA } from '../../places/goa.ts'
import type { Group } from '../../search/groups.ts'
import { HAS_PHONE, shareOfAges, takesAges } from '../listings/filters.ts'
import { isReachable } from '../listings/rows.ts'
import type { Way } from '../places/way.ts'
import { IS_CUT, isOfAgeAlone, type Match } from './candidates.ts'
import { isNamed, ofAges, says } from './conditions.ts'
import { answerText, anyOf, askedText, isLiteral, isLoose, saidGroups, typedText } from './text.ts'

/** For the description, the place, the services and kind, the name: a mention in passing weighs little. */
const WEIGHTS = sql`'{0.05, 0.2, 0.4, 1}'::float4[]`
const POINTS = {
  kind: 1.6,
  name: 1,
  wholeName: 0.6,
  kin: 0.8,
  reachable: 0.15,
  people: 0.2,
  ages: 0.6,
  goa: 0.7,
  phone: 0.1,
}
/** Of a condition, where it is said. */
const PREFERRED = { name: 0.9, service: 0.7, mention: 0.3 }

/** In steps of a tenth, so that equals stay equal. Words as typed count more than what means the same. */
export function relevance(match: Match, way: Way): SQL {
  const { required, preferred, scope, reachedBy } = match
  const said = saidGroups(required)
  const kinds = [...match.askAt, ...required.flatMap(({ category }) => category ?? [])]
  const points = [point(isReachable(listings.standing), POINTS.reachable)]
  if (kinds.length > 0) points.push(point(arrayOverlaps(listings.kinds, kinds), POINTS.kind))
  if (said.length > 0) {
    points.push(named(said))
    points.push(...often(said))
  }
  points.push(...preferred.map(preference))
  required.forEach((group, at) => {
    if (isLoose(group)) points.push(point(sql`not ${says(askedText('close', at))}`, -POINTS.kin))
  })
  // Who says whom it is for before who only takes them, too.
  if (isOfAgeAlone(match)) points.push(point(says(askedText('required')), PREFERRED.mention))
  points.push(...takesThem(match))
  if (!scope) points.push(point(sql`${listings.region} = ${GOA}`, POINTS.goa))
  if (reachedBy === 'phone') points.push(point(HAS_PHONE, POINTS.phone))
  const far = scope ? sql` - ${scope.penaltyOf(way)}` : sql``
  return sql`floor(10 * (${sql.join(points, sql` + `)}${far}))`
}

/** A name that is hardly more than the words is the one that was meant: "National Trust". */
function named(said: Group[]): SQL {
  const words = said.reduce((sum, group) => sum + group.words.length, 0)
  // Most words are in the index twice, as they are and as their stems.
  const share = sql`least(1, ${2 * words}::float8 / length(${listings.searchName}))`
  return sql`case when ${isNamed(askedText('said'))}
    then ${worth(POINTS.name)} + ${worth(POINTS.wholeName)} * ${share} else 0 end`
}

/** How often an entry says it, and where: in the words typed, and in others that mean the same. */
function often(said: Group[]): SQL[] {
  const typed = rank(anyOf(said.map(typedText)))
  if (said.every(isLiteral) && !said.some(({ isGuess }) => isGuess))
    return [sql`2::float8 * ${typed}`]
  const alike = rank(anyOf(said.map(answerText)))
  return [
    sql`1.5::float8 * ${typed}`,
    // Among so many, how often they say something like it tells nothing, and takes long to find out.
    sql`case when ${IS_CUT} then 0::float8 else 0.5::float8 * ${alike} end`,
  ]
}

/** Whom it is for hardly tells one from another; a condition does, most of all in a name. */
function preference({ concept }: Group, at: number): SQL {
  const text = askedText('preferred', at)
  if (concept?.role === 'people')
    return sql`case when ${isNamed(text)} then ${worth(2 * POINTS.people)}
      when ${says(text)} then ${worth(POINTS.people)} else 0 end`
  const services = sql`ts_filter(${listings.searchText}, '{b}')`
  return sql`case when not ${says(text)} then 0
    when ${isNamed(text)} then ${worth(PREFERRED.name)}
    when ${services} @@ ${text} then ${worth(PREFERRED.service)}
    else ${worth(PREFERRED.mention)} end`
}

/** Whom it takes, of somebody whose years are known, and of adults, by how much of these years. */
function takesThem({ ages, ageGroups }: Match): SQL[] {
  const share = ages ? sql`case when ${takesAges(ages)} then ${shareOfAges(ages)} end` : sql`null`
  return [
    ...(ages ? [sql`${worth(POINTS.ages)} * coalesce(${share}, 0)`] : []),
    ...(ageGroups.length > 0
      ? [sql`${point(ofAges(ageGroups), POINTS.ages)} * coalesce(${share}, 1)`]
      : []),
  ]
}

const worth = (points: number) => sql.raw(`${points}::float8`)

const point = (condition: SQL, points: number) =>
  sql`case when ${condition} then ${worth(points)} else 0::float8 end`

const rank = (text: SQL) => sql`ts_rank(${WEIGHTS}, ${listings.searchText}, ${text})`

/** How much of what a family needs is known. */
export const completeness = sql`num_nonnulls(${listings.email}, ${listings.website}, ${listings.address},
  ${listings.town}, ${listings.ages}) + ${HAS_PHONE}::int + least(cardinality(${listings.services}), 4)`
