import { number } from '../../../shared/formats/numbers.ts'
import { COUNTED_TO } from '../../../shared/listings/directory.ts'

export const words = {
  title: 'Search',
  pageTitle: (searched: string) => (searched ? `“${searched}”: Search` : 'Search'),
  description: 'Search the listings, articles, events and pages of this site at once.',
  lead: 'Listings, articles, events and pages of this site.',
  loading: 'Searching',

  results: (searched: string) => `Results for “${searched}”`,
  groups: { article: 'Articles', event: 'Events', page: 'Pages of this site' },
  listings: 'Listings',
  mayHelp: 'Listings that may help, too',
  allListings: (total: number) =>
    total > COUNTED_TO
      ? `See all listings, more than ${number(COUNTED_TO)}`
      : `See all ${number(total)} listings`,
  inDirectory: 'Show in the directory',

  nothing: (searched: string) => `Nothing found for “${searched}”`,
  nothingMore: 'Try fewer or other words, or one of these:',
  ways: [
    { to: '/directory', label: 'All listings' },
    { to: '/blog', label: 'All articles' },
    { to: '/events', label: 'Events' },
    { to: '/help-now', label: 'Help now' },
    { to: '/contact', label: 'Contact' },
  ],
}
