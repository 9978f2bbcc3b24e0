import { byIndianClock } from '../india-clock.ts'
import { MONTHS } from './months.ts'

/**
 * Dates as they stand on a page: in Indian time, the same letters on the server and in every browser.
 * Each function gives undefined for what is missing or not a date, so that the page can say so in words.
 */
type Day = string | null | undefined

/** "November 12, 2026": posts (§2, 'MMMM d, yyyy'). */
export function longDate(day: Day): string | undefined {
  const date = read(day)
  return date && `${date.month} ${date.day}, ${date.year}`
}

/** "14 Nov 2026": everything else. */
export function shortDate(day: Day): string | undefined {
  const date = read(day)
  return date && `${date.day} ${date.month.slice(0, 3)} ${date.year}`
}

/** "February 2024", for '2024-02-08' and '2024-02'; "2024" for '2024'. How a source is dated (ruling 1). */
export function monthAndYear(day: Day): string | undefined {
  if (day && /^\d{4}$/.test(day)) return day
  const date = read(day && /^\d{4}-\d{2}$/.test(day) ? `${day}-01` : day)
  return date && `${date.month} ${date.year}`
}

function read(day: Day) {
  const date = byIndianClock(day ?? '')
  if (Number.isNaN(date.getTime())) return undefined
  const month = MONTHS[date.getUTCMonth()] ?? ''
  return { day: date.getUTCDate(), month, year: date.getUTCFullYear() }
}
