import { expect, test } from 'vitest'
import { MONTHS, WEEKDAYS } from './calendar-names.ts'

const named = (days: Date[], options: Intl.DateTimeFormatOptions) =>
  days.map((day) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day))

test('the months are those of the calendar, in its order', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)))
  expect(named(months, { month: 'long' })).toEqual(MONTHS)
})

test('the days of the week are those of the calendar, from Sunday on', () => {
  // 1 November 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)))
  expect(named(week, { weekday: 'long' })).toEqual(WEEKDAYS)
})
