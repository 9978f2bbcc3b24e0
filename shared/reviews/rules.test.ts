import { expect, test } from 'vitest'
import { changeableUntil } from './rules.ts'

test('a review may be changed until 30 days after it was written', () => {
  expect(changeableUntil(new Date('2026-11-01T10:00:00Z'))).toEqual(
    new Date('2026-12-01T10:00:00Z'),
  )
})
