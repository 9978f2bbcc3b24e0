import { MAX_SUGGESTIONS, MIN_PLACE_QUERY, type Place } from '../../shared/places.ts'
import { editDistance, lacksAtMost, lettersOf, slipsAllowed } from './edit-distance.ts'
import type { Entry } from './entry.ts'
import { findPlace, gazetteer, resolvePlace } from './gazetteer.ts'
import { GOA } from './goa.ts'
import { isPincode, stateOfStart } from './pin-states.ts'
import { normalisePlace } from './place-text.ts'

/** How a suggestion matches, best first. */
const LABEL = -1
const EXACT = 0
const NAME = 1
const WORD = 2
const ALIAS = 3
const SLIP = 4

/** Ranks up to here are states, Goa's towns and the cities people know by several names. */
const WELL_KNOWN = 2

/** Up to here are also Goa's talukas and districts, and its villages on the map. */
const KNOWN_IN_GOA = 4

interface Key {
  text: string
  letters: number
  match: number
  entry: Entry
}

let keys: Key[] | undefined

/** Reads the gazetteer now, so that nobody waits the tenth of a second it takes. */
export const readPlaces = (): void => void sortedKeys()

/** In alphabetical order, so that all that begin alike are together. */
function sortedKeys(): Key[] {
  keys ??= gazetteer()
    .entries.flatMap(keysOf)
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return keys
}

function keysOf(entry: Entry): Key[] {
  const { kind, label, region } = entry.place
  const key = (text: string, match: number): Key => ({
    text,
    letters: lettersOf(text),
    match,
    entry,
  })
  const [name = '', ...aliases] = entry.names
  const inState = kind === 'state' ? name : `${name} ${normalisePlace(region)}`
  const own = new Set([name, inState, normalisePlace(label)])
  const words = name.split(' ')
  // 'bang' is Bengaluru to most, not Banga: what people know counts by any of its names.
  const alias = entry.rank <= WELL_KNOWN ? NAME : ALIAS
  return [
    ...[...own].map((text) => key(text, NAME)),
    ...words.slice(1).map((_, at) => key(words.slice(at + 1).join(' '), WORD)),
    ...aliases.map((text) => key(text, alias)),
  ]
}

/**
 * What a person who types this may mean, from two letters on: most likely first, Goa before the rest of its rank. Where the
 * letters may be another word's, those in Goa and well known ones.
 */
export function suggestPlaces(
  text: string,
  limit = MAX_SUGGESTIONS,
  forgives = true,
  mayBeWord = false,
): Place[] {
  const typed = normalisePlace(text)
  if ([...typed].length < MIN_PLACE_QUERY) return []
  const found = new Map<Entry, number>()
  for (const { text, match, entry } of startingWith(typed)) {
    const score = text === typed ? exactness(typed, entry) : match
    if (score < (found.get(entry) ?? Infinity)) found.set(entry, score)
  }
  if (found.size === 0 && forgives) for (const entry of slipsOf(typed)) found.set(entry, SLIP)
  const isGoaFirst = [...typed].length <= FEW
  const suggestions = [...found]
    .filter(([{ place, rank }]) => !mayBeWord || rank <= WELL_KNOWN || place.region === GOA)
    .toSorted(
      ([a, matchA], [b, matchB]) =>
        matchA - matchB || (isGoaFirst ? afterGoa(a) - afterGoa(b) : 0) || compare(a, b),
    )
    .map(([{ place }]) => place)
  if (suggestions.length > 0) return suggestions.slice(0, limit)
  const ofDigits = placeOfDigits(typed.replaceAll(' ', ''))
  return ofDigits ? [ofDigits] : []
}

/** So few letters begin most states; a town of Goa is meant more often. */
const FEW = 3

const afterGoa = ({ place, rank }: Entry) =>
  place.region === GOA && rank > 0 && rank <= KNOWN_IN_GOA ? 0 : 1

/** A whole PIN code, or the state that its first digits tell. */
function placeOfDigits(digits: string): Place | undefined {
  if (isPincode(digits)) return findPlace(digits)
  const region = /^[1-9][0-9]{1,4}$/.test(digits) ? stateOfStart(digits) : null
  return region ? resolvePlace(region) : undefined
}

/** 'Jodhpur, Gujarat' is the label of one and fits another that has more in its label. */
const exactness = (typed: string, { place }: Entry) =>
  typed === normalisePlace(place.label) ? LABEL : EXACT

function* startingWith(typed: string): Generator<Key> {
  const all = sortedKeys()
  for (let at = firstFrom(typed); at < all.length; at++) {
    const key = all[at]
    if (!key?.text.startsWith(typed)) return
    yield key
  }
}

function firstFrom(typed: string): number {
  const all = sortedKeys()
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.text ?? '') < typed) low = middle + 1
    else high = middle
  }
  return low
}

const compare = (a: Entry, b: Entry) => a.rank - b.rank || (a.place.label < b.place.label ? -1 : 1)

/** Places whose name, or its beginning, is what was typed but for a slip; those with the fewest slips only. */
function slipsOf(typed: string): Entry[] {
  let allowed = slipsAllowed(typed)
  let found: Entry[] = []
  if (allowed === 0) return found
  const typedLetters = lettersOf(typed)
  for (const { text, letters, entry } of sortedKeys()) {
    if (text.length < typed.length - allowed || !lacksAtMost(typedLetters, letters, allowed))
      continue
    const start = text.slice(0, typed.length)
    const slips = Math.min(editDistance(typed, start, allowed), editDistance(typed, text, allowed))
    if (slips > allowed) continue
    if (slips < allowed) found = []
    allowed = slips
    found.push(entry)
  }
  return found
}

/**
 * The place meant by a name with a slip in it, when one stands out: `mapussa`, `banglaore`. None when two are as near
 * and as well known. Who takes the guess says so: it is never searched as if it had been typed.
 */
export function guessPlace(text: string): Place | undefined {
  const typed = normalisePlace(text)
  const allowed = slipsAllowed(typed)
  if (allowed === 0) return undefined
  let best: { entry: Entry; slips: number; isAlone: boolean } | undefined
  const typedLetters = lettersOf(typed)
  for (const { text, letters, match, entry } of sortedKeys()) {
    if (match === WORD || !lacksAtMost(typedLetters, letters, allowed)) continue
    const slips = editDistance(typed, text, allowed)
    if (slips > allowed || (best && slips > best.slips) || best?.entry === entry) continue
    if (!best || slips < best.slips || entry.rank < best.entry.rank)
      best = { entry, slips, isAlone: true }
    else if (entry.rank === best.entry.rank) best.isAlone = false
  }
  return best?.isAlone ? best.entry.place : undefined
}
