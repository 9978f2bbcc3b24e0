import { shortDate } from './dates.ts'

/** A clock of 24 hours, which the country's own way of writing has not. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "14:03", in Indian time. */
export const timeOfDay = (moment: string | number): string => clock.format(new Date(moment))

/** "22 Nov 2026, 14:03", in Indian time. */
export const dayAndTime = (moment: string): string =>
  `${shortDate(moment) ?? ''}, ${timeOfDay(moment)}`
