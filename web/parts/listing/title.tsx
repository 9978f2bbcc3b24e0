import type { Listing } from '../../../shared/listings/listings.ts'
import { Badge } from '../../ui/badge.tsx'
import { listingWords as words } from './words.ts'

/** What is beside the name on a listing's own page. */
export const ListingBadges = ({ listing: { isSponsored, isReachable } }: { listing: Listing }) => (
  <>
    {isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
    {!isReachable && <Badge>{words.nameOnly}</Badge>}
  </>
)
