import type { ListingDetail } from '../../../shared/listings.ts'
import { Rating } from './rating.tsx'
import { words } from './words.ts'

/** How the listing is rated. Writing and reading single reviews comes with sign-in. */
export function Reviews({ listing }: { listing: ListingDetail }) {
  return (
    <section className="stack" aria-labelledby="reviews">
      <h2 id="reviews">{words.reviews}</h2>
      <p>
        <Rating listing={listing} />
      </p>
    </section>
  )
}
