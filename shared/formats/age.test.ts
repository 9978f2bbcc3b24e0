import { expect, test } from 'vitest'
import { age } from './age.ts'

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['2026-11-17T09:00:00Z', '5 days'],
  ['2026-11-21T10:00:00Z', '1 day'],
  ['2026-11-21T10:00:01Z', '23 hours'],
  ['2026-11-22T09:20:00Z', '40 minutes'],
  ['2026-11-22T09:59:50Z', '1 minute'],
  // A clock that is ahead.
  ['2026-11-22T10:05:00Z', '1 minute'],
])('what began at %s is %s old', (since, text) => {
  expect(age(since, now)).toBe(text)
})
