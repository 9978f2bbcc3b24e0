import { expect, test } from 'vitest'
import { isForChildrenOnly } from './children-only.ts'

test.each([
  [['early-childhood', 'children', 'teenagers'], '0-18 years', true],
  [['teenagers', 'adults'], '16-38 years', false],
  [[], null, false],
  [[], 'children', true],
  [[], 'newborns and children', true],
  [[], 'Young children', true],
  [[], 'birth to school entry', true],
  [[], 'young adults', false],
  [[], 'children and young adults (vocational training from 18)', false],
  [[], 'pre-primary to higher secondary', false],
  [[], '0 to 18', false],
  [[], 'all ages', false],
] as const)('%j, "%s": %s', (ageGroups, ages, expected) => {
  expect(isForChildrenOnly({ ageGroups: [...ageGroups], ages })).toBe(expected)
})
