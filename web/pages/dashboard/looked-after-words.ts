import type { ClaimState } from '../../../shared/claims/rules.ts'

export const lookedAfterWords = {
  title: 'Listings you look after',
  loading: 'Loading the listings you look after',
  none: 'There are none. If a listing is yours, open its page and press “Look after it or correct it yourself”.',
  states: {
    waiting: 'A moderator will call the number that the listing shows.',
    sent: 'We have sent a code. Type it in to show that the listing is yours.',
    proven: 'You can correct it whenever something changes.',
    declined: 'A moderator could not confirm that it is yours:',
    ended: 'You no longer look after it. A moderator wrote:',
    withdrawn: 'You no longer look after it.',
  } satisfies Record<ClaimState, string>,
  notTaken: 'A moderator did not take over something that you sent. Press the button to read why.',
  acts: {
    waiting: 'See what comes next',
    sent: 'Type in the code',
    proven: 'Check and correct',
    declined: 'Ask again',
    ended: 'Ask again',
    withdrawn: 'Ask again',
  } satisfies Record<ClaimState, string>,
}
