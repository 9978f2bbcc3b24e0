/** What a search means, read from its words alone: phrases of the vocabulary, places, ages, intents, and the rest. */
import type { Intent } from '../../shared/search/search.ts'
import { GOA } from '../places/goa.ts'
import { readAge } from './ages.ts'
import { withoutTheirHome } from './at-home.ts'
import { askedByAdult } from './grown-up.ts'
import { likeliest, partOf, plainPart, type Part, type Word } from './parts.ts'
import { placesIn, withRefusedPlaces, type PlaceReading, type Places } from './read-place.ts'
import { isDoneWithout, isOfRefusal, isRefusedName, refusalOf } from './refused.ts'
import { isStopWord, wordList } from './word-lists.ts'
import {
  conceptBySound,
  conceptOf,
  INTENT_PHRASES,
  LONGEST_PHRASE,
  type Concept,
} from './vocabulary.ts'
import { translate } from './word-forms.ts'

export interface Reading {
  parts: Part[]
  place: PlaceReading | undefined
  /** Years. */
  age: number | undefined
  /** The end of a span: "3-5 years". */
  upToAge?: number | undefined
  intents: Intent[]
  /** What was refused and may be wanted all the same: "not for children". */
  kept: string[]
  /** The country was named, and no name of a listing is meant. */
  isWholeCountry?: boolean
}

interface Options {
  /** Just as typed: no meanings, only words and places. */
  isExact: boolean
  /** What admins say that phrases mean; it stands above the vocabulary. */
  synonyms?: ReadonlyMap<string, Concept>
}

const NONE: ReadonlyMap<string, Concept> = new Map()

export function readSearch(typed: Word[], { isExact, synonyms = NONE }: Options): Reading {
  const words = isExact ? typed : withRefusedPlaces(typed)
  const place = placesIn(words)
  const reading: Reading = { parts: [], place: place?.meant, age: undefined, intents: [], kept: [] }
  for (let at = 0, last: Step | undefined; at < words.length;) {
    const step =
      literalAt(words, at) ??
      (isExact ? undefined : readMeaning(words, at, place, synonyms)) ??
      (isExact ? undefined : bareAgeAt(words, at, place, last)) ??
      readPlain(words, at, place)
    last = step
    if (step.parts) reading.parts.push(...step.parts)
    if (step.kept) reading.kept.push(step.kept)
    if (step.age !== undefined) [reading.age, reading.upToAge] = [step.age, step.upToAge]
    if (step.intent && !reading.intents.includes(step.intent)) reading.intents.push(step.intent)
    at += step.length
  }
  reading.parts = withoutTheirHome(textsOf(words), reading.parts)
  const isForWhatsApp = reading.parts.some(({ concept }) => concept?.asks === 'whatsapp')
  if (isForWhatsApp && !reading.intents.includes('phone')) reading.intents.push('phone')
  // "No phone, only email", "contact email": the address is what was meant.
  if (reading.intents.includes('email'))
    reading.intents = reading.intents.filter((intent) => intent !== 'phone')
  const isNothing = reading.parts.length === 0 && !reading.place && reading.age === undefined
  // "We Can" is a name; all of its words join others elsewhere.
  if (isNothing && reading.intents.length + reading.kept.length === 0)
    reading.parts = words.map(plainPart)
  return isExact ? reading : askedByAdult(reading)
}

interface Step {
  length: number
  parts?: Part[]
  age?: number
  upToAge?: number | undefined
  intent?: Intent
  kept?: string | undefined
}

/** What is asked for letter by letter: a contact, words in quotation marks. */
function literalAt(words: Word[], at: number): Step | undefined {
  const first = words[at]
  if (first?.contact) return { length: 1, parts: [partOf([first], { contact: first.contact })] }
  if (first?.quote === undefined) return undefined
  const end = words.findIndex((word, i) => i > at && word.quote !== first.quote)
  const quoted = words.slice(at, end === -1 ? undefined : end)
  const { isName = false, place } = first
  return { length: quoted.length, parts: [partOf(quoted, { isQuoted: true, isName, place })] }
}

function readMeaning(
  words: Word[],
  at: number,
  place: Places | undefined,
  synonyms: ReadonlyMap<string, Concept>,
): Step | undefined {
  const steps = [
    ageAt(textsOf(words), at),
    conceptAt(words, at, synonyms),
    intentAt(words, at),
    place?.meant.from === at ? { length: place.meant.to - at } : undefined,
  ].filter((step) => step !== undefined)
  // The longest reading is the one meant; of two as long a place is.
  return steps.toSorted((a, b) => a.length - b.length).at(-1)
}

function readPlain(words: Word[], at: number, place: Places | undefined): Step {
  if (place?.meant.from === at) return { length: place.meant.to - at }
  const word = words[at]
  if (!word || place?.around.has(at) || isStopWord(word.word)) return { length: 1 }
  if (isOfRefusal(textsOf(words), at)) return { length: 1 }
  if (isRefusedName(textsOf(words), at))
    return { length: 1, parts: [{ ...plainPart(word), isExcluded: true }] }
  // "Not able", "without referral": whatever they are not, entries do not say it.
  if (NEGATIONS.has(words[at - 1]?.word ?? ''))
    return { length: 1, kept: isDoneWithout(textsOf(words), at) ? word.typed : undefined }
  return { length: 1, parts: [plainPart(word)] }
}

