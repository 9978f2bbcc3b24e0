import { LOCALE } from './locale.ts'
import { whenNeeded } from './when-needed.ts'

const whole = whenNeeded(() => new Intl.NumberFormat(LOCALE))

/** From here on there are marks between the digits. */
const WITH_MARKS = 1_000

/** "1,00,000". What needs no marks is not worth the time that the first formatter takes a phone. */
export const number = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < WITH_MARKS ? `${value}` : whole().format(value)

/** "100,000": on command lines, whose language is English and which are read anywhere. */
export const numberForOperators = (value: number) => value.toLocaleString('en')
