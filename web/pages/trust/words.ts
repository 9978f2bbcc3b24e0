import type { TrustFigures } from '../../../shared/checks/figures.ts'
import type { Channel } from '../../../shared/checks/kinds.ts'

const plural = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

const facts: Record<TrustFigures['missing'][number]['fact'], string> = {
  phone: 'A phone number',
  email: 'An email address',
  website: 'A website',
  address: 'The address',
  ages: 'Which ages they take',
  fees: 'What it costs',
  hours: 'When they are open',
  languages: 'Languages spoken',
  takesNewPeople: 'Whether they take new people',
}

export const words = {
  title: 'How accurate is this directory?',
  here: 'How accurate it is',
  description: 'What we have checked, how old it is, and how fast we answer reports, counted.',
  lead: 'Everything here is counted from checks and reports, each time you open the page. A low number stays here until somebody has called.',
  talukasOfGoa: 'The talukas of Goa',
  states: 'The states and union territories',
  statesCounted: (count: number) =>
    `${plural('state or territory', 'states and territories')(count)} with listings`,
  areaHow:
    'A listing for all of India is in none of these. Reachable: it shows a phone number, an email address, a website or a street address. Confirmed: somebody there told us in the last 12 months that they are open.',
  columns: ['All', 'Reachable', 'Confirmed'],
  taluka: 'Taluka',
  state: 'State or union territory',
  share: (count: number, of: number) =>
    of === 0 ? 'None yet' : `${Math.floor((100 * count) / of)} % (${count} of ${of})`,
  confirmed: (where: string) =>
    `Listings in ${where} that have contact details and are confirmed as open`,
  confirmedHow:
    'They show a phone number, an email address or a website, and somebody there told us within 12 months that they are open.',
  goa: 'Goa',
  india: 'all of India',
  checked: 'Listings with a fact that a person checked',
  checkedHow: 'By a call, a visit or a document, and the page still says what was checked.',
  phoneAge: 'Age of a checked phone number',
  phoneAgeHow: 'Half of the checked numbers were checked more recently than this.',
  noPhone: 'No phone number is checked yet',
  days: plural('day', 'days'),
  reports: 'Time until a report is answered',
  unsafe: 'Time until a report that a place is unsafe is answered',
  reportsHow: 'Of the reports of the last 12 months.',
  noReports: 'No reports answered yet',
  stillOpen: (count: number) => (count === 0 ? '' : `${count} open`),
  waits: (median: string, slow: string) => `Half within ${median}, nine of ten within ${slow}`,
  hours: (hours: number) =>
    hours < 48
      ? plural('hour', 'hours')(Math.ceil(hours))
      : plural('day', 'days')(Math.round(hours / 24)),
  tries: 'Tries to reach a place that were answered',
  triesHow: 'In the last 12 months, by how we tried.',
  noTries: 'We have not tried to reach anybody yet',
  channels: {
    call: 'By phone',
    whatsapp: 'By WhatsApp',
    mail: 'By email',
    visit: 'By a visit',
    post: 'By post',
  } satisfies Record<Channel, string>,
  sample: 'Checked facts that were right when somebody else asked again',
  sampleHow: 'One in twenty checks is repeated by somebody else. This counts the last 12 months.',
  noSample: 'Nothing has been asked twice yet',
  interval: (least: number, most: number) => `likely between ${least} % and ${most} %`,
  overdue: 'Planned checks that are late',
  noTasks: 'No check is due yet',
  overdueHow:
    'Every listing but an emergency number has its first check planned. Facts that change often are checked more often.',
  map: 'Where listings are in Goa',
  mapHow:
    'The larger a circle, the more listings a taluka has; filled is the part that was confirmed. The table has the numbers, and talukas whose place our sources do not have.',
  missing: 'What is missing most',
  missingHow: 'How many listings leave it out.',
  lacking: (fact: TrustFigures['missing'][number]['fact'], count: number, of: number) =>
    `${facts[fact]}: ${count} of ${of}`,
  callList: 'Places to call first, as a list to print',
  helpTitle: 'Help us call',
  help: 'Most of this has to be found out by phone. If you speak Konkani, Marathi, Hindi or English and have an hour, please write to us.',
  write: 'Write to us',
  how: 'How we check facts',
}