const NEGATIONS = wordList('negation')

function ageAt(words: string[], at: number): Step | undefined {
  const age = readAge(words, at)
  return age && { length: age.length, age: age.years, upToAge: age.upTo }
}

/**
 * "Autism assessment 27 Goa": a number alone behind what is looked for, with nothing but a place beside it. Below 13 it may
 * be a class at school, and "Noida 62" is a sector.
 */
function bareAgeAt(
  words: Word[],
  at: number,
  place: Places | undefined,
  last: Step | undefined,
): Step | undefined {
  const { from, to, place: where } = place?.meant ?? {}
  const isBehind =
    last?.parts?.some(({ concept }) => concept) || (to === at && where?.region === GOA)
  const isBeforePlace = at + 1 === words.length || from === at + 1
  const { typed = '' } = words[at] ?? {}
  if (!isBehind || !isBeforePlace || !/^(?:1[3-9]|[2-7]\d)$/.test(typed)) return undefined
  return { length: 1, age: Number(typed) }
}

/** The longest phrase from here on that is read as something. */
function longestAt<Found>(
  words: Word[],
  at: number,
  read: (phrase: Word[]) => Found | undefined,
): Found | undefined {
  for (let to = Math.min(at + LONGEST_PHRASE, words.length); to > at; to -= 1) {
    const found = read(words.slice(at, to))
    if (found) return found
  }
  return undefined
}

const textsOf = (phrase: Word[]) => phrase.map(({ word }) => word)

const conceptAt = (words: Word[], at: number, synonyms: ReadonlyMap<string, Concept>) =>
  longestAt(words, at, (phrase): Step | undefined => {
    const { length } = phrase
    if (length > 1 && isCutShort(textsOf(words), at, length)) return undefined
    // Words that are asked for letter by letter, or left out, are no part of a phrase.
    if (phrase.some((word) => word.contact || word.quote !== undefined)) return undefined
    if (phrase.some(({ isExcluded }) => isExcluded) && length > 1) return undefined
    const given = synonyms.get(textsOf(phrase).join(' '))
    const concept = given ?? conceptNamed(phrase)
    if (!concept) return undefined
    const refusal = refusalOf(textsOf(words), { from: at, to: at + length }, concept)
    const { typed } = partOf(phrase)
    if (refusal === 'ignored') return { length, kept: typed }
    const meant = refusal === 'excluded' ? { concept } : {}
    if (refusal)
      return { length, parts: [partOf(phrase, { ...meant, isExcluded: true }), ...kindIn(phrase)] }
    const isLacking = isDoneWithout(textsOf(words), at)
    // "Therapist without diagnosis": what they have besides is not asked for.
    if (isLacking && at > 1) return { length, kept: typed }
    const isGuess = concept !== given && phrase.every(isUnheard)
    return {
      length,
      parts: [partOf(phrase, { concept, isGuess }), ...conditionsIn(phrase, concept)],
      kept: isLacking ? typed : undefined,
    }
  })

/** "Without speech" tells of a child; "without speech therapy" does not. */
function isCutShort(texts: string[], at: number, length: number): boolean {
  const longer = texts.slice(at + 1, at + 1 + length)
  return texts[at] === 'without' && longer.length === length && conceptOf(longer) !== undefined
}

/** "No ABA therapy": a therapist all the same. */
function kindIn(phrase: Word[]): Part[] {
  const last = phrase.slice(-1)
  const concept = phrase.length > 1 ? conceptOf(textsOf(last)) : undefined
  return concept?.category ? [partOf(last, { concept })] : []
}

const isUnheard = ({ isUnknown }: Word) => isUnknown === true

/** A phrase that names a kind still says whom it is for: "school for autistic children". */
function conditionsIn(phrase: Word[], { role, category }: Concept): Part[] {
  if (role || phrase.length < 2) return []
  const isCondition = (concept: Concept | undefined) =>
    concept?.role === 'subject' || (concept?.role === 'condition' && category !== undefined)
  const parts: Part[] = []
  for (let at = 0; at < phrase.length;) {
    const within = longestAt(phrase, at, (words) => {
      const concept = words.length < phrase.length ? conceptOf(textsOf(words)) : undefined
      return isCondition(concept) ? { words, concept } : undefined
    })
    if (within) parts.push(partOf(within.words, { concept: within.concept, isWithin: true }))
    at += within?.words.length ?? 1
  }
  return parts
}

function conceptNamed(phrase: Word[]): Concept | undefined {
  const texts = textsOf(phrase)
  const said =
    conceptOf(texts) ?? conceptOf(phrase.map((word) => translate(word.word, word.isUnknown)))
  if (said || !phrase.some(isUnheard)) return said
  // What is heard alike is nearer than what is a letter away.
  return conceptBySound(texts) ?? conceptOf(likeliest(phrase))
}

const intentAt = (words: Word[], at: number) =>
  longestAt(words, at, (phrase): Step | undefined => {
    const intent = INTENT_PHRASES.get(textsOf(phrase).join(' '))
    return intent && { length: phrase.length, ...(intent !== 'nothing' && { intent }) }
  })
