import { LATEST_REVIEWS, REVIEWS_PAGE } from '../../../shared/reviews/rules.ts'
import { read, readCounted, reviewsApi, userApi } from '../../api.ts'

const ofListing = reviewsApi.listings[':id'].reviews
const toId = (id: number | string) => ({ param: { id: String(id) } })

export const latestReviews = (listingId: string) =>
  readCounted(ofListing, { ...toId(listingId), query: { limit: String(LATEST_REVIEWS) } })

/** One page of all of them, from 1. */
export const reviews = (listingId: string, page: number) =>
  readCounted(ofListing, {
    ...toId(listingId),
    query: { limit: String(REVIEWS_PAGE), offset: String((page - 1) * REVIEWS_PAGE) },
  })

/** The visitor's own; null for anyone who has written none. */
export const ownReview = (listingId: number) => read(ofListing.user, toId(listingId))

/** All that the visitor wrote. */
export const ownReviews = () => read(userApi.reviews)
