import type { SubscriptionState } from '../../../../shared/newsletter/rules.ts'
import { SUBSCRIPTION_DAYS, UNSUBSCRIBED_DAYS } from '../../../../shared/retention.ts'
import { count } from '../kit/count-words.ts'

export const words = {
  title: 'Newsletter',
  lead: `Only confirmed addresses get issues. An address is erased when it has not been confirmed for ${SUBSCRIPTION_DAYS} days, or was unsubscribed ${UNSUBSCRIBED_DAYS} days ago.`,
  back: 'Back to the dashboard',
  loading: 'Loading the addresses',

  export: 'Export confirmed (CSV)',
  exportHint:
    'Take a new file before each issue: somebody may have unsubscribed since. Put the unsubscribe address of each line into its email. The audit log notes every export.',

  search: 'Search',
  searchHint: 'Part of an address',
  show: 'Show',
  shows: {
    all: 'All',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    unsubscribed: 'Unsubscribed',
  } satisfies Record<SubscriptionState | 'all', string>,
  count: count('address', 'addresses'),
  none: 'No addresses match.',
  nobody: 'Nobody has subscribed yet.',
  all: 'Show all addresses',

  asked: (day: string) => `Asked for on ${day}`,
  confirmed: (day: string) => `Confirmed on ${day}`,
  unsubscribed: (day: string) => `Unsubscribed on ${day}`,

  delete: 'Delete address',
  of: (email: string) => `: ${email}`,
  question: 'Delete this address?',
  text: (email: string) =>
    `${email} is erased from the newsletter at once. This cannot be undone. Who deletes it is kept in the audit log, the address is not.`,
}
