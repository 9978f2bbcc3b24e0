/**
 * Takes out of a text the numbers that ordinary sentences hold: times, days, years, prices, and lists of small ones. One
 * that other digits touch stays, because it may be a part of a phone number.
 */
export const withoutNumbers = (text: string): string =>
  PLAIN.reduce((left, { kind, isPlain }) => left.replace(kind, unlessTouched(isPlain)), text)

interface Plain {
  kind: RegExp
  isPlain?: (number: string) => boolean
}

const unlessTouched =
  (isPlain = (_number: string) => true) =>
  (found: string, before = '', number = '', after = '') =>
    before || after || !isPlain(number) ? found : ' '

/** "2019", "2019-24", "2019 to 2024", "2019/20" */
const YEARS = /(?:19|20)\d\d(?:\s?(?:-|–|to|\/)\s?(?:19|20)?\d\d)?/
/** "12.03.2024", "1/3/24" */
const DAY = /(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)?\d\d/
/** "9:30", "9.30-12.45", "10:00-1:30, 3:00-5:30" */
const TIMES = several(/(?:[01]?\d|2[0-3])[.:][0-5]\d/, /\s?(?:-|–|,|\/|to|&)\s?/)
/** "1,20,000", "12,000-15,000", "800-1,000": up to crores */
const PRICES = several(/(?:\d{3}\s?[-–]\s?)?\d{1,2}(?:,\d\d){0,2},\d{3}/, /\s?(?:-|–|\/|to|,\s)\s?/)
/** "1500/-", "800/-, 1200/-" */
const RUPEES = several(/\d{1,4}0\s?\/-/, /,?\s?/)
/** "2500-3000", "800/1000/1200" */
const ROUND = several(/\d{1,4}0/, /\s?(?:-|–|\/|to)\s?/, 1)
/** "3, 5, 7, 9", "101 & 102", "500, 800, 1200" */
const LIST = several(/\d{1,4}(?:\s?[-–]\s?\d{1,4})?/, /(?:,\s|\s?[&;]\s)/, 1)

const PLAIN: Plain[] = [
  { kind: alone(DAY) },
  { kind: alone(TIMES) },
  { kind: alone(PRICES) },
  { kind: alone(RUPEES) },
  { kind: alone(ROUND), isPlain: grows },
  { kind: alone(LIST), isPlain: (list) => grows(list) || !mayBeDialled(list) },
  { kind: alone(YEARS) },
]

function several({ source: one }: RegExp, { source: between }: RegExp, more = 0): RegExp {
  return new RegExp(`${one}(?:${between}${one}){${more},19}`)
}

/**
 * Its groups: digits that touch it, with what may divide the digits of a number in between; itself; the same behind it.
 * What ends a part of a sentence divides numbers, and not digits.
 */
function alone({ source }: RegExp): RegExp {
  const between = '(?![,;:.!?]\\s)[^\\p{L}\\p{Nd}]{0,3}'
  return new RegExp(
    `(\\p{Nd}${between})??\\b(${source})(?![\\p{L}\\p{Nd}])(${between}\\p{Nd})?`,
    'gu',
  )
}

/** Each is larger than the one before: no phone number, or hardly one. */
function grows(list: string): boolean {
  const numbers = (list.match(/\d+/g) ?? []).map(Number)
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
}

/** As many digits as a phone number of India, and its beginning. */
const mayBeDialled = (list: string) => /^(?:0|91|[6-9])\d{9,11}$/.test(list.replace(/\D/g, ''))
