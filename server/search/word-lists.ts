import { readAlternatives, spelledOut } from './alternatives.ts'
import { wordsOf } from './tokenise.ts'
import { readSections } from './word-files.ts'

const LISTS = new Map(readSections('word-lists.txt').map(({ name, lines }) => [name, lines]))

function linesIn(name: string): string[] {
  const lines = LISTS.get(name)
  if (!lines) throw new Error(`No list of words is called "${name}".`)
  return lines
}

/** The words of each line of a list. */
export const linesOf = (name: string): string[][] => linesIn(name).map(wordsOf)

/** The phrases of some lists, divided by commas; those that differ in a word may be written as one (alternatives.ts). */
export const phraseList = (...names: string[]): string[][] =>
  names.flatMap((name) => readAlternatives(linesIn(name).join(',')).flatMap(spelledOut))

/** All words of some lists. */
export const wordList = (...names: string[]): ReadonlySet<string> =>
  new Set(names.flatMap(linesOf).flat())

const STOP_WORDS = wordList('english', 'hindi', 'marathi', 'konkani', 'southern')

/** Words that join the others and ask for nothing. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const LANGUAGES = wordList('language')

/** "Hindi", "konkani": spoken by somebody. */
export const isLanguage = (word: string): boolean => LANGUAGES.has(word)

/** Entries say it of something else: "working days", "a certificate course". */
export const isSaidInPassing = (word: string): boolean => SAID_IN_PASSING.has(word)

/** Nothing says it but within another name: "M-CHAT". */
export const isWithinAnotherName = (word: string): boolean => WITHIN_ANOTHER_NAME.has(word)

const WITHIN_ANOTHER_NAME = wordList('within another name')

const SAID_IN_PASSING = wordList('said in passing', 'within another name')

/** Words that stand before a place: "in Mapusa", "near Panaji"; in Hindi, Marathi and Konkani they stand after it. */
export const BEFORE_PLACE = wordList('before a place')
export const AFTER_PLACE = wordList('after a place')
