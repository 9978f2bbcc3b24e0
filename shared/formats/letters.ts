import { whenNeeded } from './when-needed.ts'

const whole = whenNeeded(() => new Intl.Segmenter())

/** Whole letters: a Devanagari letter with its vowel sign is one. The same in every language. */
export const letters = (text: string): string[] =>
  Array.from(whole().segment(text), ({ segment }) => segment)
