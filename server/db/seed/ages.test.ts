/** What a starter listing's own words say of ages stands in its age groups, by which it is filtered and found. */
import { describe, expect, test } from 'vitest'
import type { AgeGroup } from '../../../shared/listings/age-groups.ts'
import { ageGroupOf } from '../../search/ages.ts'
import { agesOf } from '../../services/listings/ages/ages.ts'
import { starterListings, type StarterListing } from './starter.ts'

/** "Children" alone is what such places call whom they teach, however old; "youth" may be their work. Neither names a group. */
const GROUP_WORDS: [group: AgeGroup, words: RegExp][] = [
  ['early-childhood', /\b(newborns?|infants?|babies|toddlers?|young children)\b/i],
  ['children', /\bchild(ren)? and (adolescents?|(young )?adults?)\b/i],
  ['teenagers', /\b(teenagers?|adolescents?|children and (young )?adults?)\b/i],
  ['adults', /\badults?\b|\byoung people\b/i],
]

const NUMBER = String.raw`(\d+(?:\.\d+)?|birth|two|six)`
/** "From birth to 18 years", "aged 14 to 29", "up to 18"; and not the hours of a day, nor how many stay. */
const SPAN = new RegExp(
  String.raw`\b(?:from |ages? |aged |at )?${NUMBER} to ${NUMBER}( years)?`,
  'gi',
)
const UP_TO = new RegExp(String.raw`\b(?:children|adolescents) (?:up to|under) ${NUMBER}`, 'gi')
const FROM = new RegExp(String.raw`\b(?:from age|above|vocational training from) ${NUMBER}\b`, 'gi')
const NUMBERS_IN_WORDS: Record<string, number> = { birth: 0, two: 2, six: 6 }

/** Their ages are of something else than whom they take. */
const OF_ANOTHER = [
  // One free day in 2025.
  'starter-ananya-child-development-centre-hyderabad',
  // The centres about which one complains there.
  'starter-state-commissioner-for-the-differently-abled-tamil-nadu',
]

const textOf = ({ name, description, services }: StarterListing) =>
  [name, description, ...services].join('; ')

const toYears = (said: string) => NUMBERS_IN_WORDS[said.toLowerCase()] ?? Number(said)

/** The youngest and the oldest of each span of ages: "to 18" ends with the birthday. */
function yearsIn(text: string): number[] {
  const spans = [...text.matchAll(SPAN)].filter(
    ([said, , , years]) => years || /^(ages?|aged) /i.test(said),
  )
  return [
    ...spans.flatMap(([, from = '', to = '']) => [toYears(from), toYears(to) - 1]),
    ...[...text.matchAll(UP_TO)].map(([, to = '']) => toYears(to) - 1),
    ...[...text.matchAll(FROM)].map(([, from = '']) => toYears(from)),
  ]
}

const saying = starterListings
  .filter(({ externalId }) => !OF_ANOTHER.includes(externalId))
  .map((listing) => {
    const text = textOf(listing)
    const years = yearsIn(text)
    const named = GROUP_WORDS.flatMap(([group, words]) => (words.test(text) ? [group] : []))
    return { listing, years, groups: new Set([...named, ...years.map(ageGroupOf)]) }
  })
  .filter(({ groups }) => groups.size > 0)

test('the words of ages are found', () => {
  expect(saying.length).toBeGreaterThanOrEqual(20)
  expect(yearsIn('children from birth to 18 years, from 9 to 11 am, for 20 to 30 people')).toEqual([
    0, 17,
  ])
  expect(yearsIn('people aged 14 to 29; adolescents up to 18; training from age 18')).toEqual([
    14, 28, 17, 18,
  ])
})

describe.each(saying)('$listing.name', ({ listing, years, groups }) => {
  test('is in the age groups that its text names', () => {
    expect(listing.ageGroups).toEqual(expect.arrayContaining([...groups]))
  })

  test('takes the ages that its text names', () => {
    const { ageMin, ageMax } = agesOf(listing)
    for (const age of years) {
      expect(ageMin).toBeLessThanOrEqual(age)
      expect(ageMax ?? Infinity).toBeGreaterThanOrEqual(age)
    }
  })
})
