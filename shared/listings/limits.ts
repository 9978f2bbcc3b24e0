/** Apart from fields.ts, which pages that show no form need not load. */

/** How long an admin's act on a listing can be taken back; afterwards a deleted one loses its contents. */
export const UNDO_HOURS = 24

/** Items of a list (services …): how many, and how long each. */
export const MAX_ITEMS = 50
export const MAX_ITEM = 100
