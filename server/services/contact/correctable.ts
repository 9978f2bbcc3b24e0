import { CORRECTED_FIELDS, type CorrectedField } from '../../../shared/contact/rules.ts'
import { DECIDING_FIELDS } from '../../../shared/listings/deciding-facts.ts'
import type { Listing } from '../../../shared/listings/listings.ts'

/** What a visitor reads of each fact that can be corrected; null where the page says nothing of it. */
export const saysOf = (listing: Listing) =>
  CORRECTED_FIELDS.map((field) => ({ field, value: textOf(listing, field) })).filter(
    // What nobody has asked yet is no line of the page.
    ({ field, value }) => value !== null || !SELDOM.has(field),
  )

const SELDOM: ReadonlySet<CorrectedField> = new Set(['credentials', ...DECIDING_FIELDS])

/** The name of a field as a report has it, where it is one that can be corrected. */
export const toCorrected = (field: string | null): CorrectedField | null =>
  CORRECTED_FIELDS.find((one) => one === field) ?? null

/** One fact as a visitor reads it. */
export function textOf(listing: Listing, field: CorrectedField): string | null {
  const value = field === 'phone' ? listing.phoneText : listing[field]
  const between = field === 'credentials' ? '; ' : ', '
  return (Array.isArray(value) ? value.join(between) : value) || null
}
