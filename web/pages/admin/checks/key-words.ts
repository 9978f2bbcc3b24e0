import type { KeyLine } from '../queue/words.ts'

/** The keys of a call, each with a button of its own. */
export const KEYS = [
  ['J', 'Next fact'],
  ['K', 'Previous fact'],
  ['1', 'Right'],
  ['2', 'Change or add'],
  ['3', 'Not known'],
  ['A', 'All the rest is right'],
  ['4', 'They agree to be shown with today’s date'],
  ['5', 'They agree to be asked again'],
  ['C', 'Call'],
  ['W', 'Copy a message'],
  ['S', 'Save and next'],
  ['N', 'No answer'],
  ['B', 'Busy'],
  ['X', 'Wrong number'],
  ['Z', 'Open or closed, or they say no; asks first'],
  ['D', 'Decide later: it comes again tomorrow'],
  ['?', 'This list'],
] as const satisfies readonly KeyLine[]
