import { MOST_DAYS, PRESET_DAYS } from './rules.ts'
import { indianDay, indianTime, momentInIndia } from '../indian-days.ts'

/** How long an advertisement runs, as its form has it: '30' is a preset, 'custom' goes by the days beside it. */
export interface Span {
  /** Day and time in India, as the browser's own picker writes them: '2026-11-22T09:30'. */
  start: string
  duration: string
  days: string
}

const DAY = 86_400_000

/** A moment as the picker has it. */
export const toPicked = (moment: string | Date): string =>
  `${indianDay(moment)}T${indianTime(moment)}`

/** What was picked as a moment; undefined for what is none. */
export function fromPicked(picked: string): Date | undefined {
  const [day = '', time] = picked.split('T')
  const moment = momentInIndia(day, time)
  // A day the calendar does not have, such as the 31st of June, would become the next one.
  return Number.isNaN(moment.getTime()) || toPicked(moment) !== picked ? undefined : moment
}

/** §4: so many days after the start. India has no summer time, so each is 24 hours. */
export const endAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY)

/** Days as typed; what is no number becomes 1 (§5). */
function toDays(typed: string): number {
  const days = Number.parseInt(typed, 10)
  return Number.isNaN(days) ? 1 : days
}

/** The days a span lasts: those of the preset, or those typed. */
export const daysOfSpan = ({ duration, days }: Pick<Span, 'duration' | 'days'>): number =>
  duration === 'custom' ? toDays(days) : Number(duration)

/** When a span ends; undefined while its start is no moment, or it lasts longer or shorter than one may. */
export function endOfSpan(span: Span): Date | undefined {
  const start = fromPicked(span.start)
  const days = daysOfSpan(span)
  return start && days >= 1 && days <= MOST_DAYS ? endAfter(start, days) : undefined
}

/** The span of an advertisement that is there: a preset where it fits exactly, else custom (§4). */
export function spanOf({ startDate, endDate }: { startDate: string; endDate: string }): Span {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY
  const preset = PRESET_DAYS.find((preset) => preset === days)
  return {
    start: toPicked(startDate),
    duration: preset ? String(preset) : 'custom',
    days: String(Math.min(MOST_DAYS, Math.max(1, Math.round(days)))),
  }
}
