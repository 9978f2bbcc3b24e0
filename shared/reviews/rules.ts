/** What both sides know of reviews, without a schema (§4, §5, §9, ruling 7). */

export const RATINGS = [1, 2, 3, 4, 5] as const
export const DEFAULT_RATING = 5
/** The listing's page shows the latest so many, and the page of all so many at a time. */
export const LATEST_REVIEWS = 3
export const REVIEWS_PAGE = 20
/** Fewer reviews than these give no mean (ruling 7). */
export const ENOUGH_FOR_MEAN = 3
/** So many days after writing it may be changed; it may be deleted always. */
const CHANGE_DAYS = 30
/** So many reports hide a review until an admin has looked. */
export const REPORTS_TO_HIDE = 3

/** The moment until which the writer may change it. */
export function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CHANGE_DAYS * 86_400_000)
}
