import { describe, expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

test.each([
  ['+919156321900', '+91 91563 21900'],
  ['+918322458728', '+91 832 245 8728'],
  ['112', '112'],
  ['1800117776', '1800117776'],
  ['+0', '+0'],
])('%s is read as %s', (stored, read) => {
  expect(formatPhone(stored)).toBe(read)
})

describe('a number as people type it', () => {
  test.each([
    ['0832 245 8728', '+918322458728'],
    ['(0832) 2458728', '+918322458728'],
    ['0832-2458728', '+918322458728'],
    ['+91 832 245 8728', '+918322458728'],
    ['91563 21900', '+919156321900'],
    ['09156321900', '+919156321900'],
    ["'+919156321900", '+919156321900'],
    ['1800-599-0019', '18005990019'],
    ['+91 1800 11 7776', '1800117776'],
    ['112', '112'],
    ['14416', '14416'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(readPhone(typed)).toBe(stored)
    expect(readPhone(stored), 'what is stored reads as itself').toBe(stored)
  })

  test.each(['', '2522283', '2495000', '12', 'call us', '0832 24587', '98765', '+91', '=1+1'])(
    '%j cannot be dialled',
    (typed) => {
      expect(readPhone(typed)).toBeNull()
    },
  )
})
