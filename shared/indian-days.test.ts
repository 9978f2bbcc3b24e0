import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysOf,
  indianDay,
  indianTime,
  momentInIndia,
  weeksOf,
} from './indian-days.ts'

test('a day in India begins at 18:30 UTC of the day before', () => {
  expect(indianDay('2026-11-27T18:29:59Z')).toBe('2026-11-27')
  expect(indianDay('2026-11-27T18:30:00Z')).toBe('2026-11-28')
  expect(indianTime('2026-11-27T18:30:00Z')).toBe('00:00')
  expect(momentInIndia('2026-11-28', '10:00').toISOString()).toBe('2026-11-28T04:30:00.000Z')
})

test('months and days go over the ends of years and leap days', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('the weeks of a month begin on Sunday', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(5)
  expect(november[0]?.[0]).toBe('2026-11-01')
  expect(november[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null])
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('an event is on every day from its first to its last; one that ends at midnight not on the next', () => {
  const startDate = '2026-11-28T04:30:00Z'
  expect(daysOf({ startDate, endDate: null })).toEqual(['2026-11-28'])
  expect(daysOf({ startDate, endDate: '2026-11-28T18:30:00Z' })).toEqual(['2026-11-28'])
  expect(daysOf({ startDate, endDate: '2026-11-29T04:30:00Z' })).toEqual([
    '2026-11-28',
    '2026-11-29',
  ])
})
