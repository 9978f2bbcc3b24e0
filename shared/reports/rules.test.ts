import { expect, test } from 'vitest'
import { likelyKind } from './rules.ts'

test.each([
  ['phone', '+918322222222', 'wrong-number'],
  ['fees', 'Rs 500', 'fee'],
  // Who completes one does not say that they have moved.
  ['address', 'Peddem', 'other'],
  ['town', 'Mapusa', 'other'],
  ['phone', null, 'other'],
  [null, null, 'other'],
] as const)('of %s, where the page says %s, it is likely that it is: %s', (field, seen, kind) => {
  expect(likelyKind(field, seen)).toBe(kind)
})
