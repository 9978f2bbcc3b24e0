/** What a search means, read from its words alone: phrases of the vocabulary, places, ages, intents, and the rest. */
import type { Intent } from '../../shared/search/search.ts'
import { readAge } from './ages.ts'
import { INTENT_PHRASES } from './intents.ts'
import { placesIn, type PlaceReading } from './read-place.ts'
import { isStopWord } from './stop-words.ts'
import type { Token } from './tokenise.ts'
import type { Concept } from './vocabulary/concept.ts'
import { conceptBySound, conceptOf, LONGEST_PHRASE } from './vocabulary.ts'
import { translate } from './word-forms.ts'

/** Words that belong together and what they mean. */
export interface Part {
  typed: string
  words: string[]
  concept?: Concept
  /** The last word, not yet typed to its end. */
  isBegun?: boolean
  /** Words that may have been meant instead of the corrected one. */
  others?: string[]
}

export interface Reading {
  parts: Part[]
  place: PlaceReading | undefined
  /** Years. */
  age: number | undefined
  /** The end of a span: "3-5 years". */
  upToAge?: number | undefined
  intents: Intent[]
  /** The country was named, and no name of a listing is meant. */
  isWholeCountry?: boolean
}

/** A word with what the lexicon knows of it. */
export interface Word extends Token {
  /** Neither an entry nor the vocabulary has it: it may be heard as a word of ours. */
  isUnknown?: boolean
  isBegun?: boolean
  others?: string[]
}

interface Options {
  /** Just as typed: no meanings, only words and places. */
  isExact: boolean
  /** What admins say that phrases mean; it stands above the vocabulary. */
  synonyms?: ReadonlyMap<string, Concept>
}

export function readSearch(words: Word[], { isExact, synonyms = NONE }: Options): Reading {
  const place = placesIn(words)
  const reading: Reading = { parts: [], place: place?.meant, age: undefined, intents: [] }
  for (let at = 0; at < words.length;) {
    const step =
      (isExact ? undefined : readMeaning(words, at, place, synonyms)) ?? readPlain(words, at, place)
    if (step.part) reading.parts.push(step.part)
    if (step.age !== undefined) [reading.age, reading.upToAge] = [step.age, step.upToAge]
    if (step.intent && !reading.intents.includes(step.intent)) reading.intents.push(step.intent)
    at += step.length
  }
  const isNothing = reading.parts.length === 0 && !reading.place && reading.age === undefined
  // "We Can" is a name; all of its words join others elsewhere.
  if (isNothing && reading.intents.length === 0) reading.parts = words.map(plainPart)
  return reading
}

interface Step {
  length: number
  part?: Part
  age?: number
  upToAge?: number | undefined
  intent?: Intent
}

interface Places {
  meant: PlaceReading
  /** Word positions that only say again where: 'goa' in 'davorlim margao goa'. */
  around: ReadonlySet<number>
}

const NONE: ReadonlyMap<string, Concept> = new Map()

function readMeaning(
  words: Word[],
  at: number,
  place: Places | undefined,
  synonyms: ReadonlyMap<string, Concept>,
): Step | undefined {
  const texts = words.map(({ word }) => word)
  const steps = [
    ageAt(texts, at),
    conceptAt(words, at, synonyms),
    intentAt(texts, at),
    place?.meant.from === at ? { length: place.meant.to - at } : undefined,
  ].filter((step) => step !== undefined)
  // The longest reading is the one meant; of two as long a place is.
  return steps.toSorted((a, b) => a.length - b.length).at(-1)
}

function readPlain(words: Word[], at: number, place: Places | undefined): Step {
  if (place?.meant.from === at) return { length: place.meant.to - at }
  const word = words[at]
  if (!word || place?.around.has(at) || isStopWord(word.word)) return { length: 1 }
  return { length: 1, part: plainPart(word) }
}

/** Entries have "2.5" as two words. */
const plainPart = ({ typed, word, isBegun, others }: Word): Part => ({
  typed,
  words: word.split('.'),
  isBegun,
  others,
})

function ageAt(words: string[], at: number): Step | undefined {
  const age = readAge(words, at)
  return age && { length: age.length, age: age.years, upToAge: age.upTo }
}

function conceptAt(
  words: Word[],
  at: number,
  synonyms: ReadonlyMap<string, Concept>,
): Step | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const concept = synonyms.get(phrase.map(({ word }) => word).join(' ')) ?? conceptNamed(phrase)
    if (concept)
      return {
        length,
        part: {
          typed: phrase.map(({ typed }) => typed).join(' '),
          words: phrase.map(({ word }) => word),
          concept,
        },
      }
  }
  return undefined
}

function conceptNamed(phrase: Word[]): Concept | undefined {
  const texts = phrase.map(({ word }) => word)
  const said = conceptOf(texts) ?? conceptOf(texts.map(translate))
  return said ?? (phrase.some(({ isUnknown }) => isUnknown) ? conceptBySound(texts) : undefined)
}

function intentAt(words: string[], at: number): Step | undefined {
  let longest: Step | undefined
  for (const [phrase, intent] of INTENT_PHRASES)
    if (phrase.length > (longest?.length ?? 0) && phrase.every((word, i) => words[at + i] === word))
      longest = { length: phrase.length, intent }
  return longest
}
