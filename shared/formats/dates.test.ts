import { expect, test } from 'vitest'
import { longDate, monthAndYear, shortDate } from './dates.ts'

test('a post is dated "MMMM d, yyyy"', () => {
  expect(longDate('2026-11-12T04:00:00Z')).toBe('November 12, 2026')
})

test('everything else is dated "d MMM yyyy", September with three letters, too', () => {
  expect(shortDate('2026-11-14')).toBe('14 Nov 2026')
  expect(shortDate('2026-09-05')).toBe('5 Sep 2026')
})

test('a moment late in the evening in UTC is the next day in India', () => {
  expect(longDate('2026-12-31T18:29:59Z')).toBe('December 31, 2026')
  expect(longDate('2026-12-31T18:30:00Z')).toBe('January 1, 2027')
})

test.each([
  ['2024', '2024'],
  ['2024-02', 'February 2024'],
  ['2024-02-08', 'February 2024'],
])('a source dated %s reads "%s"', (day, text) => {
  expect(monthAndYear(day)).toBe(text)
})

test.each([null, undefined, '', 'soon', '2024-13-01'])('%s is not a date', (day) => {
  expect([longDate(day), shortDate(day), monthAndYear(day)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
