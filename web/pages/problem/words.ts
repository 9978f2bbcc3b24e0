export const words = {
  /** §2: the fallback screen. */
  notFoundTitle: '404 Page Not Found',
  notFoundText:
    'There is no page at this address. It may have moved, or a letter in the address is wrong.',
  forDevelopers: 'For developers:',
  developerText: 'Did you forget to add the page to the router?',

  listingNotFound: 'Listing Not Found',
  linkEnded: 'This link was replaced or has ended. Please ask us for the new one.',
  listingNotFoundText: 'There is no listing with this number.',
  backToDirectory: 'Back to the directory',

  goneTitle: (name: string) => `${name} is no longer listed`,
  goneText:
    'It was in our directory and was taken out. It may have closed, moved, or asked us to remove it.',
  nearest: 'The nearest others',

  unavailableTitle: 'The page cannot be shown at the moment',
  unavailableText:
    'The fault is on our side. Nothing you did caused it. Please try again in a minute.',
  tabUnavailable: 'This did not load',
  nothingLost: 'Nothing is lost. Please check your connection, then try again.',
  /** §8: what could not be read, on the screens that name it. */
  notFetched: (path: string) => {
    if (path === '/directory') return 'Failed to fetch listings'
    if (path === '/dashboard/listings' || path === '/admin/submissions')
      return 'Failed to fetch submissions'
    return /^\/listing\/[^/]+$/.test(path) ? 'Failed to fetch listing' : undefined
  },
  refusedTitle: 'This did not work',
  /** What one is told besides the server's own sentence, by its status. */
  refused: {
    403: {
      title: 'This is not open to you',
      text: 'Nothing was changed. Another account of yours may be allowed to do it; the pages below are open to everybody.',
    },
    429: {
      title: 'Please wait a little',
      text: 'There were many requests from your connection in a short time. People who share a connection, such as in a school or an office, are counted together. Nothing is broken.',
    },
  },
  inDanger: 'In danger, call 112 at once.',
  tryAgain: 'Try again',

  description: 'This page is not here.',
  search: 'What are you looking for?',
  searchHint: 'name, service or need',
  searchButton: 'Search',
  waysOn: 'Where to go next',
  home: 'Home',
  directory: 'All listings',
  blog: 'Articles',
  helpNow: 'Help now: numbers to call',
  tellUs: 'Tell us what you looked for',
}
