import type { Listing } from '../../../shared/listings/listings.ts'
import { Stars } from '../../ui/stars.tsx'
import { words } from './words.ts'

/** Fewer reviews than these give no mean (ruling 7). */
const ENOUGH = 3

export function Rating({ listing: { rating, reviewCount } }: { listing: Listing }) {
  if (reviewCount === 0) return <span className="soft">{words.noReviews}</span>
  if (reviewCount < ENOUGH) return <span className="soft">{words.reviewCount(reviewCount)}</span>
  return (
    <Stars
      rating={rating}
      label={words.stars(rating)}
      count={`(${words.reviewCount(reviewCount)})`}
    />
  )
}
