import { listOfAll } from '../../../shared/formats/lists.ts'
import { number } from '../../../shared/formats/numbers.ts'
import { COUNTED_TO } from '../../../shared/listings/directory.ts'
import type { SearchNote } from '../../../shared/search/search.ts'
import { asSearched } from './as-searched.ts'

type Read = Pick<SearchNote, 'words' | 'preferred' | 'place' | 'meanings'>

/** "speech therapy near Panaji". */
function subject(read: Read): string {
  const { place } = read
  return [
    asSearched(read) || 'listings',
    place && `${place.label.includes(',') ? 'near' : 'in'} ${place.name}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** How the page says what a search understood. Plain sentences; each says one thing. */
export const noteWords = {
  showing: (note: Read) => `Showing ${subject(note)}.`,
  lookedFor: (note: Read) => `We looked for ${subject(note)}.`,
  /** All in one, so that it stays short above the results. */
  guesses: (typed: string[], used: string[]) =>
    `No listing has the word${typed.length === 1 ? '' : 's'} ${quoted(typed)}. Did you mean ${quoted(used)}? We looked for ${typed.length === 1 ? 'both' : 'them, too'}.`,
  near: (place: string) => `Search near ${place}`,
  // Related is not the same: "meltdown" is no other word for "behaviour problems".
  meant: (typed: string, meant: string) => `For “${typed}” we also looked for “${meant}”.`,
  kind: (category: string) => `Listings of ${category} rank higher.`,
  shared: (label: string) =>
    `This is about ${label}. There is another place of that name: type its taluka, too.`,
  /** A place is in the words, and another one was chosen beside them. */
  placeOfWords: (place: string) =>
    `Your words name ${place}, so we looked there. To look in the place you chose, take ${place} out of your words.`,
  otherName: (typed: string, name: string) => `“${typed}” is another name for ${name}.`,
  age: (years: number) => `Where no ages are shown, please ask if they take ${somebodyOf(years)}.`,
  ageLast: 'Listings that take nobody of the age you typed are last.',
  ageGroup: 'Listings that do not say their ages clearly are left out.',
  youngAdults: 'Some of these take young adults only: look at the ages of each.',
  leftOut: (words: string[]) =>
    `No listing has ${quoted(words)} along with the other words. We left ${words.length === 1 ? 'it' : 'them'} out.`,
  unsaid: (asked: string[]) => `None of these listings says “${asked.join('” or “')}”.`,
  excluded: (words: string[]) => `Listings that have ${quoted(words)} are left out.`,
  excludedPlaces: (places: string[]) => `Listings in ${listOfAll(places)} are left out.`,
  excludedNames: (names: string[]) => `Listings named ${quoted(names)} are left out.`,
  kept: (words: string[]) => `Listings that have ${quoted(words)} are not left out.`,
  reachedBy: {
    phone: 'All of these listings show a phone number.',
    email: 'All of these listings show an email address.',
  },
  /** Where the nearest are, when none is in the place itself. */
  further: {
    taluka: (place) => `None of these is known to be in ${place} itself. Some are in its taluka.`,
    neighbours: (place) =>
      `None of these is known to be in ${place} or its taluka. Some are in the talukas next to it.`,
    around: (place) => `None of these is known to be in ${place} itself. Some are around it.`,
    district: (place, around) =>
      `None of these is known to be ${around} ${place}. Some are in its district.`,
    statewide: (place) => `None of these is known to be in ${place}. We know only their state.`,
    state: (place, around) =>
      `None of these is known to be ${around} ${place}. They are in its state.`,
    india: (place) => `None of these is known to be in ${place}. They serve all of India.`,
  } satisfies Record<
    NonNullable<SearchNote['further']>,
    // Of what has no point nobody knows what is near it.
    (place: string, around: 'near' | 'in') => string
  >,
  /** Above the counted thousand it means more than that (ruling 9). */
  beyond: (radius: number, more: number) =>
    `All within ${radius} km (${more > COUNTED_TO ? `more than ${number(COUNTED_TO)}` : more} not here)`,
  noneWithin: (radius: number) => `None of these is known to be within ${radius} km.`,
  unmeasured: (name: string) =>
    `Our map has no point for ${name}. So we cannot say how far a listing is from it.`,
  withoutRadius: (name: string, radius: number) =>
    `We left out “within ${radius} km”: we cannot measure distances from ${name}.`,
  withRadius:
    'Listings whose town we cannot place on the map, and those for all of India, are not among these.',
  intents: {
    phone: 'Where we know a phone number, the listing shows it.',
    whatsapp: 'Few listings say whether they use WhatsApp. Please ask them.',
    fees: 'Few listings say what they cost. Please ask them.',
    'near-me': 'To see what is near you, type a town.',
    'how-to': 'Our articles may help, too:',
    timings: 'Few listings say when they are open. Please ask them.',
    when: 'We do not choose listings by the day or the month. Few say when they are open.',
    referral: 'Few listings say whether you need a referral. Please ask them.',
    languages: 'Few listings say which languages they speak. Please ask them.',
    cure: 'We looked for support, not for a cure.',
    online: 'Few listings say whether they also work online. Please ask them.',
  },
  /** After the sentence on what is near. */
  orLocate: 'Or press “Use my location”.',
  articles: 'Articles',
  allIndia: 'Services that cover all of India',
  exactly: 'Search as typed',
  exactlyInstead: (search: string) => `Search for “${search}” exactly instead`,
  isExact: (without: string[]) =>
    without.length === 0
      ? 'We searched for your words just as you typed them.'
      : `We searched for your words just as you typed them, without ${quoted(without)}.`,
  notExact: 'Search for similar words, too',
  howRead: 'How we read your search',
}

const quoted = (words: string[]) => listOfAll(words.map((word) => `“${word}”`))

function somebodyOf(years: number): string {
  if (years < 1) return 'a baby'
  return years < 18 ? `a child of ${years}` : `somebody aged ${years}`
}
