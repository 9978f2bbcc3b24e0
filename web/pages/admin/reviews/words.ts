import type {
  ReportReason,
  ReviewQueue,
  ReviewState,
  WaitingFor,
} from '../../../../shared/reviews/kinds.ts'
import { count } from '../kit/count-words.ts'
import { askMany, reasonKeys, type KeyLine } from '../queue/words.ts'

export const words = {
  title: 'Reviews',
  keys: [['A', 'Approve'], ['R', 'Hide: opens the reasons'], ...reasonKeys] satisfies KeyLine[],
  show: 'Which reviews',
  loading: 'Loading reviews',
  notFound: 'This review is no longer there.',
  shows: {
    open: 'Needs review',
    hidden: 'Hidden',
    all: 'All',
  } satisfies Record<ReviewQueue, string>,
  none: {
    open: 'No reviews to check.',
    hidden: 'No review is hidden.',
    all: 'There are no reviews yet.',
  } satisfies Record<ReviewQueue, string>,
  count: count('review', 'reviews'),
  state: {
    shown: 'Public',
    waiting: 'Waiting',
    hidden: 'Hidden',
  } satisfies Record<ReviewState, string>,
  reported: (times: number) => (times === 1 ? 'Reported once' : `Reported ${times} times`),
  waitingFor: {
    contact: 'It has an email address, a phone number or a link. It is not public yet.',
    'own-listing':
      'Its writer sent this listing in, or showed that it is theirs. It is not public yet.',
    reports: 'Three readers reported it. It is hidden until you decide.',
    change: 'It was hidden, and its writer has changed it since. It is not public.',
    'hidden-before':
      'Its writer had deleted a review that was hidden, and wrote this one. It is not public.',
    'reported-before':
      'Its writer had deleted a review that readers reported, and wrote this one. It is not public.',
  } satisfies Record<WaitingFor, string>,
  isOwnListing: 'Its writer sent this listing in, or showed that it is theirs.',
  reports: count('report', 'reports'),
  reportReason: {
    'names-someone': 'names a child or somebody who works there',
    unkind: 'unkind or hateful',
    untrue: 'not true',
    advertising: 'advertising',
    other: 'something else',
  } satisfies Record<ReportReason, string>,
  lastReason: 'Earlier reason:',
  overtaken: {
    shown: 'Another moderator has already approved this review.',
    hidden: 'Another moderator has already hidden this review.',
  },
  hasChanged: 'The writer changed this review while you had it open. The new text is below.',
  stars: (rating: number) => `${rating} of 5`,
  why: 'Why? The writer reads this on the page of the listing. No email is sent.',
  reasonLabel: 'Reason for the writer',
  approve: 'Approve review',
  approving: 'Approving…',
  hide: 'Hide…',
  hideWithReason: 'Hide with this reason',
  hiding: 'Hiding…',
  reasonMissing: 'Please say why. The writer reads it.',
  by: (author: string) => `By ${author}`,
  openListing: 'Open the listing',
  waitingShort: {
    contact: 'Contact details',
    'own-listing': 'Own listing',
    reports: 'Reported',
    change: 'Changed',
    'hidden-before': 'Hidden before',
    'reported-before': 'Reported before',
  } satisfies Record<WaitingFor, string>,
  approveMany: (many: number) => `Approve ${many}…`,
  hideMany: (many: number) => `Hide ${many}…`,
  asksMany: {
    approve: askMany('Approve', count('review', 'reviews'), {
      means: () => 'Everybody sees them at once.',
    }),
    hide: askMany('Hide', count('review', 'reviews'), {
      means: (reason) =>
        `Everyone who wrote one reads on the page of the listing: “${reason}” No email is sent.`,
    }),
  },
  reasons: [
    {
      label: 'Names a person',
      text: 'Your review names a child or somebody who works there. Please write it without names.',
    },
    {
      label: 'Contact details',
      text: 'Your review has a phone number, an email address or a link. Please write it without them.',
    },
    {
      label: 'Unkind',
      text: 'Your review attacks people. Please say what happened, without insults.',
    },
    {
      label: 'Advertising',
      text: 'Your review advertises something. Reviews are for what families and autistic people met there.',
    },
    {
      label: 'Not about this place',
      text: 'Your review is not about this place. Please write what you met there yourself.',
    },
    { label: 'Another reason', text: '' },
  ],
}
