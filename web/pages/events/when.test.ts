import { expect, test } from 'vitest'
import { dayAndTime, whenItIs } from './when.ts'

test('a moment is told in Indian time, with its weekday', () => {
  expect(dayAndTime('2026-11-28T04:30:00Z')).toBe('Saturday, 28 November 2026, 10:00 am')
  expect(dayAndTime('2026-11-27T18:30:00Z')).toBe('Saturday, 28 November 2026, 12:00 midnight')
})

test.each([
  [null, 'Saturday, 28 November 2026, 10:00 am'],
  ['2026-11-28T06:30:00Z', 'Saturday, 28 November 2026, 10:00 am to 12:00 noon'],
  [
    '2026-11-29T11:30:00Z',
    'Saturday, 28 November 2026, 10:00 am to Sunday, 29 November 2026, 5:00 pm',
  ],
])('until %s', (end, words) =>
  expect(whenItIs({ startDate: '2026-11-28T04:30:00Z', endDate: end, isAllDay: false })).toBe(
    words,
  ),
)

test('where only days are known, only days are told', () => {
  const event = { startDate: '2026-11-27T18:30:00Z', isAllDay: true }
  expect(whenItIs({ ...event, endDate: null })).toBe('Saturday, 28 November 2026')
  expect(whenItIs({ ...event, endDate: '2026-11-28T18:30:00Z' })).toBe('Saturday, 28 November 2026')
  expect(whenItIs({ ...event, endDate: '2026-11-29T18:30:00Z' })).toBe(
    'Saturday, 28 November 2026 to Sunday, 29 November 2026',
  )
})
