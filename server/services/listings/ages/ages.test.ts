import { expect, test } from 'vitest'
import { agesInWords, agesOf } from './ages.ts'

test.each([
  ['0-20 years', 0, 20],
  ['from 3.5 years to adults', 3.5, null],
  ['4-25 years', 4, 25],
  ['16-38 years and above (2020 report)', 16, null],
  ['up to 18 years', 0, 18],
  ['under 18', 0, 17],
  ['1.5-17 years (2017 and 2019 reports)', 1.5, 17],
  ['2-6 years (programme start)', 2, 6],
  ['early intervention 0-6 years; all ages', 0, null],
  ['2-8; 6-18; 18 and above', 2, null],
  ['3 to 6 and 8 to 14 years', 3, 14],
  ['18 and above', 18, null],
  ['18+', 18, null],
  ['18 months to 6 years', 1.5, 6],
  ['6 – 12 yrs', 6, 12],
  ['above 5 years', 5, null],
  ['3 years onwards', 3, null],
  ['young adults', 18, null],
  ['newborns and children', 0, 17],
  ['children and young adults (vocational training from 18)', 0, null],
])('"%s" is %s to %s', (ages, ageMin, ageMax) => {
  expect(agesOf({ ages })).toEqual({ ageMin, ageMax })
})

test.each(['pre-primary to higher secondary', 'children, youth', 'please ask', 'class 10', ''])(
  '"%s" is not known',
  (ages) => {
    expect(agesOf({ ages })).toEqual({ ageMin: null, ageMax: null })
  },
)

test('without words that can be read the age groups tell, and those who take adults have no end', () => {
  expect(agesOf({ ages: null, ageGroups: ['children', 'teenagers'] })).toEqual({
    ageMin: 6,
    ageMax: 17,
  })
  expect(agesOf({ ages: 'please ask', ageGroups: ['teenagers', 'adults'] })).toEqual({
    ageMin: 13,
    ageMax: null,
  })
  expect(agesOf({ ages: 'birth to school entry', ageGroups: ['early-childhood'] })).toEqual({
    ageMin: 0,
    ageMax: 5,
  })
  expect(
    agesOf({ ages: 'newborns and children', ageGroups: ['early-childhood', 'children'] }),
  ).toEqual({ ageMin: 0, ageMax: 17 })
  expect(agesOf({ ages: '4-8 years', ageGroups: ['adults'] })).toEqual({ ageMin: 4, ageMax: 8 })
})

test.each([
  ['0-18 years', '0 to 18 years'],
  ['6 – 12 yrs', '6 to 12 yrs'],
  ['6—12 years', '6 to 12 years'],
  ['1.5-17 years (2017 and 2019 reports)', '1.5 to 17 years (2017 and 2019 reports)'],
  ['2-8; 6–18; 18 and above', '2 to 8; 6 to 18; 18 and above'],
])('"%s" is shown as "%s"', (printed, shown) => {
  expect(agesInWords({ ages: printed })).toBe(shown)
})

test.each([
  '6 to 12 years',
  'pre-primary',
  'adults (2019-20 report)',
  'from 3.5 years',
  '1-4-2020',
])('"%s" is shown as it is', (printed) => {
  expect(agesInWords({ ages: printed })).toBe(printed)
})

test.each([
  [['early-childhood'], '0 to 5 years'],
  [['children', 'early-childhood'], '0 to 12 years'],
  [['children', 'adults'], '6 to 12 years, 18 years and over'],
  [['teenagers', 'adults'], '13 years and over'],
  [[], null],
])('without printed ages, those of %j are %s', (ageGroups, shown) => {
  expect(agesInWords({ ages: null, ageGroups })).toBe(shown)
})
