import { UNCONFIRMED_DAYS } from '../../../shared/retention.ts'

/**
 * What mails say. No mail to an address that nobody confirmed carries a name that somebody typed: whoever signs up with
 * another person's address could otherwise have us send that person any sentence.
 */
export const words = {
  /** In front of the address when a link cannot be pressed. */
  orOpen: 'Button not working? Copy this address into your browser:',
  worksFor: (until: string, time: string) => `The link works once, until ${until} (${time}).`,
  didNotAsk: 'If you did not ask for this, you do not have to do anything. Nothing changes.',
  questions: 'Questions?',
  questionsTo: (address: string) => `Questions? Write to ${address}.`,
  automatic: (site: string) => `Sent because this address was used on ${site}.`,

  verifyEmail: {
    subject: (site: string) => `Please confirm your email address for ${site}`,
    text: (site: string) => `You asked to create an account at ${site} with this email address.`,
    next: 'To confirm it, open the link and press the button on the page.',
    action: 'Confirm my email address',
    didNotAsk:
      'If this was not you, you do not have to do anything. Opening the link alone does nothing, and without it nobody can sign in.',
  },
  alreadyRegistered: {
    subject: (site: string) => `You already have an account at ${site}`,
    text: (site: string) =>
      `Someone, perhaps you, tried to sign up at ${site} with this address. It already has an account, so no new one was created.`,
    next: 'You can sign in as before. If you have forgotten your password, you can set a new one there.',
    action: 'Sign in',
  },
  signInLink: {
    subject: (site: string) => `Your link to sign in at ${site}`,
    text: (site: string) =>
      `Here is the link you asked for. Open it and press the button at ${site} to sign in.`,
    action: 'Sign in',
    keep: 'Do not forward this email. Anyone who has the link can sign in as you.',
  },
  resetPassword: {
    subject: (site: string) => `Set a new password for ${site}`,
    text: (site: string) => `You asked to set a new password for your account at ${site}.`,
    action: 'Set a new password',
    keep: 'Until you set a new one, your password stays as it is.',
  },
  askProvider: {
    subject: (listing: string) => `Is this still right? ${listing}`,
    subjectOfAll: (count: number, site: string) => `Are your ${count} listings at ${site} right?`,
    title: 'Is this still right?',
    titleOfAll: 'Are these still right?',
    text: (site: string) =>
      `${site} is a free list of help for autistic people in India. Families find you there, and you said that we may ask you now and then whether it is still right.`,
    next: 'Please look. It takes two minutes, and you need no account. You can read it in English, Hindi, Marathi and Konkani.',
    last: 'We asked before. If you cannot answer now, we will call you; we will not send another email about it.',
    action: 'Look at what it says',
    worksFor: (until: string) => `Each link works once, until ${until}.`,
    why: 'Sent because you said that we may ask you.',
    stop: 'Do not ask me again',
  },
  passwordChanged: {
    subject: (site: string) => `Your password at ${site} was changed`,
    text: (site: string, when: string) =>
      `The password of your account at ${site} was changed on ${when}.`,
    wasYou: 'If that was you, all is well.',
    notYou: 'If it was not you, please set a new password now. This signs out every other device.',
    action: 'Set a new password',
  },
  signInMethodLinked: {
    subject: (site: string) => `A new way to sign in at ${site}`,
    text: (site: string, method: string, when: string) =>
      `You can now sign in to your account at ${site} with ${method}. It was added on ${when}.`,
    wasYou: 'If you did this, all is well.',
    notYou: 'If you did not, please open your account and remove it.',
    action: 'Open my account',
  },
  signInMethodRemoved: {
    subject: (site: string) => `One way to sign in at ${site} was removed`,
    text: (site: string, method: string, when: string) =>
      `You can no longer sign in to your account at ${site} with ${method}. It was removed on ${when}, and every other device was signed out.`,
    wasYou: 'If you did this, all is well.',
    notYou: 'If you did not, please sign in, sign out everywhere and set a new password.',
    action: 'Open my account',
  },
  newsletterWelcome: {
    subject: (site: string) => `Do you want the newsletter of ${site}?`,
    text: (site: string) =>
      `Someone, hopefully you, asked for the newsletter of ${site} with this address.`,
    next: 'We send it only if you say so. The link leads to a page with one button.',
    action: 'Yes, send it',
    didNotAsk:
      'If this was not you, you do not have to do anything: we will not send it, and we delete the address. Opening the link alone does nothing.',
    unsubscribe: 'No, do not send it',
  },
  accountDeleted: {
    subject: (site: string) => `Your account at ${site} is deleted`,
    text: (site: string) => `Your account at ${site} is deleted, as you asked.`,
    erased:
      'Erased with it: your name, your sign-in, your liked listings, your reviews, your messages to us, read or not, your drafts and your registrations for events to come.',
    kept: 'Events of yours that were approved stay, without an email or a phone for questions, and without your name as the organiser. What was not approved yet is erased.',
    places:
      'The page of a place that you sent us and that was approved stays as it is, with the email and phone shown there. What you asked about it before is erased. To have it corrected or removed, choose “Ask us to correct or remove it” at its end.',
    notYou: (address: string) => `If it was not you who asked, please write to ${address} at once.`,
  },
  submissionApproved: {
    subject: (name: string, site: string) => `Now on ${site}: ${name}`,
    changedSubject: (name: string) => `We have made your change: ${name}`,
    title: (site: string) => `Your listing is now on ${site}`,
    changedTitle: 'We have made your change',
    listed: 'Thank you. Families can now find it in the directory.',
    changed: 'Thank you. We have updated the listing as you suggested.',
    notes: 'A note from the moderator:',
    action: 'See the listing',
  },
  submissionRejected: {
    subject: (name: string) => `Not added: ${name}`,
    title: 'Your listing was not added',
    text: (name: string) =>
      `Thank you for "${name}". We read it, but could not add it to the directory. The reason:`,
    again: 'If you can fix this, you can send it again. Your text is kept in My Listings.',
    action: 'Open My Listings',
  },
  contactMessage: {
    subject: (site: string, subject: string) => `${site}: ${subject}`,
    kinds: {
      contact: 'Someone sent a message with the contact form.',
      missing: 'Someone wrote about something that is missing in the directory.',
      wrong: 'Someone says that something is wrong in a listing.',
      'own-listing': 'Someone asks us to correct or remove their own listing.',
    },
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    listing: 'Listing',
    action: 'See the message',
    reply: 'If you answer this email, your answer goes to the person who wrote.',
  },
  contactConfirm: {
    subject: (site: string) => `Please confirm your message to ${site}`,
    text: (site: string) =>
      `Someone, hopefully you, wrote a message to ${site} and gave this address.`,
    next: 'Please confirm that it was you: open the link and press the button on the page. Then we will read your message.',
    action: 'Confirm my message',
    didNotAsk: `If this was not you, you do not have to do anything. Opening the link alone does nothing. If nobody presses the button, the message is deleted after ${UNCONFIRMED_DAYS} days.`,
  },

  event: {
    when: 'When',
    where: 'Where',
    how: 'How',
    price: 'Price',
    bring: 'Please note',
    mode: { 'in-person': 'In person', online: 'Online', hybrid: 'In person and online' },
    why: 'The reason:',
    indiaTime: (when: string) => `${when}, India time`,
    calendar: 'Add it to your calendar',
    toDashboard: 'See my registration',
    calendarAgain: 'Update it in your calendar',
    toEvent: 'About the event',
    toEvents: 'See other events',
    subject: (what: string, title: string) => `${what}: ${title}`,
  },
  eventRegistered: {
    title: 'You have a place',
    text: 'You are registered for this event.',
    cannotCome:
      'If you cannot come, please cancel on your dashboard. Then someone else can have the place.',
  },
  eventWaitlisted: {
    title: 'You are on the waitlist',
    text: 'This event is full.',
    next: 'When a place becomes free and it is your turn, we email you. Until then you do not have to do anything.',
  },
  eventOffered: {
    title: 'A place is free for you',
    text: (when: string) =>
      `It is kept for you until ${when}. After that it goes to the next person.`,
    next: 'Please say on your dashboard whether you take it.',
    action: 'Accept or decline the place',
  },
  eventOfferEnded: {
    title: 'The place was passed on',
    text: 'The place that was kept for you was not taken in time. It is offered to the next person.',
    again: 'If you would still like to come, you can register again or join the waitlist again.',
  },
  eventLeft: {
    title: 'Your registration is cancelled',
    text: 'As you asked, you are no longer registered for this event or on its waitlist.',
    again: 'If you change your mind, you can register again while there are places.',
  },
  eventCancelled: {
    subject: 'Cancelled',
    title: 'This event will not take place',
    text: 'It was planned for:',
    nothingToDo: 'You do not need to cancel.',
    calendar: 'Mark it as cancelled in your calendar',
  },
  eventChanged: {
    subject: 'Changed',
    title: 'Your event has changed',
    titles: {
      when: 'The time of your event has changed',
      where: 'The place of your event has changed',
      how: 'The format of your event has changed',
    },
    now: { when: 'New time', where: 'New place', how: 'New format' },
    before: 'Before',
    same: 'The same',
    names: { when: 'time', where: 'place', how: 'format' },
    still: 'Your registration stays as it is. You do not need to do anything.',
    closed: (until: string, erased: string) =>
      `What you told us for this event is shown to its organisers until ${until} at the latest, and is deleted after ${erased}. The new time changes neither.`,
    tellAgain:
      'If you come then, please tell the organisers again what they should know about you.',
    cannotCome: 'If you cannot come now, please cancel on your dashboard.',
  },
  eventReminder: {
    // The day: it is as true when the mail is late.
    subject: (day: string) => `On ${day}`,
    title: 'This event is coming up',
    text: 'You have a place.',
    cannotCome:
      'If you cannot come, please say so: somebody may be waiting for a place. The button opens your dashboard, which asks you before it cancels anything.',
    action: 'I can’t come',
  },

  eventApproved: {
    subject: (title: string, site: string) => `Now on ${site}: ${title}`,
    title: (site: string) => `Your event is now on ${site}`,
    text: 'Thank you. Everybody can see it now.',
    whoComes:
      'To see who registers, you have to be named as an organiser of the event. Please write to us and ask for it.',
  },
  eventRejected: {
    subject: 'Not added',
    title: 'Your event was not added',
    text: (title: string) =>
      `Thank you for "${title}". We read it, but could not add it. The reason:`,
    yours: 'This is what you wrote. We have not kept it:',
    again: 'If you can fix this, you can propose it again.',
    action: 'Propose an event',
  },
  eventOrganiser: {
    title: 'You are now an organiser',
    text: 'You can see who takes part, from three days before until one day after.',
    use: 'Use it to prepare for the event and to help on the day, and for nothing else. Please do not copy it, photograph it or pass it on.',
    action: 'See who takes part',
  },

  /** In the developer's window, where there is no mail server. */
  unsent: (to: string, subject: string, text: string) =>
    `\n  --- Not sent, because SMTP_URL is not set. To ${to}: ${subject} ---\n\n${text}\n  ---\n\n`,
}
