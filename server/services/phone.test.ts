import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['+919156321900', '+91 91563 21900'],
  ['+918322458728', '+91 832 245 8728'],
  ['112', '112'],
  ['1800117776', '1800117776'],
  ['+0', '+0'],
])('%s is read as %s', (stored, read) => {
  expect(formatPhone(stored)).toBe(read)
})
