import { correctedFields } from '../../parts/listing/corrected-field-words.ts'

export const words = {
  title: 'Get in Touch',
  loading: 'Loading the form',
  description: 'Ask a question, tell us about a missing place, or say what is wrong.',
  lead: 'A person reads every message. We reply by email, or call you if you give a number.',
  otherWays: 'What may be faster than a message',
  danger: 'Is someone in danger?',
  helpNow: 'Call one of these numbers now',
  wrongFact: 'Is something wrong in a listing?',
  findListing: 'Find the listing',
  sayItThere: 'and press “Tell us what is right” on its page. Then we know which one you mean.',

  which: 'What is wrong?',
  whichLead: 'Choose the line that is wrong on this page:',
  somethingElse: 'Something else',
  facts: correctedFields,
  doNotKnow: 'I do not know',
  notKnownYet: 'not known yet',
  noStreetYet: 'no street known yet',
  whatIsRight: 'What is right?',
  onPage: (fact: string) => `${fact} on our page:`,
  right: (fact: string) => `The right ${fact}`,
  rightHint: 'If you do not know it, leave this blank.',
  listHint: 'Put a comma between them. If you do not know, leave this blank.',
  rightOrMoreHint: 'If you do not know it, write below what you do know.',
  listOrMoreHint: 'Put a comma between them. If you do not know, write below what you do know.',
  /** Beside what is wrong, what nobody knows yet, or the listing as a whole. */
  more: {
    wrong: {
      label: 'How do you know it?',
      hint: 'For example: I called, or it is on their board.',
    },
    missing: {
      label: 'What do you know about it?',
      hint: 'For example: it is on their website or board.',
    },
    listing: {
      label: 'What should we know?',
      hint: 'Please do not send a child’s name or medical reports.',
    },
  },
  anotherLine: 'Another line is wrong',
  whatIsIt: 'What is wrong with it?',
  isWrong: 'This is wrong',
  hear: 'Your email address',
  hearHint: 'Only to tell you what we did.',
  hearElse: 'Without it, you get a link to a page that says so.',
  hearWithoutScript:
    'JavaScript is off in your browser, so we need your email address: after you press “Send”, we send you an email with a link. Open it and press the button there: then your report reaches us.',
  sendReport: 'Send',
  correctionNext: 'A moderator checks what you send. If you are right, the page changes.',

  aboutListing: 'Your message is about this listing:',
  name: 'Your name',
  email: 'Email address',
  emailHint: 'We use it only to reply.',
  phone: 'Phone',
  phoneHint: 'If you would like us to call you',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Please do not send a child’s name or medical reports.',
  send: 'Send message',
  sending: 'Sending…',
  trap: 'Please leave this field empty',
  withoutScript:
    'JavaScript is off in your browser. After you press “Send message”, we send you an email with a link. Open it and press the button there: then your message reaches us.',
  closedWithoutScript: 'JavaScript is off in your browser. At the moment this form needs it.',

  check: {
    unverified: 'Spam check',
    verifying: 'Spam check running…',
    verified: 'Spam check passed',
    failed: 'The check did not work. You can send your message anyway: we then ask you by email.',
    hint: 'The spam check runs by itself. It keeps out spam.',
  },

  sentTitle: 'Message Sent!',
  sentText: 'Your message has arrived. Thank you for writing.',
  sentNext: [
    'A person reads it.',
    'We reply to the email address you gave, or call you if you gave a number.',
  ],
  reportedTitle: 'Thank you. We have your report.',
  follow: 'Follow your report',
  followHint: 'Keep the address of that page: nobody can find it again for you.',
  followByEmail:
    'We email you what we did, too, but at most one such email a day. The link says it in any case.',
  toListing: 'Back to the listing',
  confirmTitle: 'One more step',
  confirmText:
    'Please check your inbox. We have sent you an email with a link. Open it and press the button there: then your message reaches us.',
  confirmNext: [
    'Open our email. It may take a few minutes to arrive.',
    'Open its link, and press the button there within 7 days from now.',
    'No email yet? Check your spam folder. We send at most one such email a day, so it may come tomorrow. If you already have one that asks you to confirm a message, its link also shows this message.',
  ],
  alreadyTitle: 'Your message has already arrived.',
  alreadyText: 'You do not have to do anything more. A person reads it.',
  tooLateTitle: 'This link no longer works',
  tooLateText:
    'It is older than 7 days, or part of it is missing. Please write your message again.',
  another: 'Write another message',
  toHome: 'Back to home',

  pressTitle: 'Confirm your message',
  pressDescription: 'Press the button to send the message you wrote.',
  pressLead:
    'You wrote to us without JavaScript. Please press the button, so that we know it was you.',
  waiting: 'Messages waiting to be sent',
  waitingHint:
    'Please tick what you wrote yourself. Somebody else may have typed your address: what you do not tick is not sent, and is erased after 7 days.',
  written: (when: string) => `written on ${when}`,
  noneTicked: 'Please tick a message.',
  press: 'Send the ticked messages',
  notYou: 'If you did not write to us, please close this page. Nothing is sent.',

  reachUs: 'Other ways to reach us',
  whereWeAre: 'Where we are',

  /** What stands in the form already. */
  subjects: {
    missing: 'A place for the directory',
    missingSearch: (search: string) => `Not found in the directory: ${search}`,
    known: (listing: string) => `What I know about ${listing}`,
    wrong: (listing: string) => `Something wrong: ${listing}`,
    article: (slug: string) => `Something wrong in the article “${slug}”`,
    corrected: (listing: string, fact: string) => `${fact}: ${listing}`,
    own: (listing: string) => `Correct or remove: ${listing}`,
  },
  messages: {
    missingSearch: (search: string) => `I looked for “${search}” and did not find it.`,
  },
}
