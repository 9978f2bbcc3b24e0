import type { Place } from '../../shared/places.ts'
import { findPlace, namesakes } from './gazetteer.ts'
import { isPincode } from './pin-states.ts'
import { normalisePlace } from './place-text.ts'

/** The words `from` to before `to` name this place. */
export interface PlaceSpan {
  from: number
  to: number
  place: Place
}

const LONGEST_NAME = 8

/** Names of small places that are words of another kind in a question; only a longer form names them. */
const OTHER_WORDS = new Set(
  (
    'along ale alot anta antu bah bari basi bati bela bhor cana chas cola deoli dig disa disha ella fort gua guna ' +
    'hata indi jais kant kara kati khed kota lala lar mau mon moth mul muri nagar nawa ona onda ' +
    'padi pal pale pen phek raha rani rath ray raya reha ron sini sira soro tal tapi than ugu ula umri un una uran uri ' +
    'vada vadi vite wer asha sagar mandal sadar home school centre center hospital'
  ).split(' '),
)

/** The places named within a query, longest names first: 'special school near vasco da gama' names one, in words 3 to 6. */
export function recognisePlaces(words: string[]): PlaceSpan[] {
  const spans: PlaceSpan[] = []
  for (let from = 0; from < words.length;) {
    const span = isAge(words, from) ? undefined : longestAt(words, from)
    if (span) spans.push(span)
    from = span?.to ?? from + 1
  }
  return spans
}

/** The positions of all words of these names. */
export const positionsOf = (spans: Pick<PlaceSpan, 'from' | 'to'>[]): number[] =>
  spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))

/** '2 year old goa' asks about a child in Goa, not about Old Goa. */
const isAge = (words: string[], at: number) =>
  words[at]?.toLowerCase() === 'old' && /^(years?|yrs?|months?|y)$/i.test(words[at - 1] ?? '')

function longestAt(words: string[], from: number): PlaceSpan | undefined {
  for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
    const place = placeNamed(words.slice(from, to))
    if (place) return { from, to, place }
  }
  return undefined
}

function placeNamed(words: string[]): Place | undefined {
  const digits = words.join('')
  if (isPincode(digits) && words.length <= 2) return findPlace(digits)
  const text = normalisePlace(words.join(' '))
  if (text.length < 3 || OTHER_WORDS.has(text)) return undefined
  return namesakes(text)[0]
}
