import { UNCONFIRMED_DAYS } from '../../../shared/retention.ts'

/**
 * What mails say. No mail to an address that nobody confirmed carries a name that somebody typed: whoever signs up with
 * another person's address could otherwise have us send that person any sentence.
 */
export const words = {
  hello: 'Hello,',
  /** In front of the address when a link cannot be pressed. */
  orOpen: 'If the link does not open, copy this address into your browser:',
  worksFor: (time: string) => `The link works once, for ${time}.`,
  didNotAsk: 'If you did not ask for this, you need not do anything. Nothing changes.',
  questions: (address: string) => `Questions? Write to ${address}.`,
  automatic: (site: string) => `You get this email because this address was used at ${site}.`,

  verifyEmail: {
    subject: (site: string) => `Please confirm your email address for ${site}`,
    text: (site: string) => `Someone, hopefully you, signed up at ${site} with this address.`,
    next: 'Please confirm that the address is yours: open the link and press the button on the page.',
    action: 'Confirm my email address',
    didNotAsk:
      'If this was not you, you need not do anything. Opening the link alone does nothing, and without it nobody can sign in.',
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
    keep: 'Please do not forward this email: anyone who has the link can sign in with it.',
  },
  resetPassword: {
    subject: (site: string) => `Set a new password for ${site}`,
    text: (site: string) => `You asked to set a new password for your account at ${site}.`,
    action: 'Set a new password',
    keep: 'Until you set a new one, your password stays as it is.',
  },
  passwordChanged: {
    subject: (site: string) => `Your password at ${site} was changed`,
    text: (site: string, when: string) =>
      `The password of your account at ${site} was changed on ${when}.`,
    wasYou: 'If that was you, all is well.',
    notYou: 'If it was not you, please set a new password now. That signs out everybody else.',
    action: 'Set a new password',
  },
  signInMethodLinked: {
    subject: (site: string) => `A new way to sign in at ${site}`,
    text: (site: string, method: string, when: string) =>
      `Since ${when}, your account at ${site} can be used by signing in with ${method}.`,
    wasYou: 'If you did this, all is well.',
    notYou: 'If you did not, please look at your account and remove it.',
    action: 'Look at my account',
  },
  signInMethodRemoved: {
    subject: (site: string) => `One way to sign in at ${site} was removed`,
    text: (site: string, method: string, when: string) =>
      `Since ${when}, ${method} no longer signs in to your account at ${site}. Every other device was signed out.`,
    wasYou: 'If you did this, all is well.',
    notYou: 'If you did not, please sign in, sign out everywhere and set a new password.',
    action: 'Look at my account',
  },
  newsletterWelcome: {
    subject: (site: string) => `Do you want the newsletter of ${site}?`,
    text: (site: string) =>
      `Someone, hopefully you, asked for the newsletter of ${site} with this address.`,
    next: 'We send it only if you say so. The link leads to a page with one button.',
    action: 'Yes, send it',
    didNotAsk:
      'If this was not you, you need not do anything: no newsletter comes, and we forget the address. Opening the link alone does nothing.',
    unsubscribe: 'If you do not want our newsletter',
  },
  accountDeleted: {
    subject: (site: string) => `Your account at ${site} is deleted`,
    text: (site: string) => `Your account at ${site} is deleted, as you asked.`,
    erased:
      'Erased with it: your name, your sign-in, your liked listings, your reviews, your messages, your drafts and your registrations for events to come.',
    kept: 'What you added to the directory stays, without your name.',
    notYou: (address: string) => `If it was not you who asked, please write to ${address} at once.`,
  },
  submissionApproved: {
    subject: (site: string) => `What you sent to ${site} is in the directory`,
    text: (name: string) => `Thank you! We have read what you sent in about "${name}".`,
    listed: 'It is in the directory now, where families find it.',
    changed: 'The listing now says what you suggested.',
    notes: (notes: string) => `From the person who read it: ${notes}`,
    action: 'Look at the listing',
  },
  submissionRejected: {
    subject: (site: string) => `About what you sent to ${site}`,
    text: (name: string) => `Thank you for what you sent in about "${name}".`,
    notListed: 'We have read it and could not take it into the directory.',
    reason: (notes: string) => `The reason: ${notes}`,
    again: 'You can send it in again once that has changed.',
    action: 'Look at what I sent in',
  },
  whatWaits: {
    subject: (count: number, site: string) =>
      count === 1
        ? `One thing is waiting for you at ${site}`
        : `${count} things are waiting for you at ${site}`,
    text: (site: string) => `These are waiting for an admin of ${site}, the oldest first:`,
    new: (name: string, day: string) => `New listing, since ${day}: ${name}`,
    change: (name: string, day: string) => `Change of a listing, since ${day}: ${name}`,
    event: (name: string, day: string) => `Event, since ${day}: ${name}`,
    review: (name: string, day: string) => `Review, since ${day}: of ${name}`,
    message: (name: string, day: string) => `Message, since ${day}: ${name}`,
    backup: (folder: string, day: string) =>
      `Backups: no good one since ${day} in ${folder}. The log of the site says why.`,
    more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    action: 'Look at them',
    stop: 'You get this mail because you are an admin. You can switch it off at "My account".',
  },

  contactMessage: {
    subject: (site: string, subject: string) => `${site}: ${subject}`,
    from: (name: string, email: string, phone: string | null) =>
      `${name} (${[email, phone].filter(Boolean).join(', ')}) wrote by the contact form.`,
    kinds: {
      contact: 'It is a message to us.',
      missing: 'It is about something that is missing in the directory.',
      wrong: 'Something is wrong in a listing.',
      'own-listing': 'It asks us to correct or remove a listing of their own.',
    },
    listing: (name: string) => `The listing: ${name}`,
    about: (subject: string) => `Subject: ${subject}`,
    action: 'See the message',
    reply: 'If you answer this mail, your answer goes to the person who wrote.',
  },
  contactConfirm: {
    subject: (site: string) => `Please confirm your message to ${site}`,
    text: (site: string) =>
      `Someone, hopefully you, wrote a message to ${site} and gave this address.`,
    next: 'Please confirm that it was you: open the link and press the button on the page. Then we will read your message.',
    action: 'Confirm my message',
    didNotAsk: `If this was not you, you need not do anything. Opening the link alone does nothing. Without the press, the message is deleted after ${UNCONFIRMED_DAYS} days.`,
  },

  event: {
    facts: (title: string, when: string, where: string) => `${title}: ${when}. ${where}`,
    calendar: 'For your calendar',
    toDashboard: 'See my registration',
    toEvent: 'About the event',
  },
  eventRegistered: {
    subject: (title: string) => `You have a place: ${title}`,
    text: 'You are registered for this event.',
    cannotCome:
      'If you cannot come, please cancel on your dashboard. Then someone else can have the place.',
  },
  eventWaitlisted: {
    subject: (title: string) => `You are on the waitlist: ${title}`,
    text: 'This event is full. You are on its waitlist.',
    next: 'When a place becomes free and it is your turn, we write to you. Until then you need not do anything.',
  },
  eventOffered: {
    subject: (title: string) => `A place is free for you: ${title}`,
    text: 'A place has become free, and it is kept for you.',
    until: (when: string) => `It is kept until ${when}. After that it goes to the next person.`,
    next: 'Please say on your dashboard whether you take it.',
    action: 'Accept or decline the place',
  },
  eventOfferEnded: {
    subject: (title: string) => `The place was passed on: ${title}`,
    text: 'The place that was kept for you was not taken in time. It is offered to the next person.',
    again: 'If you would still like to come, you can register or wait again.',
  },
  eventLeft: {
    subject: (title: string) => `Your registration is cancelled: ${title}`,
    text: 'You have cancelled, so you are no longer registered for this event, nor on its waitlist.',
    again: 'If you change your mind, you can register again while there are places.',
  },
  eventCancelled: {
    subject: (title: string) => `Cancelled: ${title}`,
    text: 'This event will not take place.',
    reason: (reason: string) => `The reason: ${reason}`,
    nothingToDo: 'You need not do anything.',
  },
  eventChanged: {
    subject: (title: string) => `Changed: ${title}`,
    text: 'The date, the time, the place or the form of this event has changed.',
    before: (facts: string) => `Before: ${facts}`,
    now: (facts: string) => `Now: ${facts}`,
    span: (start: string, end: string) => `${start}, until ${end}`,
    facts: (when: string, where: string, how: string) => `${when}. ${where}. ${how}`,
    mode: {
      'in-person': 'In person.',
      online: 'Online.',
      hybrid: 'In person and online.',
    },
    reason: (reason: string) => `Why: ${reason}`,
    closed: (until: string, erased: string) =>
      `What you told us for this event is shown to its organisers until ${until} at the latest, and is deleted after ${erased}. The new time changes neither.`,
    tellAgain:
      'If you come then, please tell the organisers again what they should know about you.',
    cannotCome: 'If you cannot come then, please say so on your dashboard.',
  },
  eventReminder: {
    // The day: it is as true when the mail is late.
    subject: (day: string, title: string) => `On ${day}: ${title}`,
    text: 'This event is near, and you have a place.',
    cannotCome:
      'If you cannot come, please say so: somebody may be waiting for a place. The link leads to your dashboard. Nothing is cancelled before you press there and say yes.',
    action: 'I can’t come',
  },

  eventApproved: {
    subject: (site: string) => `The event you proposed is shown at ${site}`,
    text: 'Thank you! We have read the event you proposed. Everybody can see it now.',
  },
  eventRejected: {
    subject: (site: string) => `About the event you proposed to ${site}`,
    text: 'Thank you for the event you proposed. We have read it and could not show it.',
    reason: (reason: string) => `The reason: ${reason}`,
    yours: 'This is what you wrote. We have not kept it.',
    again: 'You can propose it again once that has changed.',
    action: 'Propose an event',
  },
  eventOrganiser: {
    subject: (title: string) => `You are named as organiser: ${title}`,
    text: 'An admin has named you for this event. You can see who takes part, from three days before until one day after.',
    use: 'Use it to prepare for the event and to help on the day, and for nothing else. Please do not copy it, photograph it or pass it on.',
    action: 'See who takes part',
  },

  /** Why a mail did not leave, for the admin's list. */
  problem: {
    unreachable: 'The mail server could not be reached.',
    slow: 'The mail server took too long to answer.',
    encryption: 'The connection to the mail server could not be encrypted.',
    signIn: 'The mail server did not accept our name and password.',
    sender: 'The mail server refused the address that mails come from.',
    recipient: 'The mail server refused the recipient.',
    content: 'The mail server refused the mail.',
    other: 'The mail could not be sent.',
    said: (problem: string, reply: string) => `${problem} It said: ${reply}`,
    outdated: 'It waited until its link had run out.',
    tooOld: 'It waited for seven days.',
  },

  /** In the developer's window, where there is no mail server. */
  unsent: (to: string, subject: string, text: string) =>
    `\n  --- Not sent, because SMTP_URL is not set. To ${to}: ${subject} ---\n\n${text}\n  ---\n\n`,
}
