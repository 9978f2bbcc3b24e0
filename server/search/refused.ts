/** "Therapy, not ABA", "without medicine", "outside Goa": what is not wanted is left out, as after a minus. */
import type { Token } from './tokenise.ts'
import type { Concept } from './vocabulary/concept.ts'
import { phrases } from './vocabulary.ts'

const BEFORE = phrases(
  'not, without, except, other than, apart from, instead of, rather than, not want, dont want, doesnt want, not need, dont need, not looking for, bina, bagair, बिना',
)
const AFTER = phrases(
  'nako, nahi chahiye, nahin chahiye, ke bina, ke bagair, shivay, नको, नहीं चाहिए, के बिना, शिवाय',
)
const BEFORE_PLACE = [...BEFORE, ...phrases('outside, outside of')]
const AFTER_PLACE = [...AFTER, ...phrases('ke bahar, se bahar, bahar, chya baher, baher, के बाहर')]

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any', 'another'])
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'at', 'near', 'from', 'around', 'the'])

interface Span {
  from: number
  to: number
}

/** Whether somebody says that they do not want this help. */
export function isRefused(words: Token[], { from, to }: Span, concept: Concept): boolean {
  const phrase = words.slice(from, to).map(({ word }) => word)
  return namesHelp(phrase, concept) && isBetween(words, { from, to }, BEFORE, ARTICLES, AFTER)
}

/** Whether somebody says that they do not want it there. */
export const isRefusedPlace = (words: Token[], span: Span): boolean =>
  isBetween(words, span, BEFORE_PLACE, PREPOSITIONS, AFTER_PLACE)

/** Whether one of the phrases stands before it, but for joining words, or behind it. */
function isBetween(
  words: Token[],
  { from, to }: Span,
  phrasesBefore: string[][],
  joining: ReadonlySet<string>,
  phrasesAfter: string[][],
): boolean {
  const texts = words.map(({ word }) => word)
  const end = texts.slice(0, from).findLastIndex((word) => !joining.has(word)) + 1
  const stands = (phrase: string[], at: number) => phrase.every((word, i) => texts[at + i] === word)
  return (
    phrasesBefore.some((phrase) => stands(phrase, end - phrase.length)) ||
    phrasesAfter.some((phrase) => stands(phrase, to))
  )
}

/** "Not eating", "not trained", "not autistic" tell of somebody; "not private" and "not a special school" of help. */
function namesHelp(phrase: string[], { name, role }: Concept): boolean {
  if (role) return name === 'private' || name === 'government'
  return !phrase.some((word) => /..(?:ing|ed)$/.test(word) && !name.includes(word))
}
