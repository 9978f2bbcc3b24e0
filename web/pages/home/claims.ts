import { number } from '../../../shared/formats/numbers.ts'
import type { Coverage } from '../../../shared/listings/coverage.ts'
import { STATES_AND_TERRITORIES, TALUKAS_OF_GOA } from '../../../shared/site.ts'
import { words } from './words.ts'

interface Claim {
  count: string
  of: string
}

/** §9: from here on the hero may say so. */
const MANY_VERIFIED = 250

/** The sentences of the hero, each only as far as the data makes it true (rulings 2, 11). */
export function claims({ listings, checkedListings, talukas, regions }: Coverage): Claim[] {
  const covered = [
    { count: number(talukas), of: words.ofTalukas(number(TALUKAS_OF_GOA)) },
    { count: number(regions), of: words.ofStates(number(STATES_AND_TERRITORIES)) },
  ]
  if (checkedListings >= MANY_VERIFIED)
    return [{ count: words.manyVerified, of: words.verifiedListings }, ...covered]
  const all = { count: number(listings), of: words.listingsNoun(listings) }
  if (checkedListings === 0) return [all, ...covered]
  return [all, { count: number(checkedListings), of: words.withCheckedFact }, ...covered]
}
