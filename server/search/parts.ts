/** Words of a search that belong together. */
import type { Place } from '../../shared/places.ts'
import type { Token } from './tokenise.ts'
import type { Concept } from './vocabulary.ts'

/** Words that belong together and what they mean. */
export interface Part {
  typed: string
  words: string[]
  concept?: Concept | undefined
  /** The last word, not yet typed to its end. */
  isBegun?: boolean | undefined
  /** What may have been meant by words that nobody knows: searched beside them. */
  guesses?: string[][]
  /** No word of it is known: what it may mean counts less, and is the first to be let go. */
  isGuess?: boolean
  /** Within another part: "autistic" in "school for autistic children". */
  isWithin?: boolean
  isExcluded?: boolean
  /** A name: other listings may say it of themselves, "near Jyot School". */
  isName?: boolean
  /** Which is not wanted: what is there is left out, whatever it says. */
  place?: Place | undefined
  /** In quotation marks: nothing else means the same. */
  isQuoted?: boolean
  /** How an entry is reached by it, as the index has it. */
  contact?: string
}

/** A word with what the lexicon knows of it. */
export interface Word extends Token {
  /** Neither an entry nor the vocabulary has it: it may be heard as a word of ours. */
  isUnknown?: boolean
  isBegun?: boolean
  /** Of a name that is not wanted (refused-names.ts). */
  isName?: boolean
  /** Of a place that is not wanted (read-place.ts). */
  place?: Place
  /** What it may be a slip of, the likeliest first. */
  guesses?: string[]
}

export const plainPart = (word: Word): Part =>
  partOf([word], { isBegun: word.isBegun, isGuess: word.guesses !== undefined })

export function partOf(phrase: Word[], more: Partial<Part> = {}): Part {
  const guesses = phrase.some((word) => word.guesses) ? guessesOf(phrase) : undefined
  return {
    typed: phrase.map(({ typed }) => typed).join(' '),
    // Entries have "2.5" as two words.
    words: phrase.flatMap(({ word }) => word.split('.')),
    ...(guesses && { guesses }),
    ...(phrase.every(({ isExcluded }) => isExcluded) && { isExcluded: true }),
    ...more,
  }
}

/** Of one word each that it may be; of several the likeliest of each. */
function guessesOf(phrase: Word[]): string[][] {
  const [only, ...others] = phrase
  return only && others.length === 0
    ? (only.guesses ?? []).map((guess) => guess.split(' '))
    : [likeliest(phrase)]
}

export const likeliest = (phrase: Word[]) =>
  phrase.map(({ word, guesses: [guess] = [] }) => guess ?? word)
