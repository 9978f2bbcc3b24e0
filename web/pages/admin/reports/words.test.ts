import { expect, test } from 'vitest'
import { sayAsked } from './asked-words.ts'
import { words } from './words.ts'

test('of who sent a report it says what became of all of theirs, whether this one is decided or not', () => {
  expect(words.before({ accepted: 0, declined: 0 })).toBe(
    'None of their reports has been decided yet.',
  )
  expect(words.before({ accepted: 0, declined: 1 })).toBe(
    'Their reports so far: 0 accepted, 1 declined.',
  )
})

test('of a provider that was asked it says what they said, or how the try ended', () => {
  const at = '2026-05-03T05:00:00.000Z'
  const answered = { at, outcome: 'answered', said: 'right', refusal: null } as const
  expect(sayAsked(answered, true)).toMatch(/^The provider was asked, .*that what the page says/)
  expect(sayAsked({ ...answered, refusal: 'closed' }, false)).toMatch(/it has closed\.$/)
  const missed = { at, outcome: 'no-answer', said: null, refusal: null } as const
  expect(sayAsked(missed, true)).toMatch(/^Nobody answered, .* is planned\.$/)
})
