import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCell, joinList, splitList, toCell } from './cells.ts'

test.each([
  '=1+1',
  '+91 832',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  '\u200b=1',
  "'=1",
  "''=1",
  '＝1',
])('no spreadsheet runs %j, and it comes back as it was', (text) => {
  expect(toCell(text)).toBe(`'${text}`)
  expect(fromCell(toCell(text))).toBe(text)
})

test.each(['Asha', "O'Neill", "'quoted'", '', "'", '2 + 2'])('%j stays as it is', (text) => {
  expect(toCell(text)).toBe(text)
  expect(fromCell(text)).toBe(text)
})

test('any text comes back from a cell', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom("'", "''", '=', '+', '-', '@', '\t'), fc.string())
      .map((parts) => parts.join('')),
  )
  fc.assert(fc.property(text, (text) => fromCell(toCell(text)) === text))
})

test('any list comes back from one cell', () => {
  const item = fc.string({ minLength: 1 }).filter((text) => text === text.trim() && text !== '')
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(splitList(joinList(items))).toEqual(items)
    }),
  )
  expect(splitList(' a ;; b;')).toEqual(['a', 'b'])
})
