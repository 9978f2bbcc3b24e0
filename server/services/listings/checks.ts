import { eq } from 'drizzle-orm'
import type { ListingChangeInput } from '../../../shared/listings/admin.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import type { Transaction } from '../../db/open.ts'
import { categories } from '../../db/schema.ts'
import { invalid, type FieldSentences } from '../../errors.ts'
import { namesakes } from '../../places/gazetteer.ts'
import { standsAtOwn } from './place/place.ts'
import { readPhone } from './phone.ts'
import { say } from '../../sentences.ts'

type Typed = Omit<ListingChangeInput, 'version' | 'facts'>

const says = say.adminListing

/**
 * What the listing says after a change, as it is stored: the number as one dials it, the state as the gazetteer spells
 * it. Throws invalid with each field that cannot be true. What was there before and stays is not judged again.
 */
export async function checkValues(
  tx: Transaction,
  before: ListingValues,
  typed: Typed,
): Promise<ListingValues> {
  const wrong: FieldSentences = {}
  const after = { ...before, ...said(typed) }
  if ((await tx.$count(categories, eq(categories.slug, after.category))) === 0)
    wrong.category = says.category
  if (after.otherCategories.includes(after.category)) {
    if (typed.otherCategories) wrong.otherCategories = says.categoryTwice
    else after.otherCategories = othersThan(after.category, after.otherCategories)
  }
  if (after.phone && after.phone !== before.phone) {
    const phone = readPhone(after.phone)
    if (phone) after.phone = phone
    else wrong.phone = says.phone
  }
  if (after.region && after.region !== before.region) {
    const region = stateOf(after.region)
    if (region) after.region = region
    else wrong.region = says.region
  }
  const isMoved = after.latitude !== before.latitude || after.longitude !== before.longitude
  if (isMoved && (after.latitude || after.longitude)) {
    if (!after.latitude || !after.longitude)
      wrong[after.latitude ? 'longitude' : 'latitude'] = says.coordinates
    else if (!standsAtOwn(after)) wrong.latitude = says.notExact
  }
  if (Object.keys(wrong).length > 0) throw invalid(say.invalidRequest, wrong)
  return after
}

/** What becomes the category is no longer one of the others. */
export const othersThan = (category: string | undefined, others: string[]): string[] =>
  others.filter((other) => other !== category)

/** Only what a request names: a key without a value says nothing. */
const said = (typed: Typed): Partial<ListingValues> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))

/** The state, or "All India", as the gazetteer spells it. */
export function stateOf(typed: string): string | undefined {
  if (typed.toLowerCase() === ALL_INDIA.toLowerCase()) return ALL_INDIA
  return namesakes(typed).find(({ kind }) => kind === 'state')?.name
}
