import { Link } from 'react-router'
import type { Listing } from '../../../shared/listings/listings.ts'
import { Badge } from '../../ui/badge.tsx'
import { CategoryLabel } from '../../ui/category-label.tsx'
import { CategoryIcon } from '../drawings/category-icon.tsx'
import { listingWords as words } from './words.ts'

/** How a card and a row name a listing. */
export function ListingTitle({ listing }: { listing: Listing }) {
  const { id, name, category, categoryName } = listing
  return (
    <>
      <CategoryLabel icon={<CategoryIcon category={category} />}>{categoryName}</CategoryLabel>
      {sponsored(listing)}
      <h3>
        <Link to={`/listing/${id}`}>{name}</Link>
      </h3>
      {nameOnly(listing)}
    </>
  )
}

/** What is beside the name on a listing's own page. */
export const ListingBadges = ({ listing }: { listing: Listing }) => (
  <>
    {sponsored(listing)}
    {nameOnly(listing)}
  </>
)

const sponsored = ({ isSponsored }: Listing) =>
  isSponsored && <Badge look="paid">{words.sponsored}</Badge>

const nameOnly = ({ isReachable }: Listing) => !isReachable && <Badge>{words.nameOnly}</Badge>
