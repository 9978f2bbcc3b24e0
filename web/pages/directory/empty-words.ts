/** When nothing matches: what was asked, why there is nothing, and ways on. */
export const emptyWords = {
  title: 'No listings found matching your criteria.',
  otherWays: 'Other ways to search',
  search: (search: string) =>
    `We looked for “${search}” in names, places, services and descriptions, and found nothing.`,
  none: (category: string | undefined, place: string | undefined) =>
    `We have no ${category ? `listing of ${category}` : 'listing'}${place ? ` ${place}` : ''} yet.`,
  filtered: 'No listing matches all the filters you chose.',
  withoutPhone: 'Also show listings without a phone number',
  unchecked: 'Also show listings nobody has checked yet',
  anyLanguage: 'Also show listings for other languages, or whose languages are not known',
  anyAge: 'Also show listings for other ages, or whose ages are not known',
  lost: 'We do not know the place you asked for, so there is nothing to show.',
  advice: 'Try fewer words, or only the town or the service.',
  withoutWords: (place: string) => `Search near ${place} without these words`,
  further: (radius: number) => `Look further than ${radius} km`,
  everywhere: 'Search all of India',
  allCategories: 'Search in all categories',
  showAll: 'Show all listings',
  nearest: 'The nearest matches elsewhere',
  closest: 'The closest matches',
  notMatches: 'These match only part of your search.',
  online: 'For all of India, from anywhere',
  helplines: 'If you need to talk to someone now',
  tellUs: 'Tell us what you were looking for',
}
