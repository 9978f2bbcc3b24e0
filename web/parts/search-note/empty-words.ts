import type { Must, ReachedBy } from '../../../shared/search/musts.ts'
import { number } from '../../../shared/formats/numbers.ts'
import { COUNTED_TO, type DirectoryState } from '../../../shared/listings/directory.ts'

/** What those are that one filter leaves out. */
const LEFT_OUT: Record<Must, string> = {
  phone: 'without a phone number',
  email: 'without an email address',
  checked: 'that nobody has checked yet',
  language: 'in other languages, or whose languages are not known',
  ageGroup: 'for other ages, or whose ages are not known',
}

/** When nothing matches: what was asked, why there is nothing, and ways on. */
export const emptyWords = {
  title: 'No listings found matching your criteria.',
  otherWays: 'Other ways to search',
  /** `where` as the heading has it: "within 10 km of Ponda". */
  search: (search: string, where: string | undefined) =>
    `We looked for “${search}” in names, places, services and descriptions, and found nothing${where ? ` ${where}` : ''}.`,
  none: (category: string | undefined, place: string | undefined) =>
    `We have no ${category ? `listing of ${category}` : 'listing'}${place ? ` ${place}` : ''} yet.`,
  filtered: 'No listing matches all the filters you chose.',
  without: (must: Must, total: number) => {
    const listings = total === 1 ? '1 listing' : `${number(total)} listings`
    return total > COUNTED_TO
      ? `Show those ${LEFT_OUT[must]}`
      : `Show ${listings} ${LEFT_OUT[must]}`
  },
  lost: 'We do not know the place you asked for, so there is nothing to show.',
  advice: 'Try fewer words, or only the town or the service.',
  withoutWords: (place: string) => `Search near ${place} without these words`,
  further: (radius: number) => `Look further than ${radius} km`,
  everywhere: 'Search all of India',
  allCategories: 'Search in all categories',
  showAll: 'Show all listings',
  // "Nearest" would be read as near the place.
  others: ({ phone, email }: Pick<DirectoryState, ReachedBy>) =>
    [
      'The closest matches',
      [phone && ' with a phone number', email && ' with an email address']
        .filter(Boolean)
        .join(' and'),
    ].join(''),
  notMatches: 'These match only part of your search.',
  online: 'For all of India, from anywhere',
  helplines: 'If you need to talk to someone now',
  tellUs: 'Tell us what you were looking for',
}
