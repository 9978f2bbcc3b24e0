import { ALL_INDIA } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'

/** What cards say in fewer words (words.ts). */
export const phoneUnknown = 'Phone not known yet'

/** Where a listing is, with what is not known of it. */
export function placeWords({ town, region }: Pick<Listing, 'town' | 'region'>): string {
  if (town) return region && region !== town ? `${town}, ${region}` : town
  if (region === ALL_INDIA) return 'All of India'
  return region ? `${region} (town not confirmed)` : 'Place not confirmed yet'
}
