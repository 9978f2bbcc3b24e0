import type { Listing } from '../shared/listings/listings.ts'
import type { SearchAnswer } from '../shared/search/search.ts'
import { firstSentence } from './parts/listing/first-sentence.ts'

/**
 * The page carries its answers to the browser. Of a list of listings that is what cards and maps show of them, and
 * drawn again they say the same; the rest would make a page larger for nothing. The listings somebody likes are shown with
 * more than cards have.
 */
export function asOnCards(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((one) => (isListing(one) ? toCard(one) : one))
  if (!isList(answer)) return answer
  const { listings, note } = answer
  // Who writes has the address on each card: whoever typed so, or sees only those that have one.
  const isByEmail = note?.intents.includes('email') || listings.every(({ email }) => email)
  const toEach = (one: Listing) => ({ ...toCard(one), email: isByEmail ? one.email : null })
  return { ...answer, listings: listings.map(toEach) }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isListing = (one: unknown): one is Listing =>
  isObject(one) &&
  'categoryName' in one &&
  'description' in one &&
  'services' in one &&
  !('isListed' in one)

const isList = (answer: unknown): answer is Partial<SearchAnswer> & { listings: Listing[] } =>
  isObject(answer) &&
  'listings' in answer &&
  Array.isArray(answer.listings) &&
  answer.listings.every(isListing)

const toCard = (listing: Listing): Partial<Listing> => ({
  ...listing,
  ...NOT_ON_CARDS,
  description: firstSentence(listing.description),
  // A card says only whether there is one.
  website: listing.website && 'https:',
})

const NOT_ON_CARDS = {
  // Their names are.
  otherCategories: undefined,
  accessibility: [],
  credentials: [],
  languages: [],
  taluka: null,
  district: null,
  pincode: null,
  placeId: null,
  email: null,
  ageMin: null,
  ageMax: null,
  createdAt: '',
  updatedAt: '',
  // Undefined is left out altogether.
  feesBand: undefined,
  fees: undefined,
  hours: undefined,
  diagnosisNeeded: undefined,
  whatToBring: undefined,
  nextStep: undefined,
}
