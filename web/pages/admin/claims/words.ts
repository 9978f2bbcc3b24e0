import type { ClaimQueue, ClaimState, ClaimWay } from '../../../../shared/claims/rules.ts'
import { count } from '../kit/count-words.ts'
import { reasonKeys, searchKey, type KeyLine } from '../queue/words.ts'

export const words = {
  title: 'Claims',
  keys: [
    ['A', 'Make a code to read out'],
    ['R', 'Decline, or end it: opens the reasons'],
    ...reasonKeys,
    searchKey,
  ] satisfies KeyLine[],
  show: 'Which claims',
  shows: { waiting: 'To call', open: 'Open', proven: 'Shown', all: 'All' } satisfies Record<
    ClaimQueue,
    string
  >,
  search: 'Search',
  searchHint: 'Part of a name',
  clear: 'Show all claims',
  loading: 'Loading claims',
  count: count('claim', 'claims'),
  none: {
    waiting: 'There is nobody to call.',
    open: 'There are no open claims.',
    proven: 'Nobody looks after a listing yet.',
    all: 'There are no claims.',
  } satisfies Record<ClaimQueue, string>,
  noneFound: 'No claims match.',
  notFound: 'This claim is no longer there.',

  states: {
    waiting: 'To call',
    sent: 'Code is out',
    proven: 'Shown',
    declined: 'Declined',
    ended: 'Ended',
    withdrawn: 'Withdrawn',
  } satisfies Record<ClaimState, string>,
  overtaken: {
    declined: (who: string) => `${who} has already declined this claim.`,
    ended: (who: string) => `${who} has already ended this claim.`,
    withdrawn: () => 'The person who made this claim has withdrawn it.',
  },
  lead: (who: string) => `${who} says that this listing is theirs.`,
  openListing: 'Open the listing',
  notShown: 'not shown at the moment',
  who: 'Who',
  way: 'Shown by',
  ways: {
    phone: 'A call to',
    email: 'An email to',
    website: 'An email to an address at',
  } satisfies Record<ClaimWay, string>,
  gone: 'what the listing no longer shows',
  asked: 'Asked for',
  proven: 'Shown on',
  ended: 'Ended on',
  by: (when: string, who: string | null) => (who ? `${when}, by ${who}` : when),
  reason: 'The reason',
  tries: 'Wrong codes',
  others: 'Others who look after it',

  call: 'How to call',
  steps: (who: string): [call: string, ask: string, read: string] => [
    'Call the number that the listing shows:',
    `Ask the person who answers whether they know ${who}, and whether ${who} may correct their page with us.`,
    'Only if they say yes, make a code and read it out. They type it in on the page of the claim, or give it to that person.',
  ],
  wrongNumber: (day: string) =>
    `The number of this listing was found wrong on ${day}, so a call to it shows nothing. Please decline the claim.`,
  ownContact:
    'The person who claims the listing sent this contact in, and none of us has checked it since. An answer there shows nothing. Reach the place in another way, or decline or end the claim.',
  numberReports: 'Before you call: open reports about this number',
  rightIs: (right: string) => `They say this is right: ${right}`,
  noPhone: 'The listing no longer shows a number. Please decline the claim.',
  makeCode: 'Make a code to read out',
  another: 'Make another code',
  making: 'Making…',
  code: 'The code',
  codeText: (until: string) =>
    `Read it out now: it is not shown again. It works once, until ${until}.`,

  decline: 'Decline…',
  end: 'End it…',
  why: 'Why? The person who made the claim reads this.',
  reasonLabel: 'Message to the person who made the claim',
  declineAndSend: 'Decline and tell them',
  endAndSend: 'End it and tell them',
  sending: 'Sending…',
  reasons: {
    declined: [
      {
        label: 'They say no',
        text: 'The people who answered the phone of this listing did not agree.',
      },
      {
        label: 'Nobody answers',
        text: 'Nobody answered the phone of this listing. You can ask again, or choose another way.',
      },
      {
        label: 'Wrong number',
        text: 'The phone number of this listing is not that of the organisation, so we could not call it. Please choose another way, or write to us.',
      },
      { label: 'Another reason', text: '' },
    ],
    ended: [
      { label: 'They asked', text: 'The organisation has asked us to end this.' },
      {
        label: 'Untrue',
        text: 'What was written in this listing by your account was not true.',
      },
      { label: 'Another reason', text: '' },
    ],
  },
}
