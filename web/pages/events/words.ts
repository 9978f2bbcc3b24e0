import { eventWords } from '../../parts/event/event-words.ts'

const counted = (count: number) => (count === 1 ? '1 event' : `${count} events`)

export const words = {
  search: 'Search the events',
  searched: (searched: string) => `Events with “${searched}”.`,
  withoutSearch: 'Show all events',
  noneSearched: (searched: string) => `No events with “${searched}”`,
  searchPast: 'Search past events, too',
  searchAll: 'Search the whole site',

  ...eventWords,
  title: 'Events & Workshops',
  lead: 'Each event with a date has a page. It says what we know about noise, light and price.',
  description:
    'Meetings, workshops and outings for autistic people and their families in Goa and India, with what to expect.',
  tabs: 'Events',
  views: { upcoming: 'Upcoming Events', all: 'All Events', calendar: 'Calendar View' },
  loading: 'Loading events',
  regions: 'Where',
  region: (region: string) => (region ? `In ${region}` : 'Everywhere'),
  calendars: 'Events in your own calendar',
  calendarsMore: 'A subscribed calendar updates itself. A downloaded file does not.',
  feeds: [
    { path: '/events.ics', name: 'Calendar of coming events' },
    { path: '/events.ics?region=Goa', name: 'Calendar of coming events in Goa' },
  ],
  subscribe: 'Subscribe',
  file: 'Download as a file',
  to: (name: string) => `: ${name}`,
  noSuchPage: 'There is no such page',
  toLastPage: 'Go to the last page',
  propose: 'Propose an event',
  count: counted,
  /** Where all that are to come are on the page, as home counts them: without those that are cancelled. */
  countToCome: (count: number, cancelled: number) =>
    cancelled === 0
      ? counted(count)
      : `${count === cancelled ? 'No events' : counted(count - cancelled)}, and ${cancelled} cancelled`,
  pages: { label: 'Pages', page: 'Page', previous: 'Previous page', next: 'Next page' },

  noUpcoming: 'No Upcoming Events',
  noUpcomingMore: 'Please check back soon. Or see events that are over.',
  noEvents: 'No Events Available',
  noEventsMore: 'We do not know of any events yet. You can propose one.',
  seeAll: 'See past events',

  usual: 'Events held before',
  withoutDay: 'Events without a known day',
  usualMore:
    'Many were reported once. We do not know whether or when they take place again. The organiser knows: look for its name in the directory, or read the source.',
  usualIn: (month: string) => `Usually happens in ${month}`,
  usualOther: 'Held once, or in no usual month',
  by: (organizer: string, location: string) => `${organizer}; ${location}`,
  said: (usually: string) => `The source says: ${usually}.`,
  source: 'Source',

  closed: 'Registration Closed',
  register: 'Register',
  registerFor: (title: string) => ` for ${title}`,
  signInToRegister: 'Sign in to register',
  joinWaitlist: 'Join Waitlist',
  signInToWait: 'Sign in to join the waitlist',
  details: 'View Details',
  detailsOf: (title: string) => ` of ${title}`,
  price: 'Price',
  priceIs: (price: string) => `Price: ${price}`,
  noLimit: 'Places are not limited.',
  noPlacesLeft: 'No places left',
  placesLeft: (free: number, all: number) =>
    `${free} of ${all} ${all === 1 ? 'place' : 'places'} left`,
  notKnownYet: (names: string[]) => `Not known yet: ${names.join(', ')}.`,

  days: [
    ['Sun', 'Sunday'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
  ] as const,
  months: 'Other months',
  more: (count: number) => `+${count} more`,
  dayLabel: (day: string, count: number) => `${day}, ${counted(count)}`,
  pressDay:
    'Press a day with events: its number is a link. The events of that day are listed below.',
  today: (day: string) => `Today is ${day}.`,
  onDay: (count: number, day: string) => `${count === 0 ? 'No events' : counted(count)} on ${day}`,
  inMonth: (count: number, month: string) =>
    `${count === 0 ? 'No events' : counted(count)} in ${month}`,
  toUpcoming: 'See all upcoming events',
  wholeMonth: (month: string) => `Show all of ${month}`,

  toDashboard: 'See my registration',
  own: {
    registered: 'You are registered',
    attended: 'You are registered',
    waitlisted: 'You are on the waitlist',
    offered: 'A place is offered to you',
  },
  offeredUntil: (when: string) => `A place is offered to you until ${when}`,
}
