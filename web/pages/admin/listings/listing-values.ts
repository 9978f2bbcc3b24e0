import type { AdminListing, TypedListing } from '../../../../shared/listings/admin.ts'
import { ADMIN_FIELDS, FACT_FIELDS, type FactField } from '../../../../shared/listings/fields.ts'
import { typedFields } from '../../../parts/listing/typed-fields.ts'

const FACT_PARTS = [
  'sourceUrl',
  'sourceTitle',
  'sourceDate',
  'readOn',
  'quote',
  'checkedOn',
  'method',
] as const

/** What the form begins with: every field, empty where nothing is known. */
export function toTyped(listing: AdminListing | undefined): TypedListing {
  const facts = FACT_FIELDS.map((field) => [field, toFact(listing, field)])
  return {
    ...typedFields(ADMIN_FIELDS, listing),
    facts: Object.fromEntries(facts),
  } as TypedListing
}

function toFact(listing: AdminListing | undefined, field: FactField) {
  const fact = listing?.facts.find((known) => known.field === field)
  return Object.fromEntries(FACT_PARTS.map((part) => [part, fact?.[part] ?? '']))
}

type Said = Partial<Record<string, undefined>>

/** Every field in the order it is on the page: so that what is wrong is said in that order, in the schema's words. */
export const ALL_FIELDS: Said = Object.fromEntries(
  [
    // The picture's address is asked for sooner than the registry has it.
    'name',
    'category',
    'otherCategories',
    'description',
    'imageUrl',
    ...ADMIN_FIELDS,
    ...FACT_FIELDS.flatMap((field) => FACT_PARTS.map((part) => `facts.${field}.${part}`)),
  ].map((name) => [name, undefined]),
)

/** Each fact beside the fields it vouches for. */
export const withFacts = ({ facts, ...fields }: TypedListing) => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(facts ?? {}).map(([field, fact]) => [
      `facts.${field}`,
      Object.values(fact ?? {}),
    ]),
  ),
})
