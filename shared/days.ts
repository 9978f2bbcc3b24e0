import { indianDay } from './indian-days.ts'

/** Days as facts write them: 2026-11-22. "Today" is India's. */

/** A day that exists in the calendar, of the last or this century: others are slips, and databases know no year 0. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  )
}

/** How exactly a page is dated: a year, a month or a day. */
export const isSourceDate = (text: string): boolean =>
  isDay(text.length === 4 ? `${text}-01-01` : text.length === 7 ? `${text}-01` : text)

/** A day that has begun in India. */
export const isPastDay = (text: string, now: Date): boolean => isDay(text) && text <= indianDay(now)
