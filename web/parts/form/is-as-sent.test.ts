import { expect, test } from 'vitest'
import { isAsSent } from './is-as-sent.ts'

const SENT = { title: 'Toys', tags: '', isActive: true }

test.each([
  ['the same', { ...SENT }, true],
  [
    'the same in another order, with a box that is not ticked',
    { isActive: true, title: 'Toys', isAllowed: false },
    true,
  ],
  ['another word', { ...SENT, title: 'Toys!' }, false],
  ['a word more', { ...SENT, tags: 'Goa' }, false],
  ['a box that was ticked', { ...SENT, isActive: false }, false],
])('%s', (_, now, is) => {
  expect(isAsSent<object>(now, SENT)).toBe(is)
})
