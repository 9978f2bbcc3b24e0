import { expect, test } from 'vitest'
import { beginningOf, firstSentence } from './first-sentence.ts'

test.each([
  [
    'A special school for children in Mapusa, run by a trust. It has a bus.',
    'A special school for children in Mapusa, run by a trust.',
  ],
  [
    'Run by St. Xavier’s at Old Goa for children with autism. It has a hostel.',
    'Run by St. Xavier’s at Old Goa for children with autism.',
  ],
  [
    'The office of the commissioner for the whole state at K.K. Nagar. It gives advice.',
    'The office of the commissioner for the whole state at K.K. Nagar.',
  ],
  ['One sentence only', 'One sentence only'],
  ['', ''],
])('%s', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})

test.each([
  [20, 'A special school for children in Mapusa, run by a trust.'],
  [8, 'A special school for children in Mapusa…'],
  [6, 'A special school for children…'],
  [7, 'A special school for children in Mapusa…'],
])('in %i words', (most, beginning) => {
  const text = 'A special school for children in Mapusa, run by a trust. It has a bus.'
  expect(beginningOf(text, most)).toBe(beginning)
})
