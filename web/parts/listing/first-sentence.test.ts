import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  [
    'A special school for children in Mapusa, run by a trust. It has a bus.',
    'A special school for children in Mapusa, run by a trust.',
  ],
  [
    'Run by St. Xavier’s at Old Goa for children with autism. It has a hostel.',
    'Run by St. Xavier’s at Old Goa for children with autism.',
  ],
  ['One sentence only', 'One sentence only'],
  ['', ''],
])('%s', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
