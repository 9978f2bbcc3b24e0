import { words as said } from '../../../shared/words.ts'

export const words = {
  ...said.newsletter,
  stayUpdated: 'Stay Updated',
  lead: 'New listings, changed phone numbers and events in Goa, by email. You can unsubscribe at any time.',
  email: 'Email address',
  subscribe: 'Subscribe to the newsletter',
  subscribing: 'Subscribing...',
  trap: 'Leave this empty',
  oneMoreStep: 'One more step.',
  pressTheButton: 'Please press the button in the email we sent.',
  untilThen: 'Until you press it you are not subscribed, unless you already were.',
  onceADay:
    'We send at most one such email a day. If you already get the newsletter, we do not send one.',
}
