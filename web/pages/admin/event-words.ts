import type { EventQueue } from '../../../shared/event-rules.ts'
import { eventWords } from '../../parts/event/event-words.ts'

const count = (one: string, many: string) => (number: number) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

/** The tab Events. */
export const adminEventWords = {
  ...eventWords,
  queue: {
    pending: 'Waiting',
    upcoming: 'Upcoming',
    past: 'Past',
    cancelled: 'Cancelled',
    all: 'All',
  } satisfies Record<EventQueue, string>,
  search: 'Search',
  searchHint: 'Part of a title, a place or an organiser',
  count: count('event', 'events'),
  none: {
    pending: 'No event waits for you.',
    upcoming: 'No event is to come.',
    past: 'No event is over yet.',
    cancelled: 'No event was cancelled.',
    all: 'There are no events yet.',
  } satisfies Record<EventQueue, string>,
  nothingFits: 'No event fits these words.',
  create: 'Create event',
  notApproved: 'Not approved',
  approved: 'Approved',
  proposedBy: (who: string) => `Proposed by ${who}`,
  ours: 'Made by an admin, or proposed by an account that is gone',
  taken: (taken: number, max: number | null) =>
    max === null ? `${taken} registered, no limit` : `${taken} of ${max} places taken`,
  offers: (offers: number, waiting: number) => `${offers} offered, ${waiting} waiting`,
  imageAddress: 'Picture as given',
  description: 'Description',
  edit: 'Edit',
  of: (title: string) => ` ${title}`,
  open: 'See the event',
  acts: {
    approve: { button: 'Approve' },
    unapprove: {
      button: 'Unapprove',
      title: 'Show this event to nobody?',
      text: (title: string) => `${title} is then seen by admins only. You can approve it again.`,
      yes: 'Unapprove event',
    },
    feature: { button: 'Feature' },
    unfeature: { button: 'Stop featuring' },
    cancel: {
      button: 'Cancel event',
      title: 'Cancel this event?',
      text: (title: string) =>
        `${title} stays to be read, marked as cancelled. Whoever has a place or waits for one gets a mail. This cannot be undone.`,
      yes: 'Cancel event',
    },
    delete: {
      button: 'Delete',
      title: 'Delete this event?',
      text: (title: string) => `${title} is gone for ever. Nobody has registered for it.`,
      yes: 'Delete event',
    },
  },
  reason: 'Why it is cancelled',
  reasonHint: 'Everybody who reads the event reads this, and so do the mails.',
  reasonMissing: 'Please say why. Everybody who reads the event reads this, too.',
  working: 'Working…',
  keep: 'Keep it as it is',
  close: 'Close',

  createTitle: 'Create event',
  editTitle: 'Edit event',
  back: 'All events',
  loading: 'Loading event',
  notFound: 'This event is not there any more.',
  save: 'Save event',
  saving: 'Saving…',
  more: 'For admins',
}
