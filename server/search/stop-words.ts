import { wordsOf } from './tokenise.ts'
import { readSections } from './word-files.ts'

const SECTIONS = new Map(
  readSections('stop-words.txt').map(({ name, lines }) => [name, lines.join(' ')]),
)
const LANGUAGES = ['english', 'hindi', 'marathi', 'konkani', 'southern']

const listed = (...names: string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => wordsOf(SECTIONS.get(name) ?? '')))

const STOP_WORDS = listed(...LANGUAGES)

/** Words that join the others and ask for nothing. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** The same of more words, by each: "we stay in" asks for no hostel. */
export const STOP_PHRASES = new Set(
  (SECTIONS.get('phrases') ?? '').split(',').map((phrase) => wordsOf(phrase).join(' ')),
)
export const LONGEST_STOP_PHRASE = Math.max(
  ...[...STOP_PHRASES].map((phrase) => phrase.split(' ').length),
)

/** Words that stand before a place: "in Mapusa", "near Panaji"; in Hindi, Marathi and Konkani they stand after it. */
export const BEFORE_PLACE = listed('before a place')
export const AFTER_PLACE = listed('after a place')
