import type { AttemptOutcome, Channel } from '../../../shared/checks/kinds.ts'
import { addDays, indianDay, indianTime, momentInIndia } from '../../../shared/indian-days.ts'

export interface Tried {
  channel: Channel
  outcome: AttemptOutcome
  at: Date
}

/** When offices answer: one time in the morning, one in the afternoon. */
const MORNING = '10:00'
const AFTERNOON = '15:00'
const NOON = '13:00'
const SUNDAY = 0
/** Somebody has to find another number first. */
const WRONG_NUMBER_DAYS = 7

/** When to try again after these tries, the last of them now: on another weekday and at another time of day. */
export function nextTry(tries: Tried[], now: Date): Date {
  const last = tries.at(-1)
  const today = indianDay(now)
  const isMorning = indianTime(now) < NOON
  if (last?.outcome === 'busy' && isMorning) return momentInIndia(today, AFTERNOON)
  if (last?.outcome === 'wrong-number')
    return momentInIndia(addDays(today, WRONG_NUMBER_DAYS), MORNING)
  return momentInIndia(nextDay(tries, today), isMorning ? AFTERNOON : MORNING)
}

function nextDay(tries: Tried[], today: string): string {
  const used = new Set([SUNDAY, ...tries.map(({ at }) => weekday(indianDay(at)))])
  const days = Array.from({ length: 7 }, (_, more) => addDays(today, more + 1))
  return (
    days.find((day) => !used.has(weekday(day))) ??
    days.find((day) => weekday(day) !== SUNDAY) ??
    addDays(today, 1)
  )
}

const weekday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()
