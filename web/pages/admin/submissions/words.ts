import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { number } from '../../../../shared/formats/numbers.ts'
import type {
  DuplicateReason,
  SubmissionQueue,
  SubmissionWarning,
} from '../../../../shared/submissions/rules.ts'
import type { CheckMethod, SubmittedField } from '../../../../shared/listings/fields.ts'
import { submittedFields } from '../../../parts/listing/submitted-field-words.ts'
import { count } from '../kit/count-words.ts'
import { askMany, reasonKeys, searchKey, type KeyLine } from '../queue/words.ts'
import { words as reportWords } from '../reports/words.ts'

const OTHER = { label: 'Another reason', text: '' }

const REASONS: Record<DuplicateReason, string> = {
  phone: 'same phone number',
  website: 'same website',
  name: 'same or similar name',
}

const METHODS: Record<CheckMethod, string> = {
  phone: 'checked by us by calling',
  whatsapp: 'checked by us by WhatsApp',
  visit: 'checked by us by a visit',
  document: 'checked by us by a document',
  website: 'checked by us on its website',
  register: 'checked by us in an official register',
  import: 'checked by a list that we imported',
  'own-word': 'confirmed by the organisation, which wrote to us',
  'provider-link': 'confirmed by the organisation, by our link',
}

export const words = {
  title: 'Submissions',
  keys: [
    ['A', 'Approve'],
    ['R', 'Reject: opens the reasons'],
    ...reasonKeys,
    searchKey,
  ] satisfies KeyLine[],
  noun: 'submission',
  show: 'Show',
  shows: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    all: 'All',
  } satisfies Record<SubmissionQueue, string>,
  search: 'Search',
  searchHint: 'Name, town or sender',
  clear: 'Clear Search',
  loading: 'Loading submissions',
  count: count('submission', 'submissions'),
  none: {
    pending: 'Nothing to review.',
    approved: 'Nothing has been approved yet.',
    rejected: 'Nothing has been rejected yet.',
    all: 'Nothing has been sent in yet.',
  } satisfies Record<SubmissionQueue, string>,
  noneFound: 'No submissions match.',
  overtaken: {
    approved: (who: string) => `${who} has already approved this submission.`,
    rejected: (who: string) => `${who} has already rejected this submission.`,
  },
  overtakenByYou: {
    approved: 'You have already approved this submission.',
    rejected: 'You have already rejected this submission.',
  },
  notFound: 'Submission not found',
  kinds: { new: 'New listing', change: 'Change' },
  warned: {
    'promises-cure': 'Promises a cure?',
    'leads-elsewhere': 'New name or contact',
    'replaces-checked': 'Replaces a check',
    'own-email': 'Sender’s own email',
  } satisfies Record<SubmissionWarning, string>,
  duplicate: 'Listed already?',
  sentTwice: 'Sent twice?',
  sentAgain: 'Sent again',
  changeOfFields: (fields: string) => `Change: ${fields}`,
  nobody: 'Account gone',
  sentBy: (who: string | null) => `Sent by ${who ?? 'somebody whose account was deleted'}`,
  listingPage: 'The listing',
  was: 'Listed',
  new: 'Sent',
  same: (fields: string) => `The same in both: ${fields}.`,
  notGiven: (fields: string) => `Not given: ${fields}.`,
  nothing: 'nothing',
  notChanged: 'It changes nothing.',
  outdated: 'An admin changed this since it was sent in.',
  listingGone: 'The listing it is about is no longer in the directory.',
  fields: {
    ...submittedFields,
    imageUrl: 'Address of a picture',
  } satisfies Record<SubmittedField, string>,
  pictureOf: (name: string) => `The picture sent for ${name}`,
  pictureNow: (name: string) => `The picture of ${name} now`,

  rejectedBefore: 'The earlier one',
  twins: 'Sent more than once. Also waiting:',
  perhapsListed: 'Perhaps already listed.',
  whyAlike: (reasons: DuplicateReason[]) => reasons.map((reason) => REASONS[reason]).join(', '),
  notApproved: 'not approved',
  warnings: {
    'promises-cure':
      'This text seems to promise a cure. Autism is not an illness that is cured. Please read it with care.',
    'leads-elsewhere': reportWords.askFirst,
    'replaces-checked': 'It replaces what was checked:',
    'own-email':
      'The email address sent is that of the sender’s own account. Ask the place whether it is theirs.',
  } satisfies Record<SubmissionWarning, string>,

  checked: (field: string, method: CheckMethod, day: string) =>
    `${field}: ${METHODS[method]}, on ${day}.`,

  why: 'Why? The sender reads this in the email.',
  noteLabel: (who: string | null) => (who ? `Message to ${who}` : 'Message to the sender'),
  /** One that is not approved together with others, and why. */
  leftOut: (name: string, signs: string[]) => `“${name}” (${signs.map(inSentence).join(', ')})`,
  leavesOut: (many: number) =>
    many === 1
      ? 'One needs reading: open it to approve it'
      : `${number(many)} need reading: open each to approve it`,
  approveMany: (many: number) => `Approve ${many}…`,
  rejectMany: (many: number) => `Reject ${many}…`,
  asksMany: {
    approve: askMany('Approve', count('submission', 'submissions'), {
      means: () => 'Everybody sees them in the directory at once.',
    }),
    reject: askMany('Reject', count('submission', 'submissions'), {
      means: (reason) => `Everyone who sent one reads: “${reason}”`,
      and: ' and send',
    }),
  },
  reasons: {
    listed: (name: string | undefined) => ({
      label: 'Listed already',
      text: name
        ? `This place is already listed as “${name}”. If something there is wrong, open that page and press “Tell us what is right”.`
        : 'This place is already listed. If something there is wrong, open its page and press “Tell us what is right”.',
    }),
    twin: {
      label: 'Sent more than once',
      text: 'This place was sent to us more than once. The other one is still waiting for review.',
    },
    new: [
      {
        label: 'Not about autism',
        text: 'We list places and services for autistic people and their families. From what you sent we cannot see how this one helps them. If it does, please send it again and say how.',
      },
      {
        label: 'No address or phone',
        text: 'Families need a way to reach this place. Please send it again with an address and a phone number that works.',
      },
      {
        label: 'We could not confirm it',
        text: 'We could not confirm what you sent: we found no other source and reached nobody there. Please send it again with a website or a phone number that we can check.',
      },
      {
        label: 'Promises a cure',
        text: 'Autism is not an illness that is cured, so we list nothing that promises it. If this place offers support or therapy, please describe that and send it again.',
      },
      OTHER,
    ],
    change: [
      {
        label: 'We could not confirm it',
        text: 'We could not confirm this change: we found no other source and reached nobody there. Please tell us where it can be checked.',
      },
      {
        label: 'The listing says it already',
        text: 'The listing already says this.',
      },
      {
        label: 'Another place',
        text: 'What you sent is about another place. If that one is missing, please send it as a new listing.',
      },
      {
        label: 'Promises a cure',
        text: 'Autism is not an illness that is cured, so we publish nothing that promises it.',
      },
      OTHER,
    ],
  },
  approve: { new: 'Approve listing', change: 'Approve change' },
  approving: 'Approving…',
  approveWithNote: 'Approve with a message',
  approveAndSend: 'Approve and send',
  reject: 'Reject…',
  rejectAndSend: 'Reject and send',
  rejecting: 'Rejecting…',
  decidedBy: (who: string | null) => `Decided by ${who ?? 'somebody whose account was deleted'},`,
  noteWas: 'Note to the sender:',
}
