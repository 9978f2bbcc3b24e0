import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseForHour } from './slot-choice.ts'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id: id + 1 }))
const counts = (count: number, places: number, hours: number[]) => {
  const shown = new Map(rows(count).map(({ id }) => [id, 0]))
  for (const hour of hours)
    for (const { id } of chooseForHour(rows(count), hour, places))
      shown.set(id, (shown.get(id) ?? 0) + 1)
  return [...shown.values()]
}
const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)
const manyHours = fc.integer({ min: 480_000, max: 600_000 })

test('the same hour gives the same ones, in whatever order they are read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), manyHours, (count, hour) => {
      const chosen = chooseForHour(rows(count), hour, 2)
      expect(chooseForHour(rows(count).toReversed(), hour, 2)).toEqual(chosen)
      expect(chosen).toHaveLength(Math.min(count, 2))
      expect(new Set(chosen).size).toBe(chosen.length)
    }),
  )
})

test('with one place each stands in it as often as the others, at most one round apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), manyHours, (count, first) => {
      const shown = counts(count, 1, from(first, count * 20))
      expect(Math.max(...shown) - Math.min(...shown)).toBeLessThanOrEqual(2)
    }),
  )
})

test('with two places, too, over many hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), manyHours, (count, first) => {
      const shown = counts(count, 2, from(first, 2_000))
      expect(Math.min(...shown) / Math.max(...shown)).toBeGreaterThan(0.85)
    }),
    { numRuns: 20 },
  )
})

test.each([2, 3, 4, 5, 6, 8, 12, 24])('none of %i always has the hours of the night', (count) => {
  const nights = from(20_000, 1_200).map((day) => day * 24 + 21)
  const shown = counts(count, 1, nights)
  expect(Math.min(...shown)).toBeGreaterThan((nights.length / count) * 0.5)
})
