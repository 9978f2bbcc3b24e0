import type { Serves } from '../../../../shared/listings/serves.ts'
import { ALL_INDIA } from '../../../../shared/places.ts'
import { allStates } from '../../../places/gazetteer.ts'

interface Said {
  name?: string | null | undefined
  town?: string | null
  taluka?: string | null
  district?: string | null
  region?: string | null
}

/** Bodies and lines of the whole country say so in their names; a "National Public School" is none. */
const NATIONAL =
  /\bnational (institute|trust|centre|center|council|confederation|federation|association|commission)\b|\b(of|all) india\b|\bhelpline\b|\bchief commissioner\b/i
/** Of one state: "Telangana Disability Helpline", "State Commission". */
const OF_A_STATE = /\bstate\b/i

/** Whom a listing serves, as far as its own words tell: those of its state that name no smaller place serve all of it. */
export function servesOf({ name, town, taluka, district, region }: Said): Serves {
  if (region === ALL_INDIA) return 'india'
  if (NATIONAL.test(name ?? '') && !namesState(name ?? '')) return 'india'
  return region && !town && !taluka && !district ? 'state' : 'town'
}

function namesState(name: string): boolean {
  const words = ` ${name.toLowerCase()} `
  return (
    OF_A_STATE.test(name) ||
    allStates().some(({ name: state }) => words.includes(` ${state.toLowerCase()} `))
  )
}
