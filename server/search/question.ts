/** What is asked of articles, events and our own pages: the same words as of listings, and those that ask for none. */
import { ADULT } from '../../shared/events/registration-state.ts'
import { EVENTS_CATEGORY } from '../../shared/listings/category-names.ts'
import { GOA } from '../places/goa.ts'
import type { Intent } from '../../shared/search/search.ts'
import { isOfAdult } from './grown-up.ts'
import type { Part } from './parts.ts'
import type { Reading } from './read-search.ts'
import { normalise, phrases, tokenise, wordsOf } from './tokenise.ts'
import type { Understood } from './understand.ts'
import { INTENT_PHRASES } from './vocabulary.ts'
import { isStopWord, isWithinAnotherName, phraseList, wordList } from './word-lists.ts'

/** Words that are one thing, as phrases in words: as typed, as we call it, and as others say something like it. */
export interface Asked {
  typed: string[][]
  named: string[][]
  alike: string[][]
  /** It weighs little, and nothing is found by it alone: "autism", "children", the place, "cost". */
  isAside: boolean
  /** A word that the vocabulary does not have: it may be of any language. */
  isPlain: boolean
  /** A kind of listing: a school, a doctor, a therapist. */
  isKind: boolean
  /** What an event is. */
  isEvent: boolean
  /** Any is, whatever it is called; of a meetup it has to be said. */
  isAnyEvent: boolean
  /** What is asked of the others: what they cost. */
  isMatter?: boolean
  /** Where articles explain what is asked they need not say it: they are about all of Goa, and about children of any name. */
  isSpared?: boolean | undefined
}

export interface Question {
  asked: Asked[]
  /** "How", "what", "which": somebody wants to know something, not to find a place. */
  isAsking: boolean
  /** Where in `asked` the place is; an event elsewhere is not meant. */
  placeAt: number | undefined
  isForEvents: boolean
  /** What must not be said: "-insurance". */
  excluded: Asked[]
  /** What titles must not say, as phrases in words: they are about younger children, Goa where another state is meant, or another thing. */
  unfit: string[][]
}

export function questionOf({ search, reading, corrections }: Understood): Question {
  const tokens = tokenise(search)
  const { place } = reading
  const said = reading.parts.filter(({ isWithin }) => !isWithin)
  const isExplained = said.some(({ concept }) => concept?.articlesSay)
  const parts = said
    .filter(({ isExcluded }) => !isExcluded)
    .map((part) => ({ ...toAsked(part), isSpared: isExplained && isOfChild(part) }))
  const left = leftOver(
    tokens.map(({ word }) => word),
    reading,
    corrections,
  )
  // "Stem cells for autism": nothing tells more.
  const isAllAside = parts.every(({ isAside }) => isAside)
  const asked = [
    ...parts,
    ...left.map((one) => ({ ...one, isAside: !isAllAside && !one.isMatter })),
  ]
  if (place)
    asked.push({
      ...aside(place.words),
      named: [wordsOf(place.place.name)],
      isSpared: isExplained && place.place.region === GOA,
    })
  return {
    asked,
    isAsking: tokens.some(({ word }) => QUESTION_WORDS.has(word) || TO_DO.has(word)),
    placeAt: place ? asked.length - 1 : undefined,
    isForEvents: parts.some(({ isEvent }) => isEvent),
    excluded: said.filter(({ isExcluded }) => isExcluded).map(toAsked),
    unfit: [
      ...(isOutgrown(reading) ? FOR_SMALL_CHILDREN : []),
      ...(place && place.place.region !== GOA ? [wordsOf(GOA)] : []),
      ...said.flatMap(({ concept }) => phrases(concept?.articlesDoNotSay ?? '')),
    ],
  }
}

/** The signs of a toddler are no longer looked for; who asks for M-CHAT by its name is told for whom it is. */
const isOutgrown = (reading: Reading) =>
  ((reading.age ?? 0) >= SCHOOL_CHILD || isOfAdult(reading)) &&
  !reading.parts.some(({ concept }) => concept?.name === 'screening tool')

/** In years. */
const SCHOOL_CHILD = 7
const FOR_SMALL_CHILDREN = phraseList('for small children')

