import { expect, test } from 'vitest'
import { dayOf } from './event-when.ts'
import { MONTHS } from './months.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Kolkata' })

test('months and weekdays have the names that the calendar has', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
  expect(months.map((day) => format({ month: 'long' }).format(day))).toEqual(MONTHS)
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)))
  for (const day of week)
    expect(dayOf(day.toISOString())).toContain(`${format({ weekday: 'long' }).format(day)}, `)
})
