import { number } from '../../../shared/formats/numbers.ts'

const listingsNoun = (count: number) => (count === 1 ? 'listing' : 'listings')

export const words = {
  title: 'Your Guide to Autism Resources in India',
  description:
    'Find special schools, doctors, therapists and support groups for autistic people in Goa and India. Each listing shows where its facts come from.',
  india: 'India',

  search: 'What are you looking for?',
  searchHint: 'speech therapy Mapusa',
  searchButton: 'Search',

  listingsNoun,
  /** §9: the literal claim, once it is true. */
  manyVerified: '250+',
  verifiedListings: 'Verified Listings',
  withCheckedFact: 'with a fact we checked',
  ofTalukas: (all: string) => `of Goa's ${all} talukas`,
  ofStates: (all: string) => `of ${all} states and union territories`,
  stillChecking: 'We are still checking entries. Each shows its source and date.',

  categories: 'Browse Resources by Category',
  ofSeveral: 'One listing may be of several kinds.',
  justDiagnosed: 'Just diagnosed',
  forAdults: 'For adults',
  loadingCategories: 'Loading categories',
  listings: (count: number) => `${number(count)} ${listingsNoun(count)}`,
  // On the door of events.
  upcomingEvents: (count: number) => `${number(count)} upcoming`,
  viewAll: 'View All',

  featured: 'Featured Listings',
  viewAllListings: ' listings',
  loadingListings: 'Loading listings',
  noFeatured: 'No featured listings available at the moment.',

  nearYou: 'Find Resources Near You',
  showInList: 'Show all in a list',

  interactiveMap: 'Interactive Map',
  mapWaits: 'The map shows the listings whose place is known. It loads when you ask.',
  mapShows: 'The map shows the listings whose place is known.',
  loadMap: 'Load Map',
  mapFailed: 'The map could not be loaded. Check your connection, then press Load Map again.',
  showOnMap: 'Show on the map',
  kinds: {
    'special-schools': 'Schools',
    'doctors-specialists': 'Doctors',
    therapists: 'Therapists',
    'events-workshops': 'Events',
  },
  eventOn: (day: string) => `Event, ${day}`,
  allKinds: 'All kinds are shown.',
  someKinds: 'Only the chosen kinds are shown.',
  allOnMap: 'Map of all listings',

  questions: 'Questions families ask',

  articles: 'Latest Articles',
  viewAllArticles: 'View All Articles',

  community: 'Community',
  groups: 'Parent groups',
  groupsSearch: 'parent group',
  groupsText: 'Meet other parents and families. Look for your town or state in the list.',
  events: 'Events this month',
  eventsText: 'Some months have none. Each page says what we know about noise, light and price.',
  tellUs: 'Tell us about a place',
  tellUsText: 'Tell us its name, and a website or phone number.',
}
