import { expect, test } from 'vitest'
import { checkActWords } from './check-act-words.ts'

const CALL = { at: '', by: null, channel: 'call', method: 'phone', refusal: null } as const

test('a call names what was said of each fact, or how it ended', () => {
  const said = [
    { field: 'phone', outcome: 'right' },
    { field: 'hours', outcome: 'corrected' },
  ] as const
  expect(checkActWords.did({ ...CALL, outcome: 'answered', said: [...said] })).toBe(
    'recorded a call: phone right, hours changed',
  )
  expect(checkActWords.did({ ...CALL, outcome: 'wrong-number', said: [] })).toBe(
    'recorded a call: a wrong number',
  )
  expect(checkActWords.did({ ...CALL, outcome: 'answered', said: [], refusal: 'closed' })).toBe(
    'recorded a call: it was said to have closed',
  )
})
