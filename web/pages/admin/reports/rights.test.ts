import { expect, test } from 'vitest'
import type { Report } from '../../../../shared/reports/reports.ts'
import { isRightNow, isTold, rightsOf, whoSaid } from './rights.ts'

const said = (saidBy: 'visitor' | 'checker' | 'provider', right: string | null, id = 1) => ({
  id,
  by: null,
  saidBy,
  isKeeper: false,
  before: null,
  right,
  text: '',
  createdAt: '2026-11-29T08:00:00.000Z',
})
const report = (now: string | null, ...all: ReturnType<typeof said>[]) =>
  ({ now, said: all }) as Pick<Report, 'now' | 'said'>

test('what is right stands once, by whoever said it first', () => {
  const all = [said('visitor', null, 1), said('visitor', 'A', 2), said('checker', 'A', 3)]
  expect(rightsOf(report(null, ...all))).toEqual([{ id: 2, right: 'A' }])
})

test('nothing is left to ask where the page says it by now', () => {
  expect(isRightNow(report('A', said('visitor', 'B'), said('visitor', 'A')))).toBe(true)
  expect(isRightNow(report('A', said('visitor', 'B')))).toBe(false)
  expect(isRightNow(report(null, said('visitor', null)))).toBe(false)
})

test('a provider and a checker left no way to be told', () => {
  const both = [said('provider', 'A'), said('checker', 'A')]
  expect(isTold(report(null, ...both), 'declined')).toBe(false)
  expect(isTold(report(null, ...both, said('visitor', 'A')), 'declined')).toBe(true)
})

test('who looks after the listing reads why something was declined, and nothing where it was accepted', () => {
  const keeper = { ...said('provider', 'A'), isKeeper: true }
  expect(isTold(report(null, keeper), 'declined')).toBe(true)
  expect(isTold(report(null, keeper), 'accepted')).toBe(false)
  expect(whoSaid({ ...keeper, by: 'Asha Naik' })).toBe('Asha Naik, who looks after the listing')
})
