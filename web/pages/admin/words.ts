import type { MailKind, MailState } from '../../../shared/mails.ts'
import { MAIL_TEXT_DAYS } from '../../../shared/retention.ts'
import type {
  ReportReason,
  ReviewQueue,
  ReviewState,
  WaitingFor,
} from '../../../shared/review-rules.ts'

const count = (one: string, many: string) => (number: number) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

export const words = {
  title: 'Admin Panel',
  description: 'For the people who look after this site.',
  hello: (name: string) => `Hello ${name}.`,
  loading: 'Loading the admin panel',
  tabs: 'Parts of the admin panel',
  loadingTab: 'Loading',
  needsScript: 'To work here, your browser has to run JavaScript.',

  authenticationRequired: 'Authentication Required',
  signInFirst: 'Please sign in with an account that may look after this site.',
  forbidden: '403 - Access Forbidden',
  forbiddenText: 'Your account may not open this page. It is for admins of this site.',
  returnHome: 'Return to home',

  events: 'Events',
  reviews: 'Reviews',
  users: 'Users',
  mail: 'Mail',
  pages: { label: 'Pages', page: 'Page', previous: 'Previous page', next: 'Next page' },
  close: 'Close',
  cancel: 'Cancel',
  show: 'Show',

  queue: {
    open: 'To look at',
    hidden: 'Hidden',
    all: 'All',
  } satisfies Record<ReviewQueue, string>,
  queueEmpty: {
    open: 'No review waits for you.',
    hidden: 'No review is hidden.',
    all: 'There are no reviews yet.',
  } satisfies Record<ReviewQueue, string>,
  queueCount: count('review', 'reviews'),
  state: {
    shown: 'Public',
    waiting: 'Waiting',
    hidden: 'Hidden',
  } satisfies Record<ReviewState, string>,
  reported: 'Reported',
  waitingFor: {
    contact: 'It has an e-mail address, a phone number or a link. It is not public yet.',
    reports: 'Three readers reported it. It is hidden until you decide.',
    change: 'It was hidden, and its writer has changed it since. It is not public.',
    'hidden-before':
      'Its writer had deleted a review that was hidden, and wrote this one. It is not public.',
    'reported-before':
      'Its writer had deleted a review that readers reported, and wrote this one. It is not public.',
  } satisfies Record<WaitingFor, string>,
  reports: count('report', 'reports'),
  reportReason: {
    'names-someone': 'names a child or somebody who works there',
    unkind: 'unkind or hateful',
    untrue: 'not true',
    advertising: 'advertising',
    other: 'something else',
  } satisfies Record<ReportReason, string>,
  lastReason: 'Said before:',
  hasChanged: 'The writer changed this review while you had it open. Below is what it says now.',
  stars: (rating: number) => `${rating} of 5`,
  reasonLabel: 'Why you hide it',
  reasonHint: 'Needed when you hide a review. Its writer reads these words.',
  approve: 'Approve review',
  approving: 'Approving…',
  hide: 'Hide review',
  hiding: 'Hiding…',
  reasonMissing: 'Please say why. The writer reads it.',
  waitingAfter: 'After this one',
  open: 'Open',
  openOf: (listing: string, author: string) => ` the review of ${listing} by ${author}`,

  search: 'Search',
  searchHint: 'Part of a name, a username or an e-mail address',
  userCount: count('user', 'users'),
  noUsers: 'Nobody fits these words.',
  allUsers: 'Show all users',
  admin: 'Admin',
  suspended: 'Suspended',
  notVerified: 'E-mail not confirmed',
  you: 'This is you',
  joined: (day: string) => `Joined ${day}`,
  sessions: count('open sign-in', 'open sign-ins'),
  wrote: count('review', 'reviews'),
  acts: {
    makeAdmin: {
      button: 'Make admin',
      title: 'Make this person an admin?',
      text: (who: string) =>
        `${who} can then look after this site as you can. Their open sign-ins end, so they sign in anew.`,
      yes: 'Make admin',
    },
    makeUser: {
      button: 'Make user',
      title: 'Take the admin role away?',
      text: (who: string) => `${who} can no longer open this page. Their open sign-ins end.`,
      yes: 'Make user',
    },
    endSessions: {
      button: 'End sign-ins',
      title: 'Sign this person out everywhere?',
      text: (who: string) => `${who} has to sign in again on every device.`,
      yes: 'End sign-ins',
    },
    suspend: {
      button: 'Suspend',
      title: 'Suspend this account?',
      text: (who: string) =>
        `${who} is signed out and cannot sign in until you give the account back. What they wrote stays.`,
      yes: 'Suspend account',
    },
    restore: {
      button: 'Give back',
      title: 'Give this account back?',
      text: (who: string) => `${who} can sign in again.`,
      yes: 'Give account back',
    },
  },
  actOn: (who: string) => `: ${who}`,
  reason: 'Reason',
  reasonKept: 'It is kept in the record of what admins did.',
  working: 'Working…',
  optional: '(optional)',

  mailStates: {
    all: 'All',
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
  } satisfies Record<MailState | 'all', string>,
  noMailServer: `No mail server is set (SMTP_URL), so mails wait. After ${MAIL_TEXT_DAYS} days they are given up.`,
  mailCounts: (waiting: number, failed: number) => `${waiting} waiting, ${failed} failed`,
  noMails: 'There are no mails here.',
  mailTable: 'Mails, the newest first',
  mailColumns: {
    created: 'Written',
    kind: 'Kind',
    recipient: 'To',
    state: 'State',
    error: 'Last problem',
  },
  mailKinds: {
    'verify-email': 'Confirm the address',
    'sign-in-link': 'Sign-in link',
    'reset-password': 'New password',
    'password-changed': 'Password changed',
    'sign-in-method-linked': 'New way to sign in',
    'sign-in-method-removed': 'Way to sign in removed',
    'account-deleted': 'Account deleted',
    'already-registered': 'Already has an account',
  } satisfies Record<MailKind, string>,
  tries: count('try', 'tries'),
  noError: '–',
  older: 'Older mails',
  newer: 'Newer mails',
}
