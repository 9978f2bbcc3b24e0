import { expect, test } from 'vitest'
import { dayOf, isExpired } from './fact-ages.ts'

const NONE = { checkedOn: null, sourceDate: null, readOn: null }

test.each([
  [{}, null],
  [{ readOn: '2026-11-20' }, '2026-11-20'],
  // What a page says of its own age counts, not when we read it.
  [{ sourceDate: '2026-02', readOn: '2026-11-20' }, '2026-02-01'],
  [{ sourceDate: '2024', readOn: '2026-11-20' }, '2024-01-01'],
  [{ checkedOn: '2026-03-01', sourceDate: '2026-02-08' }, '2026-03-01'],
  [{ checkedOn: '2026-01-01', sourceDate: '2026-02-08' }, '2026-02-08'],
])('a fact was last said on the day of its check or source: %j', (fact, day) => {
  expect(dayOf({ ...NONE, ...fact })).toBe(day)
})

test('whether a place takes new people counts as not known from the 60th day on', () => {
  const said = { ...NONE, checkedOn: '2026-01-01' }
  expect(isExpired('takesNewPeople', said, '2026-03-01')).toBe(false)
  expect(isExpired('takesNewPeople', said, '2026-03-02')).toBe(true)
  expect(isExpired('takesNewPeople', NONE, '2026-01-01')).toBe(true)
  expect(isExpired('takesNewPeople', null, '2026-01-01')).toBe(true)
})

test('what changes seldom does not expire', () => {
  expect(isExpired('fees', null, '2026-01-01')).toBe(false)
  expect(isExpired('phone', { ...NONE, readOn: '2016-01-01' }, '2026-01-01')).toBe(false)
})
