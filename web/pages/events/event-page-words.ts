import type { Registration } from '../../../shared/events/registrations.ts'
import { words } from './words.ts'

/** What an event's own page says besides: the lists go without it. */
export const eventPageWords = {
  ...words,
  pageDescription: (when: string, location: string) =>
    `${when}, ${location}. What to expect, and how to come.`,
  isCancelled: 'This event has been cancelled.',
  next: 'Come along',
  registration: {
    cancelled: 'This event has been cancelled.',
    past: 'Event Has Passed',
    closed: words.closed,
    full: 'Event Full',
    open: 'Registration is open.',
  },
  freeSeats: (free: number, all: number) =>
    free === 1 ? `1 of ${all} places is free.` : `${Math.max(0, free)} of ${all} places are free.`,
  noLimit: 'There is no limit of places.',
  until: (day: string) => `Please register by ${day}.`,
  own: {
    registered: 'You are registered.',
    waitlisted: 'You are on the waitlist.',
    offered: 'A place is offered to you.',
    attended: 'You are registered.',
    cancelled: '',
  } satisfies Record<Registration['status'], string>,
  ownOffer: (when: string) => `A place is offered to you until ${when}.`,
  inLine: (place: number) => `You are number ${place} in line.`,
  manage: 'See who takes part',
  onOtherSite: 'You register on another website.',
  about: 'About',
  facts: 'Facts',
  factLabels: {
    mode: 'How',
    price: 'Price',
    ageGroup: 'Ages',
    requirements: 'What you need',
    phone: 'Phone',
  },
  notKnown: 'Not known yet',
  expectTitle: 'What to expect',
  expectUnknown: 'We do not know:',
  expectNobody: 'Nobody has said.',
  expectAsk: 'The organiser can tell you.',
  addToCalendar: 'Add to calendar',
  directions: 'Directions',
  approximate: (place: string) => `Approximate: ${place}.`,
  whatsApp: 'Share on WhatsApp',
  share: (title: string, when: string, address: string) => `${title}\n${when}\n${address}`,
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'Copying did not work. Please copy the address of this page.',
  readAt: 'From:',
}
