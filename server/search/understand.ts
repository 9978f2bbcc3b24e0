import { isDanger } from '../../shared/search/danger.ts'
import { namesakes } from '../places/gazetteer.ts'
import { withoutCountry } from './country.ts'
import { correct, type Candidate } from './correct.ts'
import { topicsIn } from './danger/recognise.ts'
import { isOrdinaryWord, soundsOrdinary } from './ordinary-words.ts'
import { readSearch, type Reading, type Word } from './read-search.ts'
import { tokenise } from './tokenise.ts'
import { conceptBySound, conceptOf } from './vocabulary.ts'
import type { Concept } from './vocabulary/concept.ts'
import { bareForms } from './word-forms.ts'

export interface Understood {
  reading: Reading
  corrections: { typed: string; used: string }[]
}

/** What the words of the listings say about a typed word. */
export interface KnownTerm {
  /** Listings have it, or a word of the same stem. */
  isKnown: boolean
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
export async function understand(text: string, options: Options): Promise<Understood> {
  const understood = await readCorrected(text, options)
  if (options.isExact) return understood
  return { ...understood, reading: await withoutCountry(understood.reading, options.isInName) }
}

/**
 * The words nobody knows are heard, begun or corrected, and the whole is read again; not where somebody may be in danger:
 * there what was typed is what is meant (ruling 48).
 */
async function readCorrected(text: string, options: Options): Promise<Understood> {
  const tokens: Word[] = tokenise(text)
  const first = readSearch(tokens, options)
  const plain = first.parts.filter(({ concept }) => !concept).flatMap(({ words }) => words)
  const terms = options.isExact ? new Map() : await options.lookUp([...new Set(plain)])
  const isAllKnown = ![...terms.values()].some(({ isKnown }) => !isKnown)
  if (isAllKnown || topicsIn(text).some(isDanger)) return { reading: first, corrections: [] }

  const corrections: Understood['corrections'] = []
  const last = tokens.at(-1)
  const words = tokens.flatMap((token): Word | Word[] => {
    const term = terms.get(token.word)
    if (!term || term.isKnown || !plain.includes(token.word)) return token
    const isBegun = token === last && term.isBeginning && token.word.length >= SHORTEST_BEGINNING
    // It is meant as it is typed, but may be going on.
    if (isOrdinaryWord(token.word)) return isBegun ? { ...token, isUnknown: true, isBegun } : token
    const parts = divide(token.word)
    if (parts) {
      corrections.push({ typed: token.typed, used: parts.join(' ') })
      return parts.map((word) => ({ typed: word, word }))
    }
    if (conceptBySound([token.word])) return { ...token, isUnknown: true }
    const place =
      !soundsOrdinary(token.word) &&
      bareForms(token.word).find((form) => namesakes(form).length > 0)
    if (place) return { ...token, word: place }
    const used =
      isBegun && token.word.length < LONG_BEGINNING ? undefined : correct(token.word, term.close)
    if (!used || used.used === token.word) return { ...token, isUnknown: true, isBegun }
    corrections.push({ typed: token.typed, used: used.used })
    return { ...token, word: used.used, others: used.others }
  })
  return { reading: readSearch(words, options), corrections }
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
