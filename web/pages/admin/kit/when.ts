import { shortDate } from '../../../ui/dates.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "22 Nov 2026, 14:03", in Indian time. */
export const dayAndTime = (moment: string): string =>
  `${shortDate(moment) ?? ''}, ${clock.format(new Date(moment))}`
