import { directoryPath } from '../../../shared/listings/directory.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { words } from './words.ts'

export type WithOthers = Pick<
  ListingDetail,
  'placeId' | 'region' | 'category' | 'categoryName' | 'othersWithin'
>

/** What others of its kind are called, as near as there are a few: "Therapists nearby", "Therapists in Goa". */
export function othersOf({ region, categoryName, othersWithin }: WithOthers): string {
  if (othersWithin === 'town') return words.othersNear(categoryName)
  return words.othersIn(categoryName, (othersWithin === 'state' && region) || '')
}

/** The directory with them. */
export function pathToOthers({ placeId, region, category, othersWithin }: WithOthers): string {
  if (othersWithin === 'town') return directoryPath({ category, near: placeId ?? '' })
  return directoryPath({ category, region: (othersWithin === 'state' && region) || '' })
}
