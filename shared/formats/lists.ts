import { LOCALE } from './locale.ts'
import { whenNeeded } from './when-needed.ts'

const conjunction = whenNeeded(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }))

/** "a, b and c". One alone needs no formatter, whose making takes a phone tens of milliseconds. */
export const listOfAll = (items: string[]): string =>
  items.length < 2 ? items.join('') : conjunction().format(items)
