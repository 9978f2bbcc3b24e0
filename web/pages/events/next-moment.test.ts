import { expect, test } from 'vitest'
import { untilNext } from './next-moment.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const start = Date.parse('2026-11-28T04:30:00Z')
const iso = (moment: number) => new Date(moment).toISOString()
/** As the server says it at a moment. */
const saidAt = (now: number, isCancelled = false) => {
  const [opens, arrives, closes] = [start - 3 * DAY, start - 2 * HOUR, start + DAY]
  return {
    isCancelled,
    isOpen: !isCancelled && opens <= now && now < closes,
    isArriving: arrives <= now,
    opensAt: iso(opens),
    arrivesAt: iso(arrives),
    closesAt: iso(closes),
  }
}
const until = (now: number) => untilNext(saidAt(now), now)

test('what is shown changes when it opens, when people arrive and when it closes, and never again', () => {
  expect(until(start - 4 * DAY)).toBe(DAY + 1000)
  expect(until(start - 3 * DAY)).toBe(3 * DAY - 2 * HOUR + 1000)
  expect(until(start - 2 * HOUR)).toBe(DAY + 2 * HOUR + 1000)
  expect(until(start + DAY)).toBeUndefined()
  expect(untilNext(saidAt(start, true), start)).toBeUndefined()
})

test('no browser waits longer than it can', () => {
  expect(until(start - 90 * DAY)).toBe(2 ** 31 - 1)
})

test('where the server’s clock is behind, what it has not said yet is asked a minute later', () => {
  const said = saidAt(start - 2 * HOUR - 1)
  expect(untilNext(said, start - 2 * HOUR)).toBe(60_000)
})
