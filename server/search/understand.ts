import { isDanger, type DangerTopic } from '../../shared/search/danger.ts'
import { namesakes } from '../places/gazetteer.ts'
import { correct, type Candidate } from './correct.ts'
import { topicsIn } from './danger/recognise.ts'
import { isOrdinaryWord, soundsOrdinary } from './ordinary-words.ts'
import type { Part, Word } from './parts.ts'
import { townMeant, withLongNames } from './place-slips.ts'
import { readSearch, type Reading } from './read-search.ts'
import { withRefusedNames } from './refused-names.ts'
import { tokenise } from './tokenise.ts'
import { conceptBySound, conceptOf, type Concept } from './vocabulary.ts'
import { bareForms } from './word-forms.ts'
import { isSaidInPassing, isStopWord, wordList } from './word-lists.ts'

export interface Understood {
  /** As typed. */
  search: string
  reading: Reading
  /** What danger the words tell of, the most urgent first. */
  topics: DangerTopic[]
  /** Words that nobody knows, and what was searched beside them. */
  corrections: { typed: string; used: string }[]
  /** Plain words that few listings have. */
  rare: string[]
}

/** What the words of the listings say about a typed word. */
export interface KnownTerm {
  /** Listings have it, or a word of the same stem. */
  isKnown: boolean
  /** Few have it, if any. */
  isRare: boolean
  /** Words begin with it. */
  isBeginning: boolean
  /** Words one or two letters away; looked for only where it is not known. */
  close: Candidate[]
}

interface Options {
  isExact: boolean
  /** What admins say that phrases mean. */
  synonyms?: ReadonlyMap<string, Concept>
  /** Asks the lexicon about words that the vocabulary does not know. */
  lookUp: (words: string[]) => Promise<Map<string, KnownTerm>>
  /** Whether a listing's name has these words next to each other. */
  isInName: (words: string[]) => Promise<boolean>
}

/** Reads a search; just as typed, the country is a word too. */
export async function understand(search: string, options: Options): Promise<Understood> {
  const topics = topicsIn(search)
  const { reading: typed, ...rest } = await readWithGuesses(search, topics, options)
  const reading = topics.some(isDanger) ? withoutJoining(typed) : typed
  const read = options.isExact ? reading : await withNames(reading, options.isInName)
  return {
    search,
    topics,
    ...rest,
    reading: options.isExact ? read : await withoutCountry(read, options.isInName),
  }
}

/** "I cant go on" is no name, though all of its words join others. */
const withoutJoining = (reading: Reading): Reading => ({
  ...reading,
  parts: reading.parts.filter(
    ({ concept, isQuoted, words }) => concept || isQuoted || !words.every(isStopWord),
  ),
})

/**
 * What may be meant by the words nobody knows is put beside them, and the whole is read again; not where somebody may be in
 * danger: there what was typed is what is meant (ruling 48).
 */
async function readWithGuesses(
  text: string,
  topics: DangerTopic[],
  options: Options,
): Promise<Omit<Understood, 'search' | 'topics'>> {
  const tokens: Word[] = options.isExact
    ? tokenise(text)
    : await withRefusedNames(tokenise(text), options.isInName)
  const isAsTyped = options.isExact || topics.some(isDanger)
  const { words, corrections } = isAsTyped
    ? { words: tokens, corrections: [] }
    : withLongNames(tokens)
  const first = readSearch(words, options)
  const plain = first.parts
    .filter(({ concept, contact, isQuoted }) => !concept && !contact && !isQuoted)
    .flatMap(({ words }) => words)
  const terms = options.isExact ? new Map() : await options.lookUp([...new Set(plain)])
  const rare = plain.filter((word) => terms.get(word)?.isRare)
  const isAllKnown = ![...terms.values()].some(({ isKnown }) => !isKnown)
  if (isAllKnown || isAsTyped) return { reading: first, corrections, rare }

  const last = words.at(-1)
  const read = words.map((token) => {
    const term = terms.get(token.word)
    const isOpen = term && !term.isKnown && plain.includes(token.word)
    return isOpen ? guess(token, term, token === last) : { words: [token] }
  })
  return {
    reading: readSearch(
      read.flatMap(({ words }) => words),
      options,
    ),
    corrections: [...corrections, ...read.flatMap(({ correction }) => correction ?? [])],
    rare,
  }
}

interface Guess {
  words: Word[]
  correction?: Understood['corrections'][number]
}

/** What a word that nobody knows may be: two written as one, another form, a beginning, a slip. */
function guess(token: Word, { isBeginning, close }: KnownTerm, isLast: boolean): Guess {
  const { typed, word } = token
  const isBegun = isLast && isBeginning && word.length >= SHORTEST_BEGINNING
  // It is meant as it is typed, but may be going on.
  if (isOrdinaryWord(word))
    return { words: [isBegun ? { ...token, isUnknown: true, isBegun } : token] }
  const parts = divide(word)
  if (parts)
    return {
      words: parts.map((part) => ({ ...token, typed: part, word: part })),
      correction: { typed, used: parts.join(' ') },
    }
  if (conceptBySound([word])) return { words: [{ ...token, isUnknown: true }] }
  const place = !soundsOrdinary(word) && bareForms(word).find((form) => namesakes(form).length > 0)
  if (place) return { words: [{ ...token, word: place }] }
  const meant = isBegun && word.length < LONG_BEGINNING ? undefined : correct(word, close)
  if (!meant || meant.used === word) return { words: [{ ...token, isUnknown: true, isBegun }] }
  const town = meant.others.length === 0 ? townMeant(word, meant.used) : undefined
  if (town)
    return {
      words: [{ ...token, word: meant.used }],
      correction: { typed, used: town.name },
    }
  return {
    words: [{ ...token, isUnknown: true, isBegun, guesses: [meant.used, ...meant.others] }],
    correction: { typed, used: meant.used },
  }
}

/** Two words written as one: "speechtherapy". */
function divide(word: string): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)]
    if (conceptOf(parts)) return parts
  }
  return undefined
}

/** "schol" may begin "scholarship", but is more likely "school" with a slip. */
const LONG_BEGINNING = 5
/** Too many words begin with fewer letters. */
const SHORTEST_BEGINNING = 3

/** "University" is what somebody needs, and in "Patil University" a word of a name. */
async function withNames(
  reading: Reading,
  isNamed: (words: string[]) => Promise<boolean>,
): Promise<Reading> {
  const { parts } = reading
  const isMixed = parts.some(isOfName) && parts.some(({ concept }) => !concept)
  if (!isMixed || !(await isNamed(parts.flatMap(({ words }) => words)))) return reading
  return {
    ...reading,
    parts: parts.map((part) => (isOfName(part) ? { ...part, concept: undefined } : part)),
  }
}

const isOfName = ({ concept, words }: Part) => concept && words.every(isSaidInPassing)

/** The country, as families write it behind a place: "mapusa goa india". */
const COUNTRY = wordList('country')

/**
 * Every entry is in the country, so its name asks for nothing, and alone for all of them. In a name it is a word as
 * others are: "Rehabilitation Council of India".
 */
async function withoutCountry(
  reading: Reading,
  isNamed: (words: string[]) => Promise<boolean>,
): Promise<Reading> {
  const parts = reading.parts.filter(({ words: [word = ''] }) => !COUNTRY.has(word))
  if (parts.length === reading.parts.length) return reading
  const words = reading.parts.flatMap(({ words }) => words)
  if (parts.length > 0 && (await isNamed(words))) return reading
  return { ...reading, parts, isWholeCountry: true }
}
