import { expect, test } from 'vitest'
import { CATEGORIES, CATEGORY_ALIASES, resolveCategory } from './category-names.ts'

test('every slug of §3 resolves to itself', () => {
  for (const { slug } of CATEGORIES) expect(resolveCategory(slug)).toBe(slug)
})

test('every alias of §3 resolves to a slug', () => {
  const specified = [
    'doctors',
    'events',
    'friendly-places',
    'vocational-training',
    'doctors-and-specialists',
    'events-and-workshops',
    'training-centres',
  ]
  expect(CATEGORY_ALIASES.toSorted()).toEqual(specified.toSorted())
  for (const alias of specified) expect(resolveCategory(alias)).toBeDefined()
})

test('case and surrounding space do not matter', () => {
  expect(resolveCategory(' Doctors ')).toBe('doctors-specialists')
})

test('words that name no category resolve to nothing', () => {
  for (const word of ['', 'all', 'schools', 'constructor', '__proto__'])
    expect(resolveCategory(word)).toBeUndefined()
})
