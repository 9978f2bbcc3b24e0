import { longDate, monthAndYear, shortDate } from '../../shared/formats/dates.ts'

interface TimeProps {
  /** An ISO date or moment. */
  of: string | null | undefined
  look?: 'long' | 'short' | 'month'
  /** Said in place of a date that is not there: "Date not available". */
  missing?: string
}

const LOOKS = { long: longDate, short: shortDate, month: monthAndYear }

/** A date, in words for people and in numbers for machines. */
export function Time({ of: moment, look = 'short', missing }: TimeProps) {
  const text = LOOKS[look](moment)
  if (!moment || !text) return missing
  return <time dateTime={moment}>{text}</time>
}
