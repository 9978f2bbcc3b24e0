import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { fieldsOfPart, type MergePart } from '../../../../shared/listings/merge-parts.ts'

/** Nothing is said, or it is not paid for. */
export const isBlank = (listing: AdminListing, part: MergePart) =>
  fieldsOfPart(part).every((name) => {
    const value = listing[name]
    return Array.isArray(value) ? value.length === 0 : !value
  })
