import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers)
})

test('the first, the last and the page itself are always there, once and in order', () => {
  const pages = fc
    .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const numbers = pageNumbers(page, last).filter((number) => number !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, last]))
      expect(pageNumbers(page, last).length).toBeLessThanOrEqual(7)
    }),
  )
})
