import type { ListingValues } from '../../../../shared/listings/changes.ts'
import type { FactField } from '../../../../shared/listings/fields.ts'

/** How the admins' screens name what a listing says. */
export const fieldWords: Record<keyof ListingValues | FactField, string> = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  imageUrl: 'Address of a picture',
  picture: 'Picture',
  address: 'Address',
  town: 'Town',
  taluka: 'Taluka',
  district: 'District',
  region: 'State or union territory',
  pincode: 'PIN code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinates: 'Coordinates',
  phone: 'Phone',
  phoneToCheck: 'Number to check',
  email: 'E-mail',
  website: 'Website',
  services: 'Services',
  ages: 'Ages, in words',
  ageGroups: 'Age groups',
  languages: 'Languages',
  accessibility: 'Access',
  isApproved: 'Approved',
  isSponsored: 'Sponsored',
  isRemoved: 'Deleted',
}

/** The name of a field as an audit row has it. */
export const fieldName = (name: string): string =>
  Object.entries(fieldWords).find(([field]) => field === name)?.[1] ?? name
