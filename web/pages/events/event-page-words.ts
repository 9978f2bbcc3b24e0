import { words } from './words.ts'

/** What an event's own page says besides: the lists go without it. */
export const eventPageWords = {
  ...words,
  pageDescription: (when: string, location: string) =>
    `${when}, ${location}. What to expect, and how to come.`,
  isCancelled: 'This event has been cancelled.',
  next: 'How to take part',
  yourPlace: 'Your place',
  registration: {
    cancelled: 'This event has been cancelled.',
    past: 'Event Has Passed',
    closed: words.closed,
    full: 'Event Full',
    open: 'Registration is open.',
  },
  freeSeats: (free: number, all: number) =>
    `${Math.max(0, free)} of ${all} ${all === 1 ? 'place' : 'places'} ${free === 1 || all === 1 ? 'is' : 'are'} left.`,
  until: (day: string) => `Please register by ${day}.`,
  inLine: (place: number) => `You are number ${place} on the waitlist.`,
  manage: 'See who takes part',
  onOtherSite: 'You register on another website.',
  about: 'What happens',
  factLabels: {
    mode: 'How',
    price: 'Price',
    ageGroup: 'Ages',
    requirements: 'What you need',
    phone: 'Phone',
  },
  expectTitle: 'What to expect',
  expectUnknown: 'Not known yet:',
  expectNobody: 'We do not know more than this page says.',
  expectAsk: 'The organiser can tell you.',
  addToCalendar: 'Add to calendar',
  directions: 'Directions',
  approximate: (place: string) => `Approximate: ${place}.`,
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'Copying did not work. Please copy the address of this page.',
  readAt: 'From:',
}
