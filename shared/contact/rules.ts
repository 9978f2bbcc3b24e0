import { DECIDING_FIELDS } from '../listings/deciding-facts.ts'

/** What the box takes: a letter, what a search did not find, or a word about a listing (ruling 6). */
export const CONTACT_KINDS = ['contact', 'missing', 'wrong', 'own-listing'] as const

export type ContactKind = (typeof CONTACT_KINDS)[number]

/** The facts of a listing of which a visitor can say the right value, in the order of its page. */
export const CORRECTED_FIELDS = [
  'name',
  'address',
  'town',
  'phone',
  'email',
  'website',
  'ages',
  'services',
  'languages',
  'accessibility',
  'credentials',
  ...DECIDING_FIELDS,
] as const

export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

/** What an admin looks at in the tab Messages. */
export const CONTACT_QUEUES = ['unread', 'read', 'all'] as const

export type ContactQueue = (typeof CONTACT_QUEUES)[number]

/** What the page says after a form without script: a mail is on its way, it has arrived, it had before, the link is too old. */
export const CONTACT_STEPS = ['confirm', 'sent', 'already', 'too-late'] as const

export type ContactStep = (typeof CONTACT_STEPS)[number]

/** Who wrote of their own listing: whoever looks after it now, another account, somebody signed out, or not recorded. */
export const MESSAGE_SENDERS = ['looks-after', 'other-account', 'guest', 'unknown'] as const
export type MessageSender = (typeof MESSAGE_SENDERS)[number]
