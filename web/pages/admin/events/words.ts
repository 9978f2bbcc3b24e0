import type { EventQueue } from '../../../../shared/events/rules.ts'
import { DRAFT_DAYS } from '../../../../shared/retention.ts'
import { eventWords } from '../../../parts/event/event-words.ts'
import { formWords } from '../../../parts/event/form-words.ts'
import { count } from '../kit/count-words.ts'
import { askMany, reasonKeys, searchKey, type KeyLine } from '../queue/words.ts'

/** The tab Events. */
export const adminEventWords = {
  ...eventWords,
  shows: {
    pending: 'Waiting',
    upcoming: 'Upcoming',
    past: 'Past',
    cancelled: 'Cancelled',
    all: 'All',
  } satisfies Record<EventQueue, string>,
  title: 'Events',
  keys: [
    ['A', 'Approve'],
    ['R', 'Reject: opens the reasons'],
    ...reasonKeys,
    searchKey,
  ] satisfies KeyLine[],
  show: 'Which events',
  search: 'Search',
  searchHint: 'Title, place, organiser',
  count: count('event', 'events'),
  none: {
    pending: 'No events to review.',
    upcoming: 'No upcoming events.',
    past: 'No past events yet.',
    cancelled: 'No cancelled events.',
    all: 'There are no events yet.',
  } satisfies Record<EventQueue, string>,
  nothingFits: 'No events match.',
  clear: 'Clear Search',
  create: 'Create event',
  notApproved: 'Not approved',
  approved: 'Approved',
  proposedBy: (who: string) => `Proposed by ${who}`,
  ours: 'Made by an admin, or proposed by an account that was deleted',
  taken: (taken: number, max: number | null) =>
    max === null ? `${taken} registered, no limit` : `${taken} of ${max} places taken`,
  offers: (offers: number, waiting: number) => `${offers} offered, ${waiting} waiting`,
  said: {
    mode: 'How people take part',
    places: 'Number of places',
    noLimit: 'No limit',
    deadline: 'Registration',
    until: (when: string) => `Until ${when}`,
    noDeadline: 'Until it starts',
    registrationUrl: 'Registration on another website',
    email: 'Email for questions',
    phone: 'Phone for questions',
    price: 'Price',
    ageGroup: 'Ages',
    requirements: 'What to bring or know beforehand',
    picture: 'Picture',
    place: 'Where',
    nothing: (fields: string) => `Not given: ${fields}.`,
  },
  approve: 'Approve event',
  approveMany: (many: number) => `Approve ${many}…`,
  rejectMany: (many: number) => `Reject ${many}…`,
  asksMany: {
    approve: askMany('Approve', count('event', 'events'), {
      means: () => 'Everybody sees them at once.',
    }),
    reject: askMany('Reject', count('event', 'events'), {
      means: (reason) => `Everyone who proposed one reads: “${reason}”`,
      and: ' and send',
    }),
  },
  reject: {
    button: 'Reject…',
    why: 'Why? The email says it, with what they wrote. The proposal is then deleted permanently.',
    label: (who: string | undefined) => (who ? `Message to ${who}` : 'Message to the proposer'),
    missing: 'Please say why. The person who proposed the event reads it.',
    yes: 'Reject and send',
    reasons: [
      {
        label: 'Not about autism',
        text: 'We show events for autistic people, their families and those who work with them. From what you sent we cannot see how this one is for them. If it is, please propose it again and say how.',
      },
      {
        label: 'No address',
        text: 'People need to know where it is. Please propose it again with the place and its address.',
      },
      {
        label: 'Shown already',
        text: 'This event is already in our calendar.',
      },
      {
        label: 'We could not confirm it',
        text: 'We could not confirm this event: we found no other source and reached nobody. Please propose it again with a website or a phone number that we can check.',
      },
      {
        label: 'Promises a cure',
        text: 'Autism is not an illness that is cured, so we show no event that promises it.',
      },
      { label: 'Another reason', text: '' },
    ],
  },
  overtaken: {
    approved: 'Another moderator has already approved this event.',
    cancelled: 'Another moderator has already cancelled this event.',
    gone: 'Another moderator has already rejected or deleted this event.',
  },
  edit: 'Edit',
  manage: 'Who takes part',
  open: 'See the event',
  acts: {
    unapprove: {
      button: 'Unapprove',
      title: 'Hide this event?',
      text: (title: string) => `Only admins can see ${title} then. You can approve it again.`,
      yes: 'Unapprove event',
    },
    feature: { button: 'Feature' },
    unfeature: { button: 'Stop featuring' },
    cancel: {
      button: 'Cancel event',
      title: 'Cancel this event?',
      text: (title: string) =>
        `The page of ${title} stays, marked as cancelled. Everyone who has a place or is on the waitlist gets an email. This cannot be undone.`,
      label: 'Why it is cancelled',
      hint: 'Everyone who reads the event reads this, and the emails say it.',
      yes: 'Cancel event',
    },
    delete: {
      button: 'Delete',
      title: 'Delete this event?',
      text: (title: string) =>
        `${title} will be deleted permanently. Nobody has registered for it.`,
      yes: 'Delete event',
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
