import { topicsIn } from './recognise.ts'

/** What somebody may write around a word that tells of danger: alone it tells nothing. */
const AROUND = [
  (words: string) => words,
  (words: string) => `i want to ${words}`,
  (words: string) => `i ${words} myself`,
  (words: string) => `my son is ${words}`,
  (words: string) => `${words} my child`,
  (words: string) => `teacher ${words} my son`,
  (words: string) => `my son took ${words}`,
  (words: string) => `autism ${words}`,
]
/** What of them tells of danger by itself. */
const BEFORE = AROUND.map((around) => topicsIn(around('listing')).join())

/** Whether these words could tell of danger: they are nobody's to give another meaning (ruling 48). */
export const touchesDanger = (words: string): boolean =>
  AROUND.some((around, at) => topicsIn(around(words)).join() !== BEFORE[at])
