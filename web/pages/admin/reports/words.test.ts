import { expect, test } from 'vitest'
import { words } from './words.ts'

test('of who sent a report it says what became of all of theirs, whether this one is decided or not', () => {
  expect(words.before({ accepted: 0, declined: 0 })).toBe(
    'None of their reports has been decided yet.',
  )
  expect(words.before({ accepted: 0, declined: 1 })).toBe(
    'Their reports so far: 0 accepted, 1 declined.',
  )
})
