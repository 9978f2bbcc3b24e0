import type { Channel } from '../../../shared/checks/kinds.ts'

const plural = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

export const words = {
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  title: 'How true is this directory?',
  here: 'How true it is',
  description: 'What we have checked, how old it is, and how fast we answer reports, counted.',
  lead: 'Everything here is counted from checks and reports, each time you open the page. A low number stays here until somebody has called.',
  share: (count: number, of: number) =>
    of === 0 ? 'None yet' : `${Math.floor((100 * count) / of)} % (${count} of ${of})`,
  confirmed: (where: string) => `Listings in ${where} that can be used`,
  confirmedHow:
    'They show a phone number, an email address or a website, and somebody there told us within 12 months that they are open.',
  goa: 'Goa',
  india: 'all of India',
  checked: 'Listings with a fact that a person checked',
  checkedHow: 'By a call, a visit or a document, and the page still says what was checked.',
  phoneAge: 'Age of a checked phone number',
  phoneAgeHow: 'Half of those that are checked were checked less long ago.',
  noPhone: 'No phone number is checked yet',
  days: plural('day', 'days'),
  reports: 'Time until a report is answered',
  unsafe: 'The same, where somebody says that a place is not safe',
  reportsHow:
    'Of reports of the last 12 months: half were answered within the first time, nine of ten within the second.',
  noReports: 'No report is answered yet',
  stillOpen: (count: number) => (count === 0 ? '' : `${count} open`),
  waits: (median: string, slow: string) => `${median}; ${slow}`,
  hours: (hours: number) =>
    hours < 48
      ? plural('hour', 'hours')(Math.ceil(hours))
      : plural('day', 'days')(Math.round(hours / 24)),
  tries: 'Tries to reach a place that were answered',
  triesHow: 'In the last 12 months, by each way.',
  noTries: 'Nobody has been asked yet',
  channels: {
    call: 'By phone',
    whatsapp: 'By WhatsApp',
    mail: 'By email',
    visit: 'By a visit',
    post: 'By post',
  } satisfies Record<Channel, string>,
  sample: 'Checked facts that were right when somebody else asked again',
  sampleHow: 'One in twenty checks is repeated by somebody else. This counts the last 12 months.',
  noSample: 'Nothing is asked twice yet',
  interval: (least: number, most: number) => `likely between ${least} % and ${most} %`,
  overdue: 'Listings to ask that are late',
  noTasks: 'Nothing is to be asked yet',
  overdueHow: 'Each fact is asked again after a time of its own.',
  helpTitle: 'Help us call',
  help: 'Volunteers call places and write down what they say. If you speak Konkani, Marathi, Hindi or English and have an hour, write to us.',
  write: 'Write to us',
  how: 'How we check facts',
}
