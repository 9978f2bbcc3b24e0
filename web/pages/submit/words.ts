import { MAX_ITEM, MAX_ITEMS } from '../../../shared/listings/limits.ts'
import type { DuplicateReason } from '../../../shared/submissions/rules.ts'
import { submittedFields } from '../../parts/listing/submitted-field-words.ts'

const REASONS: Record<DuplicateReason, string> = {
  phone: 'the same phone number',
  website: 'the same website',
  name: 'the same name or a similar one',
}

export const words = {
  description:
    'Add a school, therapist, doctor, support group or friendly place for autistic people in India. A person reads every listing before it is public.',
  titles: { new: 'Add a New Listing', edit: 'Edit Your Listing', change: 'Suggest a change' },
  leads: {
    new: 'It takes about 5 minutes. A person reads it before it becomes public.',
    edit: 'We have not read it yet. You can change it until we have.',
    change: 'Change what is not right. A person compares it with what is there now.',
  },
  loading: 'Loading the form',
  signInFirst: 'Please sign in to add a listing. Then we can tell you when it is published.',
  notTaken: 'You are no longer signed in, so what you wrote was not sent.',
  wrote: 'What you wrote',
  wroteHint: 'It was not sent, and this page cannot keep it. Please copy it before you leave.',
  youNeed: 'What you need',
  youNeedList: [
    'The name, the address and a phone number of the place or service. Of a place without one, such as a park, please tell us on the page “Contact”.',
    'A few sentences on what it does, for whom, and how a first visit goes.',
    'If you like: its website, its services, and a picture that you may publish.',
  ],
  notFound: 'Submission not found',
  notFoundText: 'It is not yours, or it no longer exists.',
  listingGone: 'This listing no longer exists.',
  decided: 'This submission has already been read, so it can no longer be changed.',
  decidedHow: {
    approved: 'It was approved: the listing is in the directory. You can suggest a change to it.',
    rejected:
      'It was rejected. You can send it again when you have fixed what the moderator says below.',
  },
  typedKept: 'What you wrote and have not sent is kept. It is filled in again when you continue.',
  suggestChange: 'Suggest a change',
  sendAgain: 'Send it again',
  toListings: 'My Listings',
  toDirectory: 'Directory',

  next: 'What happens next',
  nextSteps: [
    'You check your answers.',
    'A person reads them.',
    'We email you when it is published, or tell you why not.',
  ],

  draftKept: 'What you write is kept in this browser for 7 days, until you send it or sign out.',
  draftRead: (day: string) => `Here is what you wrote on ${day} and have not sent yet.`,
  sentBefore: 'Here is what you sent before, with whatever you have changed since.',
  startAnew: 'Start again',

  groups: 'Parts of this form',
  place: 'The place or service',
  chooseCategory: 'Choose one',
  where: 'Where it is',
  reach: 'How to reach it',
  offers: 'What it offers, and to whom',
  visit: 'Before a first visit: new people, fees, hours, what to bring (optional)',
  notKnown: 'Not known',
  pictureGroup: 'Picture',
  you: 'You',
  labels: {
    ...submittedFields,
    credentials: 'Numbers in official registers',
  },
  hints: {
    description:
      'What do they do, for whom, and how does a first visit go? Short sentences are good.',
    address: 'House or building, road, village or town',
    town: 'Suggestions appear while you type.',
    region: 'Or "All India", for a helpline',
    pincode: 'Six digits',
    phone: 'With its STD code, or a mobile number. Everybody sees it once it is published.',
    email: 'Everybody sees it once it is published.',
    website: 'Such as https://example.org',
    services: `Such as speech therapy. One per line: up to ${MAX_ITEMS} lines of ${MAX_ITEM} characters.`,
    accessibility: 'Such as a ramp, a quiet room. One per line.',
    languages: 'Such as Konkani. One per line.',
    credentials:
      'RCI, RPwD, National Trust or NCAHP, then the number and whose it is, one per line. Such as: RCI, A12345, Dr Asha Naik. Only what they publish themselves: everybody sees it.',
    fees: 'Such as ₹800 a session',
    hours: 'Such as Monday to Friday, 9:30 am to 5:00 pm',
    whatToBring: 'Such as reports, the UDID card',
    nextStep: 'What does a family do first? Such as: call and ask for an appointment.',
  },
  pictureNeedsScript:
    'To add a picture, your browser has to run JavaScript. You can send the listing without one.',
  picturePreview: 'The picture you chose',
  yourName: 'Your name',
  yourNameHint: 'From your account',
  noName: 'No name yet',
  addName: 'Add your name',
  yourEmail: 'Your email',
  yourEmailHint: 'From your account. It is not shown to the public.',

  check: 'Check your answers',
  checking: 'Checking…',
  checkHint: 'Please read it again. You can still change everything.',
  change: 'Change',
  meantTown: (name: string) => `We know no place of this name. Did you mean ${name}?`,
  youHint: 'From your account. It is not shown to the public.',
  changeAnswers: 'Change my answers',
  nothing: 'left empty',
  leftEmpty: (fields: string) => `Left empty: ${fields}.`,
  noChanges: 'You have not changed anything yet.',
  was: 'now',
  becomes: 'becomes',
  emptied: 'removed',
  send: { new: 'Submit listing', edit: 'Save changes', change: 'Send the change' },
  sending: 'Sending…',

  isItOne: 'Is it one of these?',
  isItOneText: 'These are already listed and look very similar to yours.',
  sentAlready: 'You have sent this. We have not read it yet.',
  editSent: 'Yes: edit what I sent',
  same: (why: DuplicateReason[]) => `It has ${why.map((reason) => REASONS[reason]).join(', ')}.`,
  itIs: 'Yes: suggest a change',
  itIsAbout: (name: string) => ` of ${name}`,
  noneOfThese: 'None of these',

  sentTitle: 'Thank you. We have it.',
  sentText: (name: string) => `We will read ${name} before it becomes public.`,
  sentSteps: [
    'We email you when it is published, or tell you why not.',
    'Until then you can change it under My Listings.',
  ],
  another: 'Submit another listing',
}
