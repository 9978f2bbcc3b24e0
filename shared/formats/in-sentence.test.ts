import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Address', 'address'],
  ['Town or village', 'town or village'],
  ['PIN code', 'PIN code'],
  ['', ''],
])('%j reads %j inside a sentence', (label, inside) => {
  expect(inSentence(label)).toBe(inside)
})
