import { editDistance, slipsAllowed } from '../places/edit-distance.ts'
import { guessPlace } from '../places/suggest.ts'
import { startsAlike, soundOf } from './spelling.ts'
import { VOCABULARY_WORDS } from './vocabulary.ts'

/** A word of the lexicon that a typed word may have been meant to be. */
export interface Candidate {
  term: string
  /** About how many listings have it. */
  listings: number
}

/** Between two words as far away, the one this many times as common is meant. */
const VOCABULARY_LISTINGS = 20

/** The word meant by one that nobody knows, undefined when none is near enough. */
export function correct(typed: string, close: Candidate[]): string | undefined {
  const allowed = slipsAllowed(typed)
  // Letters without a vowel are initials, and digits are a number.
  if (allowed === 0 || /\d/.test(typed) || !/[aeiouy]|[^a-z]/.test(typed)) return undefined
  const candidates = new Map(close.map(({ term, listings }) => [term, listings]))
  for (const word of VOCABULARY_WORDS)
    if (Math.abs(word.length - typed.length) <= allowed)
      candidates.set(word, Math.max(candidates.get(word) ?? 0, VOCABULARY_LISTINGS))

  let best: { word: string; cost: number } | undefined
  for (const [word, listings] of candidates) {
    const slips = editDistance(typed, word, allowed)
    if (slips > allowed || !startsAlike(typed, word)) continue
    const cost = slips * 10 - closeness(typed, word) - Math.log10(listings + 1)
    if (!best || cost < best.cost) best = { word, cost }
  }
  return best?.word ?? misspeltPlace(typed)
}

/** What tells two words apart that are as many slips away. */
function closeness(typed: string, word: string): number {
  return (
    (typed[0] === word[0] ? 3 : 0) +
    (soundOf(typed) === soundOf(word) ? 4 : 0) +
    (isSwap(typed, word) ? 2 : 0)
  )
}

/** Two neighbours swapped is the commonest slip of all that keep every letter. */
const isSwap = (a: string, b: string) =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('')

function misspeltPlace(typed: string): string | undefined {
  const place = guessPlace(typed)
  if (!place || place.kind === 'village' || place.kind === 'pincode') return undefined
  return startsAlike(typed, place.name.toLowerCase()) ? place.name.toLowerCase() : undefined
}
