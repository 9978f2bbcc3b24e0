import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOfSpan, endAfter, endOfSpan, fromPicked, spanOf, toPicked } from './days.ts'
import { isRunning, PRESET_DAYS, toBudget } from './rules.ts'

const minutes = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000))
const asStored = (start: Date, end: Date) => ({
  startDate: start.toISOString(),
  endDate: end.toISOString(),
})

test('a picked moment is the same one again', () => {
  fc.assert(
    fc.property(minutes, (moment) => {
      expect(fromPicked(toPicked(moment))?.getTime()).toBe(moment.getTime())
    }),
  )
})

test('every preset is found again, wherever it begins: at the end of a month, in a leap year', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom(...PRESET_DAYS), (start, days) => {
      const span = spanOf(asStored(start, endAfter(start, days)))
      expect(span).toMatchObject({ duration: String(days), start: toPicked(start) })
      expect(endOfSpan(span)).toEqual(endAfter(start, days))
    }),
  )
})

test('any other length is custom, with its days, and ends where it did', () => {
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 365 }), (start, days) => {
      fc.pre(!PRESET_DAYS.some((preset) => preset === days))
      const span = spanOf(asStored(start, endAfter(start, days)))
      expect(span).toMatchObject({ duration: 'custom', days: String(days) })
      expect(endOfSpan(span)).toEqual(endAfter(start, days))
    }),
  )
})

test('the time of day in India stays the same so many days later', () => {
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 365 }), (start, days) => {
      expect(toPicked(endAfter(start, days)).slice(11)).toBe(toPicked(start).slice(11))
    }),
  )
  expect(toPicked(endAfter(fromPicked('2028-02-22T23:59')!, 7))).toBe('2028-02-29T23:59')
  expect(toPicked(endAfter(fromPicked('2026-12-31T00:15')!, 60))).toBe('2027-03-01T00:15')
})

test('a length that is a minute off a preset is custom', () => {
  const start = new Date('2026-11-22T04:30:00Z')
  const span = spanOf(asStored(start, new Date(endAfter(start, 30).getTime() + 60_000)))
  expect(span).toEqual({ start: '2026-11-22T10:00', duration: 'custom', days: '30' })
})

test.each([
  ['', 1],
  ['many', 1],
  ['45', 45],
  ['12.9', 12],
])('custom days typed as %j are %i', (days, expected) => {
  expect(daysOfSpan({ duration: 'custom', days })).toBe(expected)
})

test.each([
  ['365', '2027-11-22T04:30:00.000Z'],
  ['366', undefined],
  ['999', undefined],
  ['0', undefined],
  ['-3', undefined],
])('%s custom days end at %s', (days, end) => {
  const span = { start: '2026-11-22T10:00', duration: 'custom', days }
  expect(endOfSpan(span)?.toISOString()).toBe(end)
})

test.each(['', 'soon', '2026-06-31T10:00', '2026-11-22', '2026-11-22T25:00'])(
  '%j is no moment that was picked',
  (picked) => expect(fromPicked(picked)).toBeUndefined(),
)

test.each([
  ['1500', 1500],
  ['₹1,50,000', 150_000],
  ['Rs. 2 000', 2_000],
  ['1500.75', 1500],
  ['1,50,000.50', 150_000],
  ['1.5 lakh', 0],
  ['1e9', 0],
  ['1,5', 0],
  ['12 a month', 0],
  ['much', 0],
  ['', 0],
  [-5, -5],
])('a budget typed as %j is %i rupees', (typed, rupees) => expect(toBudget(typed)).toBe(rupees))

test('it runs from its start to its end, both included, and only while it is switched on', () => {
  const startDate = new Date('2026-11-01T00:00:00Z')
  const endDate = new Date('2026-11-08T00:00:00Z')
  const at = (now: string, isActive = true) =>
    isRunning({ isActive, startDate, endDate }, new Date(now))
  expect(at('2026-10-31T23:59:59.999Z')).toBe(false)
  expect(at('2026-11-01T00:00:00.000Z')).toBe(true)
  expect(at('2026-11-08T00:00:00.000Z')).toBe(true)
  expect(at('2026-11-08T00:00:00.001Z')).toBe(false)
  expect(at('2026-11-04T00:00:00Z', false)).toBe(false)
})
