/** What is near a place, step by step, and where those of each step are read from. */
import { eq, inArray } from 'drizzle-orm'
import { DEFAULT_RADIUS, type Place, type Point } from '../../../shared/places.ts'
import { listings } from '../../db/schema.ts'
import { neighbourTalukas } from '../../places/gazetteer.ts'
import { around, firstOfPlaces, sourcesOf, type Part, type Source } from './conditions.ts'
import { ofMainTown, partsOf, statewideOf } from './parts.ts'
import { isByTaluka, isNearby, SERVES_ALL, type Group, type Step } from './way.ts'

/** Around what has talukas: from Canacona the next hospital is in Margao, two talukas on. */
const NEAR_KM = 30

/**
 * What counts as near, nearest first (ruling 12): the place itself, its taluka, the talukas beside it, what else is not far; then who serves
 * it from afar.
 */
export function groupsAround(place: Place, from: Point | null): Group[] {
  const { kind, taluka, region } = place
  const groups: Group[] = [{ step: 'itself', parts: partsOf(place) }]
  const add = (step: Step, parts: Part[]) => {
    if (parts.length > 0) groups.push({ step, parts })
  }
  add('main-town', ofMainTown(place))
  if (kind === 'pincode' && !taluka)
    add('state', [{ where: eq(listings.region, region), names: [region], isWide: true }])
  if (taluka && kind !== 'taluka')
    add('taluka', [{ where: eq(listings.taluka, taluka), names: [taluka], isWide: true }])
  const talukas = taluka ? neighbourTalukas(taluka) : []
  if (taluka)
    add('neighbours', [{ where: inArray(listings.taluka, talukas), names: talukas, talukas }])
  if (from) add('around', [around(from, taluka ? NEAR_KM : DEFAULT_RADIUS)])
  add('statewide', statewideOf(place))
  add('india', [SERVES_ALL])
  return groups
}

/** Where those of each step are read from, as the steps are ordered by: all that is near a town is one. */
export function sourcesAround(place: Place, from: Point | null, groups: Group[]): Source[][] {
  const isOne = !isByTaluka(place, from)
  const steps = Map.groupBy(groups, (group) => (isOne && isNearby(group) ? 'nearby' : group.step))
  return [...steps.values()].map((step) =>
    step.flatMap((group) => sourcesOfStep(place.taluka, group)),
  )
}

/** A taluka's and its neighbours' places, the nearest first; of those for the state and all of India none is nearer. */
function sourcesOfStep(taluka: string | null, { step, parts }: Group): Source[] {
  if (taluka && step === 'taluka') return [(pick) => firstOfPlaces([taluka], pick)]
  if (taluka && step === 'neighbours')
    return [(pick) => firstOfPlaces(neighbourTalukas(taluka), pick)]
  return sourcesOf(parts, taluka === null || (step !== 'statewide' && step !== 'india'))
}
