import { LOCALE } from './locale.ts'

/** A label as it reads inside a sentence: "Address" becomes "address", "PIN code" stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(LOCALE) + label.slice(1)
