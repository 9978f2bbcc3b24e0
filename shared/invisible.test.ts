import { expect, test } from 'vitest'
import { isVisible, withoutInvisible } from './invisible.ts'

test.each([
  ['Asha\u200b\u2060', 'Asha'],
  ['\u202eAsha', 'Asha'],
  ['\u200d Asha \u200d', 'Asha'],
  ['As\u00adha', 'Asha'],
  ['\u3164\u115f\u2800', ''],
  // Kshama in Devanagari and a Malayalam name: their joiners say how letters stand together.
  ['\u0915\u094d\u200d\u0937\u092e\u093e', '\u0915\u094d\u200d\u0937\u092e\u093e'],
  ['\u0d05\u0d28\u0d4d\u200c\u0d35\u0d30\u0d4d', '\u0d05\u0d28\u0d4d\u200c\u0d35\u0d30\u0d4d'],
])('%j without what nobody sees is %j', (text, visible) => {
  expect(withoutInvisible(text)).toBe(visible)
})

test.each(['\u0301', '\u3164', '\u2800', '\u200d', ' '])('%j says nothing', (text) => {
  expect(isVisible(text)).toBe(false)
})
