import { count } from '../kit/count-words.ts'

export const words = {
  title: 'Dashboard',
  loading: 'Loading the dashboard',
  number: (value: number) => value.toLocaleString('en-IN'),
  listings: 'Listings',
  pending: 'Waiting',
  pendingText: (listings: number, submissions: number) =>
    `${count('listing', 'listings')(listings)} not approved, ${count('submission', 'submissions')(submissions)}`,
  pendingLink: 'Show listings that are not approved',
  approvedRate: 'Approved',
  approvedText: (approved: number) => `${count('listing', 'listings')(approved)} can be found`,
  rate: (percent: number | null) => (percent === null ? '–' : `${percent.toFixed(1)} %`),
  unreadMessages: 'Unread messages',
  messagesLink: 'Read the messages',
  users: 'Users',
  subscribers: 'Newsletter subscribers',
  subscribersText: (unconfirmed: number) =>
    unconfirmed === 0
      ? 'They have confirmed.'
      : `They have confirmed. ${count('address waits', 'addresses wait')(unconfirmed)} for that.`,
  subscribersLink: 'Show newsletter addresses',
  categories: 'Categories',
  statistics: 'Statistics',
  seed: 'Seed Categories',
  seeding: 'Seeding…',
  seeded: 'All categories exist already.',
  missing: (number: number) => `${count('category is', 'categories are')(number)} missing.`,
  audit: 'Who changed what: the audit log',

  latest: 'Latest submissions',
  latestMessages: 'Latest messages',
  noMessages: 'There are no messages.',
  noSubmissions: 'Nobody has sent a submission yet.',
  sentBy: (who: string | null) => who ?? 'Somebody',

  weeks: 'The last 12 weeks',
  series: {
    listings: 'New listings',
    submissions: 'Submissions',
    users: 'New users',
    reviews: 'Reviews',
  },
  chart: (name: string, total: number, most: number) =>
    `${name}: ${total.toLocaleString('en-IN')} in 12 weeks, at most ${most.toLocaleString('en-IN')} in a week`,
  from: 'Weeks of',
  until: 'to',
  table: 'The numbers as a table',
  week: 'Week of',
}
