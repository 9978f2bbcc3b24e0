import { byIndianClock } from './india-clock.ts'

/** Days and months as calendars in India have them: 'YYYY-MM-DD' and 'YYYY-MM'. */

/** The day in India at a moment. */
export const indianDay = (moment: string | Date): string =>
  byIndianClock(moment).toISOString().slice(0, 10)

/** The time of day in India at a moment: '09:30'. */
export const indianTime = (moment: string | Date): string =>
  byIndianClock(moment).toISOString().slice(11, 16)

/** The hours that clocks in India have begun since 1970: no hour of them lies on two days. */
export const indianHour = (moment: Date): number =>
  Math.floor(byIndianClock(moment).getTime() / 3_600_000)

/** The moment when a day in India has reached a time. */
export const momentInIndia = (day: string, time = '00:00'): Date =>
  new Date(`${day}T${time}:00+05:30`)

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The month so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Whole months from one day to another. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}

/** The weeks of a month, Sunday to Saturday; null where a day belongs to another month (§2). */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const count = new Date(Date.parse(`${addMonths(month, 1)}-01T00:00Z`) - 1).getUTCDate()
  const before = new Date(`${first}T00:00Z`).getUTCDay()
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before
      return day < 0 || day >= count ? null : addDays(first, day)
    }),
  )
}

/** Every day an event is on; at most 366, whatever it says. */
export function daysOf({ startDate, endDate }: { startDate: string; endDate: string | null }) {
  const first = indianDay(startDate)
  // What ends at midnight ends on the day before.
  const end = endDate ? new Date(Math.max(Date.parse(endDate) - 1, Date.parse(startDate))) : null
  const last = end ? indianDay(end) : first
  const days: string[] = []
  for (let day = first; day <= last && days.length < 366; day = addDays(day, 1)) days.push(day)
  return days
}
