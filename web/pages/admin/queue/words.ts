import type { DecisionKind } from '../../../../shared/admin/decisions.ts'
import { number } from '../../../../shared/formats/numbers.ts'

/** Each of them with the reason; nothing where there is none. */
const leftOut = (why: string[]) =>
  why.length > 0 ? [`Left out, and still chosen: ${why.join(', ')}.`] : []

/** What is the same in every queue. */
export const words = {
  position: (at: number, total: number) => `${at} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  later: 'Decide later',
  putOff: 'Later',
  several: 'Several at once',
  pickSeveral: 'Choose several',
  pickAll: 'Choose all on this page',
  picked: (many: number) => `${number(many)} chosen`,
  why: 'Why',
  leftOut,
  answered: ({
    done,
    taken,
    refused,
    why,
  }: {
    done: number
    taken: string | undefined
    refused: number
    why: string[]
  }) => {
    const text = [
      taken,
      refused > 0 &&
        `${number(refused)} could not be changed. Somebody else may have been first: please open those that are still here one by one.`,
      ...why,
    ].filter((one) => one)
    return { title: `Done: ${number(done)}`, ...(text.length > 0 && { text: text.join(' ') }) }
  },
  notAnswered: {
    title: 'Error',
    text: 'None of these could be changed. Somebody else may have been first.',
  },
  oldest: (age: string) => `The oldest is ${age} old.`,
  item: 'What is open',
  bar: 'Decision',
  cancel: 'Cancel',
  nothingSaved: 'Nothing you pressed was saved.',
  notSent: 'Your message, which was not sent:',
  goOn: 'Go on to the next',
  somebody: 'Somebody else',
  lastDecision: 'Your last decision',
  /** The message of §8 of every answer to a submission. */
  statusUpdated: 'Status Updated',
  decided: {
    'submission.approve': 'Approved',
    'submission.reject': 'Rejected',
    'review.show': 'Review approved',
    'review.hide': 'Review hidden',
    'message.read': 'Marked as read',
    'event.approve': 'Event approved',
    'event.reject': 'Proposal rejected',
    'report.accept': 'Report accepted',
    'report.decline': 'Report declined',
  } satisfies Record<DecisionKind, string>,
  mailLeaves: (time: string) => `The email leaves at ${time}.`,
  undo: 'Undo',
  stillWaiting: 'Still waiting:',
  mostUsed: ['J', 'K'],
  keysHint: 'next, previous',

  allKeys: 'All keys',
  close: 'Close',
  key: 'Key',
  does: 'What it does',
  keys: {
    list: [
      ['J', 'Next in the list'],
      ['K', 'Previous in the list'],
    ],
    undo: [['U', 'Undo the last decision, for five minutes']],
    later: [['D', 'Decide later: to the end of the list']],
    all: [['?', 'This list']],
  } satisfies Record<string, KeyLine[]>,
}

/** The keys as they are printed, apart by a blank, and what they do. */
export type KeyLine = readonly [keys: string, does: string]

/** Where an answer is given with a reason. */
export const reasonKeys: KeyLine[] = [
  ['1 2 …', 'Choose a reason'],
  ['Ctrl Enter', 'Send the answer with its reason'],
  ['Esc', 'Close the reasons'],
]

/** Where the list can be searched. */
export const searchKey: KeyLine = ['/', 'Search']

/** Asks before several get one answer: what is done to what, and what that means for those who read the reason. */
export const askMany =
  (
    verb: string,
    nouns: (many: number) => string,
    { means, and = '' }: { means: (reason: string) => string; and?: string },
  ) =>
  (many: number, reason = '') => ({
    title: `${verb} ${nouns(many)}?`,
    text: `${means(reason)} Each can be undone for five minutes.`,
    yes: `${verb} ${number(many)}${and}`,
  })
