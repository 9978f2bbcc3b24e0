import { expect, test } from 'vitest'
import { dayAndTime, dayUntil, eventWhen, monthAndYear, weekdayOf } from './event-when.ts'

test.each([
  [
    '2026-11-28T04:30:00Z',
    '2026-11-28T06:30:00Z',
    'Saturday, 28 November 2026, 10:00 am to 12:00 noon',
  ],
  ['2026-11-28T04:30:00Z', null, 'Saturday, 28 November 2026, 10:00 am'],
  [
    '2026-11-28T14:00:00Z',
    '2026-11-28T18:30:00Z',
    'Saturday, 28 November 2026, 7:30 pm to Sunday, 29 November 2026, 12:00 midnight',
  ],
])('from %s to %s', (startDate, endDate, said) => {
  expect(eventWhen({ startDate, endDate, isAllDay: false })).toBe(said)
})

test('days without an hour are named alone, the last one too', () => {
  const startDate = '2025-09-16T18:30:00Z'
  expect(eventWhen({ startDate, endDate: null, isAllDay: true })).toBe(
    'Wednesday, 17 September 2025',
  )
  expect(eventWhen({ startDate, endDate: '2025-09-24T18:30:00Z', isAllDay: true })).toBe(
    'Wednesday, 17 September 2025 to Wednesday, 24 September 2025',
  )
})

test('days and months of the calendar are named in India', () => {
  expect(weekdayOf('2026-11-28')).toBe('Saturday, 28 November')
  expect(monthAndYear('2026-01')).toBe('January 2026')
})

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
  expect(eventWhen({ startDate: '2026-11-28T04:30:00Z', endDate: end, isAllDay: false })).toBe(
    words,
  ),
)

test('where only days are known, only days are told', () => {
  const event = { startDate: '2026-11-27T18:30:00Z', isAllDay: true }
  expect(eventWhen({ ...event, endDate: null })).toBe('Saturday, 28 November 2026')
  expect(eventWhen({ ...event, endDate: '2026-11-28T18:30:00Z' })).toBe(
    'Saturday, 28 November 2026',
  )
  expect(eventWhen({ ...event, endDate: '2026-11-29T18:30:00Z' })).toBe(
    'Saturday, 28 November 2026 to Sunday, 29 November 2026',
  )
})

test('the last day to register is the one that ends at that midnight', () => {
  expect(dayUntil('2026-12-10T18:30:00Z')).toBe('Thursday, 10 December 2026')
})
