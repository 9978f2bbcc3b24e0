import { expect, test } from 'vitest'
import { paragraphs } from './text.ts'

test('a text that is too long is refused with how long it may be, and not cut', () => {
  const { error } = paragraphs(5).safeParse('too long')
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please shorten this to 5 characters.',
  ])
})
