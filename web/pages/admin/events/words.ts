import type { EventQueue } from '../../../../shared/events/rules.ts'
import { DRAFT_DAYS } from '../../../../shared/retention.ts'
import { eventWords } from '../../../parts/event/event-words.ts'
import { formWords } from '../../../parts/event/form-words.ts'

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
  all: 'All it says',
  said: {
    mode: 'How people take part',
    places: 'Number of places',
    noLimit: 'No limit',
    deadline: 'Registration',
    until: (when: string) => `Until ${when}`,
    noDeadline: 'Until it begins',
    registrationUrl: 'Registration on another website',
    email: 'Email for questions',
    phone: 'Phone for questions',
    price: 'Price',
    ageGroup: 'Ages',
    requirements: 'What people need to bring or to know',
    picture: 'Picture as given',
    nothing: 'Not said',
  },
  edit: 'Edit',
  manage: 'Who takes part',
  of: (title: string) => ` ${title}`,
  open: 'See the event',
  acts: {
    approve: { button: 'Approve' },
    unapprove: {
      button: 'Unapprove',
      title: 'Show this event to nobody?',
      text: (title: string) =>
        `${title} is then seen by admins only. You can approve it again. An event that people are registered for has to be cancelled instead.`,
      yes: 'Unapprove event',
    },
    reject: {
      button: 'Reject',
      title: 'Reject this proposal?',
      text: (title: string) =>
        `Whoever proposed ${title} gets a mail with your reason and with what they wrote. Here it is deleted. This cannot be undone.`,
      yes: 'Reject proposal',
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
  reasons: {
    cancel: {
      label: 'Why it is cancelled',
      hint: 'Everyone who reads the event reads this, and the emails say it.',
      missing: 'Please say why. Everyone who reads the event reads this too.',
    },
    reject: {
      label: 'Why it is not taken',
      hint: 'Whoever proposed it reads this.',
      missing: 'Please say why. Whoever proposed the event reads it.',
    },
  },
  working: 'Working…',
  keep: 'Keep it as it is',
  close: 'Close',

  createTitle: 'Create event',
  editTitle: 'Edit event',
  noun: 'event',
  /** What the form calls its fields. */
  labels: { ...formWords, ...eventWords.expect },
  back: 'All events',
  loading: 'Loading event',
  notFound: 'This event no longer exists.',
  draftKept: `What you write is kept in this browser for ${DRAFT_DAYS} days, until you save it or sign out.`,
  save: 'Save event',
  saving: 'Saving…',
  more: 'For admins',
}
