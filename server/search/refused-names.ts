/** "Other than Daddy's Home", "not Jyot": the name of a listing that is not wanted, whatever words it is made of. */
import { namesakes } from '../places/gazetteer.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import type { Word } from './parts.ts'
import { standsAt } from './refused.ts'
import { conceptOf } from './vocabulary.ts'
import { isStopWord, phraseList, wordList } from './word-lists.ts'

const BEFORE = [...phraseList('before a name that is refused'), ['not'], ['without']]
const AFTER = phraseList('after a name that is refused')
const ARTICLES = wordList('article')
/** In words. */
const LONGEST_NAME = 5
/** Who writes "not" twelve times does not get sixty looks into the database. */
const MOST_LOOKED_UP = 12

interface Span {
  from: number
  to: number
}

/** The words of such a name are left out together. `isInName`: whether a listing's name has these words next to each other. */
export async function withRefusedNames(
  words: Word[],
  isInName: (words: string[]) => Promise<boolean>,
): Promise<Word[]> {
  const texts = words.map(({ word }) => word)
  const phraseOf = ({ from, to }: Span) => texts.slice(from, to)
  const likely = spansIn(texts).filter((span) => mayBeName(phraseOf(span)))
  for (const span of likely.slice(0, MOST_LOOKED_UP)) {
    if (!(await isInName(phraseOf(span)))) continue
    const { from, to } = withoutKind(texts, withoutPlace(texts, span))
    return words.map((word, at) =>
      at >= from && at < to ? { ...word, isExcluded: true, isName: true, quote: -1 - from } : word,
    )
  }
  return words
}

/** What stands next to words that refuse a name, the longest first. */
function spansIn(texts: string[]): Span[] {
  return texts.flatMap((_, at) => {
    const start = at + (ARTICLES.has(texts[at] ?? '') ? 1 : 0)
    const isBehind = BEFORE.some((phrase) => standsAt(texts, at - phrase.length, phrase))
    const isBefore = AFTER.some((phrase) => standsAt(texts, at, phrase))
    return lengths().flatMap((length) => [
      ...(isBehind && start + length <= texts.length ? [{ from: start, to: start + length }] : []),
      ...(isBefore && at >= length ? [{ from: at - length, to: at }] : []),
    ])
  })
}

const lengths = () => Array.from({ length: LONGEST_NAME }, (_, at) => LONGEST_NAME - at)

/** Not what has a meaning, "special school", nor a place, nor the two of them: "hospital Goa". */
function mayBeName(phrase: string[]): boolean {
  const [first = '', last = ''] = [phrase[0], phrase.at(-1)]
  if (isStopWord(first) || isStopWord(last) || namesakes(phrase.join(' ')).length > 0) return false
  const isPlaceBehind = (at: number) => namesakes(phrase.slice(at).join(' ')).length > 0
  if (phrase.some((_, at) => conceptOf(phrase.slice(0, at)) && isPlaceBehind(at))) return false
  const concept = conceptOf(phrase)
  if (concept) return /^\p{Lu}/u.test(concept.name) && !concept.role && !concept.category
  return phrase.length > 1 || !isOrdinaryWord(first)
}

/** "Not Hospicio Margao": the place is where it is looked for. */
function withoutPlace(texts: string[], { from, to }: Span): Span {
  const isPlace = (at: number) => namesakes(texts.slice(at, to).join(' ')).length > 0
  const at = texts.findIndex((_, at) => at > from && at < to && isPlace(at))
  return { from, to: at === -1 ? to : at }
}

/** "Not Jyot School", and nothing else: a school all the same. */
function withoutKind(texts: string[], { from, to }: Span): Span {
  const others = [...texts.slice(0, from), ...texts.slice(to)]
  const isKind = conceptOf(texts.slice(to - 1, to))?.category !== undefined
  return isKind && to - from > 1 && !others.some((word) => conceptOf([word]))
    ? { from, to: to - 1 }
    : { from, to }
}
