import { editDistance, slipsAllowed } from '../places/edit-distance.ts'
import type { Place } from '../../shared/places.ts'
import { guessPlace } from '../places/suggest.ts'
import { soundsOrdinary } from './ordinary-words.ts'
import { consonantsOf, isSwap, soundOf, startsAlike } from './spelling.ts'
import { isStopWord } from './word-lists.ts'
import { VOCABULARY_WORDS } from './vocabulary.ts'

/** A word of the lexicon that a typed word may have been meant to be. */
export interface Candidate {
  term: string
  /** About how many listings have it. */
  listings: number
}

/** Between two words as far away, the one this many times as common is meant. */
const VOCABULARY_LISTINGS = 20

export interface Correction {
  used: string
  /** Others as many letters away, which may have been meant as well. */
  others: string[]
}

/** The word meant by one that nobody knows, undefined when none is near enough. */
export function correct(typed: string, close: Candidate[]): Correction | undefined {
  const allowed = slipsAllowed(typed)
  // Letters without a vowel are initials, and digits are a number.
  if (allowed === 0 || /\d/.test(typed) || !/[aeiouy]|[^a-z]/.test(typed)) return undefined
  const candidates = new Map<string, number>()
  // One letter of four is much: "cope" is no slip of "come". From so few, beside our own words, only what sounds the same
  // is guessed: "setu" is Sethu.
  for (const { term, listings } of close)
    if (typed.length > SHORT ? term.length > SHORT || !isStopWord(term) : isHeardAs(typed, term))
      candidates.set(term, listings)
  for (const word of VOCABULARY_WORDS)
    if (Math.abs(word.length - typed.length) <= allowed)
      candidates.set(word, Math.max(candidates.get(word) ?? 0, VOCABULARY_LISTINGS))

  const isHeard = soundsOrdinary(typed)
  const near = [...candidates]
    .filter(([word]) => !isHeard || soundOf(word) === soundOf(typed))
    .map(([word, listings]) => ({ word, listings, slips: editDistance(typed, word, allowed) }))
    .filter(({ word, slips }) => slips <= allowed && startsAlike(typed, word))
    .filter(({ word }) => isSameWord(typed, word))
    .map((found) => ({ ...found, cost: costOf(typed, found) }))
    .toSorted((a, b) => a.cost - b.cost)
  const [best, ...rest] = near
  if (best) {
    const others = rest.filter(({ slips }) => slips === best.slips).map(({ word }) => word)
    return { used: best.word, others: others.slice(0, MOST_OTHERS) }
  }
  const place = isHeard ? undefined : misspeltPlace(typed)
  return place ? { used: place, others: [] } : undefined
}

const SHORT = 4
const MOST_OTHERS = 2

const isHeardAs = (typed: string, term: string) =>
  !isStopWord(term) && soundOf(term) === soundOf(typed)

const costOf = (
  typed: string,
  { word, listings, slips }: { word: string; listings: number } & { slips: number },
) => slips * 10 - closeness(typed, word) - Math.log10(listings + 1)

/** What tells two words apart that are as many slips away. */
function closeness(typed: string, word: string): number {
  return (
    (typed[0] === word[0] ? 3 : 0) +
    (soundOf(typed) === soundOf(word) ? 4 : 0) +
    (isSwap(typed, word) ? 2 : 0)
  )
}

/**
 * With four letters, one changed makes another word; one left out, or two swapped, does not. With five, another consonant
 * does: "kripa" is no "krida".
 */
function isSameWord(typed: string, word: string): boolean {
  if (typed.length > SHORT + 1) return true
  if (isSwap(typed, word) || soundOf(typed) === soundOf(word) || word.length > typed.length)
    return true
  return (
    typed.length > SHORT &&
    (word.length < typed.length || consonantsOf(typed) === consonantsOf(word))
  )
}

function misspeltPlace(typed: string): string | undefined {
  const place = guessPlace(typed)
  if (!place || place.kind === 'village' || place.kind === 'pincode') return undefined
  const name = place.name.toLowerCase()
  const isMeant = isNearPlace(place) || (name.length > FEW && isSpeltAlike(typed, name))
  return isMeant ? name : undefined
}

/** So few letters of a town far away are as well another word's. */
const FEW = 5

/** Places that people here name; of the thousands of others one is a letter away from nearly any word. */
const isNearPlace = ({ kind, region }: Place) =>
  region === 'Goa' || kind === 'state' || kind === 'district'

/** The same consonants, or two letters swapped. */
const isSpeltAlike = (typed: string, name: string) =>
  consonantsOf(soundOf(typed)) === consonantsOf(soundOf(name)) || isSwap(typed, name)
