import { expect, test } from 'vitest'
import { listOfAll } from './lists.ts'
import { LOCALE } from './locale.ts'

test.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
  '%j reads as the language writes it',
  (items: string[]) => {
    const asWritten = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
    expect(listOfAll(items)).toBe(asWritten.format(items))
  },
)
