import { FACT_FIELDS, fieldsOf, type FactField, type ListingField } from './fields.ts'

/** What of a listing has no source, and may be taken over when two become one. */
const UNSOURCED = ['category', 'picture', 'isSponsored'] as const

/** What is taken from one of the two as a whole: latitude and longitude come together. */
export const MERGE_PARTS = [...FACT_FIELDS, ...UNSOURCED] as const
export type MergePart = FactField | (typeof UNSOURCED)[number]

export const factOfPart = (part: MergePart): FactField | undefined =>
  FACT_FIELDS.find((fact) => fact === part)

export function fieldsOfPart(part: MergePart): ListingField[] {
  // None may be its category and one of its others.
  if (part === 'category') return ['category', 'otherCategories']
  const fact = factOfPart(part)
  return fact ? fieldsOf(fact) : UNSOURCED.filter((one) => one === part)
}
