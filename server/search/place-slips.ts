/** Names of places with slips in them, which nothing else is meant by. Whoever takes one says so. */
import type { Place } from '../../shared/places.ts'
import { editDistance } from '../places/edit-distance.ts'
import { gazetteer, namesakes, resolvePlace } from '../places/gazetteer.ts'
import { GOA } from '../places/goa.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import type { Word } from './parts.ts'
import { consonantsOf, isSwap, soundOf } from './spelling.ts'
import { conceptOf } from './vocabulary.ts'

interface Corrected {
  words: Word[]
  corrections: { typed: string; used: string }[]
}

/** "Vasko da gamma": a name of several words is hardly anything else. */
export function withLongNames(words: Word[]): Corrected {
  const corrected: Corrected = { words: [], corrections: [] }
  for (let at = 0; at < words.length;) {
    const name = longNameAt(words, at)
    const named = words.slice(at, at + (name?.words.length ?? 1))
    corrected.words.push(
      ...named.map((word, i) => ({ ...word, word: name?.words[i] ?? word.word })),
    )
    if (name)
      corrected.corrections.push({
        typed: named.map(({ typed }) => typed).join(' '),
        used: name.place.name,
      })
    at += named.length
  }
  return corrected
}

interface LongName {
  words: string[]
  place: Place
}

let longNames: LongName[] | undefined

/** Longest first; only of Goa, for among thousands of others one is near nearly any two words. */
const namesInGoa = () =>
  (longNames ??= gazetteer()
    .entries.filter(({ place }) => place.region === GOA)
    .flatMap(({ names, place }) => names.map((name) => ({ words: name.split(' '), place })))
    .filter(({ words }) => words.length > 1)
    .toSorted((a, b) => b.words.length - a.words.length))

function longNameAt(words: Word[], at: number): LongName | undefined {
  const name = namesInGoa().find((one) => {
    const typed = words.slice(at, at + one.words.length)
    return (
      typed.length === one.words.length &&
      typed.every((word, i) => isPlain(word) && isSlip(word.word, one.words[i] ?? '')) &&
      (typed.every(({ word }, i) => word === one.words[i] || !isOrdinaryWord(word)) ||
        isNamedBy(typed, one.place))
    )
  })
  return name?.words.every((word, i) => word === words[at + i]?.word) ? undefined : name
}

/** A name in quotation marks, or behind a minus, says no place. */
const isPlain = ({ quote, isExcluded, contact }: Word) =>
  quote === undefined && !isExcluded && contact === undefined

/** Of fewer letters one makes another word. */
const LONG_ENOUGH = 4

const isSlip = (typed: string, meant: string) =>
  typed === meant ||
  (Math.min(typed.length, meant.length) >= LONG_ENOUGH &&
    typed[0] === meant[0] &&
    editDistance(typed, meant, 1) <= 1)

/** "Vasko" alone is the place: what follows is the rest of its name, though "gamma" is a word. */
const isNamedBy = ([first]: Word[], place: Place) =>
  first !== undefined && namesakes(first.word)[0]?.id === place.id

/** The town or state that `used`, for which nobody knows a better word, is the name of: "bichollim" has its consonants. */
export function townMeant(typed: string, used: string): Place | undefined {
  const place = resolvePlace(used)
  if (!place || conceptOf([used]) || used.includes(' ')) return undefined
  const isTown = place.region === GOA && place.kind !== 'village' && place.kind !== 'pincode'
  return (isTown || place.kind === 'state') && isSpeltAlike(typed, used) ? place : undefined
}

const isSpeltAlike = (typed: string, name: string) =>
  typed[0] === name[0] &&
  (consonantsOf(soundOf(typed)) === consonantsOf(soundOf(name)) || isSwap(typed, name))
