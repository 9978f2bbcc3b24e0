import { shortDate } from '../formats/dates.ts'
import type { ListingAge } from './age.ts'

interface AgeFacts {
  age: ListingAge
  /** Whole months since the last good word. */
  months: number
  tries: number
  unreachableOn: string | null
  statusUntil: string | null
  /** Somebody says that it has closed, and nobody has found out yet. */
  isSaidClosed: boolean
  /** The day on which the number that is shown was found wrong, and nobody has said better since. */
  phoneWrongOn: string | null
}

/** What has to be said of how old a listing's facts are; null where the dates beside them say enough. */
export function ageWords({
  age,
  months,
  tries,
  unreachableOn,
  statusUntil,
  isSaidClosed,
  phoneWrongOn,
}: AgeFacts): string | null {
  if (age === 'closed') return 'It has closed.'
  if (isSaidClosed) return 'We were told it has closed. We are checking.'
  if (age === 'closed-for-now')
    return statusUntil ? `Closed until ${shortDate(statusUntil)}.` : 'Closed for now.'
  if (phoneWrongOn) return `Its number was found wrong on ${shortDate(phoneWrongOn)}.`
  if (age === 'unreachable')
    return tries > 0
      ? `We tried ${tries} times, last ${shortDate(unreachableOn)}. Nobody answered.`
      : `Nobody answered us, last ${shortDate(unreachableOn)}.`
  if (age === 'ageing' || age === 'stale')
    return `Not confirmed for ${months === 1 ? '1 month' : `${months} months`}.`
  return null
}
