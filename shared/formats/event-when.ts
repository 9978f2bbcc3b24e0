import { byIndianClock } from '../india-clock.ts'
import { indianDay, indianTime } from '../indian-days.ts'
import { MONTHS } from './months.ts'

interface When {
  startDate: string
  endDate: string | null
  isAllDay: boolean
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

function read(moment: string) {
  const date = byIndianClock(moment)
  return {
    weekday: WEEKDAYS[date.getUTCDay()],
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  }
}

/** "Saturday, 28 November 2026, 10:00 am to 12:00 noon", in India's time; days alone where no hour is known. */
export function eventWhen({ startDate, endDate, isAllDay }: When): string {
  if (isAllDay) {
    const last = endDate && lastMoment(endDate)
    const isOneDay = !last || indianDay(startDate) === indianDay(last)
    return isOneDay ? dayOf(startDate) : `${dayOf(startDate)} to ${dayOf(last)}`
  }
  const start = dayAndTime(startDate)
  if (!endDate) return start
  const isOneDay = indianDay(startDate) === indianDay(endDate)
  return `${start} to ${isOneDay ? timeOf(endDate) : dayAndTime(endDate)}`
}

/** "Saturday, 28 November 2026, 10:00 am" */
export const dayAndTime = (moment: string) => `${dayOf(moment)}, ${timeOf(moment)}`

/** "Saturday, 28 November 2026" */
export function dayOf(moment: string): string {
  const { weekday, day, month, year } = read(moment)
  return `${weekday}, ${day} ${month} ${year}`
}

/** "Nov" and "28": the day an event begins, for the block of a card. */
export function shortDayOf(moment: string) {
  const { day, month } = read(moment)
  return { day: String(day), month: month.slice(0, 3) }
}

/** "28 November", for '2026-11-28'. */
export function dayAndMonth(day: string): string {
  const date = read(`${day}T12:00:00+05:30`)
  return `${date.day} ${date.month}`
}

/** "Saturday, 28 November", for '2026-11-28'. */
export function weekdayOf(day: string): string {
  const date = read(`${day}T12:00:00+05:30`)
  return `${date.weekday}, ${date.day} ${date.month}`
}

/** "November 2026", for '2026-11'; its name alone, "November". */
export const monthName = (month: string) => read(`${month}-15T12:00:00+05:30`).month
export const monthAndYear = (month: string) => `${monthName(month)} ${month.slice(0, 4)}`

/** The day that ends at this midnight, as `dayOf` says it. */
export const dayUntil = (midnight: string) => dayOf(lastMoment(midnight))

/** Days end at the midnight after them. */
const lastMoment = (endDate: string) => new Date(Date.parse(endDate) - 1).toISOString()

/** "4:25 pm". 12 o'clock has a name, or nobody knows which is meant. */
export function timeOf(moment: string): string {
  const [hour, minute] = indianTime(moment).split(':')
  const half = Number(hour) < 12 ? 'am' : 'pm'
  const ofTwelve = Number(hour) % 12 || 12
  if (ofTwelve === 12 && minute === '00') return half === 'pm' ? '12:00 noon' : '12:00 midnight'
  return `${ofTwelve}:${minute} ${half}`
}
