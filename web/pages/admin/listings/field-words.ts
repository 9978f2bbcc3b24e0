import type { ListingValues } from '../../../../shared/listings/changes.ts'
import type { FactField } from '../../../../shared/listings/fields.ts'
import { choiceWords } from '../../../parts/listing/choice-words.ts'
import { decidingFields } from '../../../parts/listing/deciding-field-words.ts'
import { publicFields } from '../../../parts/listing/words.ts'

/** How the admins' screens name what a listing says. */
export const fieldWords: Record<keyof ListingValues | FactField, string> = {
  ...publicFields,
  ...decidingFields,
  ...choiceWords,
  category: 'Category',
  imageUrl: 'Address of a picture',
  picture: 'Picture',
  region: 'State or union territory',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinates: 'Coordinates',
  phoneToCheck: 'Number to check',
  ages: 'Ages, in words',
  isApproved: 'Approved',
  isSponsored: 'Sponsored',
  isRemoved: 'Deleted',
}

/** The name of a field as an audit row has it. */
export const fieldName = (name: string): string =>
  Object.entries(fieldWords).find(([field]) => field === name)?.[1] ?? name
