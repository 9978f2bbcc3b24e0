import { ALL_INDIA } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { shortDate } from '../../../shared/formats/dates.ts'
import { listOfAll } from '../../../shared/formats/lists.ts'
import { number } from '../../../shared/formats/numbers.ts'
import { sentenceCase } from '../sentence-case.ts'

/** What visitors read a listing's fields called by. */
export const publicFields = {
  name: 'Name',
  description: 'Description',
  address: 'Address',
  town: 'Town',
  taluka: 'Taluka',
  district: 'District',
  region: 'State',
  pincode: 'PIN code',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  services: 'Services',
  accessibility: 'Access',
  credentials: 'Credentials',
  ageGroups: 'Ages',
  languages: 'Languages',
  coordinates: 'Coordinates',
  imageUrl: 'Picture',
}

const FIELDS: Record<string, string> = publicFields
/** Whatever else is known is about a first visit. */
const field = (name: string) => FIELDS[name] ?? 'First visit'

type WithKinds = Pick<Listing, 'categoryName' | 'otherCategoryNames'>

/** How a card and a listing's page say the same things (rulings 1, 2, 3, 7). */
export const listingWords = {
  field,

  isPlaceKnown: ({ town, region }: Pick<Listing, 'town' | 'region'>) =>
    Boolean(town) || region === ALL_INDIA,

  /** What it is first, and what else. */
  kinds: ({ categoryName, otherCategoryNames: others }: WithKinds) =>
    categoryName + (others[0] ? `, also ${listOfAll(others)}` : ''),

  /** A card says on its last line that the town is not known. */
  cardPlace: ({ town, region }: Pick<Listing, 'town' | 'region'>) =>
    [town !== region && town, region === ALL_INDIA ? 'All of India' : region]
      .filter(Boolean)
      .join(', '),

  servesIndia: 'serves all of India',

  /** Points are those of towns, so a distance is never exact (ruling 12). */
  distance: (km: number, from: string) => `about ${number(Math.round(km))} km from ${from}`,

  call: (phone: string) => `Call ${phone}`,
  write: 'Write an email',

  checked: ({ field: name, on }: NonNullable<Listing['lastChecked']>) =>
    `${field(name)} checked ${shortDate(on)}`,

  reviews: ({ rating, reviewCount }: Pick<Listing, 'rating' | 'reviewCount'>) => {
    if (reviewCount === 0) return 'No reviews yet'
    const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`
    // Below three reviews a mean says more than it knows.
    return reviewCount < 3 ? count : `${rating.toFixed(1)} of 5, ${count}`
  },

  /** On a card, by what may be chosen for the fact. */
  newPeople: {
    yes: 'Takes new people',
    'waiting-list': 'Waitlist',
    no: 'Takes nobody new now',
  } as Partial<Record<string, string>>,

  /** Known by name only (ruling 3), or with what does not lead to them: nobody should take them for less than is known. */
  noContact: ({ address, town, ages }: Pick<Listing, 'address' | 'town' | 'ages'>) =>
    ages || (address && address !== town) ? 'Contact not known yet' : 'Known by name only',
  helpline: 'Helpline',
  hasWebsite: 'Has a website',
  childrenOnly: 'For children up to 18 only',
  /** One line for all that is not known: "Phone and ages not known yet." */
  unknown: (names: string[]) => `${sentenceCase(listOfAll(names))} not known yet.`,
  notCalled: 'Number not checked yet.',
  heldBack: 'Old number not shown.',
  sponsored: 'Sponsored',
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => ` of ${name}`,
}
