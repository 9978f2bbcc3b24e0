import type { Coverage } from '../../../shared/listings/coverage.ts'
import { STATES_AND_TERRITORIES, TALUKAS_OF_GOA } from '../../../shared/site.ts'
import { words } from './words.ts'

interface Claim {
  count: string
  of: string
}

/** §9: from here on the hero may say so. */
const MANY_VERIFIED = 250

const number = new Intl.NumberFormat('en-IN')

/** The sentences of the hero, each only as far as the data makes it true (rulings 2, 11). */
export function claims({ listings, checkedListings, talukas, regions }: Coverage): Claim[] {
  const covered = [
    { count: number.format(talukas), of: words.ofTalukas(number.format(TALUKAS_OF_GOA)) },
    { count: number.format(regions), of: words.ofStates(number.format(STATES_AND_TERRITORIES)) },
  ]
  if (checkedListings >= MANY_VERIFIED)
    return [{ count: words.manyVerified, of: words.verifiedListings }, ...covered]
  const all = { count: number.format(listings), of: words.listingsNoun(listings) }
  if (checkedListings === 0) return [all, ...covered]
  return [all, { count: number.format(checkedListings), of: words.withCheckedFact }, ...covered]
}
