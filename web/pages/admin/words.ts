import type { MailKind, MailState } from '../../../shared/admin/mails.ts'
import { MAIL_TEXT_DAYS } from '../../../shared/retention.ts'

const count = (one: string, many: string) => (number: number) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

export const words = {
  title: 'Admin Panel',
  description: 'For the admins of this site.',
  /** Where one is, on the fold of a narrow window. */
  part: (label: string | undefined) => (label ? `Admin Panel: ${label}` : 'Admin Panel'),
  waiting: 'waiting',
  hello: (name: string) => `Hello ${name}.`,
  loading: 'Loading the admin panel',
  tabs: 'Parts of the admin panel',
  loadingTab: 'Loading',
  needsScript: 'To work here, your browser has to run JavaScript.',

  authenticationRequired: 'Authentication Required',
  signInFirst: 'Please sign in with an admin account.',
  forbidden: '403 - Access Forbidden',
  forbiddenText: 'Your account may not open this page. It is for admins of this site.',
  returnHome: 'Return to home',

  dashboard: 'Dashboard',
  submissions: 'Submissions',
  listings: 'Listings',
  csvImport: 'CSV Import',
  events: 'Events',
  blog: 'Blog',
  paid: 'Ads',
  messages: 'Messages',
  reviews: 'Reviews',
  searchTab: 'Search',
  users: 'Users',
  mail: 'Mail',
  checks: 'Checks',
  reports: 'Reports',
  claims: 'Claims',
  pages: { label: 'Pages', page: 'Page', previous: 'Previous page', next: 'Next page' },
  more: 'More',
  close: 'Close',
  cancel: 'Cancel',

  editConflict: {
    title: (noun: string) => `Somebody else has changed this ${noun}.`,
    text: 'What you wrote is still here. Nothing of it is saved yet.',
    sides: ['Here:', 'Newest:'],
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    choose:
      'With “Keep mine” the next save replaces the newest. With “Show newest” what you wrote here is lost.',
    onlyShow: 'It can no longer be changed here. With “Show newest” what you wrote here is lost.',
    keep: 'Keep mine',
    show: 'Show newest',
    kept: 'When you save now, your words replace what somebody else wrote.',
  },

  show: 'Show',

  search: 'Search',
  searchHint: 'Name, username or email',
  userCount: count('user', 'users'),
  noUsers: 'No users match.',
  allUsers: 'Show all users',
  admin: 'Admin',
  checker: 'Checks facts',
  suspended: 'Suspended',
  notVerified: 'Email not confirmed',
  you: 'This is you',
  joined: (day: string) => `Joined ${day}`,
  sessions: (number: number) =>
    number === 0
      ? 'Not signed in'
      : number === 1
        ? 'Signed in on 1 device'
        : `Signed in on ${number} devices`,
  wrote: count('review', 'reviews'),
  acts: {
    makeAdmin: {
      button: 'Make admin',
      title: 'Make this person an admin?',
      text: (who: string) =>
        `${who} can then do everything here that you can. They are signed out everywhere and have to sign in again.`,
      yes: 'Make admin',
    },
    makeUser: {
      button: 'Remove admin role',
      title: 'Remove the admin role?',
      text: (who: string) => `${who} can no longer open this page. They are signed out everywhere.`,
      yes: 'Remove admin role',
    },
    makeChecker: {
      button: 'Let check facts',
      title: 'Let this person check facts?',
      text: (who: string) =>
        `${who} can then open Checks, and nothing else of this panel. There they see whom to ask for at a place, while they check it. They are signed out everywhere and have to sign in again.`,
      yes: 'Let check facts',
    },
    endChecker: {
      button: 'End checking facts',
      title: 'End checking facts?',
      text: (who: string) => `${who} can no longer open Checks. They are signed out everywhere.`,
      yes: 'End checking facts',
    },
    endSessions: {
      button: 'Sign out everywhere',
      title: 'Sign this person out everywhere?',
      text: (who: string) => `${who} has to sign in again on every device.`,
      yes: 'Sign out everywhere',
    },
    suspend: {
      button: 'Suspend',
      title: 'Suspend this account?',
      text: (who: string) =>
        `${who} is signed out and cannot sign in until you lift the suspension. What they wrote stays.`,
      yes: 'Suspend account',
    },
    restore: {
      button: 'Lift suspension',
      title: 'Lift this suspension?',
      text: (who: string) => `${who} can sign in again.`,
      yes: 'Lift suspension',
    },
  },
  actOn: (who: string) => `: ${who}`,
  reason: 'Reason',
  reasonKept: 'It is kept in the audit log.',
  working: 'Working…',
  optional: '(optional)',

  mailStates: {
    all: 'All',
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
  } satisfies Record<MailState | 'all', string>,
  noMailServer: `No mail server is set (SMTP_URL), so emails wait. We stop trying after ${MAIL_TEXT_DAYS} days.`,
  mailCounts: (waiting: number, failed: number) => `${waiting} waiting, ${failed} failed`,
  noMails: 'There are no emails here.',
  mailTo: (recipient: string) => `to ${recipient}`,
  mailProblem: (error: string) => `Last problem: ${error}`,
  mailKinds: {
    'verify-email': 'Confirm the address',
    'sign-in-link': 'Sign-in link',
    'reset-password': 'New password',
    'password-changed': 'Password changed',
    'sign-in-method-linked': 'New way to sign in',
    'sign-in-method-removed': 'Way to sign in removed',
    'submission-approved': 'Submission approved',
    'submission-rejected': 'Submission rejected',
    'what-waits': 'Daily summary for admins',
    'account-deleted': 'Account deleted',
    'already-registered': 'Already has an account',
    'event-registered': 'Registered for an event',
    'event-waitlisted': 'On a waitlist',
    'event-offered': 'Place offered',
    'event-offer-ended': 'Offer ended',
    'event-left': 'Registration cancelled',
    'event-cancelled': 'Event cancelled',
    'event-changed': 'Event changed',
    'event-reminder': 'Event reminder',
    'event-approved': 'Event approved',
    'event-rejected': 'Event rejected',
    'newsletter-welcome': 'Newsletter: please confirm',
    'contact-message': 'Message to the site',
    'contact-confirm': 'Confirm a message',
    'report-unsafe': 'A place is said to be unsafe',
    'report-answered': 'A report is answered',
    'event-organiser': 'Named as organiser',
    'ask-provider': 'Asks a provider to check',
    'claim-code': 'A code for a listing',
    'claim-ended': 'A claim is declined or ended',
  } satisfies Record<MailKind, string>,
  tries: count('try', 'tries'),
  older: 'Older emails',
  newer: 'Newer emails',
}
