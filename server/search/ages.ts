import type { AgeGroup } from '../../shared/listings/age-groups.ts'
import { linesOf, wordList } from './word-lists.ts'

const YEARS = wordList('years')
const MONTHS = wordList('months')
const STATED = wordList('stated age')
const BEFORE = wordList('before an age')
/** Who is meant, before a bare number: "girl 11", "adult 25". */
const CHILDREN = wordList('child')
const GROWN_UP = wordList('grown up')
const FILLERS = wordList('after an age')
/** From zero on, in English, Hindi and Marathi. */
const NUMBERS = linesOf('numbers')
const COMPARED = wordList('compared with an age')
const OTHER_UNITS = wordList('other units')

const OLDEST = 100
const OLDEST_CHILD = 20
const YOUNGEST_ADULT = 18

interface Age {
  years: number
  /** The end of a span. */
  upTo?: number
  /** In words. */
  length: number
}

/** An age in years that begins at this word, and how many words say it: "2 year old", "two yrs", "18 months", "age 5". */
export function readAge(words: string[], at: number): Age | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  const span = readSpan(words, at)
  if (span) return span
  // "My son is 4", "not speaking at 4"; not "is 4 km away", "at 4 pm", "9 am 12 noon".
  const isStated =
    STATED.has(first) &&
    !/^\d/.test(words[at - 1] ?? '') &&
    /^\d/.test(second) &&
    !OTHER_UNITS.has(third)
  if (isStated || BEFORE.has(first)) {
    const years = readNumber(second)
    const length = 2 + unitLength(words, at + 2)
    return years === undefined ? undefined : { years: inYears(years, third), length }
  }
  const [, digits = first, joined] =
    /^(\d{1,3})(years?|yrs?|yo|months?|saal|sal)$/.exec(first) ?? []
  const number = readNumber(digits)
  if (number === undefined) return undefined
  const length = joined ? 1 : 2
  const unit = joined ?? second
  if (joined || isUnit(second))
    return isSince(words, at + length)
      ? undefined
      : { years: inYears(number, unit), length: length + afterUnit(words, at + length, unit) }
  // "My son of 4".
  const before = words[words[at - 1] === 'of' ? at - 2 : at - 1] ?? ''
  const isOfPerson =
    (CHILDREN.has(before) && number <= OLDEST_CHILD) ||
    (number >= YOUNGEST_ADULT && (GROWN_UP.has(before) || GROWN_UP.has(second)))
  return isOfPerson && !OTHER_UNITS.has(second) ? { years: number, length: 1 } : undefined
}

/** "2 saal se goa me": for two years now; "3 saal se upar", above three, is an age. */
const isSince = (words: string[], at: number) =>
  words[at] === 'se' && !COMPARED.has(words[at + 1] ?? '') && !/^\d/.test(words[at + 1] ?? '')

/** "3-5 years", "6 to 12 yrs". */
function readSpan(words: string[], at: number): Age | undefined {
  const length = words[at + 1] === 'to' ? 2 : 1
  const [from, to] = [readNumber(words[at] ?? ''), readNumber(words[at + length] ?? '')]
  const unit = unitLength(words, at + length + 1)
  if (from === undefined || to === undefined || from >= to || unit === 0) return undefined
  const name = words[at + length + 1]
  return { years: inYears(from, name), upTo: inYears(to, name), length: length + 1 + unit }
}

const inYears = (number: number, unit = '') =>
  MONTHS.has(unit) ? Math.round((number / 12) * 10) / 10 : number

const isUnit = (word: string) => YEARS.has(word) || MONTHS.has(word)

function unitLength(words: string[], at: number): number {
  const unit = words[at] ?? ''
  return isUnit(unit) ? 1 + afterUnit(words, at + 1, unit) : 0
}

/** "Old", and the months that are said besides: "2 years 8 months" is 2, and no baby of 8 months. */
function afterUnit(words: string[], at: number, unit: string): number {
  const joining = fillers(words, at)
  return joining + (YEARS.has(unit) ? monthsLength(words, at + joining) : 0)
}

function monthsLength(words: string[], at: number): number {
  const joining = words[at] === 'and' ? 1 : 0
  const [first = '', second = ''] = words.slice(at + joining)
  const [, digits = first, joined] = /^(\d{1,2})(months?)$/.exec(first) ?? []
  const number = readNumber(digits)
  if (number === undefined || number >= 12 || !(joined || MONTHS.has(second))) return 0
  const length = joining + (joined ? 1 : 2)
  return length + fillers(words, at + length)
}

function fillers(words: string[], at: number): number {
  let length = 0
  while (FILLERS.has(words[at + length] ?? '')) length += 1
  return length
}

function readNumber(word: string): number | undefined {
  // Devanagari digits too.
  const digits = word.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  if (/^\d{1,3}(?:\.\d+)?$/.test(digits))
    return Number(digits) > OLDEST ? undefined : Number(digits)
  const spelled = Math.max(...NUMBERS.map((numbers) => numbers.indexOf(word)))
  return spelled === -1 ? undefined : spelled
}

/** The age group of a listing that an age belongs to. */
export function ageGroupOf(years: number): AgeGroup {
  if (years < 6) return 'early-childhood'
  if (years < 13) return 'children'
  return years < 18 ? 'teenagers' : 'adults'
}
