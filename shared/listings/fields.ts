/** What the admins' listing screens and the server both know, without the schemas (§2 "Listings", rulings 2, 5, 6). */

/** What a listing says that has a source of its own, in the order of the form. `ageGroups` stands for `ages`, too. */
export const FACT_FIELDS = [
  'name',
  'description',
  'address',
  'town',
  'taluka',
  'district',
  'region',
  'pincode',
  'coordinates',
  'phone',
  'phoneToCheck',
  'email',
  'website',
  'services',
  'ageGroups',
  'languages',
  'accessibility',
  'imageUrl',
] as const
export type FactField = (typeof FACT_FIELDS)[number]

export const CHECK_METHODS = ['phone', 'visit', 'document', 'website', 'own-word'] as const
export type CheckMethod = (typeof CHECK_METHODS)[number]

/** `all` is everything that is not deleted; `to-check` has a number that waits, or no source at all. */
export const LISTING_SHOWS = ['all', 'approved', 'unapproved', 'to-check', 'removed'] as const
export type ListingShow = (typeof LISTING_SHOWS)[number]

export const LISTING_SORTS = ['newest', 'updated', 'name', 'category'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** How long an admin's act on a listing can be taken back; afterwards a deleted one loses its contents. */
export const UNDO_HOURS = 24
/** Most listings one bulk act takes. */
export const MAX_BULK = 200

/** Items of a list (services …): how many, and how long each. */
export const MAX_ITEMS = 50
export const MAX_ITEM = 100

/** The acts that stand in a listing's history; all are acts of the audit log, too. */
export const LISTING_ACTIONS = [
  'listing.create',
  'listing.approve',
  'listing.unapprove',
  'listing.edit',
  'listing.delete',
] as const
export type ListingAction = (typeof LISTING_ACTIONS)[number]
