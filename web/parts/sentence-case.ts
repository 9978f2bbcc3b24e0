import { LOCALE } from '../../shared/formats/locale.ts'

/** Starts a printed phrase like a sentence: "from 3.5 years" stands alone on a card. */
export const sentenceCase = (text: string) =>
  text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1)
