export const words = {
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  title: 'Get in Touch',
  loading: 'Loading the form',
  description:
    'Write to the people behind this directory: a question, a place that is missing, or something that is wrong.',
  lead: 'A person reads every message. An answer comes by email.',
  notForEmergencies: 'If somebody is in danger, please call.',
  helpNow: 'Help now',

  aboutListing: 'Your message is about this listing:',
  name: 'Your name',
  email: 'Email address',
  emailHint: 'An answer comes to this address. It is used for nothing else.',
  phone: 'Phone',
  phoneHint: 'If you would rather be called',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Please do not send a child’s name or medical reports.',
  send: 'Send message',
  sending: 'Sending…',
  trap: 'Please leave this field empty',
  withoutScript:
    'Your browser does not run JavaScript here. After you press “Send message”, we send you a mail with one button. When you have pressed it, your message arrives.',
  closedWithoutScript:
    'Your browser does not run JavaScript here. At the moment this form needs it.',

  check: {
    unverified: 'Check that this is no spam',
    verifying: 'Checking that this is no spam…',
    verified: 'Checked: this is no spam',
    failed: 'The check did not work. You can send all the same: we then ask you by mail.',
    hint: 'We check that you are not a program. You need not do anything.',
  },

  sentTitle: 'Message Sent!',
  sentText: 'Your message has arrived. Thank you for writing.',
  sentNext: ['A person reads it.', 'An answer comes to the email address you gave.'],
  confirmTitle: 'One more step',
  confirmText:
    'Please look into your inbox. A mail with one button comes to you: press it, and your message arrives.',
  confirmNext: [
    'Open our mail. It may take a few minutes.',
    'Open its link, and press the button there within 7 days from now.',
    'Nothing came? Please look among the spam. We write to one address once in 24 hours, for the newsletter, too: if we have just done so, our mail comes about a day later. If the last one asked you to confirm a message, its link shows this one, too.',
  ],
  alreadyTitle: 'Your message has already arrived.',
  alreadyText: 'You need not do anything more. A person reads it.',
  tooLateTitle: 'This link does not work any more',
  tooLateText:
    'It is older than 7 days, or it was not copied whole. Please write your message again.',
  another: 'Write another message',
  toHome: 'Back to home',

  pressTitle: 'Confirm your message',
  pressDescription: 'One press sends the message that you wrote.',
  pressLead: 'You wrote to us without JavaScript. Please press once, so that we know it was you.',
  waiting: 'Messages that wait',
  waitingHint:
    'Please tick what you wrote yourself. Somebody else may have typed your address: what is not ticked is not sent, and erased after 7 days.',
  written: (when: string) => `written on ${when}`,
  noneTicked: 'Please tick a message.',
  press: 'Send what is ticked',
  notYou: 'If you did not write to us, please close this page. Nothing is sent.',

  details: 'Other ways to reach us',

  /** What stands in the form already. */
  subjects: {
    missing: 'A place for the directory',
    missingSearch: (search: string) => `Not found in the directory: ${search}`,
    known: (listing: string) => `What I know about ${listing}`,
    wrong: (listing: string, field: string) =>
      field ? `Something wrong: ${listing}, ${field.toLowerCase()}` : `Something wrong: ${listing}`,
    own: (listing: string) => `Correct or remove: ${listing}`,
  },
  messages: { missingSearch: (search: string) => `I looked for “${search}” and did not find it.` },
}
