import { AGE_GROUPS, type AgeGroup } from '../../../../shared/listings/age-groups.ts'
import { saysChildrenOnly } from '../../../../shared/listings/children-only.ts'
import { words } from './age-words.ts'

/** Years; null: open to that side, or not known. */
export interface Ages {
  ageMin: number | null
  ageMax: number | null
}

interface AgesSaid {
  ages?: string | null
  ageGroups?: readonly string[] | null
}

/** "0-18", and not the years of "2019-20". */
const DASH_OF_AGES = /(?<![\d.—–-])(\d{1,2}(?:\.\d)?) ?[—–-] ?(?=\d{1,2}(?![\d—–-]))/g

/** Whether printed ages name a year. What stands in brackets is about the source, or a part of what is offered. */
export const namesYears = (printed: string): boolean => /\d/.test(withoutBrackets(printed))

const withoutBrackets = (printed: string) => printed.replace(/\([^()]*\)/g, ' ').trim()

const GROUPS: Record<AgeGroup, Ages> = {
  'early-childhood': { ageMin: 0, ageMax: 5 },
  children: { ageMin: 6, ageMax: 12 },
  teenagers: { ageMin: 13, ageMax: 17 },
  adults: { ageMin: 18, ageMax: null },
}

/** Ages as the site writes them, "0 to 18 years": as printed, or else those of the groups that were ticked. */
export function agesInWords({ ages, ageGroups }: AgesSaid): string | null {
  if (ages) return ages.replaceAll(DASH_OF_AGES, (_span, from: string) => words.upTo(from))
  const spans: Ages[] = []
  for (const group of AGE_GROUPS.filter((one) => ageGroups?.includes(one))) {
    const { ageMin, ageMax } = GROUPS[group]
    const last = spans.at(-1)
    if (last && last.ageMax === (ageMin ?? 0) - 1) last.ageMax = ageMax
    else spans.push({ ageMin, ageMax })
  }
  return spans.map(({ ageMin, ageMax }) => words.years(ageMin ?? 0, ageMax)).join(', ') || null
}

const UNKNOWN: Ages = { ageMin: null, ageMax: null }
const OLDEST = 120

/**
 * The ages a listing takes, in years, as its own words tell them: "4-25 years", "18 months to 6 years", "5 and above". Of
 * several ("2-8; 6-18; 18 and above") all together. Where the words cannot be read, the age groups are.
 */
export function agesOf(listing: AgesSaid): Ages {
  const { ages = null, ageGroups } = listing
  const groups = Object.entries(GROUPS).filter(([name]) => ageGroups?.includes(name))
  // "Birth to school entry" is of nobody older where the groups name nobody older.
  const isForYoungest = groups.length > 0 && groups.every(([name]) => name === 'early-childhood')
  const said = isForYoungest && saysChildrenOnly(ages) ? undefined : readAges(ages ?? '')
  if (said) return said
  return together(groups.map(([, ages]) => ages)) ?? UNKNOWN
}

function readAges(text: string): Ages | undefined {
  const plain = withoutBrackets(text.toLowerCase())
  if (plain === '') return undefined
  if (/\ball ages\b|\bany age\b/.test(plain)) return { ageMin: 0, ageMax: null }
  const children = plain.replace(/ and (young )?adults?$/, '')
  if (saysChildrenOnly(children)) return { ageMin: 0, ageMax: children === plain ? 17 : null }
  return together(
    plain.split(/[;,/]|\band (?=\d+ ?(?:-|–|to) ?\d)/).flatMap((part) => readOne(part) ?? []),
  )
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?)\s*\+?\s*(months?|mths?|years?|yrs?|y)?`
const SPAN = new RegExp(String.raw`${NUMBER}\s*(?:-|–|—|to|till|until)\s*${NUMBER}(.*)`)
const FROM = new RegExp(
  String.raw`(?:from|above|over|after|older than|minimum)\s+(?:the age of\s+)?${NUMBER}(.*)`,
)
const UP_TO = new RegExp(
  String.raw`(?:up ?to|upto|below|under|till|until|birth to|younger than|maximum)\s+(?:the age of\s+)?${NUMBER}`,
)
const AND_ABOVE = new RegExp(
  String.raw`${NUMBER}\s*(?:and|&|or)?\s*(?:above|over|older|up|upwards|onwards|onward|plus)`,
)
const PLUS = /(\d{1,3}(?:\.\d+)?)\s*\+/
const ALONE = new RegExp(String.raw`^(?:age|aged|ages)?\s*${NUMBER}$`)

function readOne(part: string): Ages | undefined {
  const text = part.trim()
  const isOpen = /\b(above|over|older|up|upwards|onwards?|plus|adults?)\b|\+/
  const span = SPAN.exec(text)
  if (span) {
    const [, from = '', unitFrom, to = '', unitTo, rest = ''] = span
    return range(years(from, unitFrom ?? unitTo), isOpen.test(rest) ? null : years(to, unitTo))
  }
  const upTo = UP_TO.exec(text)
  if (upTo)
    return range(0, years(upTo[1] ?? '', upTo[2]) - (/below|under|younger/.test(text) ? 1 : 0))
  const from = FROM.exec(text) ?? AND_ABOVE.exec(text) ?? PLUS.exec(text)
  if (from) return range(years(from[1] ?? '', from[2]), null)
  if (/^(young )?adults?( only)?$/.test(text)) return range(18, null)
  const alone = ALONE.exec(text)
  return alone ? range(years(alone[1] ?? '', alone[2]), years(alone[1] ?? '', alone[2])) : undefined
}

const years = (number: string, unit = '') =>
  unit.startsWith('m') ? Math.round((Number(number) / 12) * 10) / 10 : Number(number)

function range(ageMin: number, ageMax: number | null): Ages | undefined {
  const isSound = ageMin <= OLDEST && (ageMax === null || (ageMax >= ageMin && ageMax <= OLDEST))
  return isSound ? { ageMin, ageMax } : undefined
}

function together(all: Ages[]): Ages | undefined {
  if (all.length === 0) return undefined
  const ends = all.map(({ ageMax }) => ageMax)
  return {
    ageMin: Math.min(...all.map(({ ageMin }) => ageMin ?? 0)),
    ageMax: ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0)),
  }
}