const isOfChild = ({ concept }: Part) =>
  concept?.role === 'people' &&
  (concept.ageGroup === 'early-childhood' || concept.ageGroup === 'children')

function toAsked(part: Part): Asked {
  const { words, concept, typed, guesses = [] } = part
  const said = phrases(concept?.articlesSay ?? '')
  const name = concept ? [wordsOf(concept.name)] : []
  // Where articles tell of it, "viklang pension" is "pension".
  const asNamed = said.length > 0 ? name : []
  // "What is autism" is said nowhere, and "autism" everywhere; of "what after school" the database would look for "school" alone.
  const isSaidOtherwise =
    concept !== undefined &&
    (words.every(isWithinAnotherName) ||
      (said.length > 0 && concept.role === 'generic') ||
      (words.some(isStopWord) && (said.length > 0 || words.length > 1)))
  return {
    typed: isSaidOtherwise ? asNamed : [words, wordsOf(typed), ...asNamed],
    named: [...name, ...said],
    alike: [...phrases(concept?.found ?? ''), ...phrases(concept?.kin ?? ''), ...guesses],
    isAside: isAside(part),
    isPlain: !concept,
    isKind:
      concept?.category !== undefined &&
      concept.category !== EVENTS_CATEGORY &&
      !concept.articlesSay,
    isEvent: concept?.category === EVENTS_CATEGORY,
    isAnyEvent: concept?.category === EVENTS_CATEGORY && !concept.isSpecialty,
  }
}

/** What articles say something of is asked of them, whatever listings are asked. Whom it is for, women too, is no matter. */
const isAside = ({ concept }: Part) =>
  concept !== undefined &&
  !concept.articlesSay &&
  (concept.role === 'subject' ||
    concept.role === 'people' ||
    concept.role === 'generic' ||
    (concept.role === 'qualifier' && concept.ageGroup !== undefined))

const aside = (words: string[]): Asked => ({
  typed: [words],
  named: [],
  alike: [],
  isAside: true,
  isPlain: true,
  isKind: false,
  isEvent: false,
  isAnyEvent: false,
})

/** What the reading took for a question about an entry ("cost", "contact") or for an age is a word of an article. */
function leftOver(
  words: string[],
  { parts, place, intents, kept, age }: Reading,
  corrections: Understood['corrections'],
): Asked[] {
  const read = new Set([
    // How somebody is to be reached is no matter of articles, and who writes does not ask how to call.
    ...(intents.includes('email') ? (parts.length > 0 ? WORDS_OF_EMAIL : CALLING) : []),
    ...parts.flatMap((part) => [...part.words, ...wordsOf(part.typed)]),
    ...(place?.words ?? []),
    ...kept.flatMap(wordsOf),
    ...corrections.flatMap(({ typed }) => wordsOf(normalise(typed))),
    ...(age === undefined ? [] : STATED_AGE),
    // Of "4 year old not talking" it is the child's; "after 18", when much changes, is a matter of articles.
    ...(age !== undefined && age !== ADULT ? [...YEARS, ...words.filter(isNumeral)] : []),
  ])
  return words
    .filter((word) => ![read, QUESTION_WORDS, NEXT].some((words) => words.has(word)))
    .filter((word) => !isStopWord(word))
    .map((word) => (COSTS.has(word) ? { ...aside([word]), ...ASKED_COST } : aside([word])))
}

const YEARS = wordList('years')
const STATED_AGE = wordList('stated age')
const isNumeral = (word: string) => /^\d+$/.test(word)

const phrasesOf = (intent: Intent) =>
  [...INTENT_PHRASES].flatMap(([phrase, meant]) => (meant === intent ? phrase : []))

const CALLING = wordList('calling')
const WORDS_OF_EMAIL = phrasesOf('email').flatMap((phrase) => phrase.split(' '))

const COSTS = new Set(phrasesOf('fees'))
const ASKED_COST = { named: [['cost'], ['price'], ['fees']], isMatter: true }

/** "Where" is asked of listings. */
const QUESTION_WORDS = wordList('question')

/** "Next week", "this month": events are not found by these words, but "Awareness Week" has one of them. */
const NEXT = wordList('next')

/** What one does, or needs, to get something: an article tells. */
const TO_DO = wordList('to do')
