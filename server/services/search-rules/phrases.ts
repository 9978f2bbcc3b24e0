/** Phrases that admins write rules for, as a search is compared with them. */
import { isStopWord } from '../../search/word-lists.ts'
import { tokenise } from '../../search/tokenise.ts'

export const wordsOf = (text: string): string[] => tokenise(text).map(({ word }) => word)

export const saysNothing = (words: string[]): boolean => words.every(isStopWord)

/** Of a whole search words that only join others tell nothing: "school for my son" is "school son". */
export function foldSearch(words: string[]): string {
  const telling = words.filter((word) => !isStopWord(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** All phrases of a search that a synonym may be for. */
export function phrasesIn(words: string[], longest: number): string[] {
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
  return [...new Set(phrases)]
}
