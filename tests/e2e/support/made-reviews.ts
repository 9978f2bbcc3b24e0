import type { Page } from 'playwright-core'
import type { ModeratedReview, Review } from '../../../shared/reviews/reviews.ts'
import { send, type Sender } from './people.ts'

/** A review of one's own; answers its number. */
export async function makeReview(writer: Sender, listing: number, reviewText: string, rating = 4) {
  const made = await send(writer, 'post', `/api/listings/${listing}/reviews`, {
    rating,
    reviewText,
  })
  return ((await made.json()) as Review).id
}

/** The moderators' queue holds only what is about this listing: tests at the same time have reviews in it, too. */
export const seeOnlyReviewsOf = (page: Page, listing: number) =>
  page.route('**/api/admin/reviews?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '100')
    const response = await route.fetch({ url: url.href })
    const all = (await response.json()) as ModeratedReview[]
    const json = all.filter((review) => review.listing.id === listing)
    const headers = { ...response.headers(), 'x-total-count': String(json.length) }
    await route.fulfill({ response, headers, json })
  })
