import type { Listing } from '../../../shared/listings/listings.ts'
import { Badge } from '../../ui/badge.tsx'
import { listingWords as words } from './words.ts'

/** What is beside the name on a listing's own page. */
export const ListingBadges = ({ listing }: { listing: Listing }) => (
  <>
    {listing.isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
    {!listing.isReachable && <Badge>{words.noContact(listing)}</Badge>}
  </>
)
