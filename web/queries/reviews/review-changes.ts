import type { TypedReport, TypedReview } from '../../../shared/reviews/reviews.ts'
import { reviewsApi, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { peopleWords as words } from '../accounts/people-words.ts'

const ofListing = reviewsApi.listings[':id'].reviews
const toId = (id: number) => ({ param: { id: String(id) } })

/** A review changes what a listing, its reviews, every list it is in and the writer's own list say. */
const refresh = [
  ['api', 'listings'],
  ['api', 'search'],
  ['api', 'map'],
  ['api', 'user', 'reviews'],
]

export const writeReview = (listingId: number) =>
  change({
    send: (json: TypedReview) => send(ofListing.$post({ ...toId(listingId), json })),
    success: words.reviewWritten,
    failure: words.reviewFailed,
    refresh,
  })

export const changeReview = (listingId: number) =>
  change({
    send: (json: TypedReview) => send(ofListing.user.$patch({ ...toId(listingId), json })),
    success: words.reviewChanged,
    failure: words.reviewFailed,
    refresh,
  })

export const deleteReview = (listingId: number) =>
  change({
    send: () => send(ofListing.user.$delete(toId(listingId))),
    success: words.reviewDeleted,
    failure: words.reviewDeletingFailed,
    refresh,
  })

export const reportReview = (reviewId: number) =>
  change({
    send: (json: TypedReport) =>
      send(reviewsApi.reviews[':id'].report.$post({ ...toId(reviewId), json })),
    success: words.reviewReported,
    failure: words.reportFailed,
    refresh,
  })
