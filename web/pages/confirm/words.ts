import type { LinkAnswer } from '../../../shared/checks/links.ts'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import type { ChoiceField } from '../../../shared/listings/fields.ts'
import { optionWords } from '../../parts/listing/choice-words.ts'
import { words as consentWords } from '../../parts/words.ts'
import { decidingFields } from '../../parts/listing/deciding-field-words.ts'
import { publicFields } from '../../parts/listing/words.ts'

/** Of the fields with a few options those that a provider is asked about. */
const options: Pick<typeof optionWords, Extract<ChoiceField, CorrectedField>> = optionWords

/** What a provider reads. The other languages are beside it; `in-language.ts` chooses. */
export const words = {
  /** What the language is called by who reads it. */
  language: 'English',
  languages: 'Language',
  description: 'A listed organisation checks and corrects its own listing here.',
  title: (name: string) => `Is this right about ${name}?`,
  lead: 'Families read this. Please mark each line, then press a button at the end. You do not need an account.',
  hasChanged: 'This listing has changed since we sent you the link. Below is what it says now.',
  refused: 'Nothing was sent yet.',
  unknownFacts: (count: number) => `What we do not know yet (${count})`,
  unknownFactsText: 'Families ask for this. Write what they may see, and leave the rest empty.',
  fields: {
    name: publicFields.name,
    address: publicFields.address,
    town: publicFields.town,
    phone: publicFields.phone,
    email: publicFields.email,
    website: publicFields.website,
    ages: 'Ages',
    services: publicFields.services,
    languages: publicFields.languages,
    accessibility: publicFields.accessibility,
    credentials: 'Numbers in official registers',
    ...decidingFields,
  } satisfies Record<CorrectedField, string>,
  options,
  right: 'Right',
  wrong: 'Not right',
  whatIsRight: (fact: string) => `What is right: ${fact}`,
  choose: 'Choose one',
  listHint: 'Put a comma between two.',
  risky: 'We call the number we have before we change this.',

  ends: 'Send your answer',
  allRightHint: 'You are open, and every line above that says something is right.',
  allRight: 'All still right',
  correctHint:
    'What you marked as right is confirmed. What you wrote is changed; a new name, phone, email or website is shown once we have called. A moderator first reads words that name one, promise a cure or praise the place.',
  correct: 'Correct it',
  closedTitle: 'We have closed',
  closedText:
    'Your page then says that you told us. One of us checks before the listing is removed.',
  closed: 'We closed',

  stopTitle: 'Do not ask us again',
  stopText:
    'Your listing stays as it is. We delete your name, number and email address, and do not ask for a year.',
  stop: 'Stop asking',
  consent: consentWords.consent,
  consentMeans: consentWords.consentMeans,

  thanks: 'Thank you',
  already: 'This link has been used',
  said: {
    right: 'You said that everything is right. Your page says that you confirmed it today.',
    corrected:
      'We have what you wrote. A new name, phone, email or website is shown once we have called. A moderator first reads words that name one, promise a cure or praise the place. The rest is shown now.',
    closed: 'You said that you have closed. Your page says so while we check it.',
    'not-asked':
      'You said that you do not want to be asked. We have deleted your name, number and email address.',
  } satisfies Record<LinkAnswer, string>,
  saidBefore: {
    right: 'Somebody has already used it to say that everything is right.',
    corrected: 'Somebody has already used it to correct the listing.',
    closed: 'Somebody has already used it to say that the organisation has closed.',
    'not-asked': 'Somebody has already used it to say that you do not want to be asked.',
  } satisfies Record<LinkAnswer, string>,
  usedText: 'A link works once. If something is not right, please write to us.',
  tooLate: 'This link no longer works',
  tooLateText:
    'It worked for 30 days, or the listing was removed. If something is not right, please write to us.',
  unknown: 'There is nothing at this address',
  unknownText: 'Please compare it with the one we sent you, letter by letter.',
  toListing: 'Open your page',
  write: 'Write to us',

  sheetTitle: (name: string) => `A sheet for ${name}`,
  sheetLead: 'Print it on A5, and hand it over or post it.',
  sheetNamaste: 'Namaste',
  sheetIs: (site: string) => `${site} is a free list of help for autistic people in India.`,
  sheetShows: 'Families find there:',
  sheetAsk: 'Is what it says still right? Please look. It takes two minutes, and no account.',
  sheetCode: 'A code for the camera of a phone. It opens the address below it.',
  sheetPoint: 'Point the camera of a phone at this code, or type:',
  sheetUntil: (day: string) => `Works once, until ${day}.`,
}

export type ConfirmWords = typeof words
