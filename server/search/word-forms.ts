import { soundOf } from './spelling.ts'
import { linesOf, wordList } from './word-lists.ts'

/** Words of Hindi, Marathi and Konkani within phrases: 'vishesh shala' is 'special school'. */
const TRANSLATED = new Map(
  linesOf('in english').flatMap(([english = '', ...words]) => words.map((word) => [word, english])),
)

const HEARD = new Map([...TRANSLATED].map(([word, english]) => [soundOf(word), english]))

/** The word in English where it is one of those above, otherwise as it is; one that nobody knows by its sound, too. */
export const translate = (word: string, isUnknown = false): string => {
  for (const form of [word, ...bareForms(word)]) {
    const english = TRANSLATED.get(form)
    if (english) return english
  }
  return (isUnknown && HEARD.get(soundOf(word))) || word
}

/** Words in the singular, with a space on either side of each: whether a text has a phrase is whether it includes it. */
export const inSingular = (words: string[]): string => ` ${words.map(toSingular).join(' ')} `

const toSingular = (word: string) =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word

/** Endings that say "in", "for", "of", "-ness"; what is left is the word. */
const endings = (list: string) => new RegExp(`(?:${[...wordList(list)].join('|')})$`)
const DEVANAGARI = endings('endings in devanagari')
const LATIN = endings('endings in latin letters')

/** The word without its ending, in the forms it may have had. Only for a word nobody knows as it is. */
export function bareForms(word: string): string[] {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word)
  const bare = word.replace(isDevanagari ? DEVANAGARI : LATIN, '')
  if (bare === word || bare.length < 2) return []
  const endings = isDevanagari ? ['', 'ा', 'ी', 'े'] : ['', 'a', 'i', 'em', 'o']
  // 'गोव्यात' is 'in गोवा': before an ending Marathi adds a ya.
  return [bare, bare.replace(/य$/, '')].flatMap((stem) => endings.map((ending) => stem + ending))
}
