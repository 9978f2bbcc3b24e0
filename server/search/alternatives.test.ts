import { expect, test } from 'vitest'
import { spelledOut } from './alternatives.ts'

test('what differs in a word is spelled out, and other phrases stay as they are', () => {
  expect(spelledOut('o t, school says|told_us he|she? is, o.t.')).toBe(
    'o t, school says is, school says he is, school says she is, ' +
      'school told us is, school told us he is, school told us she is, o.t.',
  )
})
