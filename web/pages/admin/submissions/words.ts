import type {
  DuplicateReason,
  SubmissionQueue,
  SubmissionWarning,
} from '../../../../shared/submissions/rules.ts'
import type { SubmittedField } from '../../../../shared/listings/fields.ts'
import { count } from '../kit/count-words.ts'

const REASONS: Record<DuplicateReason, string> = {
  phone: 'same phone number',
  website: 'same website',
  name: 'similar name in the same place',
}

export const words = {
  title: 'Submissions',
  noun: 'submission',
  show: 'Show',
  shows: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    all: 'All',
  } satisfies Record<SubmissionQueue, string>,
  search: 'Search',
  searchHint: 'Part of a name, a town, or who sent it in',
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
  notFound: 'Submission not found',
  others: 'The others',
  waitingAfter: 'Waiting after this one',
  open: 'Open',
  openOf: (name: string) => `: ${name}`,

  kinds: { new: 'New listing', change: 'Change' },
  sentBy: (who: string | null) => `Sent by ${who ?? 'somebody whose account is gone'},`,
  changeOf: 'A change of',
  listingPage: 'The listing',
  sent: 'Sent now',
  becomes: 'As it will appear in the directory',
  was: 'now',
  new: 'new',
  nothing: 'nothing',
  notChanged: 'It changes nothing.',
  outdated: 'An admin changed this since it was sent in.',
  listingGone: 'The listing it is about is no longer in the directory.',
  newTab: '(opens a new tab)',
  fields: {
    name: 'Name',
    category: 'Category',
    description: 'Description',
    address: 'Address',
    town: 'Town or village',
    region: 'State or union territory',
    pincode: 'PIN code',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    services: 'Services',
    accessibility: 'Access',
    ageGroups: 'Ages',
    languages: 'Languages',
    imageUrl: 'Address of a picture',
    picture: 'Picture',
  } satisfies Record<SubmittedField, string>,
  pictureOf: (name: string) => `The picture sent for ${name}`,
  pictureNow: (name: string) => `The picture of ${name} now`,

  twins: 'Sent more than once. Also waiting:',
  perhapsListed: 'Perhaps already listed.',
  why: (reasons: DuplicateReason[]) => reasons.map((reason) => REASONS[reason]).join(', '),
  notApproved: 'not approved',
  warnings: {
    'promises-cure':
      'This text seems to promise a cure. Autism is not an illness that is cured. Please read it with care.',
  } satisfies Record<SubmissionWarning, string>,

  noteLabel: 'Note to the sender',
  noteHint: 'Needed when you reject. It goes into the email exactly as you write it here.',
  approve: { new: 'Approve listing', change: 'Approve change' },
  approving: 'Approving…',
  reject: 'Reject',
  rejecting: 'Rejecting…',
  decidedBy: (who: string | null) => `Decided by ${who ?? 'somebody whose account is gone'},`,
  noteWas: 'Note to the sender:',
}
