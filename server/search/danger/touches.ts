import { wordsOf } from '../tokenise.ts'
import { wordList } from '../word-lists.ts'
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
let before: string[] | undefined

/** What of them tells of danger by itself: nothing that a start should wait for. */
const beforeThem = () => (before ??= AROUND.map((around) => topicsIn(around('listing')).join()))

/** Where help is: a search for it finds the numbers to call, whatever an admin would have it mean. */
const HELP = wordList('danger: help')
/** 112, 1098, 14416, with or without signs between their digits. */
const SHORT_CODE = /^\d{3,5}$/

const namesHelp = (words: string) =>
  wordsOf(words).some((word) => HELP.has(word) || SHORT_CODE.test(word)) ||
  SHORT_CODE.test(wordsOf(words).join(''))

/** Whether these words could tell of danger: they are nobody's to give another meaning (ruling 48). */
export const touchesDanger = (words: string): boolean =>
  namesHelp(words) ||
  AROUND.some((around, at) => topicsIn(around(words)).join() !== beforeThem()[at])

/** With fewer letters a word may become nearly any. */
const SHORTEST_BEGINNING = 4

/** Whether a word that is still being typed may become one that asks for help: "suic", "emerg", "helpl". */
export const beginsHelp = (word: string): boolean =>
  word.length >= SHORTEST_BEGINNING &&
  [...HELP, ...DISTRESS].some((whole) => whole.startsWith(word))

const DISTRESS = wordList('danger: distress')
