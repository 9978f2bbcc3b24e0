import { LOCALE } from './locale.ts'

const whole = new Intl.NumberFormat(LOCALE)

/** "1,00,000" */
export const number = (value: number) => whole.format(value)

/** "100,000": on command lines, whose language is English and which are read anywhere. */
export const numberForOperators = (value: number) => value.toLocaleString('en')
