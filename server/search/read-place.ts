import type { Place } from '../../shared/places.ts'
import { distanceBetween } from '../places/distance.ts'
import { resolvePlace } from '../places/gazetteer.ts'
import { GOA } from '../places/goa.ts'
import { positionsOf, recognisePlaces, type PlaceSpan } from '../places/recognise.ts'
import type { Word } from './parts.ts'
import { isRefusedPlace } from './refused.ts'
import type { Token } from './tokenise.ts'
import { conceptOf } from './vocabulary.ts'
import { readSections } from './word-files.ts'
import { AFTER_PLACE, BEFORE_PLACE, wordList } from './word-lists.ts'

/** The one place a search is about: the words `from` to before `to`. */
export interface PlaceReading {
  from: number
  to: number
  place: Place
  /** As typed. */
  typed: string
  words: string[]
}

export interface Places {
  meant: PlaceReading
  /** Positions of words that only say again where: 'goa' in 'davorlim margao goa'. */
  around: ReadonlySet<number>
}

const SAYS_PINCODE = wordList('pincode')
const EVERYDAY = wordList('place and everyday word')
const JOINING = wordList('place and joining word')

/** "Outside Old Goa": the words of a place that is not wanted are left out together. */
export function withRefusedPlaces(words: Word[]): Word[] {
  const texts = words.map(({ word }) => word)
  return spansIn(words)
    .filter((span) => isPlain(words, span) && isRefusedPlace(texts, span))
    .reduce(
      (marked, { from, to, place }) =>
        marked.map((word, at) =>
          at >= from && at < to ? { ...word, isExcluded: true, quote: -1 - from, place } : word,
        ),
      words,
    )
}

/** The place meant among those named, and the words that only say around it: 'margao goa' after 'davorlim'. */
export function placesIn(words: Token[]): Places | undefined {
  const texts = words.map(({ word }) => word)
  const spans = spansIn(words).filter((span) => isMeant(texts, span) && isPlain(words, span))
  const likeliest = spans.toSorted((a, b) => likelihood(texts, a) - likelihood(texts, b)).at(-1)
  if (!likeliest) return undefined
  const meant = smallerNamed(spans, likeliest)
  const first = firstOfAddress(spans, meant)
  const around = spans.filter(
    (span) =>
      span !== first &&
      span.place.region === first.place.region &&
      (isWide(span) || follows(spans, first, span)),
  )
  return {
    meant: {
      ...first,
      typed: words
        .slice(first.from, first.to)
        .map(({ typed }) => typed)
        .join(' '),
      words: texts.slice(first.from, first.to),
    },
    around: new Set([
      ...positionsOf(around),
      ...(first.place.kind === 'pincode' ? saidOfPincode(texts, first) : []),
    ]),
  }
}

const spansIn = (words: Token[]): PlaceSpan[] => [
  ...recognisePlaces(words.map(({ word }) => word)),
  ...statesIn(words),
]

interface State {
  name: string
  /** A word of a sentence too ("ka"), or hardly ever meant in small letters: a state only in capitals among them. */
  isInCapitals: boolean
  /** In small letters beside what is looked for: "pension up", "up me therapy", not "check up". */
  isBesideNeed: boolean
}

const STATES = new Map(
  readSections('states.txt').flatMap(({ name: letters, lines }) =>
    lines.map((line): [string, State] => {
      const [short = '', ...name] = line.split(' ')
      return [
        short,
        {
          name: name.join(' '),
          isInCapitals: letters.startsWith('in capitals'),
          isBesideNeed: letters.endsWith('beside a need'),
        },
      ]
    }),
  ),
)

const isCapitals = ({ typed }: Token) => typed === typed.toUpperCase()

function statesIn(words: Token[]): PlaceSpan[] {
  const isAllCapitals = words.length > 1 && words.every(isCapitals)
  return words.flatMap((token, from) => {
    const state = STATES.get(token.word)
    const isWritten =
      !state?.isInCapitals ||
      (isCapitals(token) && !isAllCapitals) ||
      (state.isBesideNeed && isBesideNeed(words, from))
    const place = state && isWritten ? resolvePlace(state.name) : undefined
    return place ? [{ from, to: from + 1, place }] : []
  })
}

