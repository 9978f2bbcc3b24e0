import { expect, test } from 'vitest'
import { words } from './words.ts'

/** To one decimal (§2). */
test.each([
  [100, '100.0%'],
  [66.7, '66.7%'],
  [0, '0.0%'],
  [null, '–'],
])('of a share of %d it says %s', (share, said) => {
  expect(words.rate(share)).toBe(said)
})
