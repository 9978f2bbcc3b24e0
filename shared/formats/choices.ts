import { LANGUAGE } from './locale.ts'

/** "a, b, or c": with the comma before "or" that the country's own way of writing has not. */
export const listOfAny = (items: string[]): string =>
  new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }).format(items)
