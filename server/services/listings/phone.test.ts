import { describe, expect, test } from 'vitest'
import { formatPhone, readPhone, shownPhone } from './phone.ts'
import shortCodes from './short-codes.json' with { type: 'json' }

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

  test.each([
    '',
    '2522283',
    '2495000',
    '12',
    'call us',
    '0832 24587',
    '98765',
    '+91',
    '=1+1',
    '1234',
    '199',
    '139',
    '14417',
  ])('%j cannot be dialled', (typed) => {
    expect(readPhone(typed)).toBeNull()
  })
})

describe('short codes (ruling 49)', () => {
  test.each(shortCodes)('$number has a purpose and a dated source, and is shown', (code) => {
    const { number, purpose, source, sourceDate, readOn } = code
    expect(purpose).not.toBe('')
    expect(new URL(source).protocol).toBe('https:')
    for (const day of [sourceDate ?? readOn, readOn]) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(readPhone(number)).toBe(number)
    expect(shownPhone(number)).toBe(number)
  })

  test('another short number is not shown, wherever it came from; a long one is', () => {
    for (const number of ['199', '1234', '14417', '123456']) expect(shownPhone(number)).toBeNull()
    for (const number of ['+919156321900', '1800117776', null])
      expect(shownPhone(number)).toBe(number)
  })
})
