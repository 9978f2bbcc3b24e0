import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SUGGESTIONS } from '../../shared/places.ts'
import { editDistance } from './edit-distance.ts'
import { allPlaces } from './gazetteer.ts'
import { guessPlace, suggestPlaces } from './suggest.ts'

const ids = (text: string) => suggestPlaces(text).map(({ id }) => id)

test('suggestions begin at two characters, in any script, and are at most twenty', () => {
  expect(ids('m')).toEqual([])
  expect(ids(' m ')).toEqual([])
  expect(ids('')).toEqual([])
  expect(ids('ma')).toHaveLength(MAX_SUGGESTIONS)
  expect(ids('पणजी')[0]).toBe('panaji')
  expect(ids('--')).toEqual([])
})

test('an exact name first, then names that begin so, then words, then other names', () => {
  expect(ids('goa')[0]).toBe('goa')
  expect(ids('delhi').slice(0, 2)).toEqual(['delhi', 'delhi-delhi'])
  const old = ids('goa')
  expect(old).toContain('old-goa')
  expect(old.indexOf('goalpara')).toBeLessThan(MAX_SUGGESTIONS)
})

test('Goa comes before places of equal rank elsewhere', () => {
  const found = suggestPlaces('ma').filter(({ kind }) => kind !== 'state')
  expect(found.slice(0, 2).map(({ id }) => id)).toEqual(['mapusa', 'margao'])
})

test.each([
  ['ma', 'mapusa', 'maharashtra'],
  ['ben', 'benaulim', 'west-bengal'],
  ['po', 'ponda', 'puducherry'],
])('for the few letters "%s" %s of Goa comes before the state %s', (text, goan, state) => {
  const found = ids(text)
  expect(found).toContain(goan)
  expect(found).toContain(state)
  expect(found.indexOf(goan)).toBeLessThan(found.indexOf(state))
})

test('the first digits of a PIN code tell the state, where they lie in one', () => {
  expect(ids('56')).toEqual(['karnataka'])
  expect(ids('1100')).toEqual(['delhi'])
  expect(ids('11')).toEqual(['delhi'])
  expect(ids('14')).toEqual(['punjab'])
  expect(ids('74')).toEqual([])
  expect(ids('99')).toEqual([])
  expect(ids('4035').length).toBeGreaterThan(1)
})

test('a slip that may be two places is not guessed', () => {
  expect(guessPlace('dewas')?.name).toBe('Dewas')
  expect(guessPlace('salemm')?.region).toBe('Tamil Nadu')
  expect(guessPlace('cotombii')).toBeUndefined()
})

test('case, accents and the old name do not matter', () => {
  expect(ids('MAPUÇA')).toEqual(ids('mapuca'))
  expect(ids('panj')[0]).toBe('panaji')
  expect(ids('bang')[0]).toBe('bengaluru')
  expect(ids('vizag')[0]).toBe('visakhapatnam')
})

test('talukas, villages and PIN codes are suggested too', () => {
  expect(ids('bard')).toContain('bardez')
  expect(ids('davor')).toEqual(['davorlim'])
  expect(ids('4035')).toContain('403507')
  expect(ids('403507')).toEqual(['403507'])
  expect(ids('403 507')).toEqual(['403507'])
  expect(ids('500009')).toEqual(['500009'])
})

test('a slip is forgiven when nothing begins so', () => {
  expect(ids('mapsua')[0]).toBe('mapusa')
  expect(ids('banglaore')).toEqual(['bengaluru'])
  expect(ids('thiruvanantpuram')).toEqual(['thiruvananthapuram'])
  expect(ids('zzzzzz')).toEqual([])
  expect(guessPlace('margoa')?.id).toBe('margao')
  expect(guessPlace('hydrebad')?.id).toBe('hyderabad')
  expect(guessPlace('speech')).toBeUndefined()
})

test('every place is the first suggestion for its label', () => {
  for (const place of allPlaces()) expect(suggestPlaces(place.label)[0], place.label).toBe(place)
})

test.each([
  ['mapusa', 'mapusa', 0],
  ['mapusa', 'mapsua', 1],
  ['mapusa', 'mapusaa', 1],
  ['mapusa', 'mapu', 2],
  ['mapusa', 'margao', 3],
])('%s and %s differ by %i, three meaning more than two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

test('the distance is the one of the textbook, for any two words', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 1, max: 3 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(textbookDistance(a, b), limit + 1))
    }),
    { numRuns: 3000 },
  )
})

function textbookDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i])
  for (let j = 0; j <= b.length; j++) table[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      table[i]![j] = Math.min(changed, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        table[i]![j] = Math.min(table[i]![j]!, table[i - 2]![j - 2]! + 1)
    }
  return table[a.length]![b.length]!
}
