import { expect, test } from 'vitest'
import type { Report } from '../../../../shared/reports/reports.ts'
import { isRightNow, isTold, rightsOf } from './rights.ts'

const said = (saidBy: 'visitor' | 'checker' | 'provider', right: string | null, id = 1) => ({
  id,
  by: null,
  saidBy,
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
  expect(isTold(report(null, said('provider', 'A'), said('checker', 'A')))).toBe(false)
  expect(isTold(report(null, said('provider', 'A'), said('visitor', 'A')))).toBe(true)
})
