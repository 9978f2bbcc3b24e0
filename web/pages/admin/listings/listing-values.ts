import type { AdminListing, TypedListing } from '../../../../shared/listings/admin.ts'
import { FACT_FIELDS, type FactField } from '../../../../shared/listings/fields.ts'

/** The text fields of the form, in its order. */
const TEXTS = [
  'imageUrl',
  'address',
  'town',
  'taluka',
  'district',
  'region',
  'pincode',
  'latitude',
  'longitude',
  'phone',
  'phoneToCheck',
  'email',
  'website',
  'ages',
] as const
const LISTS = ['services', 'languages', 'accessibility'] as const
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
  const texts = TEXTS.map((name) => [name, listing?.[name === 'phone' ? 'phoneText' : name] ?? ''])
  const lists = LISTS.map((name) => [name, (listing?.[name] ?? []).join('\n')])
  const facts = FACT_FIELDS.map((field) => [field, toFact(listing, field)])
  return {
    name: listing?.name ?? '',
    category: listing?.category ?? '',
    description: listing?.description ?? '',
    ...Object.fromEntries([...texts, ...lists]),
    ageGroups: listing?.ageGroups ?? [],
    isApproved: listing?.isApproved ?? false,
    isSponsored: listing?.isSponsored ?? false,
    facts: Object.fromEntries(facts),
  }
}

function toFact(listing: AdminListing | undefined, field: FactField) {
  const fact = listing?.facts.find((known) => known.field === field)
  return Object.fromEntries(FACT_PARTS.map((part) => [part, fact?.[part] ?? '']))
}

type Said = Partial<Record<string, undefined>>

/** Every field in the order it stands on the page: so that what is wrong is said in that order, in the schema's words. */
export const ALL_FIELDS: Said = Object.fromEntries(
  [
    'name',
    'category',
    'description',
    ...TEXTS,
    ...LISTS,
    'ageGroups',
    ...FACT_FIELDS.flatMap((field) => FACT_PARTS.map((part) => `facts.${field}.${part}`)),
  ].map((name) => [name, undefined]),
)

/** Under which name what is typed of it is kept. */
export const draftOf = (listing?: Pick<AdminListing, 'id'>) => `listing ${listing?.id ?? 'new'}`
