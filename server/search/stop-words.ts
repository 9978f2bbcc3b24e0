import { wordsOf } from './tokenise.ts'
import { readSections } from './word-files.ts'

const LISTS = new Map(
  readSections('stop-words.txt').map(({ name, lines }) => [name, wordsOf(lines.join(' '))]),
)
const LANGUAGES = ['english', 'hindi', 'marathi', 'konkani', 'southern']

const listed = (...names: string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => LISTS.get(name) ?? []))

const STOP_WORDS = listed(...LANGUAGES)

/** Words that join the others and ask for nothing. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Words that stand before a place: "in Mapusa", "near Panaji"; in Hindi, Marathi and Konkani they stand after it. */
export const BEFORE_PLACE = listed('before a place')
export const AFTER_PLACE = listed('after a place')
