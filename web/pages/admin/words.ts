import { listOfAll } from '../../../shared/formats/lists.ts'

export const words = {
  title: 'Admin Panel',
  description: 'For the admins of this site.',
  /** Where one is, on the fold of a narrow window. */
  part: (label: string | undefined) => (label ? `Admin Panel: ${label}` : 'Admin Panel'),
  waiting: 'waiting',
  hello: (name: string) => `Hello ${name}.`,
  loading: 'Loading the admin panel',
  tabs: 'Parts of the admin panel',
  needsScript: 'To work here, your browser has to run JavaScript.',

  authenticationRequired: 'Authentication Required',
  signInFirst: 'Please sign in with an admin account.',
  hasEnded:
    'You are no longer signed in, so what you pressed was not saved. What you wrote is kept in this browser: sign in again, and it is there.',
  forbidden: '403 - Access Forbidden',
  forbiddenText: 'Your account may not open this page. It is for admins of this site.',
  returnHome: 'Return to home',

  dashboard: 'Dashboard',
  submissions: 'Submissions',
  listings: 'Listings',
  listingsToApprove: 'Listings to approve',
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
    keep: 'Keep mine',
    show: 'Show newest',
    kept: 'When you save now, your words replace what somebody else wrote.',
    /** Where what nobody changed here is told from one's own words. */
    merged: {
      others: (labels: string[]) =>
        `They changed what you did not: ${listOfAll(labels)}. That stays as they saved it.`,
      choose:
        'With “Keep mine” the next save replaces only what you changed. With “Show newest” what you wrote here is lost.',
      kept: 'When you save now, what you changed replaces what somebody else wrote. The rest is as they saved it.',
    },
    decided: {
      title: (noun: string) => `This ${noun} was changed after you opened it.`,
      text: 'Nothing is decided yet. Please read what it says now. A note that you wrote is still here.',
      sides: ['Before:', 'Now:'],
      readFirst:
        'Your answer was not sent. Please read what it says now and press “I have read it”; then answer.',
      read: 'I have read it',
    },
  },

  working: 'Working…',
}
