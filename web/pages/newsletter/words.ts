import { UNSUBSCRIBED_DAYS } from '../../../shared/retention.ts'

export const words = {
  here: 'Newsletter',
  description: 'Subscribe to our newsletter, or unsubscribe in one step.',

  subscribeTitle: 'Our newsletter',
  askedTitle: 'Check your email',

  readerTitle: 'You get our newsletter',
  reader: (email: string) => `It goes to ${email}.`,
  unsubscribe: 'Unsubscribe',
  unsubscribeHint: 'Press the button and we stop sending it.',

  unconfirmedTitle: 'Nothing is sent yet',
  unconfirmed: (email: string) =>
    `Somebody asked for our newsletter with ${email}. We send it only after “Yes, send it”.`,
  wantIt: 'I want the newsletter',

  endedTitle: 'You are unsubscribed',
  ended: (email: string) => `We no longer send our newsletter to ${email}.`,
  endedForgotten: `We forget the address after ${UNSUBSCRIBED_DAYS} days. If you have an account here, you still get emails about it.`,
  again: 'Subscribe again',

  confirmTitle: 'Do you want our newsletter?',
  confirm: (email: string) => `We send it to ${email} until you unsubscribe, which takes one step.`,
  yes: 'Yes, send it',
  notYou: 'If this is not your address, please close this page, and nothing will happen.',

  unknownTitle: 'There is no subscription here',
  unknown:
    'This link no longer works. It may be old or incomplete. No newsletter goes out because of it.',
  subscribe: 'Subscribe to our newsletter',
}
