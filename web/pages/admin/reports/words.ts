import type { ReportKind, ReportSayer } from '../../../../shared/checks/kinds.ts'
import type { HandMethod } from '../../../../shared/listings/fields.ts'
import type { ReportQueue } from '../../../../shared/reports/rules.ts'
import { number } from '../../../../shared/formats/numbers.ts'
import { words as answers } from '../../../../shared/reports/words.ts'
import { words as shared } from '../../../../shared/words.ts'
import { count } from '../kit/count-words.ts'
import { askMany, reasonKeys, searchKey, type KeyLine } from '../queue/words.ts'

export const words = {
  title: 'Reports',
  keys: [
    ['A', 'Make the change; you may be asked how you checked it. Or accept: opens the answers'],
    ['R', 'Decline: opens the reasons'],
    ['C', 'Ask the provider'],
    ...reasonKeys,
    searchKey,
  ] satisfies KeyLine[],
  show: 'Which reports',
  shows: { open: 'Open', decided: 'Decided', all: 'All' } satisfies Record<ReportQueue, string>,
  search: 'Search',
  searchHint: 'Part of a name',
  clear: 'Show all reports',
  loading: 'Loading reports',
  count: count('report', 'reports'),
  none: {
    open: 'There are no open reports.',
    decided: 'No report is decided yet.',
    all: 'There are no reports.',
  } satisfies Record<ReportQueue, string>,
  order:
    'Reports of unsafe places come first, then those from people who were mostly right. Within each, the oldest come first.',
  noneFound: 'No reports match.',
  notFound: 'This report is no longer there.',

  of: (fact: string, listing: string) => `${fact} of ${listing}`,
  people: (number: number) => `${number} people`,
  sayers: {
    visitor: 'A visitor',
    checker: 'A checker',
    provider: 'The provider',
  } satisfies Record<ReportSayer, string>,
  keeper: (name: string | null) =>
    name ? `${name}, who looks after the listing` : 'Somebody who looks after the listing',
  openListing: 'Open the listing',
  merge: 'Merge with another listing',
  notShown: 'not shown at the moment',
  takeOut: 'Take it out of the directory…',
  takeOutTitle: 'Has it closed?',
  takeOutText: (name: string) =>
    `Nobody finds ${name} any more, and its page says that it is no longer listed. You can undo this for 24 hours, on the tab Listings.`,
  takeOutYes: 'It has closed: take it out',
  overtaken: {
    accepted: (who: string) => `${who} has already accepted this report.`,
    declined: (who: string) => `${who} has already declined this report.`,
  },
  /** In a row, beside who says so. */
  kinds: {
    'wrong-number': 'Wrong number',
    'no-answer': 'No answer',
    moved: 'Has moved',
    closed: 'Has closed',
    fee: 'Other cost',
    duplicate: 'Listed twice',
    unsafe: 'Not safe',
    other: 'Something else',
  } satisfies Record<ReportKind, string>,
  accepted: 'Accepted',
  declined: 'Declined',
  asked: (when: string) => `A call to the provider is planned, since ${when}.`,
  notAsked:
    'Its provider cannot be asked in Checks while the listing is not shown. To ask, approve it first, on the tab Listings.',
  decided: (who: string | null, when: string) => (who ? `${who}, ${when}` : when),
  answered: 'The answer',
  noAnswer: 'The listing was changed, and no words were added.',

  seen: 'What they saw',
  seenStill: 'What they saw, and the page still says',
  hasChanged: 'It has changed since',
  now: 'The page says now',
  right: 'What they say is right',
  nothing: 'Nothing',
  notKnown: 'They do not know',
  isRightNow: 'The page already says what is right.',
  askFirst: 'Ask the place before you change this. What somebody sent may lead to another place.',
  callFirst: 'Call the old number before you change a phone:',
  said: 'What they say',
  saidBy: (who: string, when: string) => `${who}, ${when}`,
  before: ({ accepted, declined }: { accepted: number; declined: number }) =>
    accepted + declined === 0
      ? 'None of their reports has been decided yet.'
      : `Their reports so far: ${number(accepted)} accepted, ${number(declined)} declined.`,
  checked: 'Confirmed',
  neverChecked: 'Never by us',

  change: 'Change it',
  changeTo: (value: string) => `Change to: ${value}`,
  /** Where a wrong value leads families elsewhere. */
  checkedChange: 'Checked: change it…',
  checkedTo: (value: string) => `Checked: ${value}…`,
  howChecked: (value: string) => `How did you check “${value}”?`,
  howCheckedHint:
    'Say how you checked it yourself today, not how the sender did. Your answer changes the listing and is recorded as a check.',
  ways: {
    phone: 'By calling',
    whatsapp: 'By WhatsApp',
    visit: 'By a visit',
    document: 'By a document',
    website: 'On its website',
    'own-word': 'The place wrote to us',
  } satisfies Record<HandMethod, string>,
  changing: 'Changing…',
  accept: 'Accept…',
  decline: 'Decline…',
  ask: 'Ask the provider',
  asking: 'Adding a check…',
  why: 'Why? The person who sent it reads this.',
  whatDone:
    'What have you done? This closes the report and sends the message below. It does not change the listing.',
  answerLabel: 'Message to the person who sent it',
  declineAndSend: 'Decline and tell them',
  acceptAndSend: 'Accept and tell them',
  sending: 'Sending…',
  /** The same where nobody can be told. */
  untold: {
    why: 'Why? Only moderators read this: nobody who said it can be told.',
    whatDone:
      'What have you done? This closes the report and changes nothing in the listing. Only moderators read it: nobody who said it can be told.',
    answerLabel: 'For other moderators',
    declineAndSend: 'Decline',
    acceptAndSend: 'Accept',
  },
  answerMany: {
    accepted: (many: number) => `Accept ${number(many)}…`,
    declined: (many: number) => `Decline ${number(many)}…`,
  },
  asksMany: {
    accepted: askMany('Accept', count('report', 'reports'), {
      means: (answer) => `No listing changes by this. Everyone who sent one reads: “${answer}”`,
      and: ' and tell them',
    }),
    declined: askMany('Decline', count('report', 'reports'), {
      means: (answer) => `Everyone who sent one reads: “${answer}”`,
      and: ' and tell them',
    }),
  },
  decidedByOthers: (many: number) => `${number(many)} had been decided by somebody else.`,
  unsafeAlone: 'What is unsafe is answered one by one.',
  reasons: {
    declined: [
      {
        label: 'Right as it is',
        text: 'We asked the place itself. What the page says is right.',
      },
      {
        label: 'Could not confirm',
        text: 'We found no other source and reached nobody there. Please tell us where it can be checked.',
      },
      {
        label: 'Another place',
        text: 'What you wrote is about another place. If that one is missing, please send it as a new listing.',
      },
      {
        label: 'Corrected already',
        text: 'The page already says what is right. Please load it again.',
      },
      { label: 'Another reason', text: '' },
    ],
    accepted: [
      {
        label: 'I removed it: closed',
        text: `You are right: the place has closed. ${shared.noLongerListed}`,
      },
      {
        label: 'I corrected the listing',
        text: `You are right. ${answers.corrected}`,
      },
      {
        label: 'I merged the two',
        text: 'You are right: it was listed twice. The two are one listing now.',
      },
      {
        label: 'We are looking into it',
        text: 'Thank you. We are looking into it with the people concerned. This is our only answer to your report.',
      },
      { label: 'My own words', text: '' },
    ],
  },
}
