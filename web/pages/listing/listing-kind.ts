import { ALL_INDIA } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'

/** What people ask there: a service takes people on, a place is visited, a group or an office is told what is needed. */
export function listingKind({
  category,
  region,
}: Pick<Listing, 'category' | 'region'>): 'service' | 'place' | 'group' {
  if (category === 'autism-friendly-places') return 'place'
  return category === 'support-groups' || servesAllIndia({ region }) ? 'group' : 'service'
}

/** A helpline or an office for the whole country has no place to go to. */
export const servesAllIndia = ({ region }: Pick<Listing, 'region'>) => region === ALL_INDIA
