/** What an admin asks of the list of listings. Apart from `fields.ts`, which every page of the site carries. */

/**
 * `all` is everything that is not deleted; `unapproved` waits for approval, `gone` has closed or asked not to be listed;
 * `to-check` has a number that waits, or no source at all.
 */
export const LISTING_SHOWS = [
  'all',
  'approved',
  'unapproved',
  'gone',
  'to-check',
  'removed',
] as const
export type ListingShow = (typeof LISTING_SHOWS)[number]

export const LISTING_SORTS = ['newest', 'updated', 'name', 'category'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** Most listings one bulk act takes. */
export const MAX_BULK = 200
