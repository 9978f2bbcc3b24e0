/** How near listings are to a place: step by step, and within a step by distance. */
import { and, or, sql, type SQL } from 'drizzle-orm'
import type { FURTHER } from '../../../shared/search/search.ts'
import type { Place, Point } from '../../../shared/places.ts'
import { listings } from '../../db/schema.ts'
import { distanceTo, type Part } from './conditions.ts'

/** How far from the place, each further than the one before. */
export type Step = 'itself' | 'main-town' | (typeof FURTHER)[number]

/** In points for what is said: for a school in the next taluka one gives a mention in passing here. */
const PENALTIES: Record<Step, number> = {
  itself: 0,
  'main-town': 0.2,
  taluka: 0.5,
  neighbours: 1,
  around: 1,
  district: 1.5,
  statewide: 1.3,
  state: 2,
  india: 2.4,
}
const KM_A_POINT = 30
/** Further than this is as far. */
const FAR_KM = 90
/** From a town to others of its taluka. */
const TALUKA_KM = sql`10::float8`

export interface Group {
  step: Step
  parts: Part[]
}

/** An expression, not a number: ORDER BY 0 would name a column. */
export const NONE = sql`0::float8`
/** Written out, so that the planner sees its index. */
export const SERVES_ALL: Part = {
  where: sql`${listings.serves} = 'india'`,
  names: ['india'],
  isWide: true,
}

/** How near a listing is, as expressions that others are made of. */
export interface Way {
  /** The number of the first of the steps that it is in. */
  step: SQL
  /** To where distances are measured from; null without a point. */
  km: SQL
}

/** What is near a place, and not in it. */
const NEARBY: Step[] = ['main-town', 'taluka', 'neighbours', 'around']

export const isNearby = ({ step }: Group): boolean => NEARBY.includes(step)

/** How near each listing is: the step it is in, and within it the distance. */
export function wayTo(groups: Group[], place: Place, from: Point | null, isPosition: boolean) {
  const way: Way = { step: groupOf(groups), km: from ? distanceTo(from) : sql`null::float8` }
  const steps = groups.map(({ step }) => step)
  const closenessOf =
    from && isPosition ? ofPosition : isByTaluka(place, from) ? ofPlace : ofTown(groups)
  return {
    itself: any(groups[0]?.parts ?? []),
    way,
    steps,
    closenessOf,
    penaltyOf: (known: Way) => penaltyOf(known, steps, place, from !== null),
  }
}

function penaltyOf({ step, km }: Way, steps: Step[], place: Place, isMeasured: boolean): SQL {
  const costs = sql.join(
    steps.map((step) => sql.raw(String(PENALTIES[step]))),
    sql`, `,
  )
  // What has no point is somewhere in its taluka, or anywhere in its state.
  const unknown = sql.join(
    steps.map((step) => sql.raw(String(step === 'state' ? FAR_KM : KM_A_POINT))),
    sql`, `,
  )
  const far = isMeasured
    ? sql`least(coalesce(${km}, (array[${unknown}]::float8[])[${step} + 1]), ${sql.raw(String(FAR_KM))}) / ${KM_A_POINT}::float8`
    : NONE
  // A PIN code asks for its own corner.
  const strictness = sql.raw(place.kind === 'pincode' ? '2' : '1')
  return sql`(${strictness} * ((array[${costs}]::float8[])[${step} + 1] + ${far}))`
}

/** The first group a listing is in, and within it the distance: 2.013 is the third group, 13 km away. */
const ofPlace = ({ step, km }: Way): SQL => sql`(${step} + least(coalesce(${km}, 999), 999) / 1000)`

/** Ruling 12 of a PIN code; elsewhere a town in the next taluka may be nearer than one in the same, and is told as nearer. */
export const isByTaluka = ({ kind }: Place, from: Point | null): boolean =>
  kind === 'pincode' || from === null

/** The place itself, then by distance whatever is near. What has no point is in its taluka about so far away. */
function ofTown(groups: Group[]) {
  const [last, taluka] = [
    groups.findLastIndex(isNearby),
    groups.findIndex(({ step }) => step === 'taluka'),
  ].map((at) => sql.raw(String(at)))
  return ({ step, km }: Way): SQL =>
    ofPlace({
      step: sql`case when ${step} between 1 and ${last} then 1 else ${step} end`,
      km: sql`coalesce(${km}, case when ${step} <= ${taluka} then ${TALUKA_KM} end)`,
    })
}

/** Within a radius the distance alone tells. */
export const byDistance = ({ step, km }: Way): SQL =>
  sql`coalesce(${km}, ${AFTER_ALL_STEPS} + ${step})`

/** Another town may be nearer to somebody than their own: by steps of 5 km, then what has no point. */
const ofPosition = ({ step, km }: Way): SQL =>
  sql`(case when ${SERVES_ALL.where} then 2 * ${AFTER_ALL_STEPS}
    else coalesce(${km} / 5, ${AFTER_ALL_STEPS} + ${step}) end)`

const AFTER_ALL_STEPS = sql`10000::float8`

function groupOf(groups: Group[]): SQL {
  const cases = groups.map(({ parts }, at) => sql`when ${any(parts)} then ${sql.raw(String(at))}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(groups.length))} end`
}

export const any = (parts: Part[]): SQL => or(...parts.map(({ where }) => where)) ?? sql`false`
export const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`
