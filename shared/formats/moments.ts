import { LOCALE } from './locale.ts'
import { whenNeeded } from './when-needed.ts'

/** How long a link works, in words: "15 minutes", "24 hours". */
export function duration(minutes: number): string {
  const hours = minutes / 60
  const [value, unit] = hours > 1 && Number.isInteger(hours) ? [hours, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** When something was done, as people in India write it: "21 November 2026 at 7:04 pm, India time". */
export const moment = (date: Date) => `${MOMENT().format(date)}, India time`

const MOMENT = whenNeeded(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
)

/** A day alone, where no hour is known: "21 November 2026". */
export const day = (date: Date) => DAY().format(date)

const DAY = whenNeeded(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
)
