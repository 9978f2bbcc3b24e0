import { LANGUAGE, LOCALE } from './locale.ts'
import { whenNeeded } from './when-needed.ts'

/** "a, b and c" */
export const listOfAll = (items: string[]): string => joined(items, conjunction)

/** "a, b, or c": with the comma before "or" that the country's own way of writing has not. */
export const listOfAny = (items: string[]): string => joined(items, disjunction)

const conjunction = whenNeeded(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }))
const disjunction = whenNeeded(() => new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }))

/** One alone needs no formatter, whose making takes a phone tens of milliseconds. */
const joined = (items: string[], format: () => Intl.ListFormat) =>
  items.length < 2 ? items.join('') : format().format(items)
