import { shortDate } from './dates.ts'
import { timeOf } from './event-when.ts'

/** "22 Nov 2026, 2:03 pm", in Indian time. */
export const dayAndTime = (moment: string): string =>
  `${shortDate(moment) ?? ''}, ${timeOf(moment)}`
