import { expect, test } from 'vitest'
import { addDays } from '../indian-days.ts'
import { ageOf, type AgeInput } from './age.ts'
import { ageWords } from './age-words.ts'

const CONFIRMED = '2026-01-01'
const LISTING: AgeInput = {
  status: 'open',
  statusUntil: null,
  confirmedOn: CONFIRMED,
  unreachableOn: null,
  phone: '+918322222222',
}
const after = (days: number, listing: Partial<AgeInput> = {}) =>
  ageOf({ ...LISTING, ...listing }, addDays(CONFIRMED, days))

test.each([
  [0, 'fresh'],
  [179, 'fresh'],
  [180, 'due'],
  [239, 'due'],
  [240, 'ageing'],
  [364, 'ageing'],
  [365, 'stale'],
])('%i days after the last word a listing is %s', (days, age) => {
  expect(after(days)).toBe(age)
})

test('helplines age sooner', () => {
  const phone = '14416'
  expect([89, 90, 119, 120].map((days) => after(days, { phone }))).toEqual([
    'fresh',
    'due',
    'due',
    'stale',
  ])
})

test('what nobody ever confirmed is not old; what is closed for now opens by itself', () => {
  expect(after(900, { confirmedOn: null })).toBe('never')
  const closed = { status: 'closed-for-now', statusUntil: addDays(CONFIRMED, 10) } as const
  expect([after(9, closed), after(10, closed)]).toEqual(['closed-for-now', 'fresh'])
  expect(after(9, { status: 'closed' })).toBe('closed')
  expect(after(9, { unreachableOn: CONFIRMED })).toBe('unreachable')
})

test('what is said of it', () => {
  const facts = {
    age: 'fresh',
    months: 14,
    tries: 3,
    unreachableOn: '2027-03-03',
    statusUntil: null,
    isSaidClosed: false,
    phoneWrongOn: null,
  } as const
  expect(ageWords(facts)).toBeNull()
  expect(ageWords({ ...facts, age: 'never' })).toBeNull()
  expect(ageWords({ ...facts, age: 'stale' })).toBe('Not confirmed for 14 months.')
  expect(ageWords({ ...facts, age: 'unreachable' })).toBe(
    'We tried 3 times, last 3 Mar 2027. Nobody answered.',
  )
  expect(ageWords({ ...facts, isSaidClosed: true })).toBe(
    'We were told it has closed. We are checking.',
  )
})
