import { tokenise } from './tokenise.ts'
import { expect, test } from 'vitest'
import { ageGroupOf, readAge } from './ages.ts'

const words = (text: string) => tokenise(text).map(({ word }) => word)

test.each([
  ['2 year old', 2, 3],
  ['two yrs', 2, 2],
  ['18 months', 1.5, 2],
  ['5yrs', 5, 1],
  ['age 7', 7, 2],
  ['aged 12 years', 12, 3],
  ['3 saal ka', 3, 3],
  ['3 saal se upar', 3, 2],
  ['४ वर्षे', 4, 2],
  ['2.5 year old', 2.5, 3],
  ['2 year 8 months speech', 2, 4],
  ['2 years old and 8 months', 2, 6],
  ['2yrs 8months', 2, 2],
  ['age 2 years 8 months', 2, 5],
  ['8 months', 0.7, 2],
  ['is 4 not talking', 4, 2],
  ['is 4 years old', 4, 4],
  ['at 4', 4, 2],
])('%s is %d years, in %d words', (text, years, length) => {
  expect(readAge(words(text), 0)).toEqual({ years, length })
})

test.each([
  ['3 5 years', 3, 5, 3],
  ['6 to 12 yrs', 6, 12, 4],
])('%s is a span', (text, years, upTo, length) => {
  expect(readAge(words(text), 0)).toEqual({ years, upTo, length })
})

test('a bare number is the age of the child it follows', () => {
  expect(readAge(words('girl 11 vasco'), 1)).toEqual({ years: 11, length: 1 })
  expect(readAge(words('beta 4 mapusa se'), 1)).toEqual({ years: 4, length: 1 })
  expect(readAge(words('adult 25 margao'), 1)).toEqual({ years: 25, length: 1 })
  expect(readAge(words('my son of 4 should he'), 3)).toEqual({ years: 4, length: 1 })
  expect(readAge(words('30 male job'), 0)).toEqual({ years: 30, length: 1 })
  expect(readAge(words('school for boy 3 not speaking'), 3)).toEqual({ years: 3, length: 1 })
  for (const text of ['child 10 km', 'child 1098', 'class 10', 'boy 403601', 'adult 12'])
    expect(readAge(words(text), 1), text).toBeUndefined()
})

test('a number that is no age is none', () => {
  for (const text of [
    '403507',
    '12',
    '24 hours',
    '2 saal se goa me',
    'is 5 km',
    'at 4 pm',
    '5 3 years',
    '300 years',
    'age group',
    '',
  ])
    expect(readAge(words(text), 0)).toBeUndefined()
})

test('each age belongs to an age group', () => {
  expect([0, 5, 6, 12, 13, 17, 18, 60].map(ageGroupOf)).toEqual([
    'early-childhood',
    'early-childhood',
    'children',
    'children',
    'teenagers',
    'teenagers',
    'adults',
    'adults',
  ])
})
