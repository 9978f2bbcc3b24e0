import { expect, test } from 'vitest'
import { words } from './words.ts'

test.each([
  [{ duplicate: 2, error: 0 }, /may be a duplicate. Tick those you want/],
  [{ duplicate: 1, error: 3 }, /may be a duplicate. Tick those you want/],
  [{ duplicate: 0, error: 3 }, /No row can be imported. Please correct/],
  [{ duplicate: 0, error: 0 }, /no row is new or changed/],
])('of %o it says why there is nothing to import', (counts, sentence) => {
  expect(words.nothing(counts)).toMatch(sentence)
})
