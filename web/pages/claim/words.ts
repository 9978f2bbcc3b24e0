import { CODE_HOURS, type ClaimWay } from '../../../shared/claims/rules.ts'

export const words = {
  directory: 'Directory',
  here: 'Is this yours?',
  description: 'For people who work at a listed place: show that the listing is yours.',
  loading: 'Loading your claim',

  title: 'Is this yours?',
  lead: 'To show that it is yours, enter a code. A moderator reads it out on the phone number that this listing shows, or we send it to its email address or to one at its website. Then you can correct the listing whenever something changes.',
  signInFirst:
    'Please sign in first, or create an account. You need an email address. Then we take you back to this page.',
  waysTitle: 'How would you like to show it?',
  otherWays: 'Ask for another code, or another way',
  ways: { phone: 'By phone', email: 'By email', website: 'By your website' } satisfies Record<
    ClaimWay,
    string
  >,
  wayTexts: {
    phone: (end: string) =>
      `A moderator calls the number that ends in ${end} and reads out a code to the person who answers.`,
    email: (email: string) => `We send a code to ${email}.`,
    website: (domain: string) =>
      `We send a code to an email address that ends in @${domain}. Other addresses do not show that the website is yours.`,
  } satisfies Record<ClaimWay, (to: string) => string>,
  askButtons: {
    phone: 'Ask for a call',
    email: 'Send the code',
    website: 'Send the code there',
  } satisfies Record<ClaimWay, string>,
  address: (domain: string) => `Email address at ${domain}`,
  noWay:
    'This listing shows no phone number, email address or website to which we could send a code, so you cannot show here that it is yours.',
  wrongNumber: (day: string) =>
    `We do not call the number of this listing: it was found wrong on ${day}.`,
  contacts: {
    phone: 'phone number',
    email: 'email address',
    website: 'website',
  } satisfies Record<ClaimWay, string>,
  sentIn: (contacts: string) =>
    `You sent in the ${contacts} of this listing yourself. That cannot show that the listing is yours until one of us has checked it.`,
  otherLead:
    'To show that it is yours, enter a code that we send to its email address or to one at its website. Then you can correct the listing whenever something changes.',
  noOtherWay:
    'There is nothing else to which we could send a code, so you cannot show here that it is yours.',
  chooseOther: 'Please choose another way.',
  instead: 'If you cannot get a code:',
  write: 'You can write to us:',
  askUs: 'Ask us to correct or remove it',

  waitingTitle: 'A moderator will call',
  waitingText: (end: string | null) =>
    end
      ? `They call the number that ends in ${end} and read out a code. Then open this page again and type it in.`
      : 'The listing no longer shows a number to call. Please choose another way.',
  sentTitle: 'Type in the code',
  sentTexts: {
    phone: 'A moderator has read out a code to the person who answered the phone.',
    email: 'We have sent a code to the email address that the listing shows.',
    website: 'We have sent a code to the address that you wrote.',
  } satisfies Record<ClaimWay, string>,
  code: 'Code',
  codeHint: `Eight digits. It works once, for ${CODE_HOURS} hours.`,
  enter: 'Enter',
  voidTitle: 'This code no longer works',
  voidText:
    'It was typed wrong too often, is too old, or the listing has changed since. Please ask for another one.',

  provenTitle: 'You look after this listing',
  provenText:
    'Tell us what is right whenever something changes. A new name, number, email address or website is read by a moderator first, and so are words that name one, promise a cure or praise the place. Everything else is shown at once.',
  overTitle: 'Please show again that it is yours',
  overText:
    'The listing no longer shows the contact that we sent your code to. With a code to one that it shows now, you can correct it again.',
  notTaken: (fact: string) =>
    `A moderator has not changed the ${fact} of the listing to what you sent:`,
  moderatorWrote: 'The moderator wrote:',
  sendOther: 'To send it again, or something else, press “Check and correct it”.',
  correct: 'Check and correct it',
  correctHint:
    'It opens a page with the facts of the listing, without its description. To change that, please write to us.',
  toListing: 'See the listing',
  leaveTitle: 'I do not look after it',
  leaveText: 'You can then no longer correct it from your account. The listing stays as it is.',
  leave: 'Stop looking after it',

  declined: 'A moderator could not confirm that this listing is yours:',
  ended: 'You no longer look after this listing. A moderator wrote:',
}
