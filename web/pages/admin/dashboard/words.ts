import { number } from '../../../../shared/formats/numbers.ts'
import { count } from '../kit/count-words.ts'

export const words = {
  setup: 'Set-up',
  setupLead:
    'What this site still needs before visitors can use all of it. docs/operating.md says how.',
  setupDone: (done: number, all: number) => `Set-up: ${done} of ${all} done`,
  steps: {
    address: {
      name: 'Address of the site',
      why: 'Links in emails and on shared pages lead to it.',
      setting: 'PUBLIC_URL',
    },
    mail: {
      name: 'Email',
      why: 'Without it nobody can sign up or be told anything.',
      setting: 'SMTP_URL, MAIL_FROM',
    },
    officer: {
      name: 'Grievance officer',
      why: 'Without one nobody can write a review or send a listing.',
      setting: 'GRIEVANCE_OFFICER',
    },
    contact: {
      name: 'Contact',
      why: 'An email address or a phone number, shown in the footer.',
      setting: 'CONTACT_EMAIL or CONTACT_PHONE',
    },
    tiles: {
      name: 'Map pictures',
      why: 'Without them maps show labelled points on a plain ground. You can leave this out.',
      setting: 'MAP_TILES_URL, MAP_ATTRIBUTION',
    },
  },
  done: 'Done',
  toDo: 'To do',
  toSet: (setting: string) => `Not set: ${setting}`,
  testMail: 'Send a test email',
  sendingTestMail: 'Sending…',
  testMailTaken: (recipient: string) =>
    `The mail server has taken the email to ${recipient}. It should arrive within minutes.`,
  testMailPrinted: (recipient: string) =>
    `No mail server is set, so the email to ${recipient} is only printed where the site was started.`,
  testMailFailed: (problem: string) => `The email was not sent. ${problem}`,
  title: 'Dashboard',
  loading: 'Loading the dashboard',
  number,
  listings: 'Listings',
  waiting: 'To review',
  waitingLead: (total: number, oldest: string) =>
    `${count('item', 'items')(total)} to review. The oldest has waited ${oldest}.`,
  nothingWaits: 'Nothing to review.',
  emptyQueues: (queues: string) => `Empty at the moment: ${queues}.`,
  checks: (many: number) => `${count('listing', 'listings')(many)} to check by phone or email`,
  approvedRate: 'Approved',
  approvedText: (approved: number) => `${count('listing', 'listings')(approved)} can be found`,
  rate: (percent: number | null) => (percent === null ? '–' : `${percent.toFixed(1)}%`),
  users: 'Users',
  subscribers: 'Newsletter subscribers',
  subscribersText: (unconfirmed: number) =>
    `${count('more address is', 'more addresses are')(unconfirmed)} not confirmed`,
  categories: 'Categories',
  statistics: 'The site now',
  seed: 'Seed Categories',
  seeding: 'Seeding…',
  seeded: 'All categories already exist.',
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
  chart: (total: number, most: number) =>
    `${number(total)} in 12 weeks; the most in one week: ${number(most)}`,
  scale: 'One bar for each week. Each chart has its own scale.',
  from: 'Weeks of',
  until: 'to',
  table: 'The numbers as a table',
  week: 'Week of',
}