const isNeed = (word: string) => conceptOf([word]) !== undefined

function isBesideNeed(words: Token[], at: number): boolean {
  const [before, here = '', after] = [at - 1, at, at + 1].map((one) => words[one]?.word)
  if (before === undefined) return after !== 'to'
  if (!isNeed(before) || conceptOf([before, here])) return false
  return after === undefined || AFTER_PLACE.has(after) || isNeed(after)
}

/** A name in quotation marks, or behind a minus, says no place. */
const isPlain = (words: Token[], { from, to }: PlaceSpan) =>
  words.slice(from, to).every(({ quote, isExcluded }) => quote === undefined && !isExcluded)

/** A name that is a word of ours too ("Disha", "Sea") names a place only where the sentence says so. */
function isMeant(words: string[], span: PlaceSpan): boolean {
  const named = words.slice(span.from, span.to)
  // "Agar me mar jau" is "if I die": the words after it point at nothing.
  if (named.length === 1 && JOINING.has(named[0] ?? ''))
    return words.length === 1 || BEFORE_PLACE.has(words[span.from - 1] ?? '')
  return (
    isPointedAt(words, span) ||
    (conceptOf(named) === undefined && !isEveryday(named, words[span.from - 1]))
  )
}

/** "Autism school gaya" is where; "school chhut gaya hai", where a verb is before it, is no place. */
const isEveryday = ([name = '', ...more]: string[], before: string | undefined) =>
  more.length === 0 && EVERYDAY.has(name) && before !== undefined && !conceptOf([before])

const isPointedAt = (words: string[], { from, to }: PlaceSpan) =>
  BEFORE_PLACE.has(words[from - 1] ?? '') || AFTER_PLACE.has(words[to] ?? '')

function likelihood(words: string[], span: PlaceSpan): number {
  const { kind, region } = span.place
  return (
    (kind === 'pincode' ? 8 : 0) +
    (isPointedAt(words, span) ? 4 : 0) +
    (region === GOA ? 2 : 0) +
    (kind === 'state' ? -1 : 0) +
    (kind === 'village' && region !== GOA ? -1 : 0) +
    // Where comes last in most searches.
    span.from / 100
  )
}

const isWide = ({ place: { kind } }: Pick<PlaceSpan, 'place'>) =>
  kind === 'state' || kind === 'district'

/** "Is Ponda in North Goa or South Goa": what is around a town that is named says no more than it. */
const smallerNamed = (spans: PlaceSpan[], meant: PlaceSpan): PlaceSpan =>
  (isWide(meant) &&
    spans.find((span) => !isWide(span) && span.place.region === meant.place.region)) ||
  meant

/** 'davorlim margao': of places that follow each other the first is the smaller one; of 'aliganj lucknow' one far off is not meant. */
function firstOfAddress(spans: PlaceSpan[], meant: PlaceSpan): PlaceSpan {
  const before = spans.find(
    ({ to, place }) =>
      to === meant.from && place.region === meant.place.region && !isFar(place, meant.place),
  )
  return before && before.place.kind !== 'state' ? firstOfAddress(spans, before) : meant
}

/** In kilometres: no part of a town is so far from it. */
const FAR = 60

const isFar = (one: Place, town: Place) =>
  !isWide({ place: town }) && one.point !== null && town.point !== null
    ? distanceBetween(one.point, town.point) > FAR
    : false

/** Where "pin code" is next to the six digits. */
function saidOfPincode(words: string[], { from, to }: PlaceSpan): number[] {
  const before = words.slice(0, from).findLastIndex((word) => !SAYS_PINCODE.has(word)) + 1
  const length = words.slice(to).findIndex((word) => !SAYS_PINCODE.has(word))
  const after = length === -1 ? words.length : to + length
  return words.flatMap((_, at) => (at >= before && at < after ? [at] : []))
}

/** Each name from the one to the other follows the one before. */
function follows(spans: PlaceSpan[], first: PlaceSpan, last: PlaceSpan): boolean {
  const between = spans.filter(({ from }) => from >= first.to && from < last.from)
  return between.reduce((to, span) => (span.from === to ? span.to : -1), first.to) === last.from
}
